import { fullDate } from '#core/time/dates.ts';

const months = [
  'yanvar',
  'fevral',
  'mart',
  'aprel',
  'may',
  'iyun',
  'iyul',
  'avqust',
  'sentyabr',
  'oktyabr',
  'noyabr',
  'dekabr',
];

/** The ending of a year as an ordinal, by its last spoken word: of 2027 «yeddi», of 2030 «otuz». */
const yearEnding = (year: number): string =>
  year % 10 > 0
    ? (['ci', 'ci', 'cü', 'cü', 'ci', 'cı', 'ci', 'ci', 'cu'][(year % 10) - 1] ?? '')
    : (['ci', 'cu', 'ci', 'cu', 'cı', 'ci', 'cı', 'ci', 'ci', 'cı'][(year % 100) / 10] ?? '');

/** «23 noyabr 2026-cı il», the day in Baku. */
export function dayInWords(time: Date): string {
  const [day = 0, month = 0, year = 0] = fullDate(time).split('.').map(Number);
  return `${day} ${months[month - 1]} ${year}-${yearEnding(year)} il`;
}

/** «noyabr 2026», the month in Baku. */
export function monthInWords(time: Date): string {
  const [, month = 0, year] = fullDate(time).split('.').map(Number);
  return `${months[month - 1]} ${year}`;
}

/** The page of a certificate (LEARN-8). */
export const certificate = {
  title: 'Sertifikat',
  description: 'Sertifikatın kimə, hansı kurs üçün və nə vaxt verildiyini yoxlayın.',
  titleOf: (name: string) => `Sertifikat: ${name}`,
  says: 'Bu sertifikat təsdiq edir ki,',
  hasFinished: 'kursunu uğurla bitirib.',
  issued: 'Verildiyi gün',
  hours: (n: number) => `Kursun həcmi: ${n} saat`,
  notOfState: 'Bu sənəd dövlət nümunəli sənəd deyil.',
  linkedIn: 'LinkedIn-ə əlavə et',
  checkTitle: 'Sertifikatı yoxlayın',
  code: 'Sertifikatın kodu',
  codeHint: 'Kod sertifikatda yazılıb: 26 hərf və rəqəm. Sertifikatın ünvanını bütöv də yapışdırmaq olar.',
  wrongCode: 'Kod tanınmadı: 26 hərf və rəqəmdən ibarət olmalıdır.',
  check: 'Yoxla',
  address: 'Bu ünvanda yoxlayın',
  holds: 'Sertifikat qüvvədədir.',
  revoked: (day: string) => `Ləğv edilib: ${day}`,
  revokedNote: (day: string) => `Bu sertifikat ${day} tarixində ləğv edilib və artıq qüvvədə deyil.`,
  loading: 'Sertifikat yüklənir…',
  unknown: 'Belə sertifikat yoxdur.',
  unknownHint:
    'Ünvanın tam olduğunu yoxlayın: sonunda 26 hərf və rəqəm olmalıdır. Sertifikat silinmiş də ola bilər.',
  noScript: 'Sertifikatı görmək üçün brauzerdə JavaScript-i aktivləşdirin.',
  print: 'Çap et',
  copy: 'Ünvanı kopyala',
  copied: 'Ünvan kopyalandı.',
  notCopied: 'Ünvan kopyalanmadı. Onu brauzerin ünvan sətrindən özünüz kopyalayın.',
  mine: 'Sertifikatlarım',
  open: (title: string) => `«${title}»: sertifikatı aç`,
} as const;
