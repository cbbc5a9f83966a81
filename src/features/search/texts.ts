import type { SearchKind } from '#core/search/index-format.ts';

export const results = {
  title: 'Axtarış',
  of: (term: string) => `«${term}» üzrə nəticələr`,
  field: 'Yeni axtarış',
  videos: 'Pulsuz videolar',
  own: 'Kurslarınızda',
  blogs: 'Yazılar',
  snippets: 'Kod və tapşırıqlar',
  kinds: {
    video: 'Video',
    blog: 'Yazı',
    html: 'HTML',
    css: 'CSS',
    js: 'JavaScript',
    exercise: 'Tapşırıq',
  } satisfies Record<SearchKind | 'video', string>,
  noVideos: 'Axtarışınıza uyğun video tapılmadı.',
  noBlogs: 'Axtarışınıza uyğun blog tapılmadı.',
  noTerm: 'Axtarışınız tapılmadı...',
  loading: 'Axtarılır…',
  count: (n: number) => `${n} nəticə`,
  found: (counts: { videos?: number | undefined; blogs: number; snippets?: number | undefined }) =>
    `${[
      counts.videos === undefined ? [] : `${counts.videos} video`,
      `${counts.blogs} yazı`,
      counts.snippets ? `${counts.snippets} kod nümunəsi və tapşırıq` : [],
    ]
      .flat()
      .join(', ')} tapıldı.`,
  nothing: 'Bu sözə uyğun nəticə yoxdur.',
  instead: 'Bunlara da baxın',
  maybe: 'Bəlkə bunu axtarırsınız:',
  nearOnly: 'Dəqiq nəticə yoxdur.',
  suggest: 'Bu heşteqlərdən birini də seçə bilərsiniz:',
  newest: 'Yeni yazılar',
  tags: 'Təklif olunan heşteqlər',
  inBody: 'Mətndə:',
  inBodyShort: 'mətndə',
  more: 'Daha çox göstər',
  all: 'Hamısını göstər',
  failed: 'Axtarış alınmadı. İnternet bağlantınızı yoxlayıb yenidən cəhd edin.',
  /** READ-5. */
  keptOnly: (pages: number) =>
    `İnternet bağlantısı yoxdur. Axtarış yalnız bu cihazda saxlanılan ${pages} yazı və kod nümunəsində aparılır.`,
  noScript: 'Axtarış üçün brauzerdə JavaScript-i aktivləşdirin. Bütün yazılar bloq səhifəsindədir.',
  toBlogs: 'Bloqa keç',
  feedOf: (tag: string) => `${tag} heşteqi ilə yazılar`,
  older: 'Daha köhnə yazılar',
  newer: 'Daha yeni yazılar',
  pages: 'Nəticə səhifələri',
} as const;

export const search = {
  bar: 'Saytda axtarış',
  tags: 'Axtarış heşteqləri',
  title: 'Sürətli axtarış',
  field: 'Axtarış sözü',
  placeholder: 'Axtarış',
  submit: 'Axtar',
  close: 'Axtarışı bağla',
  tagsTitle: 'Heşteqlə axtarın',
  recent: 'Son axtarışlar',
  clearRecent: 'Siyahını təmizlə',
  move: 'Axtarış düyməsini başqa yerə çəkmək olar',
} as const;
