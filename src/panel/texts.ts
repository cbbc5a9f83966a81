import { limits } from '#core/words/limits.ts';
import type { ContentSort } from './list-query.ts';
import type { PanelRole } from './panel.ts';
import type { PanelTab, TabGroup } from './tabs.ts';

export const panel = {
  title: 'İdarə paneli',
  titles: { teacher: 'Müəllim paneli', admin: 'Admin paneli' } satisfies Record<PanelRole, string>,
  leave: 'Paneldən çıx',
  help: 'Kömək',
  noScript: 'İdarə paneli ilə işləmək üçün brauzerdə JavaScript-i aktivləşdirin.',
  tabsLabel: 'Panelin bölmələri',
  groups: {
    waits: 'Gözləyənlər',
    content: 'Məzmun',
    people: 'İnsanlar',
    school: 'İdarəetmə',
  } satisfies Record<TabGroup, string>,
  allTabs: 'Bölmələr', // names what a phone folds, also the state of the site
  tabs: {
    waiting: 'Nə gözləyir',
    blog: 'Bloq',
    rank: 'Müəllimlər',
    user: 'İstifadəçilər',
    enrolment: 'Kurs kodları',
    group: 'Qruplar',
    school: 'Məktəb',
    order: 'Sifarişlər',
    message: 'Müraciətlər',
    question: 'Suallar',
    graduate: 'Məzun rəyləri',
    work: 'Tapşırıqlar',
    quiz: 'Sınaqlar',
    announcement: 'Elanlar',
    video: 'Videolar',
    code: 'Kod nümunələri',
    trash: 'Zibil qutusu',
  } satisfies Record<PanelTab, string>,
  /** For screen readers; the number alone is seen. */
  withNew: (tab: string, count: string) => `${tab}, ${count} yeni`,
  closed: {
    rank: 'Bu bölmə yalnız admin üçündür.',
    courses: 'Bu bölmə bütün kursların müəllimi və admin üçündür.',
  },
  yourCourses: (names: string) => `Kurslarınız: ${names}`,
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

/** PANEL-19: how many wait in a tab; `null` where nobody knows. */
export const waiting = {
  title: panel.tabs.waiting,
  lead: 'Sizdən cavab gözləyənlər. Birini seçin: siyahısı açılacaq.',
  list: 'Gözləyənlərin sayı',
  names: {
    order: 'Yeni sifariş və qəbz',
    message: 'Yeni müraciət',
    question: 'Cavabsız sual',
    work: 'Baxılmamış iş',
  },
  none: 'Gözləyən yoxdur',
  unknown: 'Sayı bilinmir',
  counting: 'Sayılır…',
  allDone: 'Hər şeyə baxılıb. Sizdən cavab gözləyən yoxdur.',
} as const;

export const lostTexts = {
  lost: (name: string) => `${name}: bu artıq siyahıda yoxdur. Yazdığınız:`,
  copy: 'Kopyala',
  copied: 'Mətn kopyalandı.',
  notCopied: 'Kopyalamaq alınmadı. Mətni seçib özünüz kopyalayın.',
  drop: 'Bağla',
} as const;

export const lists = {
  onlyTaught: (names: string) => `Yalnız kurslarınızdakılar göstərilir: ${names}.`,
  loading: 'Siyahı yüklənir…',
  sort: 'Sıralama',
  sorts: {
    newest: 'Əvvəlcə yenilər',
    oldest: 'Əvvəlcə köhnələr',
    title: 'Başlıq üzrə',
    unsorted: 'Sırasız',
  } satisfies Record<ContentSort, string>,
  ownSort: 'Axtarışın və seçilmiş hissənin öz sırası var.', // while a search or a filter decides the order
  filter: 'Hansılar göstərilsin',
  tools: (chosen: string) => chosen || 'Filtr', // on a phone
  planned: 'Planlaşdırılmış',
  all: 'Hamısı',
  noneOfFilter: 'Bu hissədə hələ heç nə yoxdur. «Hamısı» variantını seçin.',
  noMatchesOfFilter: 'Bu hissədə belə nəticə yoxdur. «Hamısı» variantını seçin.',
  shown: (count: number, isAll: boolean) =>
    isAll ? `Cəmi ${count} nəticə` : `${count} nəticə göstərilir, davamı var`,
  /** A search that was not finished. */
  searched: (rows: number, found: number) =>
    found === 0
      ? `${rows} sətirdə axtarıldı, hələ nəticə yoxdur`
      : `${rows} sətirdə axtarıldı, ${found} nəticə göstərilir`,
  searchOn: 'Axtarışa davam et',
  searching: 'Axtarılır…',
  search: 'Başlıqdan söz yazın',
  hashtagHint: 'Heşteqlə axtarmaq üçün # ilə başlayın, məsələn, #css.',
  noMatches: 'Bu sözlə başlayan nəticə yoxdur.',
  more: 'Daha çox göstər',
  loadingMore: 'Yüklənir…',
  whole: 'Bütün mətni göstər',
  shorter: 'Mətni yığ',
  edit: (title: string) => `«${title}»: düzəliş et`,
  remove: (title: string) => `«${title}»: sil`,
  select: 'Seç',
  endSelecting: 'Seçimi bitir',
  malformed: 'Bu material oxunmadı',
  malformedField: (field: string) => `xəta olan xana: ${field}`,
} as const;

export const confirming = {
  title: 'Əminsən?',
  toTrash: (title: string) => `«${title}» zibil qutusuna köçürüləcək. Oradan bərpa etmək olar.`,
  yes: 'Bəli, sil',
  no: 'Xeyr, qalsın',
  deleted: 'Uğurla silindi.',
  deleteFailed: 'Xəta baş verdi!',
} as const;

export const forms = {
  required: 'Bütün hissələri doldurun.',
  pastDay: 'Son gün keçmişdə ola bilməz.',
  unreadableDay: `Tarix oxunmur. Günü, ayı və dörd rəqəmli ili yazın. Ən gec tarix: ${limits.lastDay.split('-').reverse().join('.')}.`,
  save: 'Yadda saxla',
  saving: 'Yadda saxlanılır…',
  back: 'Siyahıya qayıt',
  kept: (time: string) => `Qaralama bu cihazda saxlanılıb: ${time}.`,
  notKept: 'Bu cihaz qaralama saxlamır: səhifədən çıxsanız, yazdıqlarınız itəcək.',
  draftShown: (time: string) => `Formada qaralamanız var (${time}).`,
  draftOlder:
    'Siz yazandan sonra bunu başqası dəyişib. Yadda saxlasanız, onun yazdığının yerinə sizinki keçəcək.',
  draftWaits: 'Sizin yazdıqlarınız qaralamada qalır.',
  showDraft: 'Qaralamanı aç',
  showSaved: 'Saytdakı mətni aç',
  dropDraft: 'Qaralamanı sil',
  readNewer: 'Yeni mətni oxu',
  versions: 'Versiyalar',
} as const;

export const contactLinks = {
  call: (number: string) => `${number}: zəng et`,
  write: (email: string) => `${email}: e-poçt yaz`,
  whatsapp: 'WhatsApp-da yaz',
} as const;

export const courseSelect = {
  label: 'Kurs',
  none: 'Kursu seçin',
  lastTime: 'Keçən dəfəki kurs seçilib.', // PANEL-18
} as const;

export const hashtags = {
  label: 'Heşteqlər',
  placeholder: 'məsələn, html',
  hint: 'Hər heşteqdən sonra Enter düyməsini basın. Kiçik hərflə, boşluqsuz saxlanılır.',
  remove: (tag: string) => `${tag} heşteqini sil`,
  presets: 'Hazır dəstlər:',
  refused: (typed: string) =>
    `«${typed}» heşteq ola bilməz. Onu # işarəsi olmadan, ən çoxu ${limits.hashtag} işarə ilə yazın, məsələn, csharp.`,
  tooMany: `Ən çoxu ${limits.hashtags} heşteq yazmaq olar, hər biri ${limits.hashtag} işarəyə qədər, hamısı birlikdə ${limits.hashtagsText} işarəyə qədər. Bir neçəsini silin.`,
} as const;

/** PANEL-17: drafts of this device, above the list that they belong to. */
export const deviceDrafts = {
  title: 'Bu cihazdakı qaralamalar',
  untitled: 'Başlıqsız',
  isNew: 'yeni',
  goOn: 'Davam et',
  goOnLabel: (title: string) => `«${title}»: davam et`,
  drop: 'Sil',
  dropLabel: (title: string) => `«${title}»: qaralamanı sil`,
  dropText: (title: string) => `«${title}» qaralamasında yazdıqlarınız bu cihazdan silinəcək.`,
  inUse: 'Bu qaralama başqa vərəqdə açıqdır.',
} as const;

export const sharedDrafts = {
  title: 'Ortaq qaralamalar',
  short: 'Qaralamalar', // where there is little room
  hint: 'Bu qaralamaları bütün müəllimlər və adminlər görür və davam etdirə bilir.',
  loading: 'Qaralamalar yüklənir…',
  none: 'Ortaq qaralama yoxdur. Yeni formada «Qaralama kimi saxla» düyməsini basın.',
  most: `Ən yeni ${limits.page} qaralama göstərilir.`,
  shown: (time: string) => `Ortaq qaralama açıldı (${time}).`,
  save: 'Qaralama kimi saxla',
  saving: 'Saxlanılır…',
  noTitle: 'Qaralamanı saxlamaq üçün başlıq yazın.',
  tooLong: 'Qaralama çox uzundur. Mətni qısaldın.',
  saved: (title: string) => `«${title}» ortaq qaralama kimi saxlanıldı.`,
  savedApart: (title: string) =>
    `«${title}» qaralamasını bu arada həmkarınız dəyişib. Sizin mətniniz ayrıca qaralama kimi saxlanıldı.`,
  dropText: (title: string) => `«${title}» qaralaması hamı üçün silinəcək. Onu bərpa etmək olmur.`,
  dropped: (title: string) => `«${title}» qaralaması silindi.`,
  changed: 'Bu qaralamanı bu arada həmkarınız dəyişib. Siyahı yeniləndi.',
} as const;

export const telling = {
  tell: 'Tələbələrə bildir',
  newVideo: (title: string) => `Yeni video: «${title}»`,
  newExercise: (title: string) => `Yeni tapşırıq: «${title}»`,
  newQuiz: (title: string) => `Yeni sınaq: «${title}»`,
  newPlan: (course: string) => `«${course}» kursunun planı yeniləndi.`,
} as const;

/** «Saxla və növbətini əlavə et», copies, and links to what is on the site (PANEL-15). */
export const copying = {
  next: 'Saxla və növbətini əlavə et',
  nextOpened: (saved: string) => `${saved} Növbəti üçün yeni forma açıldı.`,
  copy: (title: string) => `«${title}»: surətini çıxar`,
  mark: '(surət)', // behind the title of a copy until its author writes another one
  rename: 'Bu, surətin başlığıdır. Yeni başlıq yazın.',
  view: (title: string) => `«${title}»: saytda bax`,
  viewPlanned: (title: string) => `«${title}»: saytda bax, hələ yalnız müəllim və adminlər görür`,
} as const;
