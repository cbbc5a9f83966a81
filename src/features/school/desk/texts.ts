import { grouped } from '#core/views/common-texts.ts';
import { limits } from '#core/words/limits.ts';
import { panel } from '#panel/texts.ts';
import { activeDays, endingDays } from './school-figures.ts';

/** A count goes no further than its limit. */
export const counted = (n: number): string => `${grouped(n)}${n >= limits.counted ? '+' : ''}`;

/** SCHOOL-6. */
export const schoolTab = {
  title: panel.tabs.school,
  lead: 'Rəqəmlər yalnız siz istəyəndə hesablanır. Bunun verilənlər bazasına neçə sorğuya başa gəldiyini əvvəlcədən görürsünüz.',
  cost: (reads: number) => `Hesablamaq: ${grouped(reads)} sorğu`,
  count: 'Hesabla',
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
  monthColumns: ['Ay', 'Yeni hesab', 'Sifariş', 'Ödənilib', 'Məbləğ'],
  /** Of the file, where the amount is a number. */
  amount: 'Məbləğ (AZN)',

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
  read: (reads: number, isLeast: boolean) =>
    isLeast ? `Gedişatı yüklə: ən azı ${grouped(reads)} sorğu` : `Gedişatı yüklə: ${grouped(reads)} sorğu`,
  readLabel: (course: string, text: string) => `${course}. ${text}`,
  readAll: (reads: number, isLeast: boolean) =>
    `Bütün kursların gedişatı: ${isLeast ? 'ən azı ' : ''}${grouped(reads)} sorğu`,
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
  showEnding: (reads: number) => `Siyahını göstər: ${grouped(reads)} sorğu`,
  firstOnly: `Hər kursdan ilk ${limits.page} tələbə göstərilir.`,
  endingColumns: ['Tələbə', 'İstifadəçi adı', 'Kurs', 'Son gün'],
  lastDay: (day: string) => `son gün ${day}`,
  greeting: (name: string, course: string, day: string) =>
    `Salam, ${name}! ${course} kursuna girişiniz ${day} günü bitir. `,
} as const;
