import { atom, type WritableAtom } from 'nanostores';
import { type Latest, latest } from '#core/page/latest.ts';
import { onSignOut } from './session.ts';

export function sessionAtom<Value>(first: Value): WritableAtom<Value> {
  const $value = atom(first);
  onSignOut(() => $value.set(first));
  return $value;
}

export function sessionMap<Key, Value>(): Map<Key, Value> {
  const known = new Map<Key, Value>();
  onSignOut(() => known.clear());
  return known;
}

/** The end of the session makes every running request out of date. */
export function sessionLatest(): Latest {
  const requests = latest();
  onSignOut(requests.cancel);
  return requests;
}

export function endsWithSession<Thing extends { reset(): void }>(thing: Thing): Thing {
  onSignOut(thing.reset);
  return thing;
}

/** A row's form, say, made when it is first shown; `drop` lets go of it when the session ends. */
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
