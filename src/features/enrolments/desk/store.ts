import { atom } from 'nanostores';
import { codeOf, isRefusal } from '#core/cloud/errors.ts';
import { type FormValues, formStore } from '#core/forms/form-store.ts';
import { loadPart } from '#core/page/load-part.ts';
import { endOf } from '#core/session/grants.ts';
import { ownUid } from '#core/session/profile.ts';
import { endsWithSession, sessionAtom } from '#core/session/session-state.ts';
import { showToast } from '#core/views/toasts.ts';
import { cleanLine } from '#core/words/letters.ts';
import { qepikIn } from '#core/words/money.ts';
import { countIn, type Typed, typedValue } from '#core/words/typed.ts';
import { coursePaths } from '#features/courses/course.ts';
import { lastDayProblem } from '#panel/last-day.ts';
import { createList, listsBelow } from '#panel/list.ts';
import { resolveNames } from '#panel/log.ts';
import { actOnRow } from '#panel/row-actions.ts';
import { taught, taughtPaths } from '#panel/taught.ts';
import { newCode, shownCode } from '../code.ts';
import { couponFilter, enrolmentSorts, type NewEnrolment } from '../enrolment.ts';
import { enrolmentLimits } from '../limits.ts';
import { enrolmentTab as texts } from './texts.ts';

const gateway = async () => (await loadPart(() => import('./gateway.ts'))).staffEnrolments;

/** All codes, for staff (SCHOOL-1). */
export const enrolmentList = createList({
  name: 'enrolments',
  sorts: enrolmentSorts,
  filters: () => [...taughtPaths(), ...(taught() === null ? [couponFilter] : [])],
  read: async (asked) => (await gateway()).list(asked),
});

export const $newCode = sessionAtom<string | null>(null);

/** An attempt whose answer was lost may have made its code, so the next one with the same fields makes the same code. */
const $attempt = sessionAtom<{ typed: string; code: string } | null>(null);

type Field = 'name' | 'kind' | 'course' | 'amount' | `for-${string}` | 'day' | 'uses';

/** The coupon that is typed; `null`: a code that opens a course. */
function couponIn(typed: FormValues<Field>): Typed<NonNullable<NewEnrolment['coupon']>> | null {
  const { kind, amount } = typed;
  if (kind === 'course') return null;
  const courses = coursePaths().filter((path) => typed[`for-${path}`] !== undefined);
  if (amount.trim() === '' || courses.length === 0) return 'none';
  const number = Number(amount.trim().replace(',', '.'));
  const [value, most] =
    kind === 'percent' ? [number, enrolmentLimits.percent] : [qepikIn(number), enrolmentLimits.sum];
  const counted = countIn(String(value), most);
  if (typeof counted !== 'number') return 'invalid';
  return { courses, percent: kind === 'percent' ? counted : 0, sum: kind === 'percent' ? 0 : counted };
}

/** The first field that says nothing. */
function missingIn({ kind, course, amount, day, uses }: FormValues<Field>): Field | null {
  if (kind === 'course' && course === '') return 'course';
  if (kind !== 'course' && amount.trim() === '') return 'amount';
  if (endOf(day) === 'none') return 'day';
  return countIn(uses, enrolmentLimits.uses) === 'none' ? 'uses' : null;
}

/** Makes a code (SCHOOL-1) or a coupon (PAY-4). */
export const enrolmentForm = endsWithSession(
  formStore<Field>({
    texts: { 'firestore/permission-denied': texts.refused },
    check(typed) {
      $newCode.set(null);
      const { name, day, uses } = typed;
      const missing = missingIn(typed);
      if (missing) return { message: texts.required, field: missing };
      const coupon = couponIn(typed);
      if (coupon === 'none') return { message: texts.noCourses };
      const count = countIn(uses, enrolmentLimits.uses);
      if (cleanLine(name).length > enrolmentLimits.name) return { message: texts.longName, field: 'name' };
      if (coupon === 'invalid') return { message: texts.wrongAmount, field: 'amount' };
      const wrongUses = count === 'invalid' ? { message: texts.wrongUses, field: 'uses' } : null;
      return lastDayProblem(day) ?? wrongUses;
    },
    async send(values) {
      const { name, course = '', day, uses } = values;
      const by = ownUid();
      const [until, count] = [typedValue(endOf(day)), typedValue(countIn(uses, enrolmentLimits.uses))];
      if (!until || !count) return { message: texts.required };
      const read = couponIn(values);
      const coupon = read && typedValue(read);
      const typed = JSON.stringify(values);
      const before = $attempt.get();
      const code = before?.typed === typed ? before.code : newCode();
      $attempt.set({ typed, code });
      const staff = await gateway();
      try {
        const made = { name: cleanLine(name), course, until, uses: count };
        await staff.create(by, code, coupon ? { ...made, course: '', coupon } : made);
      } catch (error) {
        if (!isRefusal(codeOf(error)) || !(await staff.one(code))) throw error;
      }
      $attempt.set(null);
      $newCode.set(code);
      enrolmentList.refresh();
      return { done: texts.created(shownCode(code)) };
    },
  }),
);

export const $ending = atom<string | null>(null);

/** To be called after the user has confirmed it. If somebody else has ended the code meanwhile, that is a success too. */
export function endEnrolment(by: string, code: string): Promise<void> {
  const work = async () => {
    const staff = await gateway();
    await staff.end(by, code);
    showToast({ kind: 'good', text: texts.ended });
    const now = await staff.one(code);
    if (now) enrolmentList.replace(code, now);
  };
  return actOnRow($ending, code, work, texts.endFailed);
}

export const usesOf = listsBelow(async (code) =>
  resolveNames((await gateway()).uses(code, enrolmentList.find(code)?.course ?? ''), ({ by }) => [
    { collection: 'users', target: by },
  ]),
);
