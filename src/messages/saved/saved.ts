import type { SavedKind } from '#domain/saved/saved.ts';
import { limits } from '#domain/shared/limits.ts';
import { unkept } from '#messages/shared/common.ts';

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
    'Yazının, kod nümunəsinin və ya videonun yanındakı «Yadda saxla» düyməsini basın: o, burada görünəcək.',
  toBlogs: 'Bloqa keç',
  toCode: 'Kod nümunələrinə keç',
  toLessons: 'Kurslara keç',
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

/** The button that saves a post, a snippet or a video. */
export const saveButton = {
  save: 'Yadda saxla',
  saved: 'Saxlanılıb',
  added: 'Saxlanılanlar siyahısına əlavə olundu.',
  removed: 'Saxlanılanlar siyahısından silindi.',
  full: `Siyahıda ən çoxu ${limits.saved} material ola bilər. Yenisini saxlamaq üçün birini silin.`,
  unkept,
  open: 'Siyahıya bax',
} as const;
