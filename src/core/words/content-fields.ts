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

/** Posts and courses meet by their hashtags. */
export const hashtag = v.pipe(v.string(), v.transform(cleanLine), v.regex(hashtagPattern, 'not a hashtag'));

/** Of posts and snippets, in both sources. */
export const ContentFields = {
  title: v.pipe(v.string(), v.transform(cleanLine), v.minLength(1), v.maxLength(limits.title)),
  /** Never changed once published (BLOG-4). */
  slug,
  time: instant,
};
