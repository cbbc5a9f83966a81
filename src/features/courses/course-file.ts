// Apart from course.ts, because browsers need a course's name and none of this.
import * as v from 'valibot';
import { filled, integer, positiveInteger } from '#core/cloud/schema-parts.ts';
import { day, hashtag } from '#core/words/content-fields.ts';
import { limits } from '#core/words/limits.ts';
import { manatIn, qepikIn } from '#core/words/money.ts';

/** What names a course everywhere (LEARN-1). A path named index would hide the page of the folder. */
const path = v.pipe(
  v.string(),
  v.maxLength(limits.coursePath),
  v.regex(/^(?!index$)[a-z0-9]+(-[a-z0-9]+)*$/, 'not a path: a-z, 0-9 and single hyphens'),
);

/** In the file manat, in code qəpik (PAY-1). */
const money = v.pipe(
  v.number(),
  v.minValue(1),
  v.maxValue(100_000),
  v.check((manat) => qepikIn(manat) !== null, 'at most two decimals'),
  v.transform((manat) => qepikIn(manat) ?? 0),
);

const weight = v.optional(v.pipe(integer, v.minValue(0), v.maxValue(100)));

const fields = v.object({
  path, // never changed: videos, users and their progress refer to it
  order: positiveInteger, // position in every list of courses, from 1
  title: filled,
  shortName: v.pipe(filled, v.maxLength(20)), // the name on the button of its hashtags in the panel (PANEL-6)
  shortDescribe: v.pipe(filled, v.maxLength(90)),
  describe: v.pipe(v.array(filled), v.minLength(1)),
  outcomes: v.pipe(v.array(filled), v.minLength(1)),
  audience: filled,
  programme: v.pipe(
    v.array(v.object({ title: filled, topics: v.pipe(v.array(filled), v.minLength(1)) })),
    v.minLength(1),
  ),
  hashtags: v.pipe(v.array(hashtag), v.minLength(1)),
  duration: filled,
  teachesCode: v.optional(v.boolean()), // so it links to the code library (SHELL-5)
  image: v.optional(filled), // without it the course shows its drawn emblem
  price: v.optional(money), // without it nothing is said about paying
  priceBefore: v.optional(money),
  /** In how many monthly parts the price can be paid. */
  instalments: v.optional(v.pipe(integer, v.minValue(2), v.maxValue(36))),
  startDate: v.optional(day),
  /** How much each part counts in the sum of a student (SCHOOL-10): a missing one nothing, and without any all the same. */
  weights: v.optional(v.object({ videos: weight, tasks: weight, quizzes: weight, attendance: weight })),
});

/** A file of content/courses, named by its path. */
export const CourseFile = v.pipe(
  fields,
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const { price, priceBefore, instalments } = dataset.value;
    const at = (key: 'price' | 'priceBefore', value?: number): v.ObjectPathItem => ({
      type: 'object',
      origin: 'value',
      input: { ...dataset.value },
      key,
      value,
    });
    if (price === undefined && (priceBefore ?? instalments) !== undefined)
      addIssue({ message: 'no price', received: 'undefined', path: [at('price')] });
    if (price !== undefined && priceBefore !== undefined && priceBefore <= price)
      addIssue({
        message: 'must be higher than price',
        expected: `>${manatIn(price)}`,
        path: [at('priceBefore', priceBefore)],
      });
  }),
);
export type CourseFile = v.InferOutput<typeof CourseFile>;

/** The prices in qəpik by path, as the rules know them (PAY-2); courses without one are left out. */
export const pricesOf = (courses: readonly CourseFile[]): Record<string, number> =>
  Object.fromEntries(courses.flatMap(({ path, price }) => (price === undefined ? [] : [[path, price]])));
