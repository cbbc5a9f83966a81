import type { CoursePart, StudentOrder } from '#domain/panel/student-progress.ts';
import type { QuizResult } from '#domain/school/certificate.ts';
import type { EnrolmentOrder, EnrolmentState } from '#domain/school/enrolment.ts';
import { limits } from '#domain/shared/limits.ts';
import { grouped } from '#messages/shared/common.ts';
import { confirming, forms } from './panel.ts';
import { userTab } from './people.ts';

/** The codes that open a course, for staff (SCHOOL-1). */
export const enrolmentTab = {
  title: 'Kurs kodları',
  lead: 'Kodu alan hər kəs hesabında kursu özü açır. E-poçtu təsdiqlənmiş istifadəçi bir koddan bir dəfə istifadə edə bilər.',
  createTitle: 'Yeni kod',
  lastDay: 'Son gün',
  lastDayHint: 'Kod həmin günün sonuna kimi işləyir (Bakı vaxtı ilə).',
  uses: 'Neçə nəfər üçün',
  create: 'Kod yarat',
  creating: 'Yaradılır…',
  created: (code: string) => `Kod hazırdır: ${code}`,
  required: forms.required,
  wrongUses: `Say 1 ilə ${limits.enrolmentUses} arasında tam ədəd olmalıdır.`,
  refused: 'Kod yaradılmadı: kurs hələ qeydə alınmayıb və ya icazəniz yoxdur. Adminə yazın.',
  name: 'Ad',
  nameHint: 'Məsələn, qrupun adı. Onu yalnız müəllimlər və adminlər görür.',
  optional: 'istəyə bağlı',
  longName: `Ad ən çoxu ${limits.enrolmentName} işarə ola bilər.`,
  search: 'Kodu və ya adının əvvəlini yazın',
  orders: {
    newest: 'Əvvəlcə yenilər',
    soonest: 'Əvvəlcə vaxtı tez bitənlər',
    open: 'Bağlanmamışlar',
    ended: 'Bağlanmışlar',
  } satisfies Record<EnrolmentOrder, string>,
  states: {
    open: 'açıqdır',
    ended: 'bağlanıb',
    expired: 'vaxtı bitib',
    'used-up': 'yer qalmayıb',
  } satisfies Record<EnrolmentState, string>,
  count: (used: number, uses: number) => `İstifadə olunub: ${used} / ${uses}`,
  until: (day: string) => `son gün ${day}`,
  copy: 'Keçidi kopyala',
  copyLabel: (code: string) => `${code}: keçidi kopyala`,
  copied: 'Keçid kopyalandı.',
  notCopied: 'Keçid kopyalanmadı. Kodu özünüz kopyalayın.',
  end: 'Bağla',
  endLabel: (code: string) => `${code}: bağla`,
  endText: (code: string) =>
    `${code} kodu ilə daha heç kim kurs aça bilməyəcək. Artıq açanların kursu açıq qalır.`,
  endYes: 'Bəli, bağla',
  endNo: confirming.no,
  ending: 'Bağlanır…',
  ended: 'Kod bağlandı.',
  endFailed: 'Kod bağlanmadı. Yenidən cəhd edin.',
  who: 'Kim istifadə edib',
  nobody: 'Hələ heç kim istifadə etməyib.',
  nameless: 'hesabı qalmayıb',
} as const;

/** More quizzes, or longer titles, become a sum. */
const mostResults = 4;
const longResults = 120;

/** What a certificate says of the quizzes of its course (QUIZ-1); '' if none was taken. */
export function resultsInWords(results: readonly QuizResult[]): string {
  if (results.length === 0) return '';
  const each = results.map(({ title, score, of }) => `${title}: ${score} / ${of}`).join(' · ');
  if (results.length <= mostResults && each.length <= longResults) return `Sınaqların nəticəsi: ${each}`;
  const sum = (part: 'score' | 'of') => results.reduce((all, one) => all + one[part], 0);
  return `Sınaqların nəticəsi: ${results.length} sınaqda ${sum('of')} sualdan ${sum('score')} düzgün cavab`;
}

/** The certificates of a student, for staff (LEARN-8). */
export const studentCertificates = {
  title: 'Sertifikatlar',
  of: (name: string) => `${name}: sertifikatlar`,
  loading: 'Sertifikatlar yüklənir…',
  copied: 'Ünvan kopyalandı.',
  notCopied: 'Ünvan kopyalanmadı. Sertifikatı açıb ünvanı özünüz kopyalayın.',
  none: 'Hələ sertifikatı yoxdur.',
  issue: 'Sertifikat ver',
  issueFor: (name: string) => `${name}: sertifikat ver`,
  issuing: 'Verilir…',
  hours: 'Kursun həcmi (saat)',
  optional: 'istəyə bağlı',
  wrongHours: `Saatı 1–${grouped(limits.certificateHours)} arasında tam ədədlə yazın.`,
  withResults: 'Sınaqların nəticəsi də yazılsın',
  many: 'Sertifikatlar',
  select: 'Seç',
  selectOne: (name: string) => `Seç: ${name}`,
  selectShown: 'Görünənlərin hamısını seç',
  selected: (n: number) => (n === 0 ? 'Sertifikat vermək üçün tələbələri seçin.' : `${n} tələbə seçilib.`),
  checkMany: 'Siyahını hazırla',
  manyHint:
    'Adlar sertifikatda hesabdakı kimi yazılacaq. Kurs üçün qüvvədə olan sertifikatı olana yenisi verilmir.',
  resultTitle: 'Sertifikatların verilməsi',
  task: (title: string) => `«${title}» kursu üçün sertifikatlar`,
  nothing: 'Seçilən tələbə yoxdur.',
  counts: (done: number, all: number) => `${done} / ${all} sertifikat hazırdır.`,
  run: (count: number) => `Sertifikat ver: ${count} tələbə`,
  goOn: (count: number) => `Davam et: ${count} tələbə`,
  clear: 'Seçimə qayıt',
  states: {
    planned: 'veriləcək',
    running: 'verilir…',
    done: 'verildi',
    already: 'sertifikatı artıq var',
    failed: 'verilmədi',
    changed: 'bu arada dəyişib',
  },
  issueHint: (name: string) =>
    `Sertifikatda «${name}» yazılacaq və sonradan dəyişməyəcək. Ünvanını bilən hər kəs onu görəcək.`,
  issued: (title: string) => `${title} kursu üçün sertifikat verildi.`,
  selectCourse: 'Kursu seçin.',
  /** Only a warning: staff decide. */
  notGranted: (title: string) => `Diqqət: ${title} kursu bu istifadəçi üçün açılmayıb.`,
  existing: (title: string) =>
    `${title} kursu üçün qüvvədə olan sertifikatı var, o, siyahıdadır. Yenisini vermək üçün əvvəlcə onu ləğv edin.`,
  refused:
    'Sertifikat verilmədi: istifadəçinin adı dəyişib, kurs hələ qeydə alınmayıb və ya icazəniz yoxdur. Siyahını təzələyib yenidən cəhd edin.',
  holds: 'qüvvədədir',
  revokedOn: (day: string) => `${day} tarixində ləğv edilib`,
  open: 'Aç',
  openLabel: (title: string) => `«${title}»: sertifikatı aç`,
  copy: 'Ünvanı kopyala',
  copyLabel: (title: string) => `«${title}»: sertifikatın ünvanını kopyala`,
  revoke: 'Ləğv et',
  revoking: 'Ləğv edilir…',
  revokeLabel: (title: string) => `«${title}»: sertifikatı ləğv et`,
  revokeText: (title: string, name: string) =>
    `${name} üçün ${title} sertifikatı ləğv ediləcək. Ünvanını açan hər kəs onun ləğv edildiyini görəcək. Bunu geri qaytarmaq olmaz.`,
  revokeYes: 'Bəli, ləğv et',
  revokeNo: 'Xeyr, qalsın',
  revoked: (title: string) => `${title} sertifikatı ləğv edildi.`,
  revokeFailed: 'Sertifikat ləğv edilmədi.',
  malformed: 'Bir sertifikatın məlumatı zədələnib, göstərilmir. Bu barədə adminə yazın.',
} as const;

/** The progress of a course's students, for staff (SCHOOL-4). */
export const students = {
  title: userTab.parts.students,
  lead: 'Tələbələrin kursda harada olduğunu göstərir. Məlumat tələbələrin cihazlarından gəlir: internetsiz baxdıqları hələ görünməyə bilər, cihazın saatı səhv olsa, vaxt da səhv olacaq.',
  courseHint: 'Gedişatı açmazdan əvvəl bunun verilənlər bazasına neçə sorğuya başa gəldiyini görəcəksiniz.',
  counting: 'Sayılır…',
  /** Before anything is read. */
  cost: (students: number, reads: number) => `${students} tələbə: ${reads} sorğu`,
  costAtLeast: (students: number, reads: number) => `İlk ${students} tələbə: ən azı ${reads} sorğu`,
  read: 'Gedişatı göstər',
  reading: 'Yüklənir…',
  more: (most: number) => `Növbəti tələbələri göstər: ən çoxu ${most} sorğu`,
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
  readAll: (most: number) => `Hamısını yüklə: hər dəfə ən çoxu ${most} sorğu`,
  stopAll: 'Dayandır',
  contact: 'Yaz və ya hesabını aç',
  toUser: 'Hesab',
  toUserLabel: (name: string) => `${name}: hesabı siyahıda göstər (kurslar, son gün, sertifikat)`,
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
