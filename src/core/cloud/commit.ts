import { FieldValue } from 'firebase/firestore/lite';
import { timeNow } from '#core/time/clock.ts';
import { database } from './database.ts';
import { dated, isMap } from './documents.ts';
import { codeOf, turnEvent } from './errors.ts';
import type { Fields, Operation } from './operation.ts';
import { serviceTime } from './service-time.ts';

/** The request or its answer was lost, or comes too late: the batch is stored or not. */
const unanswered: readonly string[] = ['firestore/unavailable', 'firestore/deadline-exceeded'];

/** Some three minutes of tries: a document takes one write a second, and a whole course may hand in at once. */
const tries = 40;

/** ms before the next try. Chance keeps those apart who have met. */
const pauseBefore = (attempt: number): number => Math.random() * Math.min(250 * 2 ** attempt, 8_000);

let waiting = 0;

/** @param change one more who waits, or one less. */
function countWaiting(change: 1 | -1): void {
  waiting += change;
  if (waiting === (change === 1 ? 1 : 0))
    globalThis.dispatchEvent?.(new CustomEvent(turnEvent, { detail: waiting > 0 }));
}

/** Does it again while others write the same document: the service has stored nothing then. Who waits is told (`turnEvent`). */
export async function inTurn<Result>(act: () => Promise<Result>): Promise<Result> {
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
      }
    }
  } finally {
    if (waits) countWaiting(-1);
  }
}

/**
 * Performs a batch, which begins with the document that it is about. If no answer comes, that document tells whether the
 * batch is stored: a failure is not told of what has been done. @throws AppError
 * @param over the version of that document which the batch is to be written over (firestore.ts); without it, any.
 */
export const commit = (batch: readonly Operation[], over?: string): Promise<void> =>
  inTurn(() => commitOnce(batch, over));

/** The same without waiting for others. @throws AppError `firestore/aborted` */
export async function commitOnce(batch: readonly Operation[], over?: string): Promise<void> {
  try {
    await database().commit(batch, over);
  } catch (error) {
    const [about] = batch;
    if (!about || !unanswered.includes(codeOf(error))) throw error;
    if (!(await isStored(about).catch(() => false))) throw error;
  }
}

/**
 * Does what the service refuses with the date of another day. Where the device's clock is wrong by one it is done once more
 * with the service's.
 */
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
  // What the service computes is not known, and a name with a dot is a field inside a map. Two batches
  // of staff never look the same: each writes the id of its own log entry in `audit`.
  const known = Object.entries(operation.data).filter(
    ([name, value]) => !isComputed(value) && !name.includes('.'),
  );
  return now !== null && known.length > 0 && says(now.data, Object.fromEntries(known));
}

/** Whether the service makes the value, or something in it. */
const isComputed = (value: unknown): boolean =>
  value instanceof FieldValue || (isMap(value) && Object.values(value).some(isComputed));

/** Whether a document has these fields; a field that is `undefined` must be missing. */
export const says = (now: Fields, wanted: Fields): boolean =>
  Object.entries(wanted).every(
    ([field, value]) => JSON.stringify(ordered(dated(now[field]))) === JSON.stringify(ordered(dated(value))),
  );

/** The service gives the fields of a map back in an order of its own. */
const ordered = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(ordered);
  if (!isMap(value)) return value;
  return Object.fromEntries(
    Object.keys(value)
      .sort()
      .map((field) => [field, ordered(value[field])]),
  );
};
