import * as v from 'valibot';
import {
  type BuildCount,
  BuildDocument,
  coveredUntil,
  type Marks,
  PublishDocument,
  serverNow,
} from '#domain/panel/publishing.ts';
import { BuildFailure, BuildNote } from '#domain/shared/build-note.ts';
import { AppError } from '#domain/shared/errors.ts';
import { files } from '#domain/shared/file-addresses.ts';
import type { Publishing } from '../../staff/publishing.ts';
import { claimBuild, markDirty } from '../batches/publish.ts';
import { database } from '../database.ts';
import { fieldsOf } from '../documents.ts';
import type { Seen } from '../firestore/document.ts';
import { publishedAfter } from '../queries/published-after.ts';
import { withTimeout } from '../with-timeout.ts';
import { timeIn } from './timing.ts';

const path = 'config/publish';

const marksIn = (
  document: Seen | null,
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

export const publishing: Publishing = {
  async marks() {
    const [document, note] = await Promise.all([database().get(path), withTimeout(reached(files.buildNote))]);
    const { readAt, problems } = parsed(BuildNote, await withTimeout(note.json()));
    const now = serverNow(note.headers.get('date'), note.headers.get('age'), new Date());
    return { ...marksIn(document), readAt, problems, now };
  },

  async failure() {
    const document = await database().get('config/failure');
    return document && parsed(BuildFailure, fieldsOf(document));
  },

  async nextPlanned(after) {
    const pages = await Promise.all(
      (['blogs', 'codes'] as const).map((name) => database().query(publishedAfter(name, after), 1)),
    );
    const [first] = pages
      .flat()
      .map(({ data }) => timeIn(data))
      .sort((one, other) => one.getTime() - other.getTime());
    return first ?? null;
  },

  async markCome(planned) {
    const version = await database().updateSeen(path, (seen) => {
      const { dirtyAt, claimedAt } = marksIn(seen);
      return coveredUntil(dirtyAt, claimedAt) < planned ? markDirty() : null;
    });
    return version !== null;
  },

  async settings() {
    const document = await database().get('config/build');
    return parsed(BuildDocument, document ? fieldsOf(document) : { hook: '' });
  },

  async claim(uid, now, may) {
    const version = await database().updateSeen(path, (seen) => {
      const marks = marksIn(seen);
      return may(marks) ? claimBuild(uid, marks.count, now) : null;
    });
    return version !== null;
  },

  async call(hook) {
    await withTimeout(reached(hook, { method: 'POST', mode: 'no-cors', keepalive: true }));
  },

  claimAndCall(uid, hook, count, now) {
    // What goes wrong here nobody is left to hear: the next panel finds the mark.
    database()
      .commit([claimBuild(uid, count, now)], { keepalive: true })
      .catch(() => {});
    navigator.sendBeacon(hook);
  },
};

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
