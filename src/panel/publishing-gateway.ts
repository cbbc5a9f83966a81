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

/** The headers of the host name whole seconds, so they replace no time that differs less, in ms. */
const wholeSeconds = 2000;

const none: BuildCount = { month: 0, builds: 0 };

const path = 'config/publish';

/** Notes that the built site is older than its content: part of every change of posts and snippets (PANEL-12). */
export const markDirty = (): Update => update(path, { dirtyAt: serverTimestamp() });

/**
 * Notes that something planned was added or changed, which the built site does not show yet: open panels then look when
 * the next one is to be published (SCHOOL-5).
 */
export const markPlanned = (): Operation => update(path, { plannedAt: serverTimestamp() });

/** `markDirty` before the first change, when `config/publish` does not exist yet. */
export const markDirtyFirst = (): Operation => set(path, { dirtyAt: serverTimestamp() });

/**
 * Claims the next build for this user, and counts it; to be sent in a transaction that has read the last claim
 * (PANEL-12).
 * @param last the builds counted so far. @param now the server's time.
 */
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

/** The publishing state and the actions that bring changes to the readers (PANEL-12). Every method throws AppError. */
export const publishing = {
  /**
   * The marks, the server's time at that moment, and what the running site's build has left out or changed. Reads one
   * document and one static file.
   */
  async marks(): Promise<
    Marks & { plannedAt: Date | null; count: BuildCount; problems: BuildProblem[]; now: Date }
  > {
    const [document, note] = await Promise.all([database().get(path), withTimeout(buildNote())]);
    const { readAt, problems } = parsed(BuildNote, note);
    return { ...marksIn(document), readAt, problems, now: timeNow() };
  },

  /** The last build that failed over its content, if any has. Reads one document (OPS-3). */
  async failure(): Promise<BuildFailure | null> {
    const document = await database().get('config/failure');
    return document && parsed(BuildFailure, fieldsOf(document));
  },

  /** The hour of the first post or snippet that is published after this time. Reads two documents (SCHOOL-5). */
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

  /**
   * Notes that something planned for this hour is published now, unless a later mark or claim covers it.
   * @returns whether it was noted.
   */
  async markCome(planned: Date): Promise<boolean> {
    return database().updateSeen(path, (seen) => {
      const { dirtyAt, claimedAt } = marksIn(seen);
      return coveredUntil(dirtyAt, claimedAt) < planned ? markDirty() : null;
    });
  },

  /** The address that starts a build, '' when it is not set, and the pace. */
  async settings(): Promise<Pace & { hook: string }> {
    const document = await database().get('config/build');
    return parsed(BuildDocument, document ? fieldsOf(document) : { hook: '' });
  },

  /**
   * Claims a build for this user, if `may` accepts the newest marks.
   * @returns whether this panel may call the hook.
   */
  async claim(uid: string, now: Date, may: (marks: Omit<Marks, 'readAt'>) => boolean): Promise<boolean> {
    return database().updateSeen(path, (seen) => {
      const marks = marksIn(seen);
      return may(marks) ? claimBuild(uid, marks.count, now) : null;
    });
  },

  /** Starts a build. The host's response can't be read from another origin; success only means that it was reached. */
  async call(hook: string): Promise<void> {
    await withTimeout(reached(hook, { method: 'POST', mode: 'no-cors', keepalive: true }));
  },

  /**
   * Claims and calls while the page is being left, so that a change is published although the page can't wait for it.
   */
  claimAndCall(uid: string, hook: string, count: BuildCount, now: Date): void {
    // After a failure the next panel finds the mark.
    outlivingPage(claimBuild(uid, count, now)).catch(() => {});
    navigator.sendBeacon(hook);
  },
};

/**
 * Sends an update whose request continues after its page was closed (`keepalive`), which the SDK can't ask for: in the words
 * of Firestore's REST interface, for texts, whole numbers and the time of the request.
 */
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

/** What the running site says of its build. Its answer also tells the time. */
async function buildNote(): Promise<unknown> {
  const answer = await reached(files.buildNote);
  const time = hostTime(answer.headers.get('date'), answer.headers.get('age'));
  const isElse = time !== null && (isClockUnsure() || Math.abs(time.getTime() - msNow()) > wholeSeconds);
  // One of the two is wrong by days: the service knows which.
  if (isElse && Math.abs(time.getTime() - msNow()) > clockError) await serviceTime();
  else if (isElse) setClock(time.getTime());
  return answer.json();
}

/** The response of a file or hook; without one the device counts as offline. */
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
