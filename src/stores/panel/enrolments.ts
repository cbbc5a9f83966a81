import { atom, map } from 'nanostores';
import type { AuditEntry } from '#domain/panel/audit.ts';
import type { ListPage } from '#domain/panel/list-query.ts';
import { codeBytes, newCode, shownCode } from '#domain/school/code.ts';
import { enrolmentOrders } from '#domain/school/enrolment.ts';
import { endOf } from '#domain/school/last-day.ts';
import { AppError, codeOf, isRefusal } from '#domain/shared/errors.ts';
import { limits } from '#domain/shared/limits.ts';
import { countIn, typedValue } from '#domain/shared/typed.ts';
import { forms } from '#messages/panel/panel.ts';
import { enrolmentTab as texts } from '#messages/panel/school.ts';
import { errors } from '#messages/shared/errors.ts';
import { $profile } from '#stores/accounts/profile.ts';
import { $session } from '#stores/accounts/session.ts';
import { reportFailedRead } from '#stores/shared/failures.ts';
import { formStore } from '#stores/shared/form.ts';
import { loadPart } from '#stores/shared/load-part.ts';
import { showToast } from '#stores/shared/toasts.ts';
import { createList } from './list.ts';
import { resolveNames } from './log.ts';
import { actOnRow } from './row-actions.ts';

const gateway = async () => (await loadPart(() => import('#gateways/staff/enrolments.ts'))).staffEnrolments;

/** All codes, for staff (SCHOOL-1). */
export const enrolmentList = createList({
  name: 'enrolments',
  orders: enrolmentOrders,
  read: async (asked) => (await gateway()).list(asked),
});

/** The code that this page has made last; `null` before. */
export const $newCode = atom<string | null>(null);

/** An attempt whose answer was lost may have made its code, so the next one with the same fields makes the same code. */
let attempt: { typed: string; code: string } | null = null;

/** Makes a code (SCHOOL-1). */
export const enrolmentForm = formStore<'course' | 'day' | 'uses'>({
  texts: { 'firestore/permission-denied': texts.refused },
  check({ course, day, uses }) {
    $newCode.set(null);
    const until = endOf(day);
    const count = countIn(uses, limits.enrolmentUses);
    if (!course || until === 'none' || count === 'none') return { message: texts.required };
    if (until === 'invalid') return { message: forms.unreadableDay, field: 'day' };
    if (until.getTime() <= Date.now()) return { message: texts.pastDay, field: 'day' };
    return count === 'invalid' ? { message: texts.wrongUses, field: 'uses' } : null;
  },
  async send({ course, day, uses }) {
    const profile = $profile.get();
    const [until, count] = [typedValue(endOf(day)), typedValue(countIn(uses, limits.enrolmentUses))];
    if (profile.state !== 'ready' || !until || !count) throw new AppError('firestore/unauthenticated');
    const typed = [course, day, uses].join();
    if (attempt?.typed !== typed)
      attempt = { typed, code: newCode(crypto.getRandomValues(new Uint8Array(codeBytes))) };
    const { code } = attempt;
    const staff = await gateway();
    try {
      await staff.create(profile.record.id, code, { course, until, uses: count });
    } catch (error) {
      if (!isRefusal(codeOf(error)) || !(await staff.one(code))) throw error;
    }
    attempt = null;
    $newCode.set(code);
    enrolmentList.load();
    return { done: texts.created(shownCode(code)) };
  },
});

/** The code that is being ended: one at a time. */
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

/** Who has used a code, as far as it has been read. */
type Uses =
  | { step: 'loading' }
  | { step: 'failed'; message: string }
  | { step: 'ready'; rows: AuditEntry[]; more: ListPage<AuditEntry>['more']; busy: boolean };

/** By code; absent until somebody asks. */
export const $uses = map<Record<string, Uses>>({});

async function readUses(
  code: string,
  before: readonly AuditEntry[],
  read: () => Promise<ListPage<AuditEntry>>,
) {
  const visit = uid();
  const { rows, more } = await resolveNames(read(), ({ by }) => [{ collection: 'users', target: by }]);
  if (visit !== uid()) return;
  const entries = rows.flatMap((row) => ('item' in row ? row.item : []));
  $uses.setKey(code, { step: 'ready', rows: [...before, ...entries], more, busy: false });
}

const uid = (): string | null => {
  const session = $session.get();
  return session.state === 'user' ? session.uid : null;
};

/** Reads who has used a code, newest first. */
export async function loadUses(code: string): Promise<void> {
  if ($uses.get()[code]?.step === 'loading') return;
  $uses.setKey(code, { step: 'loading' });
  try {
    await readUses(code, [], async () => (await gateway()).uses(code));
  } catch (error) {
    $uses.setKey(code, { step: 'failed', message: errors[codeOf(error)] });
    reportFailedRead(error, () => loadUses(code));
  }
}

export async function loadMoreUses(code: string): Promise<void> {
  const uses = $uses.get()[code];
  if (uses?.step !== 'ready' || !uses.more || uses.busy) return;
  $uses.setKey(code, { ...uses, busy: true });
  try {
    await readUses(code, uses.rows, uses.more);
  } catch (error) {
    $uses.setKey(code, { ...uses, busy: false });
    reportFailedRead(error, () => loadMoreUses(code));
  }
}

// The next user must not see what staff have read.
$session.listen(({ state }) => {
  if (state !== 'guest') return;
  attempt = null;
  $uses.set({});
  $newCode.set(null);
  enrolmentForm.reset();
});
