import { faults as texts } from '#features/cms/texts.ts';
import { checkedBy, problemsIn } from './check.ts';

/** What Decap keeps of the entry in the editor. */
interface Draft {
  getIn(path: string[]): { toJS(): Record<string, unknown> };
  get(name: 'fieldsErrors'): { toJS(): Record<string, { message: string; parentIds?: string[] }[]> };
}

/** The form, with its fields by name. */
interface Form {
  childRefs: Record<string, { props: { uniqueFieldId: string } }>;
  focus(path: string): void;
}

/**
 * Leads to the first field of the form that is wrong, and says what is wrong with all of them: by Decap, which has said it in
 * the fields, and by the schema of the build. Decap calls this before it saves (src/features/cms/cms-build.ts).
 * @returns whether there is something wrong.
 */
export function leadsToFault(
  collection: string,
  draft: Draft,
  form: Form,
  say: (text: string) => void,
): boolean {
  const errors = Object.entries(draft.get('fieldsErrors').toJS());
  const problems = problemsIn(collection, draft.getIn(['entry', 'data']).toJS());
  const faults = (checkedBy(collection)?.fields ?? []).flatMap(({ name }) => {
    const id = form.childRefs[name]?.props.uniqueFieldId ?? '';
    const theirs = errors.flatMap(([field, found]) =>
      found.filter(({ parentIds = [] }) => field === id || parentIds.includes(id)),
    );
    const ours = problems.filter(({ path }) => path[0] === name);
    const sentences =
      theirs.length > 0 ? theirs.map(({ message }) => message) : ours.map((one) => one.sentence);
    return sentences.length > 0 ? [{ path: ours[0]?.path ?? [name], sentences }] : [];
  });
  const [first] = faults;
  if (!first) return false;
  form.focus(first.path.join('.'));
  // A list or a picture has nothing of its own that takes the focus. The menu of the button gives it back first.
  setTimeout(() => {
    const id = form.childRefs[String(first.path[0])]?.props.uniqueFieldId;
    const field = document.querySelector(`label[for="${id}"]`)?.parentElement?.parentElement;
    if (!field) return;
    if (!field.contains(document.activeElement)) field.querySelector('button')?.focus();
    document.activeElement?.scrollIntoView({ block: 'center' });
  });
  say([texts.notSaved, ...new Set(faults.flatMap(({ sentences }) => sentences))].join('\n'));
  return true;
}
