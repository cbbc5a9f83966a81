import { serverTimestamp } from 'firebase/firestore/lite';
import { type Actor, logged } from '#core/cloud/audit.ts';
import { commit } from '#core/cloud/commit.ts';
import { database } from '#core/cloud/database.ts';
import { readPage } from '#core/cloud/documents.ts';
import { AppError } from '#core/cloud/errors.ts';
import { type Operation, type Query, remove, set } from '#core/cloud/operation.ts';
import { type Attempts, save } from './authored-gateway.ts';
import { SharedDraft } from './draft-format.ts';

export interface DraftText extends Pick<SharedDraft, 'form' | 'title' | 'author'> {
  value: object;
}

const draftPath = (id: string): string => `drafts/${id}`;

/** @param rev the version that was read, 0 for a new draft. */
export function saveDraft(actor: Actor, id: string, rev: number, { value, ...text }: DraftText): Operation[] {
  const fields = { ...text, value: JSON.stringify(value), at: serverTimestamp(), rev: rev + 1 };
  const write = (audit: string) => [set(draftPath(id), { ...fields, audit })];
  return logged(actor, 'drafts', id, rev === 0 ? 'create' : 'update', write, { title: text.title });
}

export const deleteDraft = (
  { uid }: Actor,
  { id, rev, title }: Pick<SharedDraft, 'id' | 'rev' | 'title'>,
): Operation[] =>
  logged({ uid, entry: `${id}-${rev}-deleted` }, 'drafts', id, 'delete', () => [remove(draftPath(id))], {
    title,
  });

export const draftRows = (form: SharedDraft['form']): Query => ({
  collection: 'drafts',
  where: [['form', '==', form]],
  orderBy: ['at', 'desc'],
});

const saveOver = (
  by: string,
  { id, rev }: Pick<SharedDraft, 'id' | 'rev'>,
  text: DraftText,
  attempts: Attempts,
): Promise<void> =>
  save(
    // The version alone says what was written: the time is the service's.
    { collection: 'drafts', id, rev, fields: { audit: attempts.entry } },
    saveDraft({ uid: by, entry: attempts.entry }, id, rev, text),
    attempts,
    (own) => saveOver(by, { id, rev: own.rev }, text, attempts),
  );

/** Every method throws AppError (PANEL-17). */
export const staffDrafts = {
  list: (form: SharedDraft['form']): Promise<SharedDraft[]> => readPage(draftRows(form), SharedDraft), // at most `limits.page`
  /** `changed-meanwhile` when a colleague has saved it since. */
  save: saveOver,
  /** `changed-meanwhile` likewise. A draft that is gone already is no failure. */
  async remove(by: string, draft: Pick<SharedDraft, 'id' | 'rev'>): Promise<void> {
    const now = await database().get(draftPath(draft.id));
    if (!now) return;
    if (now.data.rev !== draft.rev || typeof now.data.title !== 'string')
      throw new AppError('changed-meanwhile');
    await commit(deleteDraft({ uid: by }, { ...draft, title: now.data.title }));
  },
};
