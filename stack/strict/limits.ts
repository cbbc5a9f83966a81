// What the services refuse and the emulators forgive. Indexes are always asked for; the rest is switched on by name, for a
// look at the texts or for a test: `curl -X PUT 127.0.0.1:8080/__limits -d '{"refuse":["auth/too-many-requests"]}'`.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { root } from '#stack/paths.ts';
import { documentBytes, documentLimits, indexEntries } from './documents.ts';
import type { Judge, Refusal } from './door.ts';
import { IndexFile, missingIndex, QueryRequest } from './indexes.ts';

type Service = 'auth' | 'firestore' | 'storage' | 'mail';

const google = (code: number, status: string, message: string): Refusal => ({
  status: code,
  body: { error: { code, status, message } },
});

/** The answers as the services give them, under the code that pages know them by. */
const refusals: Record<string, { service: Service; path: RegExp; refusal: Refusal }> = {
  'auth/too-many-requests': {
    service: 'auth',
    path: /accounts:(signUp|signInWithPassword|sendOobCode)/,
    refusal: google(400, 'INVALID_ARGUMENT', 'TOO_MANY_ATTEMPTS_TRY_LATER : Try again later.'),
  },
  // Accounts of an hour and address, letters of a day.
  'auth/quota-exceeded': {
    service: 'auth',
    path: /accounts:(signUp|sendOobCode)/,
    refusal: google(400, 'INVALID_ARGUMENT', 'QUOTA_EXCEEDED : Exceeded daily quota for email sending.'),
  },
  'firestore/resource-exhausted': {
    service: 'firestore',
    path: /\/documents/,
    refusal: google(429, 'RESOURCE_EXHAUSTED', 'Quota exceeded.'),
  },
  'storage/quota-exceeded': {
    service: 'storage',
    path: /\/b\//,
    refusal: google(402, 'PAYMENT_REQUIRED', 'The quota of the bucket is used up.'),
  },
  'storage/unauthorized': {
    service: 'storage',
    path: /\/b\//,
    refusal: google(403, 'PERMISSION_DENIED', 'Permission denied.'),
  },
  'mail/429': { service: 'mail', path: /./, refusal: { status: 429, body: 'Too Many Requests' } },
  'mail/426': { service: 'mail', path: /./, refusal: { status: 426, body: 'The monthly quota is used up' } },
};

const Switched = v.object({
  /** Names of `refusals`. */
  refuse: v.optional(v.array(v.picklist(Object.keys(refusals))), []),
  /** Only requests whose address or body has this text: tests share a stack. */
  only: v.optional(v.string(), ''),
  /** Documents whose path ends so take this many writes in so many seconds; more is `aborted`. */
  sustained: v.optional(v.object({ path: v.string(), writes: v.number(), seconds: v.number() })),
});

const Commit = v.object({
  writes: v.array(
    v.object({
      update: v.optional(
        v.object({ name: v.string(), fields: v.optional(v.record(v.string(), v.unknown()), {}) }),
      ),
      updateMask: v.optional(v.unknown()),
      delete: v.optional(v.string()),
    }),
  ),
});

const parsed = <Schema extends v.GenericSchema>(schema: Schema, body: string) => {
  try {
    const { success, output } = v.safeParse(schema, JSON.parse(body));
    return success ? output : null;
  } catch {
    return null;
  }
};

/**
 * @param log receives what a query lacks.
 * @returns what decides on the requests to a service.
 */
export function startLimits(log: (line: string) => void): (service: Service) => Judge {
  const indexes = v.parse(
    IndexFile,
    JSON.parse(readFileSync(join(root, 'firebase/firestore.indexes.json'), 'utf8')),
  );
  let switched = v.parse(Switched, {});
  /** The moments of the latest writes, in milliseconds. */
  const written = new Map<string, number[]>();

  type Writes = v.InferOutput<typeof Commit>['writes'];

  /** Of what is written whole; what is merged is known to the emulator alone. */
  const size = (writes: Writes): Refusal | null => {
    for (const { update, updateMask } of writes) {
      const path = update && !updateMask ? update.name.split('/documents/')[1] : undefined;
      if (!update || path === undefined) continue;
      const [bytes, entries] = [
        documentBytes(path, update.fields),
        indexEntries(path, update.fields, indexes),
      ];
      if (bytes > documentLimits.bytes)
        return google(400, 'INVALID_ARGUMENT', `${path} has ${bytes} bytes, more than a document may have.`);
      if (entries > documentLimits.indexEntries)
        return google(400, 'INVALID_ARGUMENT', `${path} has ${entries} index entries: too many.`);
    }
    return null;
  };

  const contention = (writes: Writes): Refusal | null => {
    const { sustained } = switched;
    if (!sustained) return null;
    const now = performance.now();
    const names = writes
      .map((write) => write.update?.name ?? write.delete ?? '')
      .filter((name) => name.endsWith(sustained.path));
    for (const name of names) {
      const latest = (written.get(name) ?? []).filter((at) => now - at < sustained.seconds * 1000);
      if (latest.length >= sustained.writes) {
        return google(409, 'ABORTED', 'Too much contention on these documents. Please try again.');
      }
      written.set(name, [...latest, now]);
    }
    return null;
  };

  const index = (path: string, body: string): Refusal | null => {
    const request = parsed(QueryRequest, body);
    const missing = request && missingIndex(request, indexes);
    if (!missing) return null;
    log(`A query lacks its index in firebase/firestore.indexes.json: ${missing}`);
    const { status, body: error } = google(
      400,
      'FAILED_PRECONDITION',
      `The query requires an index: ${missing}`,
    );
    return { status, body: path.endsWith(':runQuery') ? [error] : error };
  };

  return (service) => (method, path, body) => {
    if (path === '/__limits' && method === 'PUT') {
      const wanted = parsed(Switched, body);
      if (wanted) switched = wanted;
      written.clear();
      return { status: wanted ? 200 : 400, body: { switched, names: Object.keys(refusals) } };
    }
    const isMeant = switched.only === '' || path.includes(switched.only) || body.includes(switched.only);
    const refused = switched.refuse
      .flatMap((name) => refusals[name] ?? [])
      .find((one) => isMeant && one.service === service && one.path.test(path));
    if (refused) return refused.refusal;
    if (service !== 'firestore' || method !== 'POST') return null;
    if (/:run(Aggregation)?Query$/.test(path)) return index(path, body);
    if (!path.endsWith(':commit')) return null;
    const writes = parsed(Commit, body)?.writes ?? [];
    return size(writes) ?? contention(writes);
  };
}
