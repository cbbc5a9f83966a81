import { atom, type MapStore, map, type ReadableAtom } from 'nanostores';
import { type Reads, type Retry, reads } from '#core/page/failures.ts';
import { onReturn } from '#core/page/page-life.ts';
import { onSignOut } from './session.ts';

// An answer counts only in the session that asked, and what was read goes with it.

export function sessionReads(forget: () => unknown): Reads {
  const own = reads();
  onSignOut(() => {
    own.cancel();
    forget();
  });
  return own;
}

type Read<Value extends object, Before = never> =
  | { step: Before | 'loading' }
  | { step: 'failed'; message: string }
  | ({ step: 'ready' } & Value);

export interface Reading<Value extends object, Before = never> {
  $state: ReadableAtom<Read<Value, Before>>;
  /** What is shown stays until the answer and after a failure, unless it `isNew`. */
  read(ask: () => Promise<Value>, retry: Retry, isNew?: boolean): Promise<boolean>;
  put(value: Value): void;
  cancel(): void; // the answer on its way would be older than what is being written
  forget(): void;
}

/** `before`: its step while nobody has asked for it. */
export function reading<Value extends object>(): Reading<Value>;
export function reading<Value extends object>(before: 'none'): Reading<Value, 'none'>;
export function reading<Value extends object>(
  before: 'none' | 'loading' = 'loading',
): Reading<Value, 'none'> {
  const $state = atom<Read<Value, 'none'>>({ step: before });
  const isReady = () => $state.get().step === 'ready';
  const forget = () => $state.set({ step: before });
  const { read, cancel } = sessionReads(forget);
  const show = (value: Value) => $state.set({ ...value, step: 'ready' });
  return {
    $state,
    cancel,
    put(value) {
      cancel();
      show(value);
    },
    forget() {
      cancel();
      forget();
    },
    read(ask, retry, isNew = false) {
      if (isNew || !isReady()) $state.set({ step: 'loading' });
      return read(ask, show, retry, (message) => isReady() || $state.set({ step: 'failed', message }));
    },
  };
}

interface Readings<Key extends string, Value extends object> {
  $all: MapStore<Partial<Record<Key, Read<Value>>>>;
  load(key: Key, ask: () => Promise<Value>): Promise<boolean>;
  again(key: Key, ask: () => Promise<Value>): Promise<boolean>;
}

export function readings<Key extends string, Value extends object>(): Readings<Key, Value> {
  const $all: Readings<Key, Value>['$all'] = map({});
  const asked = new Map<Key, Reads>();
  onSignOut(() => {
    for (const one of asked.values()) one.cancel();
    $all.set({});
  });
  const again = (key: Key, ask: () => Promise<Value>): Promise<boolean> => {
    const own = asked.get(key) ?? reads();
    asked.set(key, own);
    const show = (read: Read<Value>) => $all.set({ ...$all.get(), [key]: read });
    if ($all.get()[key]?.step !== 'ready') show({ step: 'loading' });
    const put = (value: Value) => show({ ...value, step: 'ready' });
    return own.read(ask, put, null, (message) => show({ step: 'failed', message }));
  };
  return {
    $all,
    again,
    load: async (key, ask) => !['loading', 'ready'].includes($all.get()[key]?.step ?? '') && again(key, ask),
  };
}

interface OwnRead<What> extends Pick<Reading<{ own: What }>, '$state' | 'cancel'> {
  load(owner: string): Promise<unknown>;
  again(): Promise<unknown>;
}

export function ownRead<What>(ask: (owner: string) => Promise<What>): OwnRead<What> {
  const { $state, read, cancel } = reading<{ own: What }>();
  let uid: string | null = null;
  const again = async (): Promise<unknown> => {
    const owner = uid;
    return owner !== null && read(async () => ({ own: await ask(owner) }), again);
  };
  onReturn(() => {
    if ($state.get().step === 'ready') again();
  });
  onSignOut(() => {
    uid = null;
  });
  return {
    $state,
    load: (owner) => {
      uid = owner;
      return again();
    },
    again,
    cancel,
  };
}
