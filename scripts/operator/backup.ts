import { createHash } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { chmod, mkdir, open, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import * as v from 'valibot';
import type { Context } from './commands.ts';
import { type HashConfig, type Line, md5, type Part, partsOf, restoreMark } from './project-data.ts';

const HashSettings = v.object({
  signIn: v.object({
    hashConfig: v.object({
      algorithm: v.string(),
      signerKey: v.string(),
      saltSeparator: v.string(),
      rounds: v.number(),
      memoryCost: v.number(),
    }),
  }),
});

const Written = v.object({ count: v.number(), sha256: v.string() });
const Manifest = v.object({
  format: v.literal(1),
  project: v.string(),
  bucket: v.string(),
  at: v.string(),
  documents: Written,
  accounts: Written,
  files: Written,
  hash: v.nullable(HashSettings.entries.signIn.entries.hashConfig),
});
export type Manifest = v.InferOutput<typeof Manifest>;

const manifestIn = (folder: string): string => join(folder, 'manifest.json');
const linesIn = (folder: string, part: Part): string => join(folder, `${part.name}.ndjson`);
/** Names of files may be longer than those of a disk, and have any letter. */
const bytesIn = (folder: string, { id }: Line): string =>
  join(folder, 'files', createHash('sha256').update(id).digest('hex'));

/**
 * Writes everything that a project holds into a folder (OPS-1). The manifest comes last: a folder without one is a backup that
 * broke off, which another call completes without loading its files again.
 */
export async function backUp({ cloud, bucket, say }: Context, asked: string): Promise<void> {
  const folder = await preparedFolder(asked);
  if (bucket === '')
    throw new Error('Set PUBLIC_FIREBASE_STORAGE_BUCKET as for the site: the files are there.');
  if (await cloud.read(restoreMark))
    throw new Error('A restore into this project is unfinished: it does not hold the whole school.');
  const settings = v.safeParse(HashSettings, await cloud.authSettings());
  const hash: HashConfig | null = settings.success ? settings.output.signIn.hashConfig : null;
  const at = new Date().toISOString();
  const written: Record<string, v.InferOutput<typeof Written>> = {};
  const people = { factors: 0, passwords: 0 };
  for (const part of partsOf(cloud, bucket)) {
    const file = await open(linesIn(folder, part), 'w', 0o600);
    const sum = createHash('sha256');
    let count = 0;
    for await (const page of part.pages()) {
      const lines = await withBytes(folder, part, page);
      for (const { secondFactorsLeft = 0, passwordHash } of lines) {
        people.factors += Number(secondFactorsLeft);
        if (passwordHash) people.passwords++;
      }
      const text = lines.map((line) => `${asText(line)}\n`).join('');
      await file.write(text);
      sum.update(text);
      count += lines.length;
    }
    await file.sync();
    await file.close();
    written[part.name] = { count, sha256: sum.digest('hex') };
    say(`${part.name}: ${count}`);
  }
  const manifest = v.parse(Manifest, { format: 1, project: cloud.projectId, bucket, at, ...written, hash });
  await writeFile(`${manifestIn(folder)}.part`, JSON.stringify(manifest, null, 2), { mode: 0o600 });
  await rename(`${manifestIn(folder)}.part`, manifestIn(folder));
  say(`The backup in ${folder} is complete. It has people's data and the school's keys: store it encrypted.`);
  if (!cloud.isLocal && (hash === null || people.passwords === 0))
    say(
      'Passwords are not in it: this account may not see their hashes (role Firebase Authentication Admin).',
    );
  if (people.factors > 0)
    say(`Not in it: ${people.factors} second factors by app. Their owners set them up again.`);
}

/** The folder, which its owner alone can read. @throws Error for one in the checkout, or with something else in it. */
async function preparedFolder(asked: string): Promise<string> {
  const folder = resolve(asked);
  const inCheckout = relative(resolve(import.meta.dirname, '../..'), folder);
  if (!inCheckout.startsWith('..'))
    throw new Error('Choose a folder outside the checkout: a backup has secrets.');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const names = await readdir(folder);
  if (names.includes('manifest.json'))
    throw new Error(`${folder} has a complete backup. Choose a new folder.`);
  const foreign = names.filter(
    (name) => !/^(files|(documents|accounts|files)\.ndjson|manifest\.json\.part)$/.test(name),
  );
  if (foreign.length > 0) throw new Error(`${folder} has something else: ${foreign.slice(0, 3).join(', ')}.`);
  await mkdir(join(folder, 'files'), { recursive: true, mode: 0o700 });
  await chmod(folder, 0o700);
  return folder;
}

/** Stores the bytes of files that are not there yet. @returns the lines without files that have been deleted meanwhile. */
async function withBytes(folder: string, part: Part, page: Line[]): Promise<Line[]> {
  const load = part.bytes;
  if (!load) return page;
  const lines: (Line | null)[] = [];
  for (let first = 0; first < page.length; first += part.batch) {
    const batch = page.slice(first, first + part.batch).map(async (line) => {
      const path = bytesIn(folder, line);
      const stored = await readFile(path).catch(() => null);
      if (stored && md5(stored) === line.md5Hash) return line;
      const bytes = await load(line);
      if (bytes === null) return null;
      if (line.md5Hash !== undefined && md5(bytes) !== line.md5Hash)
        throw new Error(`${line.id} came with other bytes than its checksum says. Try again.`);
      await writeFile(path, bytes, { mode: 0o600 });
      return { ...line, md5Hash: md5(bytes) };
    });
    lines.push(...(await Promise.all(batch)));
  }
  return lines.filter((line) => line !== null);
}

/** JavaScript writes a zero without its sign; the services read a number from text, too. */
export const signed = (value: unknown): unknown => (Object.is(value, -0) ? '-0' : value);
/** One line, also for readers that end lines at U+2028 and U+2029. */
const asText = (line: Line): string =>
  JSON.stringify(line, (_, value) => signed(value))
    .replaceAll('\u2028', String.raw`\u2028`)
    .replaceAll('\u2029', String.raw`\u2029`);

/** A complete backup. */
export interface Backup {
  manifest: Manifest;
  /** Stands for this backup and no other. */
  id: string;
  lines(part: Part): AsyncGenerator<Line>;
  bytes(line: Line): Promise<Buffer>;
}

/** Opens a backup and compares all of it with its checksums. @throws Error if it broke off, or has been changed. */
export async function openBackup(asked: string, parts: Part[]): Promise<Backup> {
  const folder = resolve(asked);
  const text = await readFile(manifestIn(folder), 'utf8').catch(() => {
    throw new Error(
      existsSync(folder)
        ? `${folder} has no complete backup: run \`backup\` into it again.`
        : `There is no folder ${folder}.`,
    );
  });
  const manifest = v.parse(Manifest, JSON.parse(text));
  const backup: Backup = {
    manifest,
    id: createHash('sha256').update(text).digest('hex'),
    async *lines(part) {
      for await (const line of createInterface({ input: createReadStream(linesIn(folder, part)) }))
        yield JSON.parse(line);
    },
    bytes: (line) => readFile(bytesIn(folder, line)),
  };
  for (const part of parts) {
    const sum = createHash('sha256');
    for await (const chunk of createReadStream(linesIn(folder, part))) sum.update(chunk);
    if (sum.digest('hex') !== manifest[part.name].sha256)
      throw new Error(`${linesIn(folder, part)} is not what the backup has written.`);
    if (!part.bytes) continue;
    for await (const line of backup.lines(part))
      if (md5(await backup.bytes(line).catch(() => Buffer.alloc(0))) !== line.md5Hash)
        throw new Error(`The bytes of ${line.id} are not what the backup has written.`);
  }
  return backup;
}
