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
import { codeOf } from '#domain/shared/errors.ts';
import type { Holder } from '#gateways/staff/people.ts';
import { errors } from '#messages/shared/errors.ts';
import { loadPart } from '#stores/shared/load-part.ts';
import type { Step } from './line-run.ts';
import { $task, grantRun, type ManyLine } from './many-grants.ts';
import { userList } from './users.ts';

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

export const stopRun = grantRun.stop;

async function send(by: string, { id, version }: Holder, plan: WritePlan, { course, end }: ManyTask) {
  const { staffPeople } = await loadPart(() => import('#gateways/staff/people.ts'));
  const method = writeOfPlan[plan];
  if (method === 'revoke') await staffPeople.revoke(by, id, course, version);
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
  const { holders } = await loadPart(() => import('#gateways/staff/people.ts'));
  const holder = await holders.one(before.id, field);
  if (!isLatest()) return {};
  if (!holder?.user) return { plan: holder ? 'malformed' : 'not-found', holder, state: 'changed' };
  if (isAsPlanned(holder.user, plan, task)) return { state: 'already', holder };
  const now = planFor(holder.user, task, actor.role, new Date());
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
  endOfGrant(one, course)?.getTime() === endOfGrant(other, course)?.getTime();
