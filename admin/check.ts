import * as v from 'valibot';
import { files } from '#core/addresses/file-addresses.ts';
import { fieldSentence } from '#core/build/build-problem-texts.ts';
import { fieldProblem } from '#core/cloud/malformed.ts';
import type { TitlesPart } from '#core/search/index-format.ts';
import { slugOf } from '#core/words/slug.ts';
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

export interface Problem {
  /** Names and numbers that lead to the field. */
  path: (string | number)[];
  /** With the field's label. */
  sentence: string;
}

/** What the build would refuse in an entry (CMS-4). */
export function problemsIn(collection: string, data: Record<string, unknown>): Problem[] {
  const checked = checkedBy(collection);
  if (!checked) return [];
  const left = new Set(emptied(collection, data));
  const kept = Object.fromEntries(Object.entries(data).filter(([name]) => !left.has(name)));
  return (v.safeParse(checked.schema, kept).issues ?? []).map((issue) => {
    const keys = issue.path?.map(({ key }) => key) ?? [];
    const path = keys.filter((key) => typeof key === 'string' || typeof key === 'number');
    const problem = fieldProblem(issue);
    const { labels, field } = fieldAt(checked.fields, path);
    // A schema names what is wrong with a pattern, not how it is written.
    const words = problem.kind === 'form' ? field?.pattern?.[1] : undefined;
    const explained = problem.kind === 'form' || problem.kind === 'range' ? field?.hint : undefined;
    const sentence =
      words === undefined ? [fieldSentence(problem), explained].filter(Boolean).join(' ') : `${words}.`;
    // The form has a field in each place of a list of texts.
    const inForm = typeof path.at(-1) === 'number' && field ? [...path, field.name] : path;
    return { path: inForm, sentence: `${labels.join(', ')}: ${sentence}` };
  });
}

/** The field of a path, with its label behind those of the fields around it. */
function fieldAt(fields: Field[], [name, ...rest]: Problem['path']): { labels: string[]; field?: Field } {
  // The place in a list.
  if (typeof name === 'number') return fieldAt(fields, rest);
  const field = fields.find((one) => one.name === name);
  if (!field) return { labels: name === undefined ? [] : [name] };
  const inner = fieldAt(field.fields ?? [], rest);
  if (inner.field) return { ...inner, labels: [field.label, ...inner.labels] };
  return { labels: [field.label], field: rest.length > 0 ? (field.field ?? field) : field };
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

/** That another entry has the name of the file that a new one would get. */
export function takenSentence(collection: string, file: string): string {
  const fields = checkedBy(collection)?.fields ?? [];
  const { label = '' } = fields.find(({ name }) => ['slug', 'path', 'name'].includes(name)) ?? {};
  return `${label}: «${file}» artıq var, başqasını yazın.`;
}

/**
 * Which of the fields that name an entry's file differs from it (LEARN-1, LEARN-7); a sentence, `null` for none.
 * @param file the name of the file without its ending.
 */
export function movedField(collection: string, file: string, data: Record<string, unknown>): string | null {
  const names = { courses: ['path'], exercises: ['course', 'slug'] }[collection] ?? [];
  const parts = file.split('/');
  const at = names.findIndex((name, place) => data[name] !== parts[place]);
  const field = checkedBy(collection)?.fields.find(({ name }) => name === names[at]);
  return field ? `${field.label}: dərc olunandan sonra dəyişmir, «${parts[at]}» yazın.` : null;
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
