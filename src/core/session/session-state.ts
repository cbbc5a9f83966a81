import { atom, type WritableAtom } from 'nanostores';
import { onSignOut } from './session.ts';

/** What belongs to one session: its first value again when the session ends. */
export function sessionAtom<Value>(first: Value): WritableAtom<Value> {
  const $value = atom(first);
  onSignOut(() => $value.set(first));
  return $value;
}

/** A form, say, of a signed-in user: what it says and has goes with the session. */
export function endsWithSession<Thing extends { reset(): void }>(thing: Thing): Thing {
  onSignOut(thing.reset);
  return thing;
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
