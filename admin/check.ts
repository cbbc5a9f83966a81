import * as v from 'valibot';
import type { TitlesPart } from '#domain/search/index-format.ts';
import { files } from '#domain/shared/file-addresses.ts';
import { fieldProblem } from '#domain/shared/malformed.ts';
import { routes } from '#domain/shared/routes.ts';
import { slugOf } from '#domain/shared/slug.ts';
import { fieldSentence } from '#messages/shared/build-problems.ts';
import { collections } from './collections.ts';
import type { Field } from './fields.ts';

interface Checked {
  schema: v.GenericSchema;
  fields: Field[];
}

/** Schema and fields of a collection's entries, or of its file if it has files. */
export function checkedBy(collection: string): Checked | null {
  const found = collections.find(({ name }) => name === collection);
  if (!found) return null;
  return {
    schema: found.schema,
    fields: 'files' in found ? found.files.flatMap(({ fields }) => fields) : found.fields,
  };
}

/** The problem that the build would have with an entry (CMS-4): a sentence with the field's label; `null` if none. */
export function problemIn(collection: string, data: unknown): string | null {
  const checked = checkedBy(collection);
  if (!checked) return null;
  const [issue] = v.safeParse(checked.schema, data).issues ?? [];
  if (!issue) return null;
  const label = labelAt(checked.fields, issue.path?.map(({ key }) => key) ?? []);
  return `${label}: ${fieldSentence(fieldProblem(issue))}`;
}

function labelAt(fields: Field[], path: readonly unknown[]): string {
  const [name, ...rest] = path.filter((part) => typeof part === 'string');
  const field = fields.find((one) => one.name === name);
  if (!field) return String(name ?? '');
  return rest.length > 0 && field.fields ? `${field.label}, ${labelAt(field.fields, rest)}` : field.label;
}

/** Names of emptied optional fields; they are left out of the file. */
export function emptied(collection: string, data: Record<string, unknown>): string[] {
  const checked = checkedBy(collection);
  if (!checked) return [];
  const { issues = [] } = v.safeParse(checked.schema, data);
  // A text that may be empty is not missing, for example author_image.
  return checked.fields
    .filter(({ name, required }) => !required && data[name] === '')
    .map(({ name }) => name)
    .filter((name) => issues.some(({ path }) => path?.[0].key === name));
}

/**
 * What is wrong with a course's path: it names the file and never changes, and no two courses have the same (LEARN-1).
 * @param file the name of the entry's file, `null` for a new entry. @returns a sentence, `null` if nothing is wrong.
 */
export async function pathProblem(
  path: string,
  file: string | null,
  isPage: (address: string) => Promise<boolean>,
): Promise<string | null> {
  if (file !== null) return path === file ? null : `Ünvan: kursun ünvanı dəyişmir, «${file}» yazın.`;
  return (await isPage(routes.course(path))) ? `Ünvan: «${path}» artıq var, başqasını yazın.` : null;
}

const Entries = v.object({
  entries: v.array(v.strictTuple([v.string(), v.string(), v.number(), v.string(), v.optional(v.string())])),
});

/** Whether the site already has a post or snippet of Git or Firestore with this address (CMS-3). */
export function isTaken(index: unknown, kind: TitlesPart['entries'][number][0], slug: string): boolean {
  const parsed = v.safeParse(Entries, index);
  if (!parsed.success) return false;
  return parsed.output.entries.some(([of, title, , , own = slugOf(title)]) => of === kind && own === slug);
}

/** The title index of the last build; `null` if it cannot be loaded. */
export const builtTitles = async (): Promise<unknown> => {
  const answer = await fetch(files.searchTitles).catch(() => null);
  return answer?.ok ? answer.json() : null;
};
