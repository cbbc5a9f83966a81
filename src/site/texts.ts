import type { Legal } from '#core/installation/site.ts';

export const header = {
  home: (brand: string) => `${brand}, ana səhifə`,
  quickLinks: 'Sürətli keçidlər',
  menu: 'Menyu',
  openMenu: 'Menyunu aç',
  closeMenu: 'Menyunu bağla',
} as const;

export const menu = {
  home: 'Ana səhifə',
  courses: 'Kurslar',
  allCourses: 'Bütün kurslar',
  learnCode: 'Kod yazmağı öyrən',
  exercises: 'Tapşırıqlar',
  exercisesOf: (course: string) => `Tapşırıqlar: ${course}`,
  siteOrder: 'Sayt sifarişi',
  order: 'Sayt sifariş et',
  portfolio: 'Portfolio',
  freeVideos: 'Pulsuz videolar',
  blog: 'Bloq',
  contact: 'Əlaqə',
  panel: 'İdarə paneli',
  signOut: 'Çıxış',
} as const;

export const sidePanel = {
  title: 'Hesabım',
  open: 'Hesab panelini aç',
  close: 'Hesab panelini bağla',
  noPhoto: 'Profil şəkli yoxdur',
  photoOf: (username: string) => `${username}, profil şəkli`,
  guestTitle: 'Xoş gəlmisiniz!',
  guestText: 'Pulsuz videolara baxmaq üçün hesabınıza daxil olun və ya yeni hesab yaradın.',
  settings: 'Tənzimləmələr',
} as const;

export const quickLinks = {
  title: 'Sürətli keçidlər',
  close: 'Sürətli keçidləri bağla',
  html: 'HTML kodları',
  css: 'CSS kodları',
  js: 'JavaScript kodları',
  lessons: 'Bütün kurslar',
  blogs: 'Son yazılar',
  order: 'Sayt sifariş et',
} as const;

export const signOut = {
  done: 'Hesabınızdan çıxdınız. Yenə gözləyirik!',
  failed: 'Xəta baş verdi!',
  /** PANEL-3, USER-4. */
  unsaved: {
    title: 'Hesabınızdan çıxırsınız?',
    text: (count: number) =>
      `${count} yarımçıq yazınız silinəcək. Saxlamaq istəyirsinizsə, əvvəlcə göndərin və ya yadda saxlayın.`,
    yes: 'Çıx və sil',
    no: 'Xeyr, qayıt',
  },
} as const;

export const footer = {
  contact: 'Bizimlə əlaqə',
  phone: 'Telefon',
  email: 'E-poçt',
  address: 'Ünvan',
  map: 'Yerimiz xəritədə',
  mapShow: 'Xəritəni göstər',
  mapNotice: 'Xəritə OpenStreetMap saytından yüklənəcək.',
  mapLoading: 'Xəritə yüklənir…',
  mapFailed: 'Xəritə açılmadı. Ünvanı OpenStreetMap saytında aça bilərsiniz.',
  mapOpen: 'Böyük xəritədə aç',
  copyright: (year: number, brand: string) => `© ${year} ${brand}. Bütün hüquqlar qorunur.`,
  social: ['Facebook', 'Instagram', 'Twitter'],
} as const;

export const textPages = {
  updated: 'Son dəyişiklik:',
} as const;

export const theme = {
  toggle: 'Görünüşü dəyiş',
} as const;

export const access = {
  skip: 'Əsas məzmuna keç',
  mainNav: 'Əsas menyu',
  accountNav: 'Hesab menyusu',
  drag: 'Yerini dəyişmək üçün çəkin və ya ox düymələrindən istifadə edin',
  socialLinks: 'Sosial şəbəkələr',
  toasts: 'Bildirişlər',
} as const;

/** Who sells, in one line (READ-11). */
export const legalLine = ({ name, form, voen, address, registration }: Legal = {}): string =>
  [
    [name, form].filter(Boolean).join(' '),
    voen && `VÖEN ${voen}`,
    address && `Hüquqi ünvan: ${address}`,
    registration && `Qeydiyyat: ${registration}`,
  ]
    .filter(Boolean)
    .join(' · ');
