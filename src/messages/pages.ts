import { blogs } from './blogs.ts';
import { lessons } from './lessons.ts';
import { portfolio } from './portfolio.ts';

/** Titles and descriptions of pages, as search engines and shares show them. */
export const titled = (title: string, brand: string) => `${title} | ${brand}`;

export const pages = {
  home: {
    description:
      'Azərbaycan dilində proqramlaşdırma və dizayn dərsləri: pulsuz videolar, kod nümunələri və praktik yazılar.',
  },
  blogs: {
    title: (page: number) => (page === 1 ? blogs.title : `${blogs.title}, səhifə ${page}`),
    description: 'Proqramlaşdırma, veb-dizayn və 3D haqqında Azərbaycan dilində sadə və praktik yazılar.',
  },
  lessons: {
    title: lessons.title,
    description:
      'Altı kurs: fullstack, frontend, backend, UI/UX dizayn, interyer və 3D. Hamısı Azərbaycan dilində.',
  },
  portfolio: { title: portfolio.title, description: portfolio.description },
  notFound: { title: 'Səhifə tapılmadı', description: 'Axtardığınız səhifə mövcud deyil.' },
  newest: { title: 'Yazı', description: 'Bloqun ən yeni yazıları.' },
  profile: { title: 'Profil', description: 'Kodyol profili.' },
  settings: { title: 'Tənzimləmələr', description: 'Profil şəkli və e-poçtun təsdiqi.' },
  search: {
    title: 'Axtarış',
    description: 'Pulsuz videolarda, bloq yazılarında və kod nümunələrində axtarın.',
  },
  signUp: { title: 'Qeydiyyat', description: 'Kodyolda hesab yaradın və pulsuz video dərslərə baxın.' },
  signIn: { title: 'Giriş', description: 'Kodyol hesabınıza daxil olun.' },
} as const;
