import { isWrite } from '#domain/panel/many-grants.ts';
import { endOfGrant } from '#domain/school/grants.ts';
import { lastDayOf } from '#domain/school/last-day.ts';
import { fullDate } from '#domain/shared/dates.ts';
import { Icon } from '#islands/shared/Icon.tsx';
import { manyGrants as texts } from '#messages/panel/many-grants.ts';
import type { ManyLine } from '#stores/panel/many-grants.ts';

/** Until when the user has the course before the write; nothing where that says nothing. */
function endBefore({ plan, state, holder }: ManyLine, course: string): string | null {
  if (!holder?.user || state === 'done' || state === 'already') return null;
  if (!['has', 'has-until', 'same-day', 'renew', 'reopen'].includes(plan)) return null;
  const end = endOfGrant(holder.user, course);
  return texts.until(end && fullDate(lastDayOf(end)));
}

/** One line of the list: what was pasted, whom it means, what will happen or has. */
export function ManyLineRow({ line, course }: { line: ManyLine; course: string }) {
  const { text, name, plan, state, message } = line;
  const before = endBefore(line, course);
  const isDone = state === 'done' || state === 'already';
  const isBad = state === 'failed' || state === 'changed' || (!isWrite(plan) && name === '');
  const said = [
    ...(state === 'planned' ? [] : [texts.states[state]]),
    ...(isDone || state === 'running' ? [] : [texts.plans[plan]]),
  ];
  return (
    <li data-state={isDone ? 'done' : isBad ? 'bad' : isWrite(plan) ? 'open' : 'none'}>
      <span className="many-who">
        {name && <b>{name}</b>}{' '}
        <span className="mono soft" translate="no">
          {text}
        </span>
      </span>
      <span className="many-what">
        {isDone && <Icon name="check" />}
        {isBad && <Icon name="warn" />}
        <span>
          {said.join(', ')}
          {before && <span className="soft"> ({before})</span>}
        </span>
        {message && <span className="soft">{message}</span>}
      </span>
    </li>
  );
}
