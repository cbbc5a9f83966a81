import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { recordOf, videoOf } from '#support/fake-service.ts';
import { deletedIn, TrashDocument, Trashed, titleOf } from './trash.ts';

const at = new Date('2026-05-05');
const { id: _user, ...user } = recordOf('sebnem', { name: 'Şəbnəm', surname: 'Əliyeva' });
const { id: _video, ...video } = videoOf('flexbox', { title: 'Flexbox' });
const inTrash = (collection: string, data: object) => ({
  id: `${collection}_x`,
  collection,
  target: 'x',
  data,
  by: 'teacher',
  at,
  audit: 'd1',
});

describe('a row of the trash', () => {
  test('[PANEL-9] has the title or the person’s name as its name, and does not copy the document', () => {
    const { data: _data, ...row } = inTrash('videos', video);
    expect(v.parse(Trashed, inTrash('videos', video))).toEqual({ ...row, title: 'Flexbox', isWhole: true });
    expect(v.parse(Trashed, inTrash('users', user)).title).toBe('Şəbnəm Əliyeva');
    expect(titleOf({ name: 'Şəbnəm' })).toBe('');
    expect(titleOf(undefined)).toBe('');
  });

  test.each([
    ['a field missing', inTrash('videos', { ...video, url: undefined })],
    ["another collection's", inTrash('blogs', video)],
    ['nothing left', inTrash('codes', {})],
  ])('[PANEL-9] whose data no longer fits the schema is shown as malformed: %s', (_what, document) => {
    expect(v.parse(Trashed, document).isWhole).toBe(false);
    expect(deletedIn(v.parse(TrashDocument, document)).success).toBe(false);
  });

  test('[CMS-4] is invalid without its collection, its deleter or its time', () => {
    for (const over of [{ collection: 'others' }, { by: undefined }, { at: '2026' }]) {
      expect(v.safeParse(Trashed, { ...inTrash('videos', video), ...over }).success).toBe(false);
    }
  });
});
