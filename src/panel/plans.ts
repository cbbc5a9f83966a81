import { atom } from 'nanostores';
import { type Planning, type PlanProblem, planFieldFor } from '#domain/panel/planning.ts';
import { dateAndTime } from '#domain/shared/dates.ts';
import { codeOf } from '#domain/shared/errors.ts';
import { momentIn, typedValue } from '#domain/shared/typed.ts';
import type { Attempts } from '#gateways/staff/content.ts';
import { planned } from '#messages/panel/public-content.ts';
import { errors } from '#messages/shared/errors.ts';
import { showToast } from '#stores/shared/toasts.ts';
import { serverTime } from './publishing.ts';
import { actOnRow } from './row-actions.ts';

// What the forms and lists of posts, snippets and videos share about plans (SCHOOL-5, VIDEO-13).

/** @param field the value of the form's field. */
export const planningOf = (field: string): Planning => ({
  plan: typedValue(momentIn(field)),
  now: serverTime(),
});

/** What is planned stays planned for the same hour. */
export const keepingPlan = (item: { time: Date }): Planning => planningOf(planFieldFor(item, serverTime()));

/** The message after a save, if it planned something. */
export const savedPlan = ({ plan, now }: Planning): string | null =>
  plan && plan > now ? planned.saved(dateAndTime(plan)) : null;

export const planMessages: Record<PlanProblem, string> = {
  unreadable: planned.unreadable,
  past: planned.past,
  far: planned.far,
  published: planned.published,
};

/** The row that is being published: one at a time. */
export const $publishingRow = atom<string | null>(null);

/** Publishes something planned at once, and says so. @param save saves it with no plan. @param after what follows. */
export const publishRow = (
  list: { load(): unknown },
  id: string,
  said: string,
  save: (planning: Planning, attempts: Attempts) => Promise<void>,
  after = async (): Promise<void> => {},
): Promise<void> =>
  actOnRow(
    $publishingRow,
    id,
    async () => {
      await save(planningOf(''), { entry: crypto.randomUUID(), earlier: [] });
      showToast({ kind: 'good', text: said });
      list.load();
      await after();
    },
    (error) => {
      // Somebody else has changed or deleted it, so the row is out of date.
      list.load();
      return { final: errors[codeOf(error)] };
    },
  );
