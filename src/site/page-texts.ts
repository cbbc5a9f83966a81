import { notFound, notFoundTitle } from '#core/views/common-texts.ts';
import type { CodeLanguage } from '#core/words/code-language.ts';
import { emailAction } from '#features/accounts/email-action-texts.ts';
import { certificate } from '#features/certificates/texts.ts';
import { lessons } from '#features/courses/texts.ts';
import { contact, order } from '#features/inbox/texts.ts';
import { orders } from '#features/orders/texts.ts';
import { portfolio } from '#features/portfolio/texts.ts';
import { blogs } from '#features/posts/texts.ts';
import { savedPage } from '#features/saved/texts.ts';
import { code } from '#features/snippets/texts.ts';
import { builtVideos } from '#features/videos/texts.ts';

export const pages = {
  blogs: {
    title: (page: number) => (page === 1 ? blogs.title : `${blogs.title}, səhifə ${page}`),
    description: (page: number) =>
      `Proqramlaşdırma və dizayn haqqında Azərbaycan dilində sadə və praktik yazılar${page === 1 ? '' : `, səhifə ${page}`}.`,
  },
  lessons: {
    title: lessons.title,
    description: (courses: readonly string[]) => `${courses.join(', ')}. Hamısı Azərbaycan dilində.`,
  },
  videos: {
    title: (course: string) => `${course}${builtVideos.suffix}`,
    description: (course: string) =>
      `${course} kursunun pulsuz və ödənişli video dərsləri Azərbaycan dilində.`,
  },
  portfolio: { title: portfolio.title, description: portfolio.description },
  code: {
    description: (codeName: CodeLanguage) =>
      `${code.languages[codeName]} dilində izahlı kod nümunələri. Kopyalayın, dəyişin, nəticəni yerindəcə görün.`,
  },
  snippet: {
    description: (title: string, codeName: CodeLanguage) =>
      `${title}: ${code.languages[codeName]} dilində izahlı kod nümunəsi.`,
  },
  order: { title: order.title, description: order.description },
  contact: { title: contact.title, description: contact.description },
  notFound: { title: notFoundTitle, description: notFound.title },
  unbuilt: { title: 'Yazı', description: 'Bloqun ən yeni yazıları.' },
  profile: { title: 'Profil', description: 'İstifadəçi profili.' },
  saved: { title: savedPage.title, description: savedPage.lead },
  orders: { title: orders.title, description: orders.description },
  settings: { title: 'Tənzimləmələr', description: 'Profil şəkli, şəxsi məlumatlar, e-poçt və şifrə.' },
  certificate: { title: certificate.title, description: certificate.description },
  panel: { title: 'İdarə paneli', description: 'Saytın idarə paneli.' },
  search: {
    title: 'Axtarış',
    description: 'Pulsuz videolarda, bloq yazılarında və kod nümunələrində axtarın.',
    hashtag: (tag: string) => `${tag} heşteqi ilə bloq yazıları və kod nümunələri.`,
  },
  emailAction: { title: emailAction.title, description: 'Bizdən gələn məktubdakı keçid.' },
  signUp: { title: 'Qeydiyyat', description: 'Hesab yaradın və pulsuz video dərslərə baxın.' },
  signIn: { title: 'Giriş', description: 'Hesabınıza daxil olun.' },
} as const;
