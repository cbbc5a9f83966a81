import { atom } from 'nanostores';
import { errors } from '#core/cloud/error-texts.ts';
import { codeOf } from '#core/cloud/errors.ts';
import { dateAndTime } from '#core/time/dates.ts';
import { showToast } from '#core/views/toasts.ts';
import { momentIn, typedValue } from '#core/words/typed.ts';
import { planned } from './article-texts.ts';
import type { Attempts } from './authored-gateway.ts';
import type { ListStore } from './list.ts';
import { type Planning, type PlanProblem, planFieldFor } from './planning.ts';
import { serverTime } from './publishing.ts';
import { actOnRow } from './row-actions.ts';

// What the forms and lists of posts, snippets and videos share about plans (SCHOOL-5, VIDEO-13).

export const planningOf = (field: string): Planning => ({
  plan: typedValue(momentIn(field)),
  now: serverTime(),
});

export const keepingPlan = (item: { time: Date }): Planning => planningOf(planFieldFor(item, serverTime()));

export const savedPlan = ({ plan, now }: Planning): string | null =>
  plan && plan > now ? planned.saved(dateAndTime(plan)) : null;

export const planMessages: Record<PlanProblem, string> = {
  unreadable: planned.unreadable,
  past: planned.past,
  far: planned.far,
  published: planned.published,
};

export const $publishingRow = atom<string | null>(null); // one at a time

interface Publishing<Item> {
  list: Pick<ListStore<unknown>, 'refresh' | 'isBusy'>;
  said: string;
  read(id: string): Promise<Item>;
  save(item: Item, planning: Planning, attempts: Attempts): Promise<void>;
  after?(): Promise<void>;
}

/** With no plan any more. */
export const publishRow = <Item extends { id: string }>(
  listed: Item,
  { list, said, read, save, after }: Publishing<Item>,
): Promise<void> =>
  actOnRow(
    $publishingRow,
    listed.id,
    async () => {
      // While the list is read after a save, the row may still be the former one.
      const item = list.isBusy() ? await read(listed.id) : listed;
      await save(item, planningOf(''), { entry: crypto.randomUUID(), earlier: [] });
      showToast({ kind: 'good', text: said });
      list.refresh();
      await after?.();
    },
    (error) => {
      // Somebody else has changed or deleted it, so the row is out of date.
      list.refresh();
      return { final: errors[codeOf(error)] };
    },
  );
