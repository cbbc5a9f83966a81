import type { ContentOrder } from '#domain/list.ts';
import type { PanelRole, PanelTab } from '#domain/panel.ts';

/** The panel's frame: gate, tabs, lists (PANEL-1, PANEL-2, PANEL-10). */
export const panel = {
  title: 'İdarə paneli',
  titles: { teacher: 'Müəllim paneli', admin: 'Admin paneli' } satisfies Record<PanelRole, string>,
  leave: 'Paneldən çıx',
  noScript: 'İdarə paneli ilə işləmək üçün brauzerdə JavaScript-i yandırın.',
  tabsLabel: 'Panelin bölmələri',
  tabs: {
    blog: 'Bloq',
    rank: 'Rütbə',
    user: 'İstifadəçi',
    video: 'Video',
    code: 'Kod',
    trash: 'Səbət',
  } satisfies Record<PanelTab, string>,
  rankDisabled: 'Bu bölmə yalnız admin üçündür.',
  tabFailed: 'Bölmə açılmadı. İnternet bağlantınızı yoxlayıb yenidən cəhd edin.',
  gate: {
    title: 'Panelə giriş',
    lead: 'Panelin öz şifrəsi var, o, hesabınızın şifrəsi deyil.',
    password: 'Panelin şifrəsi',
    showPassword: 'Şifrəni göstər',
    hidePassword: 'Şifrəni gizlət',
    submit: 'Panelə keç',
    checking: 'Yoxlanılır…',
    wrong: 'Şifrə yanlışdır.',
    noRole: 'Bu hesabın panelə girişi yoxdur. Giriş lazımdırsa, adminlə əlaqə saxlayın.',
    home: 'Ana səhifəyə keç',
  },
} as const;

export const lists = {
  loading: 'Siyahı yüklənir…',
  order: 'Sıralama',
  orders: {
    newest: 'Əvvəlcə yenilər',
    oldest: 'Əvvəlcə köhnələr',
    title: 'Başlıq üzrə',
    unsorted: 'Sırasız, hamısı',
  } satisfies Record<ContentOrder, string>,
  /** While a search sorts by itself. */
  searchOrder: 'Axtarışda sıra başlıq üzrədir.',
  shown: (count: number, isAll: boolean) =>
    isAll ? `Cəmi ${count} nəticə` : `${count} nəticə göstərilir, davamı var`,
  noMatches: 'Bu sözlə başlayan nəticə yoxdur.',
  more: 'Daha çox göstər',
  loadingMore: 'Yüklənir…',
  edit: (title: string) => `${title}: düzəliş et`,
  remove: (title: string) => `${title}: sil`,
  malformed: 'Bu sənəd oxunmadı',
  malformedField: (field: string) => `xəta olan sahə: ${field}`,
} as const;

/** The question before something is deleted (PANEL-9). */
export const confirming = {
  title: 'Əminsən?',
  toTrash: (title: string) => `«${title}» səbətə köçürüləcək. Oradan bərpa etmək olar.`,
  yes: 'Bəli, sil',
  no: 'Xeyr, saxla',
  deleted: 'Uğurla silindi.',
  deleteFailed: 'Xəta baş verdi!',
} as const;

/** Forms of the panel. */
export const forms = {
  required: 'Bütün hissələri doldurun.',
  save: 'Yadda saxla',
  saving: 'Yadda saxlanılır…',
  back: 'Siyahıya qayıt',
} as const;

/** PANEL-4. */
export const videoTab = {
  title: 'Videolar',
  search: 'Başlığın əvvəlini yazın',
  free: 'Pulsuz',
  paid: 'Ödənişli',
  noDuration: 'müddəti bilinmir',
} as const;
