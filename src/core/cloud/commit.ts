import { FieldValue } from 'firebase/firestore/lite';
import { rememberedUid } from '#core/session/session-hint.ts';
import { timeNow } from '#core/time/clock.ts';
import { database } from './database.ts';
import { dated, isMap } from './documents.ts';
import { codeOf, turnEvent } from './errors.ts';
import type { Fields, Operation } from './operation.ts';
import { serviceTime } from './service-time.ts';

const unanswered: readonly string[] = ['firestore/unavailable', 'firestore/deadline-exceeded'];

/** Some eight minutes: a document takes one write a second, and 300 of a course may hand in at once. */
const tries = 60;
const longestPause = 15_000;

/** In ms. Chance keeps those apart who have met. */
const pauseBefore = (attempt: number): number => Math.random() * Math.min(250 * 2 ** attempt, longestPause);

let waiting = 0;

function countWaiting(change: 1 | -1): void {
  waiting += change;
  if (waiting === (change === 1 ? 1 : 0))
    globalThis.dispatchEvent?.(new CustomEvent(turnEvent, { detail: waiting > 0 }));
}

/** While others write the same document the service stores nothing. Who waits is told (`turnEvent`). Another person on the device ends it. */
export async function inTurn<Result>(act: () => Promise<Result>): Promise<Result> {
  const uid = rememberedUid();
  let waits = false;
  try {
    for (let attempt = 1; ; attempt++) {
      try {
        return await act();
      } catch (error) {
        if (codeOf(error) !== 'firestore/aborted' || attempt === tries) throw error;
        if (!waits) countWaiting(1);
        waits = true;
        await new Promise((go) => setTimeout(go, pauseBefore(attempt)));
        if (rememberedUid() !== uid) throw error;
      }
    }
  } finally {
    if (waits) countWaiting(-1);
  }
}

/** Without an answer the batch's first document tells whether it is stored. `over`: the version of it that is written over. @throws AppError */
export const commit = (batch: readonly Operation[], over?: string): Promise<void> =>
  inTurn(() => commitOnce(batch, over));

/** Without waiting for others. @throws AppError `firestore/aborted` */
export async function commitOnce(batch: readonly Operation[], over?: string): Promise<void> {
  try {
    await database().commit(batch, over);
  } catch (error) {
    const [about] = batch;
    if (!about || !unanswered.includes(codeOf(error))) throw error;
    if (!(await isStored(about).catch(() => false))) throw error;
  }
}

/** The service refuses another day's date: where the device's clock is wrong by one, it is done again with the service's. */
export async function onItsDay<Result>(act: (day: Date) => Promise<Result>): Promise<Result> {
  const day = timeNow();
  try {
    return await act(day);
  } catch (error) {
    if (codeOf(error) !== 'firestore/permission-denied') throw error;
    const said = await serviceTime();
    if (said.toISOString().slice(0, 10) === day.toISOString().slice(0, 10)) throw error;
    return act(said);
  }
}

async function isStored(operation: Operation): Promise<boolean> {
  const now = await database().get(operation.path);
  if (operation.kind === 'delete') return now === null;
  // What the service computes is unknown; a name with a dot is a field inside a map. Batches of staff differ by their `audit`.
  const known = Object.entries(operation.data).filter(
    ([name, value]) => !isComputed(value) && !name.includes('.'),
  );
  return now !== null && known.length > 0 && says(now.data, Object.fromEntries(known));
}

const isComputed = (value: unknown): boolean =>
  value instanceof FieldValue || (isMap(value) && Object.values(value).some(isComputed));

export const says = (now: Fields, wanted: Fields): boolean =>
  Object.entries(wanted).every(
    ([field, value]) => JSON.stringify(ordered(dated(now[field]))) === JSON.stringify(ordered(dated(value))),
  );

/** The service orders the fields of a map by itself. */
const ordered = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(ordered);
  if (!isMap(value)) return value;
  return Object.fromEntries(
    Object.keys(value)
      .sort()
      .map((field) => [field, ordered(value[field])]),
  );
};
