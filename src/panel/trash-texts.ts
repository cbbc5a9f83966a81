import type { TrashedCollection } from '#core/cloud/audit-entry.ts';
import type { TrashSort } from './trash.ts';

const empty = 'Zibil qutusu boşdur.';
const noneOfKind = 'Bu növdən silinmiş heç nə yoxdur.';

export const trashTab = {
  title: 'Zibil qutusu',
  empty: {
    newest: empty,
    oldest: empty,
    users: noneOfKind,
    videos: noneOfKind,
    blogs: noneOfKind,
    codes: noneOfKind,
  } satisfies Record<TrashSort, string>,
  lead: 'Silinənlər burada qalır, istəsəniz, bərpa edə bilərsiniz.',
  /** To a teacher who has not all courses (SCHOOL-9). */
  ownOnly: 'Videolardan yalnız özünüz sildikləriniz görünür.',
  search: 'Başlığın və ya adın əvvəlini yazın',
  list: 'Siyahı',
  lists: {
    newest: 'Hamısı, əvvəlcə yeni silinənlər',
    oldest: 'Hamısı, əvvəlcə köhnə silinənlər',
    users: 'İstifadəçilər',
    videos: 'Videolar',
    blogs: 'Yazılar',
    codes: 'Kod nümunələri',
  } satisfies Record<TrashSort, string>,
  kinds: {
    users: 'İstifadəçi',
    videos: 'Video',
    blogs: 'Yazı',
    codes: 'Kod nümunəsi',
  } satisfies Record<TrashedCollection, string>,
  untitled: 'Adsız',
  deletedBy: (name: string) => `${name} silib`,
  damaged: 'Məlumatı zədələnib, bərpa etmək olmaz',
  adminsOnly: 'Yalnız admin bərpa edə bilər',
  restore: 'Bərpa et',
  restoreLabel: (title: string) => `«${title}»: bərpa et`,
  restoring: 'Bərpa olunur…',
  restored: (title: string) => `«${title}» bərpa olundu.`,
  restoredUser: (name: string) =>
    `${name} bərpa olundu. Müəllim idisə, onu «Müəllimlər» bölməsində yenidən təyin edin.`,
  restoreFailed: 'Bərpa alınmadı. Yenidən cəhd edin.',
  gone: 'Bu material artıq zibil qutusunda deyil: kimsə onu bərpa edib və ya həmişəlik silib.',
  malformed: 'Bərpa alınmadı: materialın məlumatı zədələnib, sayt onu göstərə bilməz.',
  taken: {
    users: 'Bərpa alınmadı: bu istifadəçi adı və ya e-poçt ilə artıq başqa hesab var.',
    videos: 'Bərpa alınmadı: bu video artıq siyahıdadır.',
    blogs: 'Bərpa alınmadı: bu ünvanda artıq başqa yazı var.',
    codes: 'Bərpa alınmadı: bu ünvanda artıq başqa kod nümunəsi var.',
  } satisfies Record<TrashedCollection, string>,
  purge: 'Həmişəlik sil',
  purgeLabel: (title: string) => `«${title}»: həmişəlik sil`,
  purgeText: (title: string) => `«${title}» həmişəlik silinəcək. Bunu geri qaytarmaq olmaz.`,
  purgeUserText: (name: string) =>
    `${name} həmişəlik silinəcək və bu hesabla bir daha qeydiyyatdan keçə bilməyəcək. Bunu geri qaytarmaq olmaz.`,
  purgeYes: 'Bəli, həmişəlik sil',
  purged: 'Həmişəlik silindi.',
} as const;
