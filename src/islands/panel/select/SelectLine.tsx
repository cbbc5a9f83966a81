import { type ContentTask, isWrite } from '#domain/panel/many-content.ts';
import { Icon } from '#islands/shared/Icon.tsx';
import { manyContent as texts } from '#messages/panel/many-content.ts';
import type { ContentLine } from '#stores/panel/many-content.ts';

/** One selected document: what will happen to it or has. */
export function SelectLine({ line, task }: { line: ContentLine; task: ContentTask }) {
  const { title, plan, state, message, tags } = line;
  const isDone = state === 'done' || state === 'already';
  const isBad = state === 'failed' || state === 'changed' || (!isDone && !isWrite(plan) && plan !== 'same');
  const isSent = isDone || state === 'running';
  const isTags = !isSent && task.action !== 'delete' && plan === 'change' && tags.length > 0;
  // What a change of hashtags is, the hashtags say.
  const isPlanSaid = !isSent && !(isTags && task.action !== 'course');
  const said = [
    ...(state === 'planned' ? [] : [texts.states[state]]),
    ...(isPlanSaid ? [texts.plans[plan]] : []),
    ...(isTags ? [task.action === 'remove' ? texts.tagsTaken : texts.tagsAdded] : []),
  ];
  return (
    <li data-state={isDone ? 'done' : isBad ? 'bad' : isWrite(plan) ? 'open' : 'none'}>
      <span className="many-who">
        <b>{title}</b>
      </span>{' '}
      <span className="many-what">
        {isDone && <Icon name="check" />}
        {isBad && <Icon name="warn" />}
        <span>
          {said.join(', ')}
          {isTags && <span translate="no"> {tags.join(', ')}</span>}
        </span>
        {message && <span className="soft">{message}</span>}
      </span>
    </li>
  );
}
