import { userTab } from '#features/accounts/desk/texts.ts';
import type { CoursePart, StudentOrder } from './student-progress.ts';

export const students = {
  title: userTab.parts.students,
  lead: 'Tələbələrin kursda harada olduğunu göstərir. Məlumat tələbələrin cihazlarından gəlir: internetsiz baxdıqları hələ görünməyə bilər, cihazın saatı səhv olsa, vaxt da səhv olacaq.',
  courseHint: 'Əvvəlcə kursda neçə tələbə olduğunu görəcəksiniz.',
  counting: 'Sayılır…',
  found: (students: number, hasMore: boolean) =>
    hasMore ? `${students} tələbədən çox` : `${students} tələbə`,
  read: 'Gedişatı göstər',
  reading: 'Yüklənir…',
  more: 'Növbəti tələbələri göstər',
  nobody: 'Bu kurs hələ heç kim üçün açılmayıb.',
  noVideos: 'Bu kursda hələ video yoxdur, gedişat da boşdur.',
  search: 'Göstərilənlər arasında ad, istifadəçi adı və ya e-poçt',
  orders: {
    name: 'Ad üzrə',
    most: 'Əvvəlcə çox bitirənlər',
    least: 'Əvvəlcə az bitirənlər',
    seen: 'Əvvəlcə yeni baxanlar',
    unseen: 'Əvvəlcə çoxdan baxmayanlar',
  } satisfies Record<StudentOrder, string>,
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
  covers: (course: string, day: string, count: number, isWhole: boolean) =>
    `${course}, ${day}: ${isWhole ? 'kursun bütün tələbələri' : 'tələbələrin bir hissəsi'}, ${count} tələbə`,
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
