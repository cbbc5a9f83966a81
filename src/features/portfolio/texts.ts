export const portfolio = {
  title: 'Portfolio',
  description: 'Bizneslər üçün hazırladığımız saytlar: görünüşü, məqsədi və gördüyümüz işlər.',
  lead: (count: number) => `Müştərilərimiz üçün hazırladığımız ${count} sayt.`,
  desktop: 'Kompüter görünüşü',
  mobile: 'Telefon görünüşü',
  desktopAlt: (name: string) => `${name} saytının kompüter görünüşü`,
  mobileAlt: (name: string) => `${name} saytının telefon görünüşü`,
  live: 'Sayta keç',
  liveLabel: (name: string) => `Sayta keç: ${name}, yeni pəncərədə`,
  done: 'Nə etdik',
  order: 'Sayt sifariş et',
} as const;

/** Texts of the picture viewer (PORT-2). */
export const lightbox = {
  open: 'Şəkli böyüt',
  close: 'Bağla',
  zoom: 'Yaxınlaşdır',
  rotate: '90° döndər',
  previous: 'Əvvəlki şəkil',
  next: 'Növbəti şəkil',
  failed: 'Şəkil açılmadı. Yenidən cəhd edin.',
} as const;
