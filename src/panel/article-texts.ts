import { chosenPicture } from '#core/forms/picture-texts.ts';
import { grouped } from '#core/views/common-texts.ts';
import type { CodeLanguage } from '#core/words/code-language.ts';
import { limits } from '#core/words/limits.ts';
import { panelLimits } from './limits.ts';

const noAddress = 'Bu başlıqdan ünvan alınmır. Başlığa ən azı bir hərf və ya rəqəm yazın.';

export const postTab = {
  title: 'Bloq yazıları',
  elsewhere: 'Redaktə səhifəsində yazılmış yazılar bu siyahıda yoxdur:',
  create: 'Yeni yazı',
  edit: 'Yazıya düzəliş',
  submit: 'Yazını dərc et',
  added: () => 'Yazı dərc olundu. Sayt yeniləndikdən sonra bloqda görünəcək.',
  saved: () => 'Yazı yeniləndi.',
  taken: 'Bu başlıqla yazı artıq var və ünvanı tutub. Başlığı bir az dəyişin.',
  noAddress,
  reservedAddress: 'Bu ünvanı yazıların siyahısı tutub. Başlığı bir az dəyişin.',
  tooLong: `Mətn çox uzundur: ən çoxu ${grouped(limits.content)} işarə ola bilər. Yazını iki hissəyə bölün.`,
  draft: 'qaralama var',
  unused: 'İstifadə olunmamış şəkillər',
  unusedHint:
    'Bu şəkillər yüklənib, amma dərc olunmuş heç bir yazıda yoxdur. Onlardan yazıda istifadə edin; artıq lazım deyilsə, adlarını adminə göndərin.',
} as const;

export const postForm = {
  title: 'Başlıq',
  titleHint: (path: string) => `Ünvanı belə olacaq: ${path}`,
  titleFixed: (path: string) => `Ünvanı dəyişmir: ${path}`,
  content: 'Mətn',
  image: 'Şəkil',
  imageHint: chosenPicture.hint,
  imageDrawn: 'Şəkil seçməsəniz, dərc edəndə üz qabığını özümüz çəkirik.',
  imageChoose: 'Şəkil seç',
  imageChange: 'Şəkli dəyiş',
  imageAlt: 'Yazının şəkli',
  imageUsed: 'Əvvəl yüklədikləriniz',
  imageUse: (name: string) => `«${name}»: bu şəkli götür`,
  checking: 'Şəkil yoxlanılır…',
  uploading: (percent: number) => `Şəkil yüklənir… ${percent}%`,
  series: 'Seriya',
  seriesHint:
    'Yazı bir seriyanın hissəsidirsə, seriyanın adını yazın: hər hissədə eyni olmalıdır. Boş qala bilər.',
  author: (name: string) => `Müəllif: ${name}`,
  write: 'Mətnə qayıt',
  preview: 'İlkin baxış',
  previewLabel: 'Yazının ilkin baxışı',
  previewReduced: 'Mətnin quruluşu çox mürəkkəbdir: oxucular onu formatsız görəcək. Mətni sadələşdirin.',
  previewEmpty: 'Hələ göstərməyə bir şey yoxdur.',
  untitled: 'Başlıq yazılmayıb',
} as const;

export const editor = {
  toolbar: 'Mətn alətləri',
  heading: 'Başlıq',
  subheading: 'Yarımbaşlıq',
  bold: 'Qalın',
  italic: 'Kursiv',
  code: 'Kod',
  link: 'Keçid',
  list: 'Siyahı',
  numbers: 'Nömrəli siyahı',
  quote: 'Sitat',
  codeBlock: 'Kod bloku',
  table: 'Cədvəl',
  image: 'Şəkil',
  undo: 'Geri qaytar',
  redo: 'Təkrarla',
  language: 'Kodun dili',
  noLanguage: 'Dil seçilməyib',
  linkAddress: 'Keçidin ünvanı',
  linkPlaceholder: 'https://',
  linkApply: 'Keçidi qoy',
  linkRemove: 'Keçidi sil',
  linkWrong: 'Tam ünvan (https://…) və ya saytın öz səhifəsini (/blogs/…) yazın.',
  linkNoText: 'Əvvəlcə mətndə keçid olacaq sözləri seçin.',
  imageAlt: 'Şəkildə nə təsvir olunub?',
  imageAltHint: 'Ekran oxuyucusu bu sözləri oxuyur. Şəkil yalnız bəzəkdirsə, boş saxlayın.',
  imageInsert: 'Şəkli mətnə qoy',
  imageSave: 'Təsviri dəyiş',
  cancel: 'Ləğv et',
  pastedPictures: (n: number) =>
    `Yapışdırdığınız mətndəki şəkillər götürülmədi (${n}). Şəkilləri «Şəkil» düyməsi ilə yükləyin.`,
  pastedFrames: (n: number) =>
    `Yapışdırdığınız mətndəki başqa saytların pəncərələri götürülmədi (${n}). Ünvanı olanların yerinə keçid qoyuldu.`,
  tableTools: 'Cədvəl alətləri',
  tableTool: {
    addRow: 'Sətir əlavə et',
    addColumn: 'Sütun əlavə et',
    removeRow: 'Sətri sil',
    removeColumn: 'Sütunu sil',
    removeTable: 'Cədvəli sil',
  },
  video: 'YouTube videosu',
  help: 'Alətlərə keçmək üçün Alt+F10 düymələrini basın. Cədvəldə Tab növbəti xanaya keçir; cədvəlin alətləri üçün «Cədvəl» düyməsini basın.',
} as const;

export const snippetTab = {
  title: 'Kod nümunələri',
  elsewhere: 'Redaktə səhifəsində yazılmış kod nümunələri bu siyahıda yoxdur:',
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
  noAddress,
  contentHint:
    'Kodu «Kod bloku» aləti ilə əlavə edin və blokun dilini seçin: bu dildə olan ilk kodu oxucular yerindəcə işə sala bilir.',
  tooLong: `Mətn çox uzundur: ən çoxu ${grouped(limits.content)} işarə ola bilər.`,
  preview: 'İlkin baxış',
  previewReduced: 'Mətnin quruluşu çox mürəkkəbdir: oxucular onu formatsız görəcək. Mətni sadələşdirin.',
  previewHint: 'Oxucular bunu belə görəcək.',
  submit: 'Kod nümunəsini əlavə et',
  added: (title: string) => `«${title}» əlavə olundu.`,
  saved: (title: string) => `«${title}» yadda saxlanıldı.`,
} as const;

/** Texts of posts, snippets and videos that are planned for an hour (SCHOOL-5, VIDEO-13). Times are Baku's. */
export const planned = {
  field: 'Dərc vaxtı',
  hint: 'Bakı vaxtı ilə. Boş qalsa, yadda saxlananda dərc olunacaq.',
  /** Of a document that was planned: an empty field publishes it. */
  editHint:
    'Bakı vaxtı ilə. Bu vaxta qədər yalnız müəllim və adminlər görür. Boşaldıb saxlasanız, indi dərc olunacaq.',
  pictures: 'Yüklənmiş şəkli isə ünvanını bilən hər kəs aça bilər.',
  at: 'planlaşdırılıb:',
  saved: (time: string) => `Planlaşdırıldı: ${time}. Bu vaxta qədər yalnız müəllim və adminlər görəcək.`,
  unreadable:
    'Vaxt oxunmur. Günü, ayı, dörd rəqəmli ili, saatı və dəqiqəni yazın; indi dərc etmək üçün xananı boşaldın.',
  past: 'Bu vaxt artıq keçib. Gələcək vaxt seçin; indi dərc etmək üçün xananı boşaldın.',
  far: `Ən çoxu ${panelLimits.planDays} gün sonraya planlaşdırmaq olar. Daha yaxın vaxt seçin.`,
  published: 'Bu material artıq dərc olunub, vaxtını dəyişmək olmaz. Siyahıya qayıdıb yenidən açın.',
  now: 'İndi dərc et',
  nowFor: (title: string) => `«${title}»: İndi dərc et`,
  publishing: 'Dərc olunur…',
  publishedNow: 'Dərc olundu. Sayt yeniləndikdən sonra hamı görəcək.',
} as const;
