import * as v from 'valibot';
import { CodeLanguage, codeLanguages, type StaffSnippet } from '#domain/code/snippet.ts';
import { hasTitleOfCopy } from '#domain/panel/copying.ts';
import { plannedOrders } from '#domain/panel/list-query.ts';
import type { PanelUser } from '#domain/panel/panel.ts';
import {
  copiedSnippetForm,
  emptySnippetForm,
  nextSnippetForm,
  problemOf,
  SnippetForm,
  type SnippetFormProblem,
  snippetFormOf,
} from '#domain/panel/snippet-form.ts';
import { cleanLine } from '#domain/shared/letters.ts';
import { copying } from '#messages/panel/copying.ts';
import { forms, snippetTab as texts } from '#messages/panel/panel.ts';
import { loadPart } from '#stores/shared/load-part.ts';
import { createEditor } from './editor.ts';
import { formEntries } from './form-entries.ts';
import { createList } from './list.ts';
import { plannedText, planningOf, planProblems, publishRow } from './planned.ts';
import { refreshPublishing, serverTime } from './publishing.ts';
import { removeRow } from './remove.ts';
import { uploadedPictures } from './uploaded-pictures.ts';

const gateway = async () => (await loadPart(() => import('#gateways/staff/snippets.ts'))).staffSnippets;

/** The snippets of Firestore, for staff; those of content/codes are edited in their files (PANEL-5). */
export const snippetList = createList({
  name: 'codes',
  orders: plannedOrders,
  filters: () => codeLanguages,
  read: async (asked) => (await gateway()).list(asked, serverTime()),
});

export const removeSnippet = (by: string, id: string): Promise<void> =>
  removeRow(snippetList, id, async () => {
    await (await gateway()).remove(by, id);
    refreshPublishing();
  });

/** Publishes a planned snippet at once (SCHOOL-5). */
export const publishSnippet = ({ uid, role }: PanelUser, snippet: StaffSnippet): Promise<void> =>
  publishRow(role, snippet.id, snippetList, async () => {
    const attempts = { entry: crypto.randomUUID(), earlier: [] };
    await (await gateway()).edit(uid, snippet, snippet, planningOf(''), attempts);
  });

const problems: Record<SnippetFormProblem['kind'], string> = {
  missing: forms.required,
  address: texts.noAddress,
  reserved: texts.reservedAddress,
  length: texts.tooLong,
  ...planProblems,
};

export const snippetEditor = createEditor({
  form: 'code',
  schema: SnippetForm,
  empty: emptySnippetForm,
  formOf: (snippet) => snippetFormOf(snippet, serverTime()),
  whole: (item) => item,
  next: (value) => nextSnippetForm(v.parse(SnippetForm, value)),
  copy: (snippet) => copiedSnippetForm(snippet, copying.mark),
  check(value, seen) {
    const form = v.parse(SnippetForm, value);
    if (!seen && hasTitleOfCopy(form.title, copying.mark)) return { message: copying.rename, field: 'title' };
    const problem = problemOf(form, seen, serverTime());
    return problem && { message: problems[problem.kind], field: problem.field };
  },
  read: async (id) => (await gateway()).read(id),
  async save(by, { id, seen }, value, attempts) {
    const { codeName, title, content, plan } = v.parse(SnippetForm, value);
    const text = { title: cleanLine(title), content };
    const planning = planningOf(plan);
    const snippets = await gateway();
    if (seen) await snippets.edit(by, seen, text, planning, attempts);
    else await snippets.create(by, id, v.parse(CodeLanguage, codeName), text, planning, attempts);
    uploadedPictures(by).used(text.content);
    refreshPublishing();
    const done = plannedText(planning);
    if (done) return done;
    return seen ? texts.saved(text.title) : texts.added(text.title);
  },
  list: snippetList,
  texts: { 'firestore/already-exists': texts.taken },
  fields: { 'firestore/already-exists': 'title' },
});

export const snippetForms = formEntries('codes', snippetEditor, snippetList);
