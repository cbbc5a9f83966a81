import { homePath, signInPath, signUpPath } from './return-path.ts';

/** Every address of the site, in one place. Parts that users write are encoded here and nowhere else. */
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
  /** A page of content/pages. */
  text: (name: string) => `/${name}`,
  contactAbout: (subject: string) => `/contact?subject=${encodeURIComponent(subject)}`,
  signIn: signInPath,
  signUp: signUpPath,
  emailAction: '/auth/action',
  search: (term: string) => `/search?${searchField}=${encodeURIComponent(term)}`,
  searchForm: '/search',
  saved: '/saved',
  orders: '/my-orders',
  /** An order of a course on the page of all of them (PAY-2). */
  ordered: (number: string) => `/my-orders#order-${number}`,
  settings: '/settings',
  /** Brings an enrolment code to the form that takes it (SCHOOL-1). */
  enrolment: (code: string) => `/settings?code=${code}`,
  user: (username: string) => `/user/${encodeURIComponent(username)}`,
  /** A certificate, by its code; one page serves all of them (LEARN-8). */
  certificate: (code: string) => `/certificate/${code}`,
  panel: '/panel',
} as const;

/** The name of the search field, also the query parameter of the search page. */
export const searchField = 'searchItem';

/** The code library has a search of its own, so its pages have no search bar (SHELL-3). */
export const isCodePath = (path: string): boolean => /^\/code(\/|\.html$|$)/.test(path);

/** Seconds until the not-found screen opens the front page (SHELL-11). */
export const notFoundSeconds = 5;

/**
 * The folder in which the pages of the blog list are built. Not /blogs/, so that no slug can collide with them
 * (BLOG-1).
 */
export const blogListFolder = 'blog-list';

/** The folder of the built results of hashtags, served at /search?searchItem={hashtag} (READ-8). */
export const hashtagFolder = 'hashtag';

/** The folder of the pages that show a snippet newer than the build, one for each language (CODE-2). */
export const unbuiltSnippetFolder = 'unbuilt-snippet';

/** The username in the address of a profile; `null` when there is none. */
export function usernameFromPath(path: string): string | null {
  const [, part] = /^\/user\/([^/]+)\/?$/.exec(path) ?? [];
  try {
    return part === undefined ? null : decodeURIComponent(part);
  } catch {
    return null;
  }
}

/** The list of a course's exercises. */
export const exercisesPath = (course: string): string => `/lessons/${course}/exercises`;

/** The quizzes of a course, or one of them on that page (QUIZ-1). */
export const quizzesPath = (course: string, quiz = ''): string =>
  `/lessons/${course}/quizzes${quiz && `#quiz-${quiz}`}`;

export const exercisePath = (course: string, slug: string): string =>
  `${exercisesPath(course)}/${encodeURIComponent(slug)}`;
