import type { Fields } from '#core/cloud/operation.ts';
import type { FormValues } from '#core/forms/form-store.ts';
import { planned } from './article-texts.ts';
import type { PublicContent } from './articles-gateway.ts';
import { type Content, type ContentKind, createContent, type Listed } from './authored.ts';
import type { SharedDraft } from './draft-format.ts';
import type { ContentTask, Planned } from './many-changes.ts';
import type { PanelUser } from './panel.ts';
import { keepingPlan, planMessages, planningOf, publishRow, savedPlan } from './plans.ts';
import type { PublicProblem } from './public-form.ts';
import { publishSoon, refreshPublishing, serverTime } from './publishing.ts';
import { forms, hashtags } from './texts.ts';
import { uploadedPictures } from './uploaded-pictures.ts';

type Form<Field extends string> = FormValues<Field | 'title' | 'plan'>;

interface PublicKind<
  Item extends Listed,
  Field extends string,
  Text extends { title: string },
  Own extends Fields,
> extends Pick<
    ContentKind<Item, Item, Field | 'plan', Text>,
    'name' | 'filters' | 'schema' | 'without' | 'actions'
  > {
  form: SharedDraft['form'];
  texts: Content<Item, Item, Field, Text>['texts'] &
    Record<'taken' | 'noAddress' | 'reservedAddress' | 'tooLong', string>;
  gateway(): Promise<PublicContent<Item, Text, Own>>;
  formOf(item: Item, now: Date): Form<Field>;
  problem(form: Form<Field>, seen: Item | null, now: Date): PublicProblem<string> | null;
  textOf(form: Form<Field>): Text;
  ownOf(form: Form<Field>): Own; // @throws AppError
  /** Makes what the author may leave out (PANEL-18). @throws AppError */
  completed?(by: string, form: Form<Field>): Promise<Form<Field>>;
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
    ...planMessages,
  };
  const content = createContent<Item, Item, Field | 'plan', Text>({
    ...kind,
    shared: kind.form,
    formOf,
    whole: (item) => item,
    problem(form, seen) {
      const problem = kind.problem(form, seen, serverTime());
      return problem && { message: problems[problem.kind], field: problem.field };
    },
    async save(by, { id, seen }, typed, attempts) {
      const form = (await kind.completed?.(by, typed)) ?? typed;
      const text = textOf(form);
      const planning = planningOf(form.plan);
      const staff = await gateway();
      if (seen) await staff.edit(by, seen, text, planning, attempts);
      else await staff.create(by, id, kind.ownOf(form), text, planning, attempts);
      uploadedPictures(by).used(Object.values(text).join());
      refreshPublishing();
      return savedPlan(planning);
    },
    changed: refreshPublishing,
    plan: (item, task) => kind.plan(item, task, serverTime()),
    edit: async (by, item, text, attempts) =>
      (await gateway()).edit(by, item, text, keepingPlan(item), attempts),
  });
  const { list } = content;
  const publish = ({ uid, role }: PanelUser, item: Item): Promise<void> =>
    publishRow(item, {
      list,
      said: planned.publishedNow,
      read: async (id) => (await gateway()).read(id),
      save: async (seen, planning, attempts) =>
        (await gateway()).edit(uid, seen, textOf(formOf(seen)), planning, attempts),
      after: () => publishSoon(role),
    });
  return { ...content, publish };
}
