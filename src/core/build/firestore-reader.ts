import type { GenericSchema } from 'valibot';
import { configuration } from '#configuration';
import { AppError, type ErrorCode } from '#core/cloud/errors.ts';
import { type MalformedDocument, parsedFields } from '#core/cloud/malformed.ts';
import { decodeFields } from './firestore-value.ts';
import { ownToken } from './service-account.ts';

// REST: the SDK of the pages can't sign in with a service account.

export interface Reading {
  pageSize: number;
  until: Date;
  attempt<Page>(ask: () => Promise<Page>): Promise<Page>;
}

export interface CollectionResult<Item> {
  items: Item[];
  malformed: MalformedDocument[];
}

const patience = 15_000; // ms

const codes: Record<number, ErrorCode> = {
  400: 'firestore/invalid-argument',
  401: 'firestore/unauthenticated',
  403: 'firestore/permission-denied',
  409: 'firestore/aborted',
  429: 'firestore/resource-exhausted',
};

interface Document {
  name: string;
  fields?: Record<string, unknown>;
}

interface Answer {
  document?: Document;
  found?: Document;
  readTime?: string;
}

const root = (): string => {
  const projectId = configuration.firebase?.app.projectId;
  return `projects/${projectId}/databases/(default)/documents`;
};

async function request(method: 'runQuery' | 'batchGet', body: object): Promise<Answer[]> {
  const emulator = configuration.firebase?.emulators?.firestore;
  const origin = emulator ? `http://${emulator}` : 'https://firestore.googleapis.com';
  const ask = async (isRefused: boolean): Promise<Response> => {
    const token = await ownToken(isRefused);
    return fetch(`${origin}/v1/${root()}:${method}`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: token === null ? {} : { authorization: `Bearer ${token}` },
      signal: AbortSignal.timeout(patience),
    }).catch((error: unknown) => {
      throw new AppError('firestore/unavailable', error);
    });
  };
  let answer = await ask(false);
  if (answer.status === 401) answer = await ask(true);
  const said: unknown = await answer.json().catch(() => undefined);
  if (!answer.ok) {
    const cause = new Error(`${answer.status} ${JSON.stringify(said)}`);
    throw new AppError(
      codes[answer.status] ?? (answer.status < 500 ? 'unknown' : 'firestore/unavailable'),
      cause,
    );
  }
  if (!Array.isArray(said))
    throw new AppError('firestore/unavailable', new TypeError('no answer of Firestore'));
  return said;
}

const published = (collection: string, until: Date, size: number, after?: unknown[]) => ({
  structuredQuery: {
    from: [{ collectionId: collection }],
    where: {
      fieldFilter: {
        field: { fieldPath: 'time' },
        op: 'LESS_THAN_OR_EQUAL',
        value: { timestampValue: until.toISOString() },
      },
    },
    orderBy: ['time', '__name__'].map((fieldPath) => ({ field: { fieldPath }, direction: 'DESCENDING' })),
    ...(after && { startAt: { before: false, values: after } }),
    limit: size,
  },
});

const fieldsOf = ({ name, fields }: Document) => ({
  ...decodeFields(fields),
  id: name.slice(name.lastIndexOf('/') + 1),
});

export async function publishedOf<Item>(
  collection: 'blogs' | 'codes' | 'shownReviews',
  schema: GenericSchema<unknown, Item>,
  { pageSize, attempt, until }: Reading,
): Promise<CollectionResult<Item>> {
  const found: CollectionResult<Item> = { items: [], malformed: [] };
  let after: unknown[] | undefined;
  do {
    const query = published(collection, until, pageSize, after);
    const answers = await attempt(() => request('runQuery', query));
    const page = answers.flatMap(({ document }) => document ?? []);
    for (const result of page.map((document) => parsedFields(fieldsOf(document), schema))) {
      if ('item' in result) found.items.push(result.item);
      else found.malformed.push(result.malformed);
    }
    const last = page.length === pageSize ? page.at(-1) : undefined;
    after = last && [last.fields?.time, { referenceValue: last.name }];
  } while (after);
  return found;
}

/** @throws AppError */
export async function documentAt(path: string): Promise<(Record<string, unknown> & { id: string }) | null> {
  const [answer] = await request('batchGet', { documents: [`${root()}/${path}`] });
  return answer?.found ? fieldsOf(answer.found) : null;
}

/** The rules compare with the service's time. Every answer names it, also an empty one. @throws AppError */
export async function serviceTime(): Promise<Date> {
  const [entry] = await request('runQuery', published('blogs', new Date(0), 1));
  const time = new Date(String(entry?.readTime));
  if (Number.isNaN(time.getTime())) throw new AppError('firestore/unavailable', new TypeError('no time'));
  return time;
}
