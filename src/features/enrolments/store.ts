import { atom } from 'nanostores';
import { codeIn } from '#domain/school/code.ts';
import { enrolmentProblem } from '#domain/school/enrolment.ts';
import { endOfGrant, withEnd } from '#domain/school/grants.ts';
import { timeNow } from '#domain/shared/clock.ts';
import { AppError, codeOf, isRefusal } from '#domain/shared/errors.ts';
import { enrolment as texts } from '#messages/school/enrolment.ts';
import { formStore } from '#stores/shared/form.ts';
import { loadPart } from '#stores/shared/load-part.ts';
import { $profile, changeProfile } from './profile.ts';
import { waitForUser } from './profile-form.ts';

/** The course that was opened on this page; `null` before. */
export const $openedCourse = atom<string | null>(null);

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
    $openedCourse.set(null);
    return codeIn(code) === null ? wrong(texts.malformed) : null;
  },
  async send({ code: typed }) {
    const profile = $profile.get();
    const code = codeIn(typed);
    if (profile.state !== 'ready' || code === null) throw new AppError('firestore/unauthenticated');
    const { uid, emailVerified } = profile.account;
    if (!emailVerified) return wrong(texts.unverified);
    const [{ enrolments }, { people }] = await Promise.all([
      loadPart(() => import('#gateways/enrolments.ts')),
      loadPart(() => import('#gateways/people.ts')),
    ]);
    const enrolment = await enrolments.one(code);
    if (!enrolment) return wrong(texts.unknown);
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
  if (state === 'guest') $openedCourse.set(null);
});
