import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { SnippetDocument } from './snippet.ts';

const snippet = {
  id: 's1',
  time: new Date('2026-01-01'),
  codeName: 'css',
  title: 'Grid',
  titleKey: 'grid',
  content: '<pre>a</pre>',
  slug: 'grid',
  rev: 1,
  audit: 'e1',
};

describe('SnippetDocument', () => {
  test('reads a snippet in the format of the database', () => {
    expect(v.parse(SnippetDocument, snippet)).toEqual({
      id: 's1',
      time: snippet.time,
      codeName: 'css',
      title: 'Grid',
      content: '<pre>a</pre>',
      slug: 'grid',
    });
  });

  test.each([{ codeName: 'python' }, { title: '' }, { slug: '' }, { slug: 'a/b' }, { content: undefined }])(
    '[CMS-4] refuses %j',
    (over) => {
      expect(v.safeParse(SnippetDocument, { ...snippet, ...over }).success).toBe(false);
    },
  );
});
