// Where sign-in and sign-up lead back to (SIGNIN-4). Apart from the other addresses, because the script of every page
// needs these alone.

export const homePath = '/';
export const signInPath = '/sign-in';
export const signUpPath = '/sign-up';

/**
 * The path to go to after signing in (SIGNIN-4): a path of this site that is not a sign-in or sign-up page, otherwise
 * home.
 */
export function returnPath(asked: string | null): string {
  const isOwnPath = asked !== null && /^\/(?![/\\])[^\\\s]*$/.test(asked);
  return isOwnPath && !asked.startsWith('/sign-') ? asked : homePath;
}

const leadingBack = (page: string, path: string): string =>
  returnPath(path) === homePath ? page : `${page}?from=${encodeURIComponent(path)}`;

/** The address of the sign-in page that returns to `path` afterwards. */
export const signInFrom = (path: string): string => leadingBack(signInPath, path);

/** The address of the sign-up page that returns to `path` afterwards. */
export const signUpFrom = (path: string): string => leadingBack(signUpPath, path);
