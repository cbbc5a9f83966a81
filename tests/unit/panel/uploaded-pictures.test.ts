// @vitest-environment jsdom
import { afterEach, describe, expect, test } from 'vitest';
import { uploadedPicturesKey } from '#domain/shared/page-storage-keys.ts';
import { uploadedPictures } from '#stores/panel/uploaded-pictures.ts';

afterEach(() => localStorage.clear());

const of = (address: string) => ({ address, name: `${address}.jpg` });

describe('[PANEL-3] pictures that no saved post shows', () => {
  test('are listed by account, newest first, each once', () => {
    const mine = uploadedPictures('u1');
    mine.note(of('a'));
    mine.note(of('b'));
    mine.note(of('a'));
    expect(mine.$pictures.get().map(({ address }) => address)).toEqual(['a', 'b']);
    expect(uploadedPictures('u2').$pictures.get()).toEqual([]);
    expect(localStorage.getItem(uploadedPicturesKey('u1'))).toContain('a.jpg');
  });

  test('leave the list when a post that shows them is saved', () => {
    const mine = uploadedPictures('u3');
    for (const address of ['https://h/cover', 'https://h/inside', 'https://h/left']) mine.note(of(address));
    mine.used('https://h/cover<p></p><img src="https://h/inside" alt="">');
    expect(mine.$pictures.get()).toEqual([of('https://h/left')]);
  });

  test('of another tab are not overwritten', () => {
    const mine = uploadedPictures('u4');
    localStorage.setItem(uploadedPicturesKey('u4'), JSON.stringify([of('theirs')]));
    mine.note(of('mine'));
    expect(mine.$pictures.get()).toEqual([of('mine'), of('theirs')]);
  });
});
