import { expect, test } from 'vitest';
import { editorKey } from '../../../admin/editor-key.ts';
import { usersOf } from '../../../admin/picture-users.ts';
import { uploadProblem } from '../../../admin/uploads.ts';

const entries: Record<string, { slug: string; raw: string }[]> = {
  portfolio: [
    { slug: 'ipək', raw: '{ "mobile": "/images/portfolio/şəkil.webp" }' },
    {
      slug: 'çay',
      raw: '{ "mobile": "/images/portfolio/şəkil-2.webp", "logo": "/images/portfolio/a.svg" }',
    },
  ],
  blogs: [
    { slug: 'git', raw: '![a](/images/portfolio/%C5%9F%C9%99kil.webp)' },
    { slug: 'css', raw: 'şəkil.webp, 100%' },
  ],
};

test('[CMS-2] entries that show a picture are named, in whatever spelling they have its address', async () => {
  const asked: string[] = [];
  const users = await usersOf('content/images/portfolio/şəkil.webp', async (collection) => {
    asked.push(collection);
    return entries[collection] ?? [];
  });
  expect(users).toEqual(['Bloq yazıları: git', 'Portfolio: ipək']);
  expect(asked.sort()).toEqual(['blogs', 'codes', 'courses', 'exercises', 'pages', 'partners', 'portfolio']);
});

const chosen: [name: string, type: string, text: string, problem: string | null][] = [
  ['a.png', 'image/png', '', null],
  ['a.jpg', 'image/jpeg', '', null],
  ['a.webp', 'image/webp', '', null],
  ['a.svg', 'image/svg+xml', '<svg/>', null],
  [
    'a.svg',
    'image/svg+xml',
    '<svg onload="x()"/>',
    '«a.svg» yüklənmədi: SVG şəklində bu ola bilməz: onload.',
  ],
  ['a.svgz', 'image/svg+xml', '<svg/>', '«a.svgz» yüklənmədi: JPEG, PNG, WebP və ya SVG şəkli seçin.'],
  ...['html', 'xhtml', 'xml', 'pdf', 'mjs', 'gif', 'avif', 'bin'].map(
    (end): [string, string, string, string] => [`a.${end}`, `text/${end}`, '', `«a.${end}» yüklənmədi:`],
  ),
  // What a system says that does not know the ending.
  ['a.svg', '', '<svg/>', null],
  ['a.png', '', '', '«a.png» yüklənmədi:'],
];

test.each(chosen)('[CMS-4] the file %s of type «%s» with «%s»', async (name, type, text, problem) => {
  const answer = await uploadProblem(new File([text], name, { type }));
  if (problem === null) expect(answer).toBeNull();
  else expect(answer).toContain(problem);
});

test('[CMS-2] the editor is another one at each address that Decap has not gone to itself', () => {
  const at = (action: string, pathname: string) => editorKey({ action, location: { pathname } });
  const first = at('PUSH', '/collections/blogs/entries/git');
  // Rendered again.
  expect(at('PUSH', '/collections/blogs/entries/git')).toBe(first);
  // Saved, copied.
  expect(at('REPLACE', '/collections/blogs/new')).toBe(first);
  const typed = at('POP', '/collections/blogs/entries/css');
  expect(typed).not.toBe(first);
  expect(at('POP', '/collections/blogs/entries/css')).toBe(typed);
  const back = at('POP', '/collections/blogs/entries/git');
  expect([first, typed]).not.toContain(back);
});
