import { logged } from '#core/cloud/audit.ts';
import type { Operation } from '#core/cloud/operation.ts';
import { limits } from '#core/words/limits.ts';
import { panelLimits } from '#panel/limits.ts';
import { type DraftText, deleteDraft, draftRows, saveDraft } from '#panel/shared-drafts-gateway.ts';
import { patch, without } from '../support/attack.ts';
import { chapter, commit } from '../support/chapter.ts';
import { long, otherTime, sharedDraft } from '../support/documents.ts';
import { staff, type Who } from '../support/people.ts';

/** Posts and snippets that staff have begun: whose text nobody else may know. */
export const drafts = chapter('[PANEL-17] drafts: what all staff go on with');
const { each, reads, refuses } = drafts;
const teacher = drafts.committer('teacher');

const actor = (who: Who) => ({ uid: who, entry: 'new-entry' });
const text = (who: Who, more: Partial<DraftText> = {}): DraftText => ({
  form: 'blog',
  title: 'Yeni',
  author: `Ad ${who}`,
  value: { title: 'Yeni', content: '' },
  ...more,
});
const make = (who: Who, more: Partial<DraftText> = {}) => saveDraft(actor(who), 'new', 0, text(who, more));
const change = (who: Who, more: Partial<DraftText> = {}, rev = 1) =>
  saveDraft(actor(who), 'one', rev, text(who, more));
const erase = (who: Who, rev = 1): Operation[] =>
  deleteDraft({ uid: who }, { id: 'one', rev, title: 'Qaralama' });

reads('drafts/one', staff);
reads('drafts/nothing', staff);
for (const form of ['blog', 'code'] as const)
  each(staff, `lists drafts of ${form}`, () => (client) => client.ask(draftRows(form), limits.page));
each([], 'lists more drafts than a page', () => (client) => client.ask(draftRows('blog'), limits.page + 1));
each(staff, 'counts drafts', () => (client) => client.countOf(draftRows('blog'), limits.page));

each(staff, 'makes a draft', (who) => commit(make(who)));
each(staff, 'saves a draft of somebody else', (who) => commit(change(who)));
each(staff, 'deletes a draft', (who) => commit(erase(who)));
teacher.may('makes a draft of a snippet', make('teacher', { form: 'code' }));
teacher.may(
  'makes a long draft',
  make('teacher', { value: { content: 'a'.repeat(panelLimits.sharedDraft - 14) } }),
);
teacher.mayNot(
  'makes a longer draft',
  make('teacher', { value: { content: 'a'.repeat(panelLimits.sharedDraft) } }),
);
for (const rev of [0, 2]) teacher.mayNot(`saves over version ${rev}`, change('teacher', {}, rev));
teacher.mayNot('makes another form of it', change('teacher', { form: 'code' }));

for (const [what, batch, path] of [
  ['makes', make('teacher'), 'drafts/new'],
  ['saves', change('teacher'), 'drafts/one'],
] as const) {
  const over = (fields: object) => patch(batch, path, { ...fields });
  refuses('teacher', `${what} a draft`, over, 'form', ['video', '', undefined]);
  refuses('teacher', `${what} a draft`, over, 'value', ['', {}, undefined]);
  refuses('teacher', `${what} a draft`, over, 'author', ['Ad admin', '', undefined]);
  refuses('teacher', `${what} a draft`, over, 'at', [otherTime, undefined]);
  refuses('teacher', `${what} a draft`, over, 'rev', [0, 7, '1', undefined]);
  refuses('teacher', `${what} a draft`, over, 'extra', [1]);
  teacher.mayNot(`${what} a draft without an entry`, without(batch, 'audit/new-entry'));
  teacher.mayNot(
    `${what} a draft with another title in the entry`,
    patch(batch, 'audit/new-entry', { title: 'x' }),
  );
}

// The entry has the same title.
for (const title of ['', long(201), 'a\u202e']) {
  teacher.mayNot(
    `makes a draft with the title ${JSON.stringify(title.slice(0, 9))}`,
    make('teacher', { title }),
  );
  teacher.mayNot(
    `saves a draft with the title ${JSON.stringify(title.slice(0, 9))}`,
    change('teacher', { title }),
  );
}

// What a colleague has just saved stays.
for (const rev of [0, 2]) teacher.mayNot(`deletes version ${rev}`, erase('teacher', rev));
for (const { path } of erase('teacher'))
  teacher.mayNot(`deletes a draft without ${path}`, without(erase('teacher'), path));
for (const over of [{ title: 'x' }, { target: 'other' }, { action: 'update' }, { by: 'admin' }])
  teacher.mayNot(
    `deletes a draft with ${Object.keys(over)} in the entry`,
    patch(erase('teacher'), 'audit/one-1-deleted', over),
  );
teacher.mayNot('logs a deletion twice', [
  ...erase('teacher'),
  ...logged({ uid: 'teacher', entry: 'other-deleted' }, 'drafts', 'one', 'delete', () => [], {
    title: 'Qaralama',
  }),
]);
teacher.mayNot('logs the deletion of a draft that stays', without(erase('teacher'), 'drafts/one'));
teacher.mayNot('makes a draft over another', make('teacher'), { 'drafts/new': sharedDraft() });
