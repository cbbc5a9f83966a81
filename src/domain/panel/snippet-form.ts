import * as z from 'zod/mini';
import { CodeLanguage, type StaffSnippet } from '#domain/code/snippet.ts';
import { limits } from '#domain/shared/limits.ts';
import { isReserved, slugOf } from '#domain/shared/slug.ts';

const text = z._default(z.string(), '');

/** The typed values of the panel's form for snippets (PANEL-5). */
export const SnippetForm = z.object({ codeName: text, title: text, content: text });

export type SnippetForm = z.infer<typeof SnippetForm>;

export const emptySnippetForm: SnippetForm = SnippetForm.parse({});

export const snippetFormOf = ({ codeName, title, content }: StaffSnippet): SnippetForm => ({
  codeName,
  title,
  content,
});

/** A problem of the form, and the field that it is in. */
export interface SnippetFormProblem {
  kind: 'missing' | 'address' | 'reserved' | 'length';
  field: keyof SnippetForm;
}

/** Requires language, title and content (PANEL-5), and a title that gives an address. `null`: no problem. */
export function problemOf(form: SnippetForm): SnippetFormProblem | null {
  if (!CodeLanguage.safeParse(form.codeName).success) return { kind: 'missing', field: 'codeName' };
  if (form.title.trim() === '') return { kind: 'missing', field: 'title' };
  if (slugOf(form.title) === '') return { kind: 'address', field: 'title' };
  if (isReserved(slugOf(form.title))) return { kind: 'reserved', field: 'title' };
  if (form.content.trim() === '') return { kind: 'missing', field: 'content' };
  return form.content.length > limits.content ? { kind: 'length', field: 'content' } : null;
}
