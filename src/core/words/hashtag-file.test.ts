import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hashtagFile, hashtagOf } from './hashtags.ts';
import { hashtagPattern } from './limits.ts';

test('[READ-8] a hashtag’s files have its name, and from the name comes the hashtag', () => {
  expect(hashtagFile('əlçatanlıq')).toBe('əlçatanlıq');
  expect(hashtagFile('ui-designer')).toBe('ui-designer');
  expect(hashtagFile('c++')).toBe('c~2b~2b');
  expect(hashtagFile('a/../b')).toBe('a~2f~2e~2e~2fb');
  expect(hashtagFile('index')).toBe('~69ndex');
  fc.assert(
    fc.property(fc.stringMatching(hashtagPattern), (tag) => {
      const file = hashtagFile(tag);
      if (file === null) return;
      expect(hashtagOf(file)).toBe(tag);
      expect(Buffer.byteLength(`${file}.html`)).toBeLessThan(255);
      expect(file).not.toMatch(/[/\\.%]/);
    }),
  );
});

test('[READ-8] signs that have a meaning in the host’s rewrites have no files', () => {
  expect([':x', 'a=b', '*', 'a!'].map(hashtagFile)).toEqual([null, null, null, null]);
  expect(hashtagFile('😀'.repeat(60))).toBeNull();
});
