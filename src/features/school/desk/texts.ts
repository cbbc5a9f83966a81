import { grouped } from '#core/views/common-texts.ts';
import { limits } from '#core/words/limits.ts';
import { panel } from '#panel/texts.ts';
import { activeDays, endingDays } from './school-figures.ts';

/** A count goes no further than its limit. */
export const counted = (n: number): string => `${grouped(n)}${n >= limits.counted ? '+' : ''}`;

/** SCHOOL-8. */
export const studentPart = {
  title: 'Tələbə',
  subject: 'Kurslarınız haqqında',
  greeting: (name: string) => `Salam, ${name}! `,
  courses: 'Kurslar',
  forEver: 'müddətsiz',
  finished: (finished: number, videos: number) =>
    `${finished} / ${videos}${videos >= limits.page ? '+' : ''} video bitirib`,
  seen: (time: string | null) => (time === null ? 'hələ baxmayıb' : `son baxış ${time}`),
  showStand: 'Gedişatını göstər',
  grant: 'Kurs aç',
  loading: 'Yüklənir…',
  attempts: 'Sınaqlar və cavabları',
  attempt: (n: number) => `cəhd ${n}`,
  score: (score: number, of: number) => `Nəticə: ${score} / ${of}`,
  running: 'Bu cəhd hələ təhvil verilməyib.',
  quizGone: 'Bu sınaq artıq yoxdur.',
  works: 'Tapşırıqlar',
  questions: 'Suallar',
  orders: 'Sifarişlər',
  certificates: 'Sertifikatlar',
  log: 'Jurnal: nə edilib',
  none: {
    attempts: 'Heç bir sınağa başlamayıb.',
    works: 'İş göndərməyib.',
    questions: 'Sual verməyib.',
    orders: 'Sifariş verməyib.',
    log: 'Bu hesabla bağlı dəyişiklik yoxdur.',
  },
} as const;

/** SCHOOL-6. */
export const schoolTab = {
  title: panel.tabs.school,
  lead: 'Bu ayın rəqəmləri hər dəfə yenidən sayılır. Altı ay və kurslar üzrə rəqəmlər son dəfə hesablananda necə idisə, elə qalır.',
  thisMonth: (month: string) => `Bu ay: ${month}`,
  monthLoading: 'Bu ayın rəqəmləri sayılır…',
  money: 'Ödənilib',
  moneyOf: (paid: number) => `${counted(paid)} ödəniş`,
  newOrders: 'Yeni sifariş',
  newAccounts: 'Yeni hesab',
  all: 'Altı ay və kurslar',
  count: 'Altı ayı və kursları hesabla',
  again: 'Yenidən hesabla',
  counting: 'Hesablanır…',
  at: (time: string) => `${time} üçün hesablanıb.`,
  download: 'CSV faylını endir',
  file: (day: string) => `mekteb-${day}.csv`,

  months: 'Aylar üzrə',
  accounts: 'Yeni hesablar',
  accountsHint: 'Ayda neçə hesab yaradılıb.',
  payments: 'Ödənişlər',
  paymentsHint: 'Ayda təsdiqlənmiş ödənişlərin məbləği.',
  monthNames: ['yan', 'fev', 'mar', 'apr', 'may', 'iyn', 'iyl', 'avq', 'sen', 'okt', 'noy', 'dek'],
  monthColumns: ['Ay', 'Yeni hesab', 'Sifariş', 'Ödənilib', 'Məbləğ', 'Kuponsuz'],
  amount: 'Məbləğ (AZN)', // of the file, where the amount is a number
  fullAmount: 'Kuponsuz məbləğ (AZN)',

  courses: 'Kurslar üzrə',
  progress: 'Kursların gedişatı',
  progressHint:
    'Zolaq nə qədər uzundursa, tələbə o qədər çoxdur; firuzəyi hissə onların orta hesabla nə qədər bitirdiyidir.',
  students: (n: number) => `${counted(n)} tələbə`,
  finished: (percent: number) => `orta gedişat: ${percent}%`,
  activeCount: (n: number) => `bu həftə aktiv: ${n}`,
  allCount: (n: number) => `hamısını bitirən: ${n}`,
  endingShort: (n: number) => `kursu tezliklə bitən: ${counted(n)}`,
  courseColumns: [
    'Kurs',
    'Tələbə',
    'Orta gedişat',
    'Bu həftə aktiv',
    'Hamısını bitirən',
    'Kursu tezliklə bitən',
  ],
  read: 'Gedişatı yüklə',
  readLabel: (course: string) => `${course}. Gedişatı yüklə`,
  readAll: 'Bütün kursların gedişatını yüklə',
  reading: 'Yüklənir…',
  hint: `«Aktiv» son ${activeDays} gündə kursun videosuna baxan tələbədir. Bunu tələbələrin öz cihazları deyir: internetsiz baxılan hələ görünməyə bilər. Müddəti bitmiş tələbələr də sayılır.`,
  damaged: (n: number) => `${n} hesab sayılmır: məlumatı zədələnib.`,

  inside: 'Kim harada qalıb',
  stops: 'Tələbələr harada dayanır',
  stopsHint: `Hər tələbə növbəti videosunun yanında sayılır: firuzəyi hissə son ${activeDays} gündə baxanlar, tünd hissə baxmayanlardır.`,
  stopColumns: ['№', 'Növbəti video', 'Aktiv', 'Dayanıb'],
  counts: (active: number, idle: number) => `${active} aktiv, ${idle} dayanıb`,
  notBegun: 'Hələ heç nəyə baxmayıb',
  noStops: 'Kursun videolarında qalan tələbə yoxdur.',
  activeInAll: (n: number) => `Gedişatı yüklənən kurslarda bu həftə aktiv: ${n} tələbə.`,
  activeOnes: 'Bu həftə aktiv olanlar',
  nobodyActive: `Son ${activeDays} gündə bu kursun videosuna heç kim baxmayıb.`,
  activeColumns: ['Tələbə', 'İstifadəçi adı', 'Son baxış'],

  ending: 'Kursu tezliklə bitənlər',
  endingCount: (n: number) => `Növbəti ${endingDays} gündə ${counted(n)} tələbənin kursu bitir.`,
  noEnding: `Növbəti ${endingDays} gündə kursu bitən tələbə yoxdur.`,
  showEnding: 'Siyahını göstər',
  firstOnly: `Hər kursdan ilk ${limits.page} tələbə göstərilir.`,
  endingColumns: ['Tələbə', 'İstifadəçi adı', 'Kurs', 'Son gün'],
  lastDay: (day: string) => `son gün ${day}`,
  greeting: (name: string, course: string, day: string) =>
    `Salam, ${name}! ${course} kursuna girişiniz ${day} günü bitir. `,
} as const;
