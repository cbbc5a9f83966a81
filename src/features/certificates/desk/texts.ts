import { grouped } from '#core/views/common-texts.ts';
import type { QuizResult } from '../certificate.ts';
import { certificateLimits } from '../limits.ts';

const mostResults = 4; // more quizzes, or longer titles, become a sum
const longResults = 120;

/** What a certificate says of the quizzes of its course (QUIZ-1); '' if none was taken. */
export function resultsInWords(results: readonly QuizResult[]): string {
  if (results.length === 0) return '';
  const each = results.map(({ title, score, of }) => `${title}: ${score} / ${of}`).join(' · ');
  if (results.length <= mostResults && each.length <= longResults) return `Sınaqların nəticəsi: ${each}`;
  const sum = (part: 'score' | 'of') => results.reduce((all, one) => all + one[part], 0);
  return `Sınaqların nəticəsi: ${results.length} sınaqda ${sum('of')} sualdan ${sum('score')} düzgün cavab`;
}

/** What becomes of what the graduate says on the course's page (COURSE-4). */
const reviewAfter = {
  none: '',
  off: ' Məzunun rəyi kursun səhifəsindən götürülür.',
  others: ' Məzunun kursun səhifəsində rəyi varsa, onu bütün kursları olan müəllim və ya admin götürməlidir.',
} as const;

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
  wrongHours: `Saatı 1–${grouped(certificateLimits.hours)} arasında tam ədədlə yazın.`,
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
  copyLabel: (title: string) => `«${title}», sertifikat: ünvanı kopyala`,
  revoke: 'Ləğv et',
  revoking: 'Ləğv edilir…',
  revokeLabel: (title: string) => `«${title}»: sertifikatı ləğv et`,
  revokeText: (title: string, name: string) =>
    `${name} üçün ${title} sertifikatı ləğv ediləcək. Ünvanını açan hər kəs onun ləğv edildiyini görəcək. Bunu geri qaytarmaq olmaz.`,
  revokeYes: 'Bəli, ləğv et',
  revokeNo: 'Xeyr, qalsın',
  revoked: (title: string, review: keyof typeof reviewAfter) =>
    `${title} sertifikatı ləğv edildi.${reviewAfter[review]}`,
  reviewStays:
    'Sertifikat ləğv edildi, amma məzunun kurs səhifəsindəki rəyi götürülmədi. Yenidən cəhd edin və ya «Məzun rəyləri» bölməsinə baxın.',
  revokeFailed: 'Sertifikat ləğv edilmədi.',
  malformed: 'Bir sertifikatın məlumatı zədələnib, göstərilmir. Bu barədə adminə yazın.',
} as const;
