import { userTab } from '#features/accounts/desk/texts.ts';
import type { GradePart } from './grades.ts';
import type { CoursePart, StudentSort } from './student-progress.ts';

const gradeNames = {
  videos: 'Videolar',
  tasks: 'Tapşırıqlar',
  quizzes: 'Sınaqlar',
  attendance: 'Davamiyyət',
} satisfies Record<GradePart, string>;

const gradeHead = (part: GradePart, share: number | null): string =>
  share === null ? gradeNames[part] : `${gradeNames[part]} ${share}%`;

export const students = {
  title: userTab.parts.students,
  lead: 'Tələbələrin kursda harada olduğunu göstərir. Məlumat tələbələrin cihazlarından gəlir: internetsiz baxdıqları hələ görünməyə bilər, cihazın saatı səhv olsa, vaxt da səhv olacaq.',
  courseHint: 'Əvvəlcə kursda neçə tələbə olduğunu görəcəksiniz.',
  group: 'Qrup',
  wholeCourse: 'Bütün kurs',
  withGrades: 'Tapşırıqlar, sınaqlar, davamiyyət və yekun da olsun',
  ofCourse: (found: string) => `Kursda ${found} var, qrupun tələbələri onların arasından seçiləcək.`,
  counting: 'Sayılır…',
  found: (students: number, hasMore: boolean) =>
    hasMore ? `${students} tələbədən çox` : `${students} tələbə`,
  read: 'Gedişatı göstər',
  reading: 'Yüklənir…',
  more: 'Növbəti tələbələri göstər',
  nobody: 'Bu kurs hələ heç kim üçün açılmayıb.',
  nobodyInGroup: 'Bu qrupda hələ tələbə yoxdur.',
  noVideos: 'Bu kursda hələ video yoxdur, gedişat da boşdur.',
  search: 'Göstərilənlər arasında ad, istifadəçi adı və ya e-poçt',
  sorts: {
    name: 'Ad üzrə',
    most: 'Əvvəlcə çox bitirənlər',
    least: 'Əvvəlcə az bitirənlər',
    seen: 'Əvvəlcə yeni baxanlar',
    unseen: 'Əvvəlcə çoxdan baxmayanlar',
    highest: 'Əvvəlcə yekunu yüksək olanlar',
    lowest: 'Əvvəlcə yekunu aşağı olanlar',
  } satisfies Record<StudentSort, string>,
  noMatches: 'Göstərilənlər arasında belə tələbə yoxdur.',
  shown: (shown: number, all: number, hasMore: boolean) =>
    hasMore
      ? `${all} tələbə yüklənib, ${shown} göstərilir, davamı var`
      : `Cəmi ${all} tələbə, ${shown} göstərilir`,
  damaged: (count: number) => `${count} hesab göstərilmir: məlumatı zədələnib.`,
  picture: 'Kim haradadır',
  parts: {
    none: '0%',
    first: '1–24%',
    second: '25–49%',
    third: '50–74%',
    fourth: '75–99%',
    all: '100%',
  } satisfies Record<CoursePart, string>,
  pictureHint: 'Kursun hansı hissəsini neçə tələbə bitirib.',
  partCount: 'tələbə',
  student: 'Tələbə',
  finished: 'Bitirdiyi video',
  seen: 'Son baxış',
  never: 'baxmayıb',
  over: (day: string) => `girişi ${day} tarixində bitib`,
  of: (finished: number, total: number) => `${finished} / ${total}`,
  download: 'CSV faylını endir',
  /** The file says in its name and its last line what it covers. */
  file: (course: string, day: string, isWhole: boolean) =>
    `gedisat-${course}-${isWhole ? 'hamisi' : 'bir-hissesi'}-${day}.csv`,
  covers: (course: string, group: string | undefined, day: string, count: number, isWhole: boolean) =>
    `${course}${group === undefined ? '' : `, ${group}`}, ${day}: ${isWhole ? `${group === undefined ? 'kursun' : 'qrupun'} bütün tələbələri` : 'tələbələrin bir hissəsi'}, ${count} tələbə`,
  gradeHead,
  /** In whole per cent. */
  gradeColumn: (part: GradePart, share: number | null) => `${gradeHead(part, share)}, faizlə`,
  sumColumn: 'Yekun, faizlə',
  sum: 'Yekun',
  percent: (percent: number | null) => (percent === null ? '–' : `${percent}%`),
  gradesHint:
    'Yekun hissələrin çəkili ortasıdır. Başlıqdakı faiz hissənin yekunda nə qədər sayıldığını göstərir: onu kursun faylında dəyişmək olar («/admin», «Kurslar», «Yekunun çəkiləri»). Kursda olmayan hissənin çəkisi qalanlara paylanır, davamiyyəti hələ qeyd olunmayan tələbədə də belədir. «–» hələ heç nə olmadığını bildirir və yekunda 0 sayılır.',
  readAll: 'Hamısını yüklə',
  stopAll: 'Dayandır',
  contact: 'Yaz və ya hesabını aç',
  toUser: 'Hesab',
  toUserLabel: (name: string) => `${name}, hesab: siyahıda göstər (kurslar, son gün, sertifikat)`,
  subject: (course: string) => `${course} kursu`,
  greeting: (name: string, course: string) => `Salam, ${name}! ${course} kursu barədə yazıram.`,
  columns: {
    name: 'Ad',
    surname: 'Soyad',
    username: 'İstifadəçi adı',
    email: 'E-poçt',
    finished: 'Bitirdiyi video',
    total: 'Kursun videoları',
    seen: 'Son baxış',
    lastDay: 'Son gün',
  },
} as const;
