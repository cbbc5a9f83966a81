/** One or more addresses of every kind of page that a guest can see. */
export const publicPages = [
  '/',
  '/blogs?page=1',
  '/blogs?page=3',
  '/blogs/git',
  '/blogs/grid-flexbox-css-düzümündə-düzgün-seçim',
  '/blogs/heç-vaxt',
  '/lessons',
  '/lessons/frontend',
  '/portfolio',
  '/code/html',
  '/code/css/grid-ilə-çevik-kart-toru',
  '/sign-in',
  '/order',
  '/contact',
  '/yoxdur',
];
