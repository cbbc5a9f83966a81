import { atom } from 'nanostores';
import { AppError, codeOf, isRefusal } from '#core/cloud/errors.ts';
import { formStore } from '#core/forms/form-store.ts';
import { loadPart } from '#core/page/load-part.ts';
import { endOf } from '#core/session/grants.ts';
import { $profile } from '#core/session/profile.ts';
import { endsWithSession, sessionAtom } from '#core/session/session-state.ts';
import { showToast } from '#core/views/toasts.ts';
import { cleanLine } from '#core/words/letters.ts';
import { countIn, typedValue } from '#core/words/typed.ts';
import { lastDayProblem } from '#panel/last-day.ts';
import { createList, listsBelow } from '#panel/list.ts';
import { resolveNames } from '#panel/log.ts';
import { actOnRow } from '#panel/row-actions.ts';
import { taughtPaths } from '#panel/taught.ts';
import { codeBytes, newCode, shownCode } from '../code.ts';
import { enrolmentOrders } from '../enrolment.ts';
import { enrolmentLimits } from '../limits.ts';
import { enrolmentTab as texts } from './texts.ts';

const gateway = async () => (await loadPart(() => import('./gateway.ts'))).staffEnrolments;

/** All codes, for staff (SCHOOL-1). */
export const enrolmentList = createList({
  name: 'enrolments',
  orders: enrolmentOrders,
  filters: taughtPaths,
  read: async (asked) => (await gateway()).list(asked),
});

export const $newCode = sessionAtom<string | null>(null);

/** An attempt whose answer was lost may have made its code, so the next one with the same fields makes the same code. */
const $attempt = sessionAtom<{ typed: string; code: string } | null>(null);

/** Makes a code (SCHOOL-1). */
export const enrolmentForm = endsWithSession(
  formStore<'name' | 'course' | 'day' | 'uses'>({
    texts: { 'firestore/permission-denied': texts.refused },
    check({ name, course, day, uses }) {
      $newCode.set(null);
      const count = countIn(uses, enrolmentLimits.uses);
      if (!course || endOf(day) === 'none' || count === 'none') return { message: texts.required };
      if (cleanLine(name).length > enrolmentLimits.name) return { message: texts.longName, field: 'name' };
      const wrongUses = count === 'invalid' ? { message: texts.wrongUses, field: 'uses' } : null;
      return lastDayProblem(day) ?? wrongUses;
    },
    async send({ name, course, day, uses }) {
      const profile = $profile.get();
      const [until, count] = [typedValue(endOf(day)), typedValue(countIn(uses, enrolmentLimits.uses))];
      if (profile.state !== 'ready' || !until || !count) throw new AppError('firestore/unauthenticated');
      const typed = [name, course, day, uses].join();
      const before = $attempt.get();
      const code =
        before?.typed === typed ? before.code : newCode(crypto.getRandomValues(new Uint8Array(codeBytes)));
      $attempt.set({ typed, code });
      const staff = await gateway();
      try {
        await staff.create(profile.record.id, code, { name: cleanLine(name), course, until, uses: count });
      } catch (error) {
        if (!isRefusal(codeOf(error)) || !(await staff.one(code))) throw error;
      }
      $attempt.set(null);
      $newCode.set(code);
      enrolmentList.load();
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
