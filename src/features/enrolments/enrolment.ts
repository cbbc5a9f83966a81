import * as v from 'valibot';
import { integer } from '#core/cloud/schema-parts.ts';
import { endOfGrant, type Grants } from '#core/session/grants.ts';
import { limits } from '#core/words/limits.ts';

/** A document of the collection `enrolments`, with its id, the code, and its times as dates: a code that opens a course (SCHOOL-1), or a coupon (PAY-4). */
export const EnrolmentDocument = v.object({
  id: v.string(),
  name: v.optional(v.string(), ''), // what staff call it (SCHOOL-7)
  course: v.string(), // what it opens; '' of a coupon
  /** Of a coupon: the courses whose price it reduces, by how many per cent, then by how many qəpik. */
  courses: v.optional(v.array(v.string()), []),
  percent: v.optional(integer, 0),
  sum: v.optional(integer, 0),
  until: v.date(), // from this moment on the code opens nothing: the end of its last day
  uses: integer, // how many users can use it, and how many have
  used: integer,
  ended: v.boolean(),
  createdAt: v.date(),
});
export type Enrolment = v.InferOutput<typeof EnrolmentDocument>;

type Reduction = Pick<Enrolment, 'courses' | 'percent' | 'sum'>;

export type NewEnrolment = Pick<Enrolment, 'name' | 'course' | 'until' | 'uses'> & { coupon?: Reduction };

export const isCoupon = ({ course }: Pick<Enrolment, 'course'>): boolean => course === '';

/** Rounded down to whole qəpik, as the rules do (PAY-4). */
export const reducedPrice = (price: number, { percent, sum }: Omit<Reduction, 'courses'>): number =>
  Math.max(0, Math.floor((price * (100 - percent)) / 100) - sum);

/** The sorts of the panel’s list: the newest first, those that end first, of these the ones that staff have not ended, or have. */
export const enrolmentSorts = ['newest', 'soonest', 'open', 'ended'] as const;
export type EnrolmentSort = (typeof enrolmentSorts)[number];

/** In the panel's list, the filter for coupons; no course has this path. */
export const couponFilter = '%';

export const enrolmentField = 'code'; // the field of the address of /settings that brings a code

/** What has become of a code, apart from who uses it. */
export type EnrolmentState = 'open' | 'ended' | 'expired' | 'used-up';

export function enrolmentState({ until, uses, used, ended }: Enrolment, now: Date): EnrolmentState {
  if (ended) return 'ended';
  if (now >= until) return 'expired';
  return used >= uses ? 'used-up' : 'open';
}

/** Why a code does not reduce a course's price (PAY-4); `null` if it does. */
export type CouponProblem = Exclude<EnrolmentState, 'open'> | 'unknown' | 'opens' | 'other';

export function couponProblem(code: Enrolment | null, course: string, now: Date): CouponProblem | null {
  if (!code) return 'unknown';
  if (!isCoupon(code)) return 'opens';
  if (!code.courses.includes(course)) return 'other';
  const state = enrolmentState(code, now);
  return state === 'open' ? null : state;
}

/** Why a code opens nothing for a user. */
export type EnrolmentProblem = Exclude<EnrolmentState, 'open'> | 'owned' | 'full';

/** `null` if the code opens its course, or makes a grant with a last day last for ever (SCHOOL-2). The rules decide by their own clock. */
export function enrolmentProblem(enrolment: Enrolment, grants: Grants, now: Date): EnrolmentProblem | null {
  const isOwned = grants.lessons.includes(enrolment.course);
  if (isOwned && endOfGrant(grants, enrolment.course) === null) return 'owned';
  const state = enrolmentState(enrolment, now);
  if (state !== 'open') return state;
  return isOwned || grants.lessons.length < limits.lessons ? null : 'full';
}
