// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { uploadedPicturesKey } from '#core/device/page-storage-keys.ts';
import { fileOf, isPostPicture, postPicturePath } from '#features/posts/post-picture.ts';
import { uploadedPictures } from './uploaded-pictures.ts';

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

describe('[PANEL-3] the path of a picture', () => {
  const random = '0123456789abcdef0123456789abcdef';
  test.each([
    ['Üz Qabığı!.PNG', 'image/jpeg', 'uz-qabigi.jpg'],
    ['../../x.webp', 'image/webp', 'x.webp'],
    ['.webp', 'image/webp', 'sekil.webp'],
    ['日本.jpg', 'image/jpeg', 'sekil.jpg'],
    [`${'a'.repeat(300)}.jpg`, 'image/jpeg', `${'a'.repeat(60)}.jpg`],
  ] as const)('%s', (name, type, kept) => {
    const path = postPicturePath(new Date('2026-11-21T10:00:00Z'), random, name, type);
    expect(path).toBe(`blog-images/1795255200000-${random}-${kept}`);
    // The same pattern as in firebase/storage.rules.
    expect(path).toMatch(/^blog-images\/[0-9]{13}-[a-z0-9]{8,32}-[A-Za-z0-9._-]{1,100}$/);
  });

  test('is recognised by its address', () => {
    const address = 'https://h.az/v0/b/x/o/blog-images%2F1795255200000-a-b.webp?alt=media';
    expect(isPostPicture(address)).toBe(true);
    expect(fileOf(address)).toBe('blog-images/1795255200000-a-b.webp');
    expect(isPostPicture('https://lh7.example/blog-images/a.webp')).toBe(false);
    expect(isPostPicture('data:image/png;base64,/blog-images%2F')).toBe(false);
    expect(fileOf('%E0%A4%A')).toBe('%E0%A4%A');
  });
});
