/** Every address of the site, in one place. Parts that come from people are encoded here and nowhere else. */
export const routes = {
  home: '/',
  blogs: (page = 1) => `/blogs?page=${page}`,
  blog: (slug: string) => `/blogs/${encodeURIComponent(slug)}`,
  lessons: '/lessons',
  lesson: (path: string) => `/lessons/${path}`,
  lessonVideos: (path: string) => `/lessons/${path}/videos`,
  code: (language: string) => `/code/${language}`,
  order: '/order',
  portfolio: '/portfolio',
  signIn: '/sign-in',
  signUp: '/sign-up',
  search: (term: string) => `/search?searchItem=${encodeURIComponent(term)}`,
  user: (username: string) => `/user/${encodeURIComponent(username)}`,
  panel: '/panel',
} as const;

/** After how many seconds the not-found screen opens home (spec 9). */
export const notFoundSeconds = 5;

/** Where the pages of the blog list are built. Outside /blogs/, so that no slug can collide with them (BLOG-1). */
export const blogListFolder = 'blog-list';

/**
 * The path to go to after signing in (SIGNIN-4): a path of this site only, never a sign-in page again.
 * Anything else is home.
 */
export function returnPath(asked: string | null): string {
  const isOwnPath = asked !== null && /^\/(?![/\\])[^\\\s]*$/.test(asked);
  return isOwnPath && !asked.startsWith('/sign-') ? asked : routes.home;
}

/** The sign-in page that leads back to `path` afterwards. */
export function signInFrom(path: string): string {
  return returnPath(path) === routes.home
    ? routes.signIn
    : `${routes.signIn}?from=${encodeURIComponent(path)}`;
}
