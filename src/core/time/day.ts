// By itself, because browsers load the other parts of schemas.
import * as v from 'valibot';

/** A day of the calendar; a pattern, because the CMS shows patterns to editors. */
export const day = v.pipe(
  v.string(),
  v.regex(v.ISO_DATE_REGEX, 'must be year-month-day'),
  v.check(
    (text) => !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text),
    'not a day',
  ),
);
