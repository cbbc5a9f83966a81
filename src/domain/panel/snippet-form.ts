import * as v from 'valibot';
import { CodeLanguage, type StaffSnippet } from '#domain/code/snippet.ts';
import { cleanLine } from '#domain/shared/letters.ts';
import { limits } from '#domain/shared/limits.ts';
import { isReserved, slugOf } from '#domain/shared/slug.ts';
import { titleOfCopy } from './copying.ts';
import { type PlanProblem, planFieldFor, planProblem } from './planning.ts';

const text = v.optional(v.string(), '');

/** The typed values of the panel's form for snippets (PANEL-5). */
export const SnippetForm = v.object({ codeName: text, title: text, content: text, plan: text });

export type SnippetForm = v.InferOutput<typeof SnippetForm>;

export const emptySnippetForm: SnippetForm = v.parse(SnippetForm, {});

export const snippetFormOf = (snippet: StaffSnippet, now: Date): SnippetForm => ({
  codeName: snippet.codeName,
  title: snippet.title,
  content: snippet.content,
  plan: planFieldFor(snippet, now),
});

/** The next snippet has everything in common with this one but what makes a snippet (PANEL-15). */
export const nextSnippetForm = (form: SnippetForm): SnippetForm => ({
  ...form,
  title: '',
  content: '',
  plan: '',
});

/** A copy has language and text, and no plan. */
export const copiedSnippetForm = ({ codeName, title, content }: StaffSnippet, mark: string): SnippetForm => ({
  codeName,
  title: titleOfCopy(title, mark),
  content,
  plan: '',
});

/** A problem of the form, and the field that it is in. */
export interface SnippetFormProblem {
  kind: 'missing' | 'address' | 'reserved' | 'length' | PlanProblem;
  field: keyof SnippetForm;
}

/** Requires language, title and content (PANEL-5), and a title that gives an address. `null`: no problem. */
export function problemOf(
  form: SnippetForm,
  seen: StaffSnippet | null,
  now: Date,
): SnippetFormProblem | null {
  if (!v.is(CodeLanguage, form.codeName)) return { kind: 'missing', field: 'codeName' };
  const title = cleanLine(form.title);
  if (title === '') return { kind: 'missing', field: 'title' };
  if (slugOf(title) === '') return { kind: 'address', field: 'title' };
  if (isReserved(slugOf(title))) return { kind: 'reserved', field: 'title' };
  if (form.content.trim() === '') return { kind: 'missing', field: 'content' };
  if (form.content.length > limits.content) return { kind: 'length', field: 'content' };
  const kind = planProblem(form.plan, seen, now);
  return kind && { kind, field: 'plan' };
}
