import { atom } from 'nanostores';
import { plannedOrders } from '#domain/panel/list-query.ts';
import type { ContentTask, Planned } from '#domain/panel/many-content.ts';
import type { PanelUser } from '#domain/panel/panel.ts';
import type { Planning } from '#domain/panel/planning.ts';
import type { PublicProblem } from '#domain/panel/public-form.ts';
import { dateAndTime } from '#domain/shared/dates.ts';
import { codeOf } from '#domain/shared/errors.ts';
import { momentIn, typedValue } from '#domain/shared/typed.ts';
import type { Fields } from '#gateways/operation.ts';
import type { PublicContent } from '#gateways/staff/public-content.ts';
import { forms, hashtags } from '#messages/panel/panel.ts';
import { planned } from '#messages/panel/public-content.ts';
import { errors } from '#messages/shared/errors.ts';
import type { FormValues } from '#stores/shared/form.ts';
import { showToast } from '#stores/shared/toasts.ts';
import { type Content, type ContentKind, createContent, type Listed } from './content.ts';
import { publishSoon, refreshPublishing, serverTime } from './publishing.ts';
import { actOnRow } from './row-actions.ts';
import { uploadedPictures } from './uploaded-pictures.ts';

/** The row that is being published: one at a time. */
export const $publishingRow = atom<string | null>(null);

/** @param field the value of the form's field. */
const planningOf = (field: string): Planning => ({ plan: typedValue(momentIn(field)), now: serverTime() });

/** The values of a form. */
type Form<Field extends string> = FormValues<Field | 'title' | 'plan'>;

/** A kind of what the build shows to everybody. `Own`: what a document gets once and keeps. */
interface PublicKind<
  Item extends Listed,
  Field extends string,
  Text extends { title: string },
  Own extends Fields,
> extends Pick<
    ContentKind<Item, Item, Field | 'plan', Text>,
    'name' | 'form' | 'filters' | 'schema' | 'without' | 'actions'
  > {
  texts: Content<Item, Item, Field, Text>['texts'] &
    Record<'taken' | 'noAddress' | 'reservedAddress' | 'tooLong', string>;
  gateway(): Promise<PublicContent<Item, Text, Own>>;
  formOf(item: Item, now: Date): Form<Field>;
  problem(form: Form<Field>, seen: Item | null, now: Date): PublicProblem<string> | null;
  textOf(form: Form<Field>): Text;
  /** @throws AppError */
  ownOf(form: Form<Field>): Own;
  plan(item: Item, task: ContentTask, now: Date): Planned<Text>;
}

/** Posts or snippets: they have an address, can be planned (SCHOOL-5), and the site is built anew for them. */
export function createPublicContent<
  Item extends Listed,
  Field extends string,
  Text extends { title: string },
  Own extends Fields,
>(
  kind: PublicKind<Item, Field, Text, Own>,
): Content<Item, Item, Field | 'plan', Text> & {
  publish(actor: PanelUser, item: Item): Promise<void>;
} {
  const { texts, gateway, textOf } = kind;
  const formOf = (item: Item) => kind.formOf(item, serverTime());
  const problems: Record<PublicProblem<string>['kind'], string> = {
    missing: forms.required,
    address: texts.noAddress,
    reserved: texts.reservedAddress,
    length: texts.tooLong,
    hashtags: hashtags.tooMany,
    unreadable: planned.unreadable,
    past: planned.past,
    far: planned.far,
    published: planned.published,
  };
  const content = createContent<Item, Item, Field | 'plan', Text>({
    ...kind,
    orders: plannedOrders,
    formOf,
    whole: (item) => item,
    problem(form, seen) {
      const problem = kind.problem(form, seen, serverTime());
      return problem && { message: problems[problem.kind], field: problem.field };
    },
    async save(by, { id, seen }, form, attempts) {
      const text = textOf(form);
      const planning = planningOf(form.plan);
      const staff = await gateway();
      if (seen) await staff.edit(by, seen, text, planning, attempts);
      else await staff.create(by, id, kind.ownOf(form), text, planning, attempts);
      uploadedPictures(by).used(Object.values(text).join());
      refreshPublishing();
      const { plan, now } = planning;
      return plan && plan > now ? planned.saved(dateAndTime(plan)) : null;
    },
    changed: refreshPublishing,
    plan: (item, task) => kind.plan(item, task, serverTime()),
    // What is planned stays planned for the same hour.
    edit: async (by, item, text, attempts) =>
      (await gateway()).edit(by, item, text, planningOf(formOf(item).plan), attempts),
  });
  const { list } = content;
  /** Publishes something planned at once, and requests a build. */
  const publish = ({ uid, role }: PanelUser, item: Item): Promise<void> => {
    const work = async () => {
      const attempts = { entry: crypto.randomUUID(), earlier: [] };
      await (await gateway()).edit(uid, item, textOf(formOf(item)), planningOf(''), attempts);
      showToast({ kind: 'good', text: planned.publishedNow });
      list.load();
      await publishSoon(role);
    };
    return actOnRow($publishingRow, item.id, work, (error) => {
      // Somebody else has changed or deleted it, so the row is out of date.
      list.load();
      return { final: errors[codeOf(error)] };
    });
  };
  return { ...content, publish };
}
