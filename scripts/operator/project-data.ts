// Everything that a project holds, as the services give it, a line each: for backups (OPS-1).
import { createHash } from 'node:crypto';
import type { Cloud } from './cloud.ts';

type Json = Record<string, unknown>;

/** A document by its path, an account by its uid, a file by its name; the rest as the service says it. */
export interface Line extends Json {
  id: string;
}

/** One kind of what a project holds. */
export interface Part {
  name: 'documents' | 'accounts' | 'files';
  /** How many lines one call of `write` takes. */
  batch: number;
  /** All lines, in the service's order, a page at a time. */
  pages(): AsyncGenerator<Line[]>;
  /** Writes lines; what is there under the same id is replaced. */
  write(lines: Line[], bytesOf: (line: Line) => Promise<Buffer>): Promise<void>;
  /** What must be equal on both sides. */
  compared?(line: Line): Json;
  /** The bytes of a file; `null` if it is gone. */
  bytes?(line: Line): Promise<Buffer | null>;
}

/** How the Auth service has hashed its passwords; `null` if it does not say. Not known of the emulator, which needs none. */
export type HashConfig = Record<'algorithm' | 'signerKey' | 'saltSeparator', string> &
  Record<'rounds' | 'memoryCost', number>;

/** What the marks of an unfinished restore are in. No rule lets a browser see it. */
export const restoreMark = 'config/restore';

export const md5 = (bytes: Uint8Array): string => createHash('md5').update(bytes).digest('base64');

/** The three parts of a project. @param hash of the passwords that are to be written. */
export const partsOf = (cloud: Cloud, bucket: string, hash: HashConfig | null = null): Part[] => [
  documentsOf(cloud),
  accountsOf(cloud, hash),
  filesOf(cloud, bucket),
];

function documentsOf(cloud: Cloud): Part {
  const prefix = `${cloud.database}/documents/`;
  return {
    name: 'documents',
    batch: 200,
    // All pages are of the moment of the first. The query has no collection, so it finds also what lies below missing documents.
    async *pages() {
      let readTime: string | undefined;
      let last: string | undefined;
      for (;;) {
        const structuredQuery = {
          from: [{ allDescendants: true }],
          orderBy: [{ field: { fieldPath: '__name__' } }],
          limit: 200,
          ...(last && { startAt: { values: [{ referenceValue: last }], before: false } }),
        };
        const answer = await cloud.request('firestore', ':runQuery', {
          method: 'POST',
          body: { structuredQuery, ...(readTime && { readTime }) },
        });
        const rows = (await answer.json()) as {
          document?: { name: string; fields?: Json };
          readTime?: string;
        }[];
        readTime ??= rows[0]?.readTime;
        const documents = rows.flatMap(({ document }) => document ?? []);
        if (documents.length === 0) return;
        last = documents.at(-1)?.name;
        const lines = documents.map(({ name, fields = {} }) => ({ id: name.slice(prefix.length), fields }));
        yield lines.filter(({ id }) => id !== restoreMark);
      }
    },
    async write(lines) {
      const writes = lines.map(({ id, fields }) => ({ update: { name: prefix + id, fields } }));
      await cloud.request('firestore', ':commit', { method: 'POST', body: { writes } });
    },
  };
}

/** What the service takes back of an account. */
const accountFields = [
  'email',
  'emailVerified',
  'displayName',
  'photoUrl',
  'phoneNumber',
  'disabled',
  'customAttributes',
  'createdAt',
  'lastLoginAt',
  'salt',
];
/** What stands in place of a password's hash for whoever may not see it. */
const redacted = Buffer.from('REDACTED').toString('base64');

function accountsOf(cloud: Cloud, hash: HashConfig | null): Part {
  const hasPasswords = hash !== null || cloud.isLocal;
  return {
    name: 'accounts',
    batch: 200,
    async *pages() {
      let next = '';
      do {
        const answer = await cloud.request('auth', `accounts:batchGet?maxResults=500&nextPageToken=${next}`);
        const { users = [], nextPageToken = '' } = (await answer.json()) as {
          users?: Json[];
          nextPageToken?: string;
        };
        if (users.length > 0) yield users.map(accountLine);
        next = encodeURIComponent(nextPageToken);
      } while (next !== '');
    },
    async write(lines) {
      const users = lines.map(({ id, secondFactorsLeft: _, passwordHash, salt, ...account }) => ({
        ...account,
        localId: id,
        ...(hasPasswords && { passwordHash, salt }),
      }));
      const answer = await cloud.request('auth', 'accounts:batchCreate', {
        method: 'POST',
        body: { users, allowOverwrite: true, ...(hash && hashOptions(hash)) },
      });
      const { error = [] } = (await answer.json()) as { error?: { index?: number; message: string }[] };
      if (error.length > 0) {
        const named = error.slice(0, 3).map(({ index = 0, message }) => `${lines[index]?.id}: ${message}`);
        throw new Error(`${error.length} accounts were refused: ${named.join('; ')}`);
      }
    },
    // A service may keep a password that it has taken in another form.
    compared: ({ passwordHash, salt: _, secondFactorsLeft: __, ...account }) => ({
      ...account,
      ...(hasPasswords && { hasPassword: passwordHash !== undefined }),
    }),
  };
}

/** https://cloud.google.com/identity-platform/docs/reference/rest/v1/projects.accounts/batchCreate */
function hashOptions({ algorithm, ...hash }: HashConfig): object {
  const webSafe = (key: string) => key.replaceAll('+', '-').replaceAll('/', '_');
  return {
    ...hash,
    hashAlgorithm: algorithm,
    signerKey: webSafe(hash.signerKey),
    saltSeparator: webSafe(hash.saltSeparator),
  };
}

function accountLine(user: Json): Line {
  const { localId, passwordHash, mfaInfo = [], providerUserInfo = [] } = user;
  const factors = mfaInfo as { phoneInfo?: string; unobfuscatedPhoneInfo?: string }[];
  const phones = factors.filter(({ phoneInfo }) => phoneInfo);
  const others = (providerUserInfo as { providerId?: string }[]).filter(
    ({ providerId }) => providerId !== 'password' && providerId !== 'phone',
  );
  return {
    id: String(localId),
    ...chosen(user, accountFields),
    ...(passwordHash && passwordHash !== redacted ? { passwordHash } : {}),
    ...(phones.length > 0 && {
      mfaInfo: phones.map(({ unobfuscatedPhoneInfo: _, ...factor }) => factor),
    }),
    ...(others.length > 0 && {
      providerUserInfo: others.map((info) =>
        chosen(info, ['providerId', 'rawId', 'email', 'displayName', 'photoUrl']),
      ),
    }),
    // The secrets of authenticator apps are not given out.
    ...(factors.length > phones.length && { secondFactorsLeft: factors.length - phones.length }),
  };
}

/** The fields that a service has said; some omit what is false or empty. */
const chosen = (all: Json, names: string[]): Json =>
  Object.fromEntries(names.flatMap((name) => (all[name] ? [[name, all[name]]] : [])));

const fileFields = [
  'contentType',
  'cacheControl',
  'contentDisposition',
  'contentEncoding',
  'contentLanguage',
  'customTime',
  // With the token of the addresses by which pages load the file.
  'metadata',
  'size',
  'md5Hash',
];

function filesOf(cloud: Cloud, bucket: string): Part {
  const address = ({ id }: Line) => `b/${bucket}/o/${encodeURIComponent(id)}`;
  return {
    name: 'files',
    batch: 16,
    async *pages() {
      let next = '';
      do {
        const answer = await cloud.request('storage', `b/${bucket}/o?maxResults=500&pageToken=${next}`);
        const { items = [], nextPageToken = '' } = (await answer.json()) as {
          items?: Json[];
          nextPageToken?: string;
        };
        if (items.length > 0)
          yield items.map((item) => ({ id: String(item.name), ...chosen(item, fileFields) }));
        next = encodeURIComponent(nextPageToken);
      } while (next !== '');
    },
    async bytes(line) {
      const answer = await cloud.request('storage', `${address(line)}?alt=media`, { allowed: [404] });
      return answer.status === 404 ? null : Buffer.from(await answer.arrayBuffer());
    },
    async write(lines, bytesOf) {
      await Promise.all(
        lines.map(async (line) => {
          const { id, size: _, ...metadata } = line;
          const { body, type } = related({ name: id, ...metadata }, await bytesOf(line));
          const place = `b/${bucket}/o?uploadType=multipart&name=${encodeURIComponent(id)}`;
          await cloud.request('upload', place, { method: 'POST', body, type });
        }),
      );
    },
  };
}

/** A file and its metadata as one body. */
function related(metadata: Json, bytes: Buffer): { body: Uint8Array<ArrayBuffer>; type: string } {
  const boundary = `part-${createHash('sha256').update(bytes).digest('hex')}`;
  const head = (type: string) => `--${boundary}\r\ncontent-type: ${type}\r\n\r\n`;
  const body = Buffer.concat([
    Buffer.from(`${head('application/json')}${JSON.stringify(metadata)}\r\n`),
    Buffer.from(head(String(metadata.contentType ?? 'application/octet-stream'))),
    bytes,
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ]);
  return { body, type: `multipart/related; boundary=${boundary}` };
}
