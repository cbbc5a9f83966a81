import { type SnippetText, StaffSnippet } from '#domain/code/snippet.ts';
import { slugOf } from '#domain/shared/slug.ts';
import type { StaffSnippets } from '../../staff/snippets.ts';
import { snippetAddress } from '../batches/addresses.ts';
import { createSnippet, editSnippet } from '../batches/snippets.ts';
import { contentList } from '../queries/staff.ts';
import { readOne } from './read-one.ts';
import { readRows } from './read-rows.ts';
import { removeContent } from './remove.ts';
import { save } from './save.ts';
import { refusedFor } from './taken-address.ts';

const wanted = (id: string, rev: number, { title, content }: SnippetText) =>
  ({ collection: 'codes', id, rev, fields: { title, content } }) as const;

const read = (id: string) => readOne('codes', id, StaffSnippet);

const edit: StaffSnippets['edit'] = (by, { id, rev }, text, attempts) => {
  const batch = editSnippet({ uid: by, entry: attempts.entry }, { id, rev }, text);
  return save(wanted(id, rev, text), batch, attempts, (own) =>
    edit(by, { id, rev: own.rev }, text, attempts),
  );
};

export const staffSnippets: StaffSnippets = {
  list: (asked) => readRows(contentList('codes', asked), StaffSnippet),
  read,
  edit,

  async create(by, id, codeName, text, attempts) {
    const batch = createSnippet({ uid: by, entry: attempts.entry }, id, codeName, text);
    try {
      await save(wanted(id, 0, text), batch, attempts, ({ rev }) => edit(by, { id, rev }, text, attempts));
    } catch (error) {
      throw await refusedFor(error, snippetAddress(codeName, slugOf(text.title)), id);
    }
  },

  remove: (by, id) => removeContent(by, 'codes', id),
};
