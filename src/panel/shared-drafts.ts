import { atom } from 'nanostores';
import { errors } from '#core/cloud/error-texts.ts';
import { AppError, codeOf } from '#core/cloud/errors.ts';
import { loadPart } from '#core/page/load-part.ts';
import { readings } from '#core/session/reading.ts';
import { showToast } from '#core/views/toasts.ts';
import { cleanLine } from '#core/words/letters.ts';
import type { Attempts } from './authored-gateway.ts';
import type { SharedDraft } from './draft-format.ts';
import { $gate } from './gate.ts';
import { panelLimits } from './limits.ts';
import { actOnRow } from './row-actions.ts';
import { sharedDrafts as texts } from './texts.ts';
import { uploadedPictures } from './uploaded-pictures.ts';

const gateway = async () => (await loadPart(() => import('./shared-drafts-gateway.ts'))).staffDrafts;

type Form = SharedDraft['form'];

const drafts = readings<Form, { drafts: readonly SharedDraft[] }>();

/** By form, once somebody has asked for them (PANEL-17). */
export const $sharedDrafts = drafts.$all;

/** Drafts that are shown stay until the answer. */
export const readSharedDrafts = (form: Form): Promise<unknown> =>
  drafts.again(form, async () => ({ drafts: await (await gateway()).list(form) }));

/** A list that was unfolded shows what has changed. */
const again = (form: Form): unknown => $sharedDrafts.get()[form] && readSharedDrafts(form);

type Version = Pick<SharedDraft, 'id' | 'rev'>;

interface Writer {
  save(by: string, version: Version, title: string, value: object, attempts: Attempts): Promise<void>;
  remove(by: string, version: Version): Promise<void>;
}

const titleIn = (value: object): string =>
  'title' in value && typeof value.title === 'string' ? cleanLine(value.title) : '';

export const sharingBy = ({ save, remove }: Writer) => ({
  /** `null`: the form can be kept. */
  refused(value: object): string | null {
    if (titleIn(value) === '') return texts.noTitle;
    return JSON.stringify(value).length > panelLimits.sharedDraft ? texts.tooLong : null;
  },
  /** Keeps a form beside the version of a colleague, or under a new id where it was deleted. @returns what to say, too. @throws AppError */
  async keep(
    by: string,
    { id, rev }: Version,
    value: object,
    attempts: Attempts,
  ): Promise<Version & { words: string }> {
    const title = titleIn(value);
    try {
      await save(by, { id, rev }, title, value, attempts);
      return { id, rev: rev + 1, words: texts.saved(title) };
    } catch (error) {
      const isChanged = codeOf(error) === 'changed-meanwhile';
      if (!isChanged && codeOf(error) !== 'deleted-meanwhile') throw error;
      const own = { id: crypto.randomUUID(), rev: 0 };
      await save(by, own, title, value, { ...attempts, earlier: [] });
      return { id: own.id, rev: 1, words: (isChanged ? texts.savedApart : texts.saved)(title) };
    }
  },
  published: remove, // what a colleague has saved since stays
});

export type Sharing = ReturnType<typeof sharingBy>;

export const sharing = (form: Form): Sharing =>
  sharingBy({
    async save(by, version, title, value, attempts) {
      const gate = $gate.get();
      if (gate.state !== 'open') throw new AppError('firestore/unauthenticated');
      const author = `${gate.actor.name} ${gate.actor.surname}`;
      await (await gateway()).save(by, version, { form, title, author, value }, attempts);
      // Its pictures are not to be used again, or deleted.
      uploadedPictures(by).used(JSON.stringify(value));
      again(form);
    },
    async remove(by, version) {
      await (await gateway()).remove(by, version);
      again(form);
    },
  });

export const $droppingShared = atom<string | null>(null);

/** To be called after the user has confirmed it. */
export const dropShared = (by: string, { id, rev, title, form }: SharedDraft): Promise<void> =>
  actOnRow(
    $droppingShared,
    id,
    async () => {
      await (await gateway()).remove(by, { id, rev });
      showToast({ kind: 'good', text: texts.dropped(title) });
      await readSharedDrafts(form);
    },
    (error) => {
      if (codeOf(error) !== 'changed-meanwhile') return errors[codeOf(error)];
      again(form);
      return { final: texts.changed };
    },
  );
