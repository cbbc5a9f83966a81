import { atom } from 'nanostores';
import { AppError, codeOf, isRefusal } from '#core/cloud/errors.ts';
import { formStore } from '#core/forms/form-store.ts';
import { loadPart } from '#core/page/load-part.ts';
import { endOfGrant, withEnd } from '#core/session/grants.ts';
import { $profile, changeProfile, ownProfile } from '#core/session/profile.ts';
import { timeNow } from '#core/time/clock.ts';
import { waitForUser } from '#features/accounts/profile-form.ts';
import { codeIn } from './code.ts';
import { enrolmentProblem, isCoupon } from './enrolment.ts';
import { enrolment as texts } from './texts.ts';

export const $openedCourse = atom<string | null>(null);

/** What was typed is a coupon, which is used with an order (PAY-4). */
export const $coupon = atom<{ code: string; courses: readonly string[] } | null>(null);

function forget(): void {
  $openedCourse.set(null);
  $coupon.set(null);
}

const wrong = (message: string) => ({ message, field: 'code' });

/** Whether the server accepts it; other failures stay failures. */
const isAccepted = (attempt: Promise<void>): Promise<boolean> =>
  attempt.then(
    () => true,
    (error: unknown) => {
      if (isRefusal(codeOf(error))) return false;
      throw error;
    },
  );

/** What came of it. Who has the course already, often by a link that was followed before, is led to it as well. */
function opened(course: string, words: string) {
  $openedCourse.set(course);
  return { done: words };
}

/** Opens a course with a code (SCHOOL-1). */
export const enrolmentForm = formStore<'code'>({
  check({ code }) {
    forget();
    return codeIn(code) === null ? wrong(texts.malformed) : null;
  },
  async send({ code: typed }) {
    const profile = ownProfile();
    const code = codeIn(typed);
    if (code === null) return wrong(texts.malformed);
    const { uid, emailVerified } = profile.account;
    if (!emailVerified) return wrong(texts.unverified);
    const [{ enrolments }, { people }] = await Promise.all([
      loadPart(() => import('./gateway.ts')),
      loadPart(() => import('#core/cloud/people.ts')),
    ]);
    const enrolment = await enrolments.one(code);
    if (!enrolment) return wrong(texts.unknown);
    if (isCoupon(enrolment)) {
      $coupon.set({ code, courses: enrolment.courses });
      return { done: texts.coupon };
    }
    const { course } = enrolment;
    const known = enrolmentProblem(enrolment, profile.record, timeNow());
    if (known === 'owned') return opened(course, texts.problems.owned);
    const isUsed = known === null && (await isAccepted(enrolments.use(uid, code, course)));
    if (!isUsed) {
      // An earlier attempt whose answer was lost, another user who was first, or the server's clock.
      const [now, record] = await Promise.all([enrolments.one(code), people.own(uid)]);
      if (!record) throw new AppError('firestore/unauthenticated');
      changeProfile(uid, { record });
      const isOpen = record.lessons.includes(course) && endOfGrant(record, course) === null;
      if (record.enrolment !== code || !isOpen) {
        const problem = now && enrolmentProblem(now, record, timeNow());
        return wrong(problem ? texts.problems[problem] : texts.usedBefore);
      }
    }
    const after = $profile.get();
    if (after.state === 'ready') {
      const lessons = [...new Set([...after.record.lessons, course])];
      changeProfile(uid, {
        record: { ...withEnd({ ...after.record, lessons }, course, null), enrolment: code },
      });
    }
    return opened(course, texts.done);
  },
});

waitForUser(enrolmentForm);
$profile.subscribe(({ state }) => {
  if (state === 'guest') forget();
});
