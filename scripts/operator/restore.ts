import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { type Backup, type Manifest, openBackup, signed } from './backup.ts';
import type { Context } from './commands.ts';
import { type Line, type Part, partsOf, restoreMark } from './project-data.ts';

/** How many lines of each part are written. */
const Mark = v.object({
  backup: v.string(),
  documents: v.number(),
  accounts: v.number(),
  files: v.number(),
});
type Mark = v.InferOutput<typeof Mark>;

/** Characters that are sent with one request at most, where a line is not longer by itself. */
const requestSize = 4_000_000;
/** How many differences are named. */
const named = 10;

/**
 * Brings a backup into an empty project and compares both at the end (OPS-1). Where it broke off, another call goes on: the mark in
 * the project says how far it came, and what was written twice is the same.
 */
export async function restore(context: Context, folder: string): Promise<void> {
  const { cloud, say } = context;
  const { backup, parts } = await opened(context, folder);
  const found = await cloud.read(restoreMark);
  let mark: Mark = { backup: backup.id, documents: 0, accounts: 0, files: 0 };
  if (found) {
    mark = v.parse(Mark, found.fields);
    if (mark.backup !== backup.id)
      throw new Error('The unfinished restore in this project is of another backup.');
    say('This restore broke off before, and goes on.');
  } else {
    for (const part of parts)
      for await (const page of part.pages())
        if (page.length > 0)
          throw new Error(
            `The project is not empty: it has ${part.name}. Nothing was changed; \`compare\` says whether it holds this backup.`,
          );
    await cloud.write([{ path: restoreMark, data: mark }]);
  }
  for (const part of parts) {
    for await (const lines of batches(part, skipped(linesOf(backup, part, context), mark[part.name]))) {
      await part.write(lines, (line) => backup.bytes(line));
      mark[part.name] += lines.length;
      await cloud.write([{ path: restoreMark, data: mark }]);
    }
    say(`${part.name}: ${mark[part.name]}`);
  }
  const different = await differences(backup, parts, context);
  if (different.length > 0) {
    // Another call then writes everything again.
    await cloud.write([{ path: restoreMark, data: { ...mark, documents: 0, accounts: 0, files: 0 } }]);
    throw new Error(listed(different));
  }
  await cloud.write([{ path: restoreMark, data: null }]);
  say('The project holds what the backup holds.');
  say('Everybody signs in again. Times at which documents and files were written are new.');
  if (backup.manifest.hash === null && !cloud.isLocal)
    say('Passwords were not in the backup: everybody sets a new one by «forgot password».');
  if (backup.manifest.project !== cloud.projectId)
    say(
      'Another project: run `operator gates` and `operator hook`, deploy rules and indexes, then `operator doctor`.',
    );
}

/** Says whether a project still holds what a backup holds, and changes nothing. */
export async function compare(context: Context, folder: string): Promise<void> {
  const { backup, parts } = await opened(context, folder);
  const different = await differences(backup, parts, context);
  if (different.length > 0) throw new Error(listed(different));
  context.say('The project holds what the backup holds.');
}

async function opened(
  { cloud, bucket, say }: Context,
  folder: string,
): Promise<{ backup: Backup; parts: Part[] }> {
  if (bucket === '') throw new Error("Set PUBLIC_FIREBASE_STORAGE_BUCKET to the project's bucket.");
  const backup = await openBackup(folder, partsOf(cloud, bucket));
  const { project, at, documents, accounts, files, hash } = backup.manifest;
  say(`${project} of ${at}: ${documents.count} documents, ${accounts.count} accounts, ${files.count} files.`);
  return { backup, parts: partsOf(cloud, bucket, hash) };
}

const listed = (different: string[]): string =>
  [...different.slice(0, named), `${different.length} differences between project and backup.`].join('\n');

/** What differs: other values, or on one side alone. */
async function differences(backup: Backup, parts: Part[], context: Context): Promise<string[]> {
  const different: string[] = [];
  for (const part of parts) {
    const digest = (line: Line) => digestOf(part.compared?.(line) ?? line);
    const wanted = new Map<string, string>();
    for await (const line of linesOf(backup, part, context)) wanted.set(line.id, digest(line));
    for await (const page of part.pages())
      for (const line of page) {
        const there = wanted.get(line.id);
        if (there === undefined) different.push(`${part.name}: ${line.id} is not in the backup`);
        else if (there !== digest(line)) different.push(`${part.name}: ${line.id} is another`);
        wanted.delete(line.id);
      }
    different.push(...[...wanted.keys()].map((id) => `${part.name}: ${id} is missing`));
  }
  return different;
}

/** Services give the fields of a map in any order. */
const digestOf = (line: unknown): string =>
  createHash('sha256')
    .update(
      JSON.stringify(line, (_, value) =>
        typeof value === 'object' && value !== null && !Array.isArray(value)
          ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
          : signed(value),
      ),
    )
    .digest('base64');

async function* linesOf(backup: Backup, part: Part, { cloud, bucket }: Context): AsyncGenerator<Line> {
  for await (const line of backup.lines(part))
    yield movedLine(line, backup.manifest, { project: cloud.projectId, bucket });
}

/** References to documents, and addresses of files, lead into the project that they are brought into. */
function movedLine(line: Line, from: Pick<Manifest, 'project' | 'bucket'>, to: typeof from): Line {
  const moved = (text: string) => text.replaceAll(`/v0/b/${from.bucket}/o/`, `/v0/b/${to.bucket}/o/`);
  const text = JSON.stringify(line, (name, value) => {
    if (typeof value !== 'string') return value;
    if (name === 'referenceValue')
      return value.replace(`projects/${from.project}/`, `projects/${to.project}/`);
    return name === 'stringValue' || name === 'photoUrl' ? moved(value) : value;
  });
  return JSON.parse(text);
}

async function* skipped(lines: AsyncGenerator<Line>, count: number): AsyncGenerator<Line> {
  let place = 0;
  for await (const line of lines) if (place++ >= count) yield line;
}

async function* batches(part: Part, lines: AsyncGenerator<Line>): AsyncGenerator<Line[]> {
  let batch: Line[] = [];
  let size = 0;
  for await (const line of lines) {
    const length = JSON.stringify(line).length;
    if (batch.length === part.batch || (batch.length > 0 && size + length > requestSize)) {
      yield batch;
      batch = [];
      size = 0;
    }
    batch.push(line);
    size += length;
  }
  if (batch.length > 0) yield batch;
}
