import * as v from 'valibot';
import { integer } from '#core/cloud/schema-parts.ts';
import { endOfGrant, type Grants } from '#core/session/grants.ts';
import { limits } from '#core/words/limits.ts';

/** A document of the collection `enrolments`, with its id, the code, and its times as dates (SCHOOL-1). */
export const EnrolmentDocument = v.object({
  id: v.string(),
  /** What staff call it (SCHOOL-7). */
  name: v.optional(v.string(), ''),
  course: v.string(),
  /** From this moment on the code opens nothing: the end of its last day. */
  until: v.date(),
  uses: integer, // how many users can use it, and how many have
  used: integer,
  ended: v.boolean(),
  createdAt: v.date(),
});
export type Enrolment = v.InferOutput<typeof EnrolmentDocument>;

export type NewEnrolment = Pick<Enrolment, 'name' | 'course' | 'until' | 'uses'>;

/** The orders of the panel's list: the newest first, those that end first, of these the ones that staff have not ended, or have. */
export const enrolmentOrders = ['newest', 'soonest', 'open', 'ended'] as const;
export type EnrolmentOrder = (typeof enrolmentOrders)[number];

export const enrolmentField = 'code'; // the field of the address of /settings that brings a code

/** What has become of a code, apart from who uses it. */
export type EnrolmentState = 'open' | 'ended' | 'expired' | 'used-up';

export function enrolmentState({ until, uses, used, ended }: Enrolment, now: Date): EnrolmentState {
  if (ended) return 'ended';
  if (now >= until) return 'expired';
  return used >= uses ? 'used-up' : 'open';
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
