import { type FormStore, formStore } from '#stores/shared/form.ts';
import { onSignOut } from './session.ts';

/** A form of a signed-in user: what it says and has goes with the session. */
export function sessionForm<Field extends string>(
  options: Parameters<typeof formStore<Field>>[0],
): FormStore<Field> {
  const form = formStore(options);
  onSignOut(form.reset);
  return form;
}

/** What is made for a row or a document when it is first shown, such as its form. @param drop lets go of one when the session ends. */
export function madeOnce<Made>(drop: (made: Made) => unknown): (key: string, make: () => Made) => Made {
  const known = new Map<string, Made>();
  onSignOut(() => {
    for (const made of known.values()) drop(made);
    known.clear();
  });
  return (key, make) => {
    const made = known.get(key) ?? make();
    known.set(key, made);
    return made;
  };
}
