import * as v from 'valibot';
import { CodeLanguage } from '#domain/code/snippet.ts';
import { contentOrders } from '#domain/panel/list-query.ts';
import {
  emptySnippetForm,
  problemOf,
  SnippetForm,
  type SnippetFormProblem,
  snippetFormOf,
} from '#domain/panel/snippet-form.ts';
import { forms, snippetTab as texts } from '#messages/panel/panel.ts';
import { loadPart } from '#stores/shared/load-part.ts';
import { createEditor } from './editor.ts';
import { createList } from './list.ts';
import { refreshPublishing } from './publishing.ts';
import { removeRow } from './remove.ts';
import { uploadedPictures } from './uploaded-pictures.ts';

const gateway = async () =>
  (await loadPart(() => import('#gateways/firebase/staff/snippets.ts'))).staffSnippets;

/** The snippets of Firestore, for staff; those of content/codes are edited in their files (PANEL-5). */
export const snippetList = createList({
  name: 'codes',
  orders: contentOrders,
  read: async (asked) => (await gateway()).list(asked),
});

export const removeSnippet = (by: string, id: string): Promise<void> =>
  removeRow(snippetList, id, async () => {
    await (await gateway()).remove(by, id);
    refreshPublishing();
  });

const problems: Record<SnippetFormProblem['kind'], string> = {
  missing: forms.required,
  address: texts.noAddress,
  reserved: texts.reservedAddress,
  length: texts.tooLong,
};

export const snippetEditor = createEditor({
  form: 'code',
  schema: SnippetForm,
  empty: emptySnippetForm,
  formOf: snippetFormOf,
  check(value) {
    const problem = problemOf(v.parse(SnippetForm, value));
    return problem && { message: problems[problem.kind], field: problem.field };
  },
  read: async (id) => (await gateway()).read(id),
  async save(by, { id, seen }, value, attempts) {
    const { codeName, title, content } = v.parse(SnippetForm, value);
    const text = { title: title.trim(), content };
    const snippets = await gateway();
    if (seen) await snippets.edit(by, seen, text, attempts);
    else await snippets.create(by, id, v.parse(CodeLanguage, codeName), text, attempts);
    uploadedPictures(by).used(text.content);
    refreshPublishing();
    return seen ? texts.saved(text.title) : texts.added(text.title);
  },
  list: snippetList,
  texts: { 'firestore/already-exists': texts.taken },
  fields: { 'firestore/already-exists': 'title' },
});
