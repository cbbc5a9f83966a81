import { courses } from './collections/courses.ts';
import { exercises } from './collections/exercises.ts';
import { pages } from './collections/pages.ts';
import { partners, portfolio } from './collections/portfolio.ts';
import { blogs, codes } from './collections/posts.ts';
import { site } from './collections/site.ts';

/** The collections of src/content.config.ts, in the order of the menu. */
export const collections = [blogs, codes, courses, exercises, portfolio, partners, pages, site];
