/** An address of every kind of page that a guest can see, and of every state that the build gives it. */
export const publicPages = [
  '/',
  '/blogs?page=1',
  '/blogs/git',
  '/blogs/heç-vaxt',
  '/lessons',
  '/lessons/frontend',
  '/lessons/backend/exercises',
  '/lessons/backend/exercises/sifarişin-məbləği',
  '/lessons/backend/exercises/http-və-rest-özünüzü-yoxlayın',
  '/portfolio',
  '/code/html',
  '/code/css/grid-ilə-çevik-kart-toru',
  '/sign-in',
  '/saved',
  '/search?searchItem=css',
  '/order',
  '/contact',
  // Of the pages that are only a text.
  '/privacy',
  '/certificate/yoxdur',
  '/yoxdur',
];

/** The addresses at which accessibility.spec.ts checks everything that a visit can show. */
export const accessiblePages = [
  ...publicPages,
  '/lessons/frontend/videos',
  '/sign-up',
  '/search?searchItem=qırxayaq',
];

const kinds: [string, RegExp][] = [
  ['posts and code', /^\/(?:blogs|code)/],
  ['courses', /^\/lessons/],
  ['forms and accounts', /^\/(?:order|contact|saved|settings|panel|sign-|user)/],
];

/** The addresses by kind: a test opens those of a kind in one context, because a new one costs more than a visit. */
export const byKind = (addresses: Iterable<string>): [string, string[]][] =>
  Object.entries(
    Object.groupBy(addresses, (address) => kinds.find(([, kind]) => kind.test(address))?.[0] ?? 'others'),
  ).map(([kind, ofKind = []]) => [kind, ofKind]);
