import { atom } from 'nanostores';
import { errors } from '#core/cloud/error-texts.ts';
import { codeOf } from '#core/cloud/errors.ts';
import { loadPart } from '#core/page/load-part.ts';
import { endOf, endOfGrant } from '#core/session/grants.ts';
import { sessionAtom } from '#core/session/session-state.ts';
import { fullName } from '#core/session/user.ts';
import { timeNow } from '#core/time/clock.ts';
import { typedValue } from '#core/words/typed.ts';
import { lastDayProblem } from '#panel/last-day.ts';
import { lineRun, lookUp, type RunLine, type Step } from '#panel/line-run.ts';
import type { PanelUser } from '#panel/panel.ts';
import { taught } from '#panel/taught.ts';
import type { Holder } from './gateway.ts';
import {
  hasTooMany,
  isAsPlanned,
  isWrite,
  type LineKey,
  linesIn,
  type ManyAction,
  type ManyTask,
  type PastedLine,
  type Plan,
  planFor,
  recordAfter,
  type WritePlan,
  writeOfPlan,
} from './grant-lines.ts';
import { manyGrants as texts } from './many-grants-texts.ts';
import { userList } from './store.ts';

export interface ManyLine extends RunLine {
  index: number;
  text: string;
  name: string;
  plan: Plan;
  holder: Holder | null;
  field: LineKey['field'];
}

type Check =
  | { step: 'idle' }
  | { step: 'checking' }
  | { step: 'failed'; message: string; field?: 'list' | 'course' | 'day' };

/** What was typed; kept until the page is left, also while another tab of the panel is open. */
export const $typed = sessionAtom<{
  list: string;
  action: ManyAction;
  course: string;
  day: string;
  group?: string | undefined;
}>({
  list: '',
  action: 'open',
  course: '',
  day: '',
});
export const $check = sessionAtom<Check>({ step: 'idle' });
export const $task = sessionAtom<ManyTask | null>(null);
export const $lines = atom<readonly ManyLine[]>([]);

/** Each line is its own batch, so three of them don't wait for one another. */
export const grantRun = lineRun({ $lines, atOnce: 3, isWrite: ({ plan }: ManyLine) => isWrite(plan) });
const { $run, requests } = grantRun;

/** Another list or task. What was planned for another task is no plan for it. */
export function changeTyped(over: Partial<ReturnType<typeof $typed.get>>): void {
  $typed.set({ ...$typed.get(), ...over });
  const isOtherTask = Object.keys(over).some((field) => field !== 'list');
  if (isOtherTask && grantRun.$counts.get().open > 0) clearMany();
  if ($check.get().step === 'failed') $check.set({ step: 'idle' });
}

type Aim = { id: string; course: string } | null;
const $aim = sessionAtom<Aim | undefined>(undefined);

/** The form is shown for a group, or for none; a list that is not done stays typed. A run goes on for what it was begun for, until it ends or stops. */
export function aimAt(group: Aim): void {
  $aim.set(group);
  if ($typed.get().group === group?.id || $run.get() !== 'still') return;
  const task = group ? ({ action: 'join', course: group.course } as const) : { action: 'open' as const };
  // What was done for another group is not done for this one.
  const { all, open } = grantRun.$counts.get();
  clearMany();
  changeTyped({ ...task, group: group?.id, ...(all > 0 && open === 0 && { list: '' }) });
}

$run.listen(() => {
  const aim = $aim.get();
  if (aim !== undefined) aimAt(aim);
});

/** The task that was typed, or what is wrong with it. */
function taskOf({ action, course, day, group }: ReturnType<typeof $typed.get>): ManyTask | Check {
  if (course === '') return { step: 'failed', message: texts.required, field: 'course' };
  if (action === 'close') return { action, course, end: null };
  const problem = lastDayProblem(day);
  return problem
    ? { step: 'failed', ...problem }
    : { action, course, end: typedValue(endOf(day)), ...(group !== undefined && { group }) };
}

function linesFor(
  pasted: readonly PastedLine[],
  found: Record<LineKey['field'], Holder[]>,
  task: ManyTask,
  { role }: PanelUser,
): ManyLine[] {
  const seen = new Set<string>();
  return pasted.map(({ text, key }, index): ManyLine => {
    const base = {
      index,
      text,
      name: '',
      holder: null,
      field: key?.field ?? 'email',
      state: 'planned',
    } as const;
    if (!key) return { ...base, plan: 'unreadable' };
    const those = found[key.field].filter(({ value }) => value === key.value);
    const [holder = null] = those;
    // Also when it is there as an e-mail and as a username.
    const id = holder?.id ?? `${key.field} ${key.value}`;
    if (seen.has(id)) return { ...base, plan: 'twice' };
    seen.add(id);
    if (!holder) return { ...base, plan: 'not-found' };
    if (those.length > 1) return { ...base, plan: 'several' };
    if (!holder.user) return { ...base, plan: 'malformed' };
    const plan = planFor(holder.user, task, role, timeNow());
    return { ...base, name: fullName(holder.user), holder, plan };
  });
}

/** Looks up everybody on the list, and says what would happen; nothing is written. */
export async function checkList(actor: PanelUser): Promise<void> {
  if ($check.get().step === 'checking' || $run.get() !== 'still') return;
  const typed = $typed.get();
  const pasted = linesIn(typed.list);
  const task = taskOf(typed);
  const wrongList = (message: string) => $check.set({ step: 'failed', message, field: 'list' });
  if (pasted.length === 0) return wrongList(texts.required);
  if (hasTooMany(pasted)) return wrongList(texts.tooMany(pasted.length));
  if ('step' in task) return $check.set(task);
  await lookUp(requests, $check, async (isLatest) => {
    const { holders } = await loadPart(() => import('./gateway.ts'));
    const valuesOf = (field: LineKey['field']) => [
      ...new Set(pasted.flatMap(({ key }) => (key?.field === field ? key.value : []))),
    ];
    const among = taught() ? task.course : undefined;
    const [byEmail, byUsername] = await Promise.all([
      holders.of('email', valuesOf('email'), among),
      holders.of('username', valuesOf('username'), among),
    ]);
    if (!isLatest()) return;
    $task.set(task);
    grantRun.reset();
    $lines.set(linesFor(pasted, { email: byEmail, username: byUsername }, task, actor));
    $check.set({ step: 'idle' });
  });
}

export function clearMany(): void {
  if ($run.get() !== 'still') return;
  grantRun.reset();
  $task.set(null);
  $check.set({ step: 'idle' });
}

/** Sends what is planned and not done yet, also after a run that was stopped or has broken off. */
export async function runList(actor: PanelUser): Promise<void> {
  const task = $task.get();
  if (!task) return;
  await grantRun.run({
    async send({ holder, plan }) {
      if (holder && isWrite(plan)) await send(actor.uid, holder, plan, task);
      return {};
    },
    lookAgain: (line, refusal, step) => lookAgain(line, task, actor, refusal, step),
    finished({ holder, plan }) {
      if (holder?.user && isWrite(plan))
        userList.replace(holder.user.id, recordAfter(holder.user, task, plan));
    },
  });
}

async function send(by: string, holder: Holder, plan: WritePlan, { course, end, group = '' }: ManyTask) {
  const { id, user, version } = holder;
  const { staffPeople } = await loadPart(() => import('./gateway.ts'));
  const method = writeOfPlan[plan];
  if (method === 'admit') {
    // A course that is over is opened anew. The record is another one then.
    await staffPeople[user?.lessons.includes(course) ? 'renew' : 'grant'](by, id, course, end, version);
    await staffPeople.place(by, id, course, group);
  } else if (method === 'join') await staffPeople.place(by, id, course, group, version);
  else if (method === 'revoke') await staffPeople.revoke(by, id, course, version);
  else await staffPeople[method](by, id, course, end, version);
}

/** Another plan than before is not carried out unasked. */
async function lookAgain(
  { plan, holder: before, field }: ManyLine,
  task: ManyTask,
  actor: PanelUser,
  refusal: unknown,
  { isLatest, put }: Step<ManyLine>,
): Promise<Partial<ManyLine>> {
  if (!before || !isWrite(plan)) return {};
  const { holders } = await loadPart(() => import('./gateway.ts'));
  const holder = await holders.one(before.id, field);
  if (!isLatest()) return {};
  if (!holder?.user) return { plan: holder ? 'malformed' : 'not-found', holder, state: 'changed' };
  if (isAsPlanned(holder.user, plan, task)) return { state: 'already', holder };
  const now = planFor(holder.user, task, actor.role, timeNow());
  if (holder.version === before.version)
    return { holder, plan: now, state: 'failed', message: errors[codeOf(refusal)] };
  if (now !== plan || !sameGrant(before, holder, task.course)) return { holder, plan: now, state: 'changed' };
  // Only something else in the record has changed, such as the user's name.
  put({ holder });
  await send(actor.uid, holder, plan, task);
  return { state: 'done' };
}

const sameGrant = ({ user: one }: Holder, { user: other }: Holder, course: string): boolean =>
  one !== null &&
  other !== null &&
  one.lessons.includes(course) === other.lessons.includes(course) &&
  one.groups?.[course] === other.groups?.[course] &&
  endOfGrant(one, course)?.getTime() === endOfGrant(other, course)?.getTime();
