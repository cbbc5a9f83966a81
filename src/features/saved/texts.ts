import type { SavedKind } from './saved.ts';

export const savedPage = {
  title: 'Saxlanılanlar',
  lead: 'Sonra oxumaq və ya baxmaq üçün saxladığınız yazılar, kod nümunələri və videolar.',
  kinds: { posts: 'Yazılar', snippets: 'Kod nümunələri', videos: 'Videolar' } satisfies Record<
    SavedKind,
    string
  >,
  count: (n: number) => `${n} material`,
  emptyTitle: 'Siyahı hələ boşdur',
  empty:
    'Yazının, kod nümunəsinin və ya videonun yanındakı «Yadda saxla» düyməsini basın: saxladığınız burada görünəcək.',
  toBlogs: 'Bloqa keç',
  toCode: 'Kod nümunələrinə keç',
  toCourses: 'Kurslara keç',
  guest: 'Siyahı yalnız bu cihazdadır. Hesabınıza daxil olsanız, bütün cihazlarınızda görünəcək.',
  signIn: 'Giriş',
  missing: {
    posts: 'Bu yazı silinib.',
    snippets: 'Bu kod nümunəsi silinib.',
    videos: 'Bu video silinib və ya artıq sizin üçün açıq deyil.',
  } satisfies Record<SavedKind, string>,
  noScript: 'Saxladıqlarınızı görmək üçün brauzerdə JavaScript-i aktivləşdirin.',
  toList: 'Siyahının səhifəsinə keç',
} as const;
