export const states = {
  loading: 'Yüklənir…',
  empty: 'Yaxın zamanda əlavə olunacaq...',
  emptyHint: 'Hələlik başqa bölmələrə baxa bilərsiniz.',
  error: 'Bu bölmə yüklənmədi.',
  retry: 'Yenidən cəhd et',
  signIn: 'Daxil ol',
  noScript: 'Bu hissə JavaScript ilə işləyir. Səhifənin qalan hissəsini rahat oxuya bilərsiniz.',
} as const;

/** What a field lacks; the browser would say it in its own language. */
export const invalid = {
  missing: 'Buranı doldurun.',
  email: 'E-poçt ünvanını tam yazın, məsələn: ad@example.az',
  wrong: 'Yazılışı yoxlayıb düzəldin.',
  short: (least: number) => `Ən azı ${least} işarə yazın.`,
} as const;

export const inTurn = 'Eyni anda çoxları göndərir. Növbədəsiniz, səhifəni bağlamayın.';

/** SHELL-12. The English title is intended. */
export const crash = {
  title: 'Unexpected Application Error!',
  text: 'Səhifənin bu hissəsi açılmadı. Yenidən cəhd edin; alınmasa, səhifəni təzələyin.',
} as const;

export const notFound = {
  title: 'Axtardığınız səhifə mövcud deyil.',
  redirect: (seconds: number) => `${seconds} saniyədən sonra ana səhifə açılacaq.`,
  cancel: 'Bu səhifədə qal',
  cancelled: 'Yönləndirmə dayandırıldı.',
  home: 'Ana səhifəyə keç',
  elsewhere: 'Bəlkə bunlar işinizə yarayar:',
  lessons: 'Bütün kurslar',
  blogs: 'Son yazılar',
  code: 'Kod nümunələri',
  contact: 'Əlaqə',
} as const;

export const discarding = {
  title: 'Yazdığınız silinsin?',
  text: 'Yazdığınız silinəcək və onu bərpa etmək olmayacaq.',
  yes: 'Bəli, sil',
  no: 'Xeyr, qalsın',
} as const;

export const labels = {
  inNewWindow: (name: string) => `${name}, yeni pəncərədə açılır`,
  closeToast: 'Bildirişi bağla',
} as const;

export const grouped = (n: number): string => String(n).replace(/\B(?=(\d{3})+$)/g, ' ');

export const passwordField = {
  show: 'Şifrəni göstər',
  hide: 'Şifrəni gizlət',
} as const;

export const reloaded = {
  text: 'Sayt yeniləndiyi üçün səhifə təzədən yükləndi.',
  withText: 'Sayt yeniləndiyi üçün səhifə təzədən yükləndi. Yazdıqlarınız yerindədir.',
  butPassword:
    'Sayt yeniləndiyi üçün səhifə təzədən yükləndi. Yazdıqlarınız yerindədir, yalnız şifrəni yenidən yazın.',
} as const;

export const carousels = {
  lessons: 'Kurslar',
  previousCourse: 'Əvvəlki kurs',
  nextCourse: 'Növbəti kurs',
  previous: 'Əvvəlki slayd',
  next: 'Növbəti slayd',
  pause: 'Karuseli dayandır',
  play: 'Karuseli davam etdir',
  role: 'karusel',
} as const;

export const titled = (title: string, brand: string) => `${title} | ${brand}`;

export const notFoundTitle = 'Səhifə tapılmadı';

export const whatsapp = {
  name: 'WhatsApp',
  write: 'WhatsApp-da yaz',
  writeTo: (number: string) => `WhatsApp-da yaz: ${number}`,
  /** CONTACT-3. */
  fromPage: (title: string, address: string | undefined) =>
    `Salam! «${title}» səhifəsindən yazıram${address === undefined ? '.' : `: ${address}`}`,
} as const;
