import type { CodeLanguage } from '#core/words/code-language.ts';
import type { WorkKind } from '#features/works/work.ts';

/** The pages of exercises, as they are built (LEARN-7). */
export const exercises = {
  title: 'Tapşırıqlar',
  titleOf: (course: string) => `Tapşırıqlar: ${course}`,
  description: (course: string) =>
    `${course} kursunun tapşırıqları: kodu brauzerdə yazın, dərhal yoxlayın, həllə baxın.`,
  descriptionOf: (title: string, course: string) =>
    `${title}: ${course} kursunun tapşırığı, ipucu və həlli ilə.`,
  lead: 'Kodu elə bu səhifədə yazın və yoxlayın. Alınmayanda ipucu, sonda həll var.',
  count: (n: number) => `${n} tapşırıq`,
  list: 'Kursun tapşırıqları',
  ofVideo: 'Bu videonun tapşırıqları',
  quizOfVideo: 'Bu videonun sınağı',
  back: 'Kursa qayıt',
  languages: { html: 'HTML', css: 'CSS', js: 'JavaScript' } satisfies Record<CodeLanguage, string>,
  questions: (n: number) => `${n} sual`,
  done: 'Yerinə yetirilib',
  conditions: 'Şərtlər',
  code: 'Kodunuz',
  hint: (n: number) => `İpucu ${n}`,
  help: 'Kömək',
  solution: 'Həll',
  questionsTitle: 'Suallar',
  question: (n: number) => `Sual ${n}`,
  several: 'Bir neçə cavab düzgündür.',
  answer: 'Cavab',
  checklist: 'Müəllim nələrə baxacaq',
  /** The part that a teacher reads (TASK-1). */
  handIn: {
    kind: 'müəllim yoxlayır',
    title: 'Müəllimə göndərin',
    asks: {
      code: 'Bu tapşırıqda yazdığınız kodu göndərirsiniz.',
      address: 'Bu tapşırıqda hazır işin ünvanını göndərirsiniz.',
      picture: 'Bu tapşırıqda işin şəklini göndərirsiniz.',
    } satisfies Record<WorkKind, string>,
    after: 'Müəllim ona baxıb qəbul edir və ya rəylə qaytarır.',
    signIn: 'Göndərmək üçün daxil ol',
    noScript: 'İşi göndərmək üçün brauzerdə JavaScript-i aktivləşdirin.',
  },
  neighbours: 'Qonşu tapşırıqlar',
  previous: 'Əvvəlki tapşırıq',
  next: 'Növbəti tapşırıq',
  toVideos: 'Kursun videoları',
  toQuizzes: 'Kursun sınaqları',
  noScript:
    'Kodu burada yoxlamaq üçün brauzerdə JavaScript-i aktivləşdirin. Tapşırığı öz redaktorunuzda da yerinə yetirə bilərsiniz.',
} as const;

/** By themselves, because the page of every exercise loads them. */
export const answers = {
  check: 'Yoxla',
  right: 'Düzgündür.',
  wrong: 'Düzgün deyil. Yenidən seçin və ya cavaba baxın.',
  chooseFirst: 'Əvvəlcə cavab seçin.',
  allRight: 'Bütün cavablar düzgündür. Tapşırıq yerinə yetirildi.',
} as const;

export const verdict = {
  checking: 'Yoxlanılır…',
  passed: 'Bütün şərtlər ödənilir. Tapşırıq yerinə yetirildi.',
  /** Questions of the same exercise, or what is handed in, are still open. */
  codePassed: 'Bütün şərtlər ödənilir. İndi tapşırığın qalan hissəsini yerinə yetirin.',
  failed: (left: number, first: string) =>
    left === 1 ? `Bir şərt ödənilmir: ${first}` : `${left} şərt ödənilmir. Birincisi: ${first}`,
  stopped: 'Yoxlama dayandırıldı: kodu düzəldib yenidən yoxlayın.',
  good: 'ödənilir',
  bad: 'ödənilmir',
  metBefore: 'Başlanğıc kod bunu ödəyir. Həllinizdə də ödənilməlidir.',
  values: (expected: string, got: string) => `Gözlənilən: ${expected}. Alınan: ${got}`,
  threw: (error: string) => `Kod xəta verdi: ${error}`,
  late: (seconds: number) => `Kod ${seconds} saniyə ərzində cavab vermədi.`,
} as const;
