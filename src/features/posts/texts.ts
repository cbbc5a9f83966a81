import type { Network } from './share.ts';

export const blogs = {
  title: 'Bloq',
  lead: 'Proqramlaşdırma və dizayn haqqında sadə dildə yazılar.',
  count: (n: number) => `${n} yazı,`,
  order: 'ən yenisi yuxarıda',
  posts: 'Yazılar',
  hashtags: 'Yazıların heşteqləri',
  previous: 'Əvvəlki',
  next: 'Növbəti',
  pages: 'Səhifələr',
  page: (page: number, total: number) => `${page} / ${total}`,
  pageLabel: (page: number, total: number) => `Səhifə ${page} / ${total}`,
} as const;

export const series = {
  of: (name: string) => `Seriya: ${name}`,
  part: (n: number, total: number) => `${n} / ${total}`,
  partLabel: (n: number, total: number) => `Hissə ${n} / ${total}`,
  ways: 'Seriyanın qonşu hissələri',
  previous: 'Əvvəlki hissə',
  next: 'Növbəti hissə',
} as const;

export const article = {
  one: 'Yazı',
  back: 'Bloqa qayıt',
  hashtags: 'Heşteqlər',
  hashtag: (tag: string) => `${tag} heşteqi ilə axtar`,
  published: (date: string) => `Dərc olunub: ${date}`,
  founder: 'Qurucu, CEO',
  authorPicture: (author: string) => `${author}, müəllifin şəkli`,
  share: 'Paylaş:',
  shareOn: (network: string) => `Paylaş: ${network}`,
  networks: {
    twitter: 'Twitter',
    facebook: 'Facebook',
    telegram: 'Telegram',
    linkedin: 'LinkedIn',
    whatsapp: 'WhatsApp',
  } satisfies Record<Network, string>,
  others: 'Digər bloqlar',
  contents: 'Mündəricat',
  readingTime: (minutes: number) => `oxu vaxtı ${minutes} dəqiqə`,
  loading: 'Yazı yüklənir…',
  notYet: 'Bu ünvanda yazı hələ görünmür. Ünvan düzgündürsə, bir azdan yenidən baxın və ya bloqa qayıdın.',
  noScript:
    'Bu yazı hələ saytın hazır səhifələri arasında yoxdur. Onu görmək üçün brauzerdə JavaScript-i aktivləşdirin.',
} as const;
