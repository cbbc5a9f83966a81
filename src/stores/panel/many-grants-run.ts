import {
  isAsPlanned,
  isWrite,
  type ManyTask,
  planFor,
  recordAfter,
  type WritePlan,
  writeOfPlan,
} from '#domain/panel/many-grants.ts';
import type { PanelUser } from '#domain/panel/panel.ts';
import { endOfGrant } from '#domain/school/grants.ts';
import { codeOf, type ErrorCode, isRefusal } from '#domain/shared/errors.ts';
import type { Holder } from '#gateways/staff/holders.ts';
import { errors } from '#messages/shared/errors.ts';
import { loadPart } from '#stores/shared/load-part.ts';
import { noteRefusal } from '#stores/shared/refusals.ts';
import { tellFailure } from '#stores/shared/tell-failure.ts';
import { $broken, $lines, $run, $task, isOpen, type ManyLine, requests } from './many-grants.ts';
import { userList } from './users.ts';

/**
 * How many lines are sent at a time. Each is its own batch, so they don't wait for one another; with few of them a stop
 * comes soon, and a lost connection leaves few answers unknown.
 */
const atOnce = 3;

const put = (place: number, over: Partial<ManyLine>): void =>
  $lines.set($lines.get().map((line, index) => (index === place ? { ...line, ...over } : line)));

/** Failures that are not about the line: whoever comes next would fail too. */
const breaks = (code: ErrorCode): boolean => !isRefusal(code) && code !== 'firestore/not-found';

/** Sends what is planned and not done yet, also after a run that was stopped or has broken off. */
export async function runList(actor: PanelUser): Promise<void> {
  const task = $task.get();
  if ($run.get() !== 'still' || !task) return;
  const places = $lines.get().flatMap((line, place) => (isOpen(line) ? [place] : []));
  if (places.length === 0) return;
  const isLatest = requests.begin();
  $broken.set(null);
  $run.set('running');
  addEventListener('beforeunload', ask);
  let next = 0;
  const worker = async () => {
    while (isLatest() && $run.get() === 'running' && next < places.length) {
      const place = places[next] ?? 0;
      next += 1;
      await runLine(place, task, actor, isLatest);
    }
  };
  try {
    await Promise.all(Array.from({ length: atOnce }, worker));
  } finally {
    removeEventListener('beforeunload', ask);
    if (isLatest()) $run.set('still');
  }
}

const ask = (event: Event) => event.preventDefault();

/** No further line is begun; the answers of those that were sent are awaited. */
export function stopRun(): void {
  if ($run.get() === 'running') $run.set('stopping');
}

async function runLine(place: number, task: ManyTask, actor: PanelUser, isLatest: () => boolean) {
  const line = $lines.get()[place];
  if (!line?.holder || !isWrite(line.plan)) return;
  const { plan, holder } = line;
  put(place, { state: 'running', message: '' });
  try {
    await send(actor.uid, holder, plan, task);
    if (isLatest()) finish(place, 'done', task, plan);
  } catch (error) {
    if (!isLatest()) return;
    const code = codeOf(error);
    if (!breaks(code)) return lookAgain(place, task, actor, isLatest, error);
    failRun(place, error);
  }
}

async function send(by: string, { id, version }: Holder, plan: WritePlan, { course, end }: ManyTask) {
  const { staffPeople } = await loadPart(() => import('#gateways/firebase/staff/people.ts'));
  const method = writeOfPlan[plan];
  if (method === 'revoke') await staffPeople.revoke(by, id, course, version);
  else await staffPeople[method](by, id, course, end, version);
}

/** Offline, a service that does not answer, a session that is over: the whole run stops, and can be continued. */
function failRun(place: number, error: unknown): void {
  console.error(error);
  tellFailure(error);
  noteRefusal(error);
  const message = errors[codeOf(error)];
  put(place, { state: 'failed', message });
  $broken.set(message);
  if ($run.get() === 'running') $run.set('stopping');
}

/** A line was refused: the record as it is now says why. Another plan than before is not carried out unasked. */
async function lookAgain(
  place: number,
  task: ManyTask,
  actor: PanelUser,
  isLatest: () => boolean,
  refusal: unknown,
): Promise<void> {
  const line = $lines.get()[place];
  if (!line?.holder || !isWrite(line.plan)) return;
  const { plan, holder: before } = line;
  try {
    const { holders } = await loadPart(() => import('#gateways/firebase/staff/holders.ts'));
    const holder = await holders.one(before.id, line.field);
    if (!isLatest()) return;
    if (!holder?.user)
      return put(place, { plan: holder ? 'malformed' : 'not-found', holder, state: 'changed' });
    if (isAsPlanned(holder.user, plan, task)) return finish(place, 'already', task, plan, holder);
    const now = planFor(holder.user, task, actor.role, new Date());
    if (holder.version === before.version || now !== plan) {
      const state = holder.version === before.version ? 'failed' : 'changed';
      put(place, { holder, plan: now, state, message: state === 'failed' ? errors[codeOf(refusal)] : '' });
      return;
    }
    // Only something else in the record has changed, such as the user's name.
    if (sameGrant(before, holder, task.course)) {
      put(place, { holder });
      await send(actor.uid, holder, plan, task);
      if (isLatest()) finish(place, 'done', task, plan, holder);
    } else put(place, { holder, state: 'changed', message: '' });
  } catch (error) {
    if (!isLatest()) return;
    if (breaks(codeOf(error))) failRun(place, error);
    else put(place, { state: 'failed', message: errors[codeOf(error)] });
  }
}

const sameGrant = ({ user: one }: Holder, { user: other }: Holder, course: string): boolean =>
  one !== null &&
  other !== null &&
  one.lessons.includes(course) === other.lessons.includes(course) &&
  endOfGrant(one, course)?.getTime() === endOfGrant(other, course)?.getTime();

function finish(place: number, state: 'done' | 'already', task: ManyTask, plan: WritePlan, holder?: Holder) {
  put(place, { state, message: '', ...(holder && { holder }) });
  const user = holder?.user ?? $lines.get()[place]?.holder?.user;
  if (user) userList.replace(user.id, recordAfter(user, task, plan));
}
