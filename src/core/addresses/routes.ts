import { homePath, signInPath, signUpPath } from './return-path.ts';

/** Parts that users write are encoded here and nowhere else. */
export const routes = {
  home: homePath,
  lessons: '/lessons',
  course: (path: string) => `/lessons/${path}`,
  videos: (path: string) => `/lessons/${path}/videos`,
  video: (path: string, id: string) => `/lessons/${path}/videos#${encodeURIComponent(id)}`,
  portfolio: '/portfolio',
  order: '/order',
  blogs: (page = 1) => `/blogs?page=${page}`,
  blog: (slug: string) => `/blogs/${encodeURIComponent(slug)}`,
  code: (codeName: string) => `/code/${codeName}`,
  snippet: (codeName: string, slug: string) => `/code/${codeName}/${encodeURIComponent(slug)}`,
  preview: '/preview',
  contact: '/contact',
  privacy: '/privacy',
  text: (name: string) => `/${name}`,
  contactAbout: (subject: string) => `/contact?subject=${encodeURIComponent(subject)}`,
  signIn: signInPath,
  signUp: signUpPath,
  emailAction: '/auth/action',
  search: (term: string) => `/search?${searchField}=${encodeURIComponent(term)}`,
  searchForm: '/search',
  saved: '/saved',
  orders: '/my-orders',
  ordered: (number: string) => `/my-orders#order-${number}`,
  settings: '/settings',
  enrolment: (code: string) => `/settings?code=${code}`,
  user: (username: string) => `/user/${encodeURIComponent(username)}`,
  certificate: (code: string) => `/certificate/${code}`, // one page serves all certificates (LEARN-8)
  panel: '/panel',
} as const;

export const searchField = 'searchItem';

/** The code library has a search of its own, so its pages have no search bar (SHELL-3). */
export const isCodePath = (path: string): boolean => /^\/code(\/|\.html$|$)/.test(path);

export const notFoundSeconds = 5;

/** Not /blogs/: a slug could collide with a page of the list (BLOG-1). */
export const blogListFolder = 'blog-list';

/** Served at /search?searchItem={hashtag} (READ-8). */
export const hashtagFolder = 'hashtag';

/** Pages that show a snippet newer than the build (CODE-2). */
export const unbuiltSnippetFolder = 'unbuilt-snippet';

export function usernameFromPath(path: string): string | null {
  const [, part] = /^\/user\/([^/]+)\/?$/.exec(path) ?? [];
  try {
    return part === undefined ? null : decodeURIComponent(part);
  } catch {
    return null;
  }
}

export const exercisesPath = (course: string): string => `/lessons/${course}/exercises`;

export const quizzesPath = (course: string, quiz = ''): string =>
  `/lessons/${course}/quizzes${quiz && `#quiz-${quiz}`}`;

export const exercisePath = (course: string, slug: string): string =>
  `${exercisesPath(course)}/${encodeURIComponent(slug)}`;
