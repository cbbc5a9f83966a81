/** Texts of the shell: header, menus, footer, account, theme, toasts. */
export const header = {
  home: 'Kodyol, ana səhifə',
  menu: 'Menyu',
  openMenu: 'Menyunu aç',
  closeMenu: 'Menyunu bağla',
} as const;

export const menu = {
  home: 'Ana səhifə',
  blog: 'Bloq',
  panel: 'İdarə paneli',
  signIn: 'Giriş',
  signUp: 'Qeydiyyat',
  signOut: 'Çıxış',
  profileOf: (username: string) => `${username}, profilim`,
} as const;

export const signOut = {
  done: 'Hesabınızdan çıxdınız. Yenə gözləyirik!',
  failed: 'Xəta baş verdi!',
} as const;

export const footer = {
  contact: 'Bizimlə əlaqə',
  phone: 'Telefon',
  email: 'E-poçt',
  address: 'Ünvan',
  copyright: (year: number, brand: string) => `© ${year} ${brand}. Bütün hüquqlar qorunur.`,
  social: ['Facebook', 'Instagram', 'Twitter'],
} as const;

export const theme = {
  toggle: 'Görünüşü dəyiş',
} as const;

export const access = {
  skip: 'Əsas məzmuna keç',
  mainNav: 'Əsas menyu',
  accountNav: 'Hesab menyusu',
  socialLinks: 'Sosial şəbəkələr',
  inNewWindow: (name: string) => `${name}, yeni pəncərədə açılır`,
  toasts: 'Bildirişlər',
  closeToast: 'Bildirişi bağla',
} as const;
