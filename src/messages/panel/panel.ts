import type { CodeLanguage } from '#domain/code/snippet.ts';
import type { ContentOrder } from '#domain/panel/list-query.ts';
import type { PanelRole, PanelTab } from '#domain/panel/panel.ts';
import { limits } from '#domain/shared/limits.ts';
import { grouped } from '#messages/shared/common.ts';

/** The panel's frame: gate, tabs, lists (PANEL-1, PANEL-2, PANEL-10). */
export const panel = {
  title: 'İdarə paneli',
  titles: { teacher: 'Müəllim paneli', admin: 'Admin paneli' } satisfies Record<PanelRole, string>,
  leave: 'Paneldən çıx',
  /** What a phone folds: the state of the site and the way out; what a tab is for. */
  aside: 'Saytın vəziyyəti və paneldən çıxış',
  help: 'Kömək',
  noScript: 'İdarə paneli ilə işləmək üçün brauzerdə JavaScript-i aktivləşdirin.',
  tabsLabel: 'Panelin bölmələri',
  tabs: {
    blog: 'Bloq',
    rank: 'Müəllimlər',
    user: 'İstifadəçilər',
    enrolment: 'Kurs kodları',
    video: 'Videolar',
    code: 'Kod nümunələri',
    trash: 'Zibil qutusu',
  } satisfies Record<PanelTab, string>,
  rankDisabled: 'Bu bölmə yalnız admin üçündür.',
  log: 'Son dəyişikliklər',
  partFailed: 'Bu hissə açılmadı. İnternet bağlantınızı yoxlayıb yenidən cəhd edin.',
  gate: {
    title: 'Panelə giriş',
    lead: 'Panelin öz şifrəsi var, o, hesabınızın şifrəsi deyil.',
    password: 'Panelin şifrəsi',
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
    planned: 'Planlaşdırılmış',
  } satisfies Record<ContentOrder, string>,
  /** Shown while a search or a filter decides the order. */
  ownOrder: 'Axtarışın və seçilmiş hissənin öz sırası var.',
  filter: 'Hansılar göstərilsin',
  all: 'Hamısı',
  noneOfFilter: 'Bu hissədə hələ heç nə yoxdur. «Hamısı» seçin.',
  noMatchesOfFilter: 'Bu hissədə belə nəticə yoxdur. «Hamısı» seçin.',
  shown: (count: number, isAll: boolean) =>
    isAll ? `Cəmi ${count} nəticə` : `${count} nəticə göstərilir, davamı var`,
  hashtagHint: 'Heşteqlə axtarmaq üçün # ilə başlayın, məsələn, #css.',
  noMatches: 'Bu sözlə başlayan nəticə yoxdur.',
  more: 'Daha çox göstər',
  loadingMore: 'Yüklənir…',
  edit: (title: string) => `«${title}»: düzəliş et`,
  remove: (title: string) => `«${title}»: sil`,
  /** Selects rows of the list, and no longer (PANEL-15). */
  select: 'Seç',
  endSelecting: 'Bitir',
  malformed: 'Bu material oxunmadı',
  malformedField: (field: string) => `xəta olan xana: ${field}`,
} as const;

/** The question before a deletion (PANEL-9). */
export const confirming = {
  title: 'Əminsən?',
  toTrash: (title: string) => `«${title}» zibil qutusuna köçürüləcək. Oradan bərpa etmək olar.`,
  yes: 'Bəli, sil',
  no: 'Xeyr, qalsın',
  deleted: 'Uğurla silindi.',
  deleteFailed: 'Xəta baş verdi!',
} as const;

/** Forms of the panel. */
export const forms = {
  required: 'Bütün hissələri doldurun.',
  unreadableDay: `Tarix oxunmur. Günü, ayı və dörd rəqəmli ili yazın. Ən gec tarix: ${limits.lastDay.split('-').reverse().join('.')}.`,
  save: 'Yadda saxla',
  saving: 'Yadda saxlanılır…',
  back: 'Siyahıya qayıt',
  kept: (time: string) => `Qaralama bu cihazda saxlanılıb: ${time}.`,
  notKept: 'Bu cihaz qaralama saxlamır: səhifədən çıxsanız, yazdıqlarınız itəcək.',
  draftShown: (time: string) => `Yarımçıq qalmış qaralamanız açıldı (${time}).`,
  draftOlder:
    'Siz yazandan sonra bunu başqası dəyişib. Yadda saxlasanız, onun yazdığının yerinə sizinki keçəcək.',
  draftWaits: 'Sizin yazdıqlarınız qaralamada qalır.',
  showDraft: 'Qaralamanı aç',
  showSaved: 'Saytdakı variantı aç',
  dropDraft: 'Qaralamanı sil',
  readNewer: 'Yeni variantı oxu',
} as const;

/** The choice of a course. */
export const courseSelect = { label: 'Kurs', none: 'Kursu seçin' } as const;

/** PANEL-4. */
export const videoTab = {
  title: 'Videolar',
  search: 'Başlıqdan söz yazın',
  free: 'Pulsuz',
  paid: 'Ödənişli',
  noDuration: 'müddəti bilinmir',
  create: 'Yeni video',
  edit: 'Videoya düzəliş',
  outlines: 'Kursların planı',
  fieldTitle: 'Başlıq',
  link: 'YouTube keçidi',
  linkPlaceholder: 'https://www.youtube.com/watch?v=…',
  linkHint:
    'Videonun YouTube səhifəsindəki ünvanı yapışdırın. YouTube-da siyahıda olmayan videoya da ünvanını bilən hər kəs baxa bilər.',
  wrongLink: 'Bu keçid YouTube videosuna aparmır. Videonun səhifəsini açıb ünvanını buraya yapışdırın.',
  measuring: 'Video YouTube-da yoxlanılır…',
  measured: (time: string) => `Video tapıldı, müddəti ${time}.`,
  gone: 'YouTube-da belə video yoxdur, ya da o, başqa saytlarda oxudulmur. Keçidi yoxlayın.',
  unmeasured: 'YouTube cavab vermədi. Videonu müddəti bilinmədən də yadda saxlamaq olar.',
  twin: (title: string) =>
    `Bu YouTube videosu artıq əlavə olunub: «${title}». Səhvdirsə, keçidi dəyişin; deyilsə, yenə də yadda saxlaya bilərsiniz.`,
  preview: 'Videoya bax',
  previewTitle: 'Videonun ilkin baxışı',
  demo: 'Pulsuz video',
  demoHint: 'Pulsuz videoya hesabına daxil olan hər kəs baxa bilir.',
  group: courseSelect.label,
  groupChoose: courseSelect.none,
  groupHint: 'Video kursun səhifəsində görünsün deyə, kursun heşteqini avtomatik əlavə edirik.',
  noCourse: (courses: readonly string[]) =>
    `Pulsuz video kursun səhifəsində görünür. Kurslardan birinin heşteqini əlavə edin: ${courses.join(', ')}.`,
  paidBox: 'Ödənişli video',
  paidHint: 'Videolar səhifəsinin «Ödənişli» bölməsində görünür.',
  submit: 'Videonu əlavə et',
  save: forms.save,
  added: (title: string) => `«${title}» əlavə olundu.`,
  saved: (title: string) => `«${title}» yadda saxlanıldı.`,
} as const;

/** PANEL-6. */
export const hashtags = {
  label: 'Heşteqlər',
  placeholder: 'məsələn, html',
  hint: 'Hər heşteqdən sonra Enter düyməsini basın. Kiçik hərflə, boşluqsuz saxlanılır.',
  remove: (tag: string) => `${tag} heşteqini sil`,
  presets: 'Hazır dəstlər:',
  refused: (typed: string) =>
    `«${typed}» heşteq ola bilmir. # işarəsi olmadan, ən çoxu ${limits.hashtag} işarə ilə yazın, məsələn, csharp.`,
  tooMany: `Ən çoxu ${limits.hashtags} heşteq yazmaq olar, hər biri ${limits.hashtag} işarəyə qədər, hamısı birlikdə ${limits.hashtagsText}. Bir neçəsini silin.`,
} as const;

/** PANEL-5. */
export const snippetTab = {
  title: 'Kod nümunələri',
  search: 'Başlıqdan söz yazın',
  create: 'Yeni kod nümunəsi',
  edit: 'Kod nümunəsinə düzəliş',
  language: 'Dil',
  languageChoose: 'Dili seçin',
  languages: { html: 'Html', css: 'Css', js: 'Javascript' } satisfies Record<CodeLanguage, string>,
  languageFixed: 'Dil və ünvan dəyişmir: nümunəyə verilmiş keçidlər işləməlidir.',
  fieldTitle: 'Başlıq',
  address: (address: string) => `Ünvanı: ${address}`,
  reservedAddress: 'Bu ünvanı kod nümunələrinin siyahısı tutub. Başlığı bir az dəyişin.',
  taken: 'Bu dildə belə başlıqlı kod nümunəsi var və ya olub. Başlığı bir az dəyişin.',
  noAddress: 'Bu başlıqdan ünvan alınmır. Başlığa ən azı bir hərf və ya rəqəm yazın.',
  contentHint:
    'Kodu «Kod bloku» aləti ilə əlavə edin və blokun dilini seçin: bu dildə olan ilk kodu oxucular yerindəcə işə sala bilir.',
  tooLong: `Mətn çox uzundur: ən çoxu ${grouped(limits.content)} işarə ola bilər.`,
  preview: 'İlkin baxış',
  previewReduced: 'Mətnin quruluşu çox mürəkkəbdir: oxucular onu formatsız görəcək. Mətni sadələşdirin.',
  previewHint: 'Oxucular bunu belə görəcək.',
  submit: 'Kod nümunəsini əlavə et',
  save: forms.save,
  added: (title: string) => `«${title}» əlavə olundu.`,
  saved: (title: string) => `«${title}» yadda saxlanıldı.`,
} as const;
