import * as v from 'valibot';
import { cleanLine } from './letters.ts';
import { hashtagPattern, limits } from './limits.ts';
import { isSlug } from './slug.ts';

const slug = v.pipe(
  v.string(),
  v.transform((text) => text.normalize('NFC')),
  v.check(isSlug, 'not a slug (see src/core/words/slug.ts)'),
);

const instant = v.pipe(v.union([v.date(), v.string()]), v.toDate('not a date'));

export const hashtag = v.pipe(v.string(), v.transform(cleanLine), v.regex(hashtagPattern, 'not a hashtag'));

export const ContentFields = {
  title: v.pipe(v.string(), v.transform(cleanLine), v.minLength(1), v.maxLength(limits.title)),
  slug, // never changed once published (BLOG-4)
  time: instant,
};

/** A day of the calendar; a pattern, because the CMS shows patterns to editors. */
export const day = v.pipe(
  v.string(),
  v.regex(v.ISO_DATE_REGEX, 'must be year-month-day'),
  v.check(
    (text) => !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text),
    'not a day',
  ),
);
