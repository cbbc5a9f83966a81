import { phone } from '#illustrations/app-phone.ts';
import { chart } from '#illustrations/hero-chart.ts';

/** The drawn pictures of the front page in one file, which `npm run draw` writes to front-page.svg. */
export const frontPage = (): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true">${chart()}${phone()}</svg>\n`;
