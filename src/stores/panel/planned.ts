import { atom } from 'nanostores';
import type { PanelRole } from '#domain/panel/panel.ts';
import type { Planning, PlanProblem } from '#domain/panel/planning.ts';
import { dateAndTime } from '#domain/shared/dates.ts';
import { codeOf } from '#domain/shared/errors.ts';
import { momentIn, typedValue } from '#domain/shared/typed.ts';
import { planned as texts } from '#messages/panel/planned.ts';
import { errors } from '#messages/shared/errors.ts';
import { showToast } from '#stores/shared/toasts.ts';
import type { ListStore } from './list.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { publishSoon, serverTime } from './publishing.ts';

export const planProblems: Record<PlanProblem, string> = {
  unreadable: texts.unreadable,
  past: texts.past,
  far: texts.far,
  published: texts.published,
};

/** @param field the value of the form's field. */
export const planningOf = (field: string): Planning => ({
  plan: typedValue(momentIn(field)),
  now: serverTime(),
});

/** The message after a save; `null` if nothing was planned. */
export const plannedText = ({ plan, now }: Planning): string | null =>
  plan && plan > now ? texts.saved(dateAndTime(plan)) : null;

/** The row that is being published: one at a time. */
export const $publishingRow = atom<string | null>(null);

/**
 * Publishes something planned at once, and requests a build (SCHOOL-5).
 * @param save saves its version without a plan. @throws AppError
 */
export const publishRow = (
  role: PanelRole,
  id: string,
  list: Pick<ListStore<unknown>, 'load'>,
  save: () => Promise<void>,
): Promise<void> =>
  oneAtATime($publishingRow, id, async () => {
    try {
      await save();
      showToast({ kind: 'good', text: texts.publishedNow });
    } catch (error) {
      console.error(error);
      showToast({ kind: 'bad', text: errors[codeOf(error)] });
      // Somebody else has changed or deleted it, so the row is out of date.
      list.load();
      return;
    }
    list.load();
    await publishSoon(role);
  });
