import { type SnippetText, StaffSnippet } from '#domain/code/snippet.ts';
import { fitsSnippetFilter } from '#domain/panel/list-filter.ts';
import type { NewTime } from '#domain/panel/planning.ts';
import { slugOf } from '#domain/shared/slug.ts';
import type { StaffSnippets } from '../../staff/snippets.ts';
import { snippetAddress } from '../batches/addresses.ts';
import { createSnippet, editSnippet } from '../batches/snippets.ts';
import { contentRows } from './content-rows.ts';
import { readOne } from './read-one.ts';
import { removeContent } from './remove.ts';
import { save } from './save.ts';
import { refusedFor } from './taken-address.ts';
import { timeIn, timingOf, wantedTime } from './timing.ts';

const wanted = (id: string, rev: number, { title, content }: SnippetText, time: NewTime) =>
  ({ collection: 'codes', id, rev, fields: { title, content, ...wantedTime(time) } }) as const;

const read = (id: string) => readOne('codes', id, StaffSnippet);

const edit: StaffSnippets['edit'] = async (by, { id, rev, time }, text, planning, attempts) => {
  const timing = timingOf(time, planning);
  const batch = editSnippet({ uid: by, entry: attempts.entry }, { id, rev }, text, timing);
  return save(wanted(id, rev, text, timing.time), batch, attempts, (own) =>
    edit(by, { id, rev: own.rev, time: timeIn(own.fields) }, text, planning, attempts),
  );
};

export const staffSnippets: StaffSnippets = {
  list: (asked, now) => contentRows('codes', StaffSnippet, asked, now, fitsSnippetFilter),
  read,
  edit,

  async create(by, id, codeName, text, planning, attempts) {
    const { plan } = planning;
    const batch = createSnippet({ uid: by, entry: attempts.entry }, id, codeName, text, plan);
    try {
      await save(wanted(id, 0, text, plan ?? 'same'), batch, attempts, ({ rev, fields }) =>
        edit(by, { id, rev, time: timeIn(fields) }, text, planning, attempts),
      );
    } catch (error) {
      throw await refusedFor(error, snippetAddress(codeName, slugOf(text.title)), id);
    }
  },

  remove: (by, id) => removeContent(by, 'codes', id),
};
