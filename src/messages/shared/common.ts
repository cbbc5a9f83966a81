import { limits } from '#domain/shared/limits.ts';

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

/** Names, for screen readers, of controls that occur in several parts. */
export const labels = {
  inNewWindow: (name: string) => `${name}, yeni pəncərədə açılır`,
  closeToast: 'Bildirişi bağla',
} as const;

/** Thousands are separated by a space: 200 000. */
export const grouped = (n: number): string => String(n).replace(/\B(?=(\d{3})+$)/g, ' ');

export const imageKilobytes = limits.imageBytes / 1024;

/** The button in a field for a password. */
export const passwordField = {
  show: 'Şifrəni göstər',
  hide: 'Şifrəni gizlət',
} as const;

/** What can be chosen, and why a chosen picture is refused (USER-3, PANEL-3). */
export const chosenPicture = {
  hint: `.webp, .jpeg və ya .jpg; ən çoxu ${imageKilobytes} kilobayt. Başqa növ şəkil çevrilir. Şəklin çəkildiyi yer və cihaz haqqında məlumat yüklənmir.`,
  tooLarge: `Seçilən şəklin ölçüsü ${imageKilobytes} kilobaytdan az olmalıdır.`,
  empty: 'Fayl boşdur. Başqa şəkil seçin.',
  wrongType: 'Brauzer bu faylı şəkil kimi aça bilmir. .webp, .jpeg, .jpg və ya .png şəkli seçin.',
  unreadable: 'Şəkil açılmadı, fayl zədələnib. Başqa şəkil seçin.',
} as const;

/** The page has reloaded itself because a newer version of the site was published. */
export const reloaded = {
  text: 'Sayt yeniləndiyi üçün səhifə təzədən yükləndi.',
  withText: 'Sayt yeniləndiyi üçün səhifə təzədən yükləndi. Yazdıqlarınız yerindədir.',
  butPassword:
    'Sayt yeniləndiyi üçün səhifə təzədən yükləndi. Yazdıqlarınız yerindədir, yalnız şifrəni yenidən yazın.',
} as const;

const closed = 'Brauzer saytın yaddaşını bağlayıb və ya yaddaş doludur';

/** What a visitor has just done will be gone with the page: the device can't keep it, and no account has it. */
export const unkept = `${closed}, ona görə bunu bu cihazda saxlamaq olmur: səhifədən çıxanda itəcək.`;

/** Nobody can stay signed in on this device. */
export const signInUnkept = `${closed}, ona görə girişiniz bu cihazda saxlanılmır. Brauzerin tənzimləmələrində bu sayta yaddaşdan istifadə etməyə icazə verin və ya yer boşaldın, sonra yenidən daxil olun.`;

export const carousels = {
  lessons: 'Kurslar',
  previousLesson: 'Əvvəlki kurs',
  nextLesson: 'Növbəti kurs',
  previous: 'Əvvəlki slayd',
  next: 'Növbəti slayd',
  pause: 'Karuseli dayandır',
  play: 'Karuseli davam etdir',
  role: 'karusel',
} as const;

/** The title of a page, followed by the brand. */
export const titled = (title: string, brand: string) => `${title} | ${brand}`;

export const notFoundTitle = 'Səhifə tapılmadı';
