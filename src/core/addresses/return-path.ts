// Apart from the other addresses: the script of every page needs only these (SIGNIN-4).

export const homePath = '/';
export const signInPath = '/sign-in';
export const signUpPath = '/sign-up';

/** Only a path of this site that is no sign-in or sign-up page, otherwise home (SIGNIN-4). */
export function returnPath(asked: string | null): string {
  const isOwnPath = asked !== null && /^\/(?![/\\])[^\\\s]*$/.test(asked);
  return isOwnPath && !asked.startsWith('/sign-') ? asked : homePath;
}

const leadingBack = (page: string, path: string): string =>
  returnPath(path) === homePath ? page : `${page}?from=${encodeURIComponent(path)}`;

export const signInFrom = (path: string): string => leadingBack(signInPath, path);

export const signUpFrom = (path: string): string => leadingBack(signUpPath, path);
