/** The states of any part of a page: loading, empty, failed. */
export const states = {
  loading: 'Yüklənir…',
  empty: 'Yaxın zamanda əlavə olunacaq...',
  emptyHint: 'Hələlik başqa bölmələrə baxa bilərsiniz.',
  error: 'Bu bölmə yüklənmədi.',
  retry: 'Yenidən cəhd et',
  signIn: 'Daxil ol',
  noScript: 'Bu hissə JavaScript ilə işləyir. Səhifənin qalan hissəsini rahat oxuya bilərsiniz.',
} as const;

/** A crash inside an interactive part (SHELL-12). The English title is intended. */
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
