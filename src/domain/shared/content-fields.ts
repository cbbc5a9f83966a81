import * as z from 'zod/mini';
import { printable } from './letters.ts';
import { limits } from './limits.ts';
import { slugOf } from './slug.ts';

const slug = z.pipe(
  z.string(),
  z.transform((text, ctx) => {
    const normal = text.normalize('NFC');
    if (normal === '' || slugOf(normal) !== normal) {
      ctx.issues.push({ code: 'custom', message: 'not a slug (see src/domain/shared/slug.ts)', input: text });
    }
    return normal;
  }),
);

const instant = z.pipe(
  z.union([z.date(), z.string()]),
  z.transform((value, ctx) => {
    const time = new Date(value);
    if (Number.isNaN(time.getTime())) {
      ctx.issues.push({ code: 'custom', message: 'not a date', input: value });
    }
    return time;
  }),
);

/** The fields that posts and snippets have in common, in both sources. */
export const ContentFields = {
  title: z.string().check(z.overwrite(printable), z.trim(), z.minLength(1), z.maxLength(limits.title)),
  /** Never changed once published (BLOG-4). */
  slug,
  time: instant,
};
