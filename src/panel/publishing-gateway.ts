import { FieldValue, serverTimestamp } from 'firebase/firestore/lite';
import * as v from 'valibot';
import { files } from '#core/addresses/file-addresses.ts';
import { BuildFailure, BuildNote, type BuildProblem } from '#core/build/build-note.ts';
import { restAddress } from '#core/cloud/app.ts';
import { auth } from '#core/cloud/auth.ts';
import { appProof, database } from '#core/cloud/database.ts';
import { fieldsOf } from '#core/cloud/documents.ts';
import { AppError } from '#core/cloud/errors.ts';
import type { StoredDocument } from '#core/cloud/firestore.ts';
import { type Operation, set, type Update, update } from '#core/cloud/operation.ts';
import { serviceTime } from '#core/cloud/service-time.ts';
import { withTimeout } from '#core/cloud/with-timeout.ts';
import { isClockUnsure, msNow, setClock, timeNow } from '#core/time/clock.ts';
import {
  type BuildCount,
  BuildDocument,
  clockError,
  coveredUntil,
  hostTime,
  type Marks,
  nextCount,
  type Pace,
  PublishDocument,
} from './publishing-state.ts';
import { publishedAfter } from './rows-gateway.ts';

const wholeSeconds = 2000; // ms: the host's headers name whole seconds, so they replace no time that differs less

const none: BuildCount = { month: 0, builds: 0 };

const path = 'config/publish';

/** The built site is older than its content: part of every change of posts and snippets (PANEL-12). */
export const markDirty = (): Update => update(path, { dirtyAt: serverTimestamp() });

/** Open panels look then when the next plan is due, which the built site does not show yet (SCHOOL-5). */
export const markPlanned = (): Operation => update(path, { plannedAt: serverTimestamp() });

/** Before the first change `config/publish` does not exist. */
export const markDirtyFirst = (): Operation => set(path, { dirtyAt: serverTimestamp() });

/** For a transaction that has read the last claim (PANEL-12). @param last the builds counted so far. @param now the server's time. */
export const claimBuild = (uid: string, last: BuildCount = none, now = timeNow()): Update =>
  update(path, { claimedBy: uid, claimedAt: serverTimestamp(), ...nextCount(last, now) });

const marksIn = (
  document: StoredDocument | null,
): Omit<Marks, 'readAt'> & { plannedAt: Date | null; count: BuildCount } => {
  const { dirtyAt, plannedAt, claimedAt, month, builds } = parsed(
    PublishDocument,
    document ? fieldsOf(document) : {},
  );
  return {
    dirtyAt: dirtyAt ?? null,
    claimedAt: claimedAt ?? null,
    plannedAt: plannedAt ?? null,
    count: { month: month ?? 0, builds: builds ?? 0 },
  };
};

/** Every method throws AppError (PANEL-12). */
export const publishing = {
  /** With the server's time, and what the running build has left out or changed. Reads one document and one static file. */
  async marks(): Promise<
    Marks & { plannedAt: Date | null; count: BuildCount; problems: BuildProblem[]; now: Date }
  > {
    const [document, note] = await Promise.all([database().get(path), withTimeout(buildNote())]);
    const { readAt, problems } = parsed(BuildNote, note);
    return { ...marksIn(document), readAt, problems, now: timeNow() };
  },

  /** Reads one document (OPS-3). */
  async failure(): Promise<BuildFailure | null> {
    const document = await database().get('config/failure');
    return document && parsed(BuildFailure, fieldsOf(document));
  },

  /** Reads two documents (SCHOOL-5). */
  async nextPlanned(after: Date): Promise<Date | null> {
    const pages = await Promise.all(
      (['blogs', 'codes'] as const).map((name) => database().query(publishedAfter(name, after), 1)),
    );
    const [first] = pages
      .flat()
      .flatMap((document) => {
        const { time } = fieldsOf(document);
        return time instanceof Date ? [time] : [];
      })
      .sort((one, other) => one.getTime() - other.getTime());
    return first ?? null;
  },

  /** Not noted where a later mark or claim covers the hour. @returns whether it was noted. */
  async markCome(planned: Date): Promise<boolean> {
    return database().updateSeen(path, (seen) => {
      const { dirtyAt, claimedAt } = marksIn(seen);
      return coveredUntil(dirtyAt, claimedAt) < planned ? markDirty() : null;
    });
  },

  /** `hook`: '' when it is not set. */
  async settings(): Promise<Pace & { hook: string }> {
    const document = await database().get('config/build');
    return parsed(BuildDocument, document ? fieldsOf(document) : { hook: '' });
  },

  /** @param may accepts the newest marks. @returns whether this panel may call the hook. */
  async claim(uid: string, now: Date, may: (marks: Omit<Marks, 'readAt'>) => boolean): Promise<boolean> {
    return database().updateSeen(path, (seen) => {
      const marks = marksIn(seen);
      return may(marks) ? claimBuild(uid, marks.count, now) : null;
    });
  },

  /** The host's response can't be read from another origin; success only means that it was reached. */
  async call(hook: string): Promise<void> {
    await withTimeout(reached(hook, { method: 'POST', mode: 'no-cors', keepalive: true }));
  },

  /** For a page that is being left and can't wait. */
  claimAndCall(uid: string, hook: string, count: BuildCount, now: Date): void {
    // After a failure the next panel finds the mark.
    outlivingPage(claimBuild(uid, count, now)).catch(() => {});
    navigator.sendBeacon(hook);
  },
};

/** The SDK can't ask for `keepalive`, so this speaks Firestore's REST: texts, whole numbers and the time of the request. */
async function outlivingPage({ path, data }: Update): Promise<void> {
  const { url, root } = restAddress();
  const [token, proof] = await Promise.all([auth().currentUser?.getIdToken(), appProof()]);
  const known = Object.entries(data).filter(([, value]) => !(value instanceof FieldValue));
  const fields = known.map(([name, value]) => [
    name,
    typeof value === 'number' ? { integerValue: String(value) } : { stringValue: value },
  ]);
  const write = {
    update: { name: `${root}/${path}`, fields: Object.fromEntries(fields) },
    updateMask: { fieldPaths: known.map(([name]) => name) },
    updateTransforms: Object.keys(data)
      .filter((name) => data[name] instanceof FieldValue)
      .map((fieldPath) => ({ fieldPath, setToServerValue: 'REQUEST_TIME' })),
    currentDocument: { exists: true },
  };
  await fetch(`${url}:commit`, {
    method: 'POST',
    body: JSON.stringify({ writes: [write] }),
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(proof && { 'x-firebase-appcheck': proof }),
    },
    keepalive: true,
  });
}

/** The answer also tells the time. */
async function buildNote(): Promise<unknown> {
  const answer = await reached(files.buildNote);
  const time = hostTime(answer.headers.get('date'), answer.headers.get('age'));
  const isElse = time !== null && (isClockUnsure() || Math.abs(time.getTime() - msNow()) > wholeSeconds);
  // One of the two is wrong by days: the service knows which.
  if (isElse && Math.abs(time.getTime() - msNow()) > clockError) await serviceTime();
  else if (isElse) setClock(time.getTime());
  return answer.json();
}

/** Without a response the device counts as offline. */
async function reached(address: string, init: RequestInit = { cache: 'no-store' }): Promise<Response> {
  try {
    return await fetch(address, init);
  } catch (error) {
    throw new AppError('firestore/unavailable', error);
  }
}

function parsed<Value>(schema: v.GenericSchema<unknown, Value>, fields: unknown): Value {
  const result = v.safeParse(schema, fields);
  if (!result.success) throw new AppError('malformed', result.issues);
  return result.output;
}
