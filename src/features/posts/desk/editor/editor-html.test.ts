// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import type { Root } from 'hast';
import rehypeSanitize from 'rehype-sanitize';
import { unified } from 'unified';
import { describe, expect, test } from 'vitest';
import { parseHtml } from '#core/markup/author-html.ts';
import { sanitizeSchema } from '#core/markup/sanitize-schema.ts';
import { documentOf, editorSchema, htmlOf } from './editor-schema.ts';

const sanitiser = unified().use(rehypeSanitize, sanitizeSchema);
const withoutPlaces = (tree: Root) =>
  JSON.parse(JSON.stringify(tree, (key, value) => (key === 'position' ? undefined : value)));
const parsed = (html: string) => withoutPlaces(parseHtml(html));
const sanitised = (html: string) => withoutPlaces(sanitiser.runSync(parseHtml(html)));

const edited = (html: string): string => htmlOf(documentOf(html));

/** A sample of every node and mark that the editor can write. */
const samples: Record<string, string> = {
  paragraph: '<p>Salam</p>',
  heading: '<h2>a</h2><h3>b</h3><h4>c</h4>',
  bulletList: '<ul><li>bir</li><li>iki<ul><li>üç</li></ul></li></ul>',
  orderedList: '<ol start="3"><li>bir</li></ol>',
  listItem: '<ul><li><p>bir</p><p>iki</p></li></ul>',
  blockquote: '<blockquote><p>Söz</p></blockquote>',
  codeBlock:
    '<pre><code class="language-js">let a = 1 &lt; 2;\n  a &amp;&amp; b;</code></pre><pre><code>mətn</code></pre>',
  horizontalRule: '<p>a</p><hr><p>b</p>',
  image: '<img src="https://h.az/o/blog-images%2Fa.webp?alt=media" alt="Çay" width="640" height="360">',
  videoCard:
    '<p><a href="https://youtu.be/dQw4w9WgXcQ?t=90">https://youtu.be/dQw4w9WgXcQ?t=90</a></p><p>a</p>',
  figure: '<figure><img src="/a.webp" alt=""><figcaption>Çay</figcaption></figure>',
  figureCaption: '<figure><pre><code>a</code></pre><figcaption><em>b</em></figcaption></figure>',
  table:
    '<table><caption>Ad</caption><thead><tr><th>a</th></tr></thead><tbody><tr><td colspan="2" align="right">b</td></tr></tbody></table>',
  caption: '<table><caption>Ad <strong>b</strong></caption><tbody><tr><td>a</td></tr></tbody></table>',
  tableHead: '<table><thead><tr><th rowspan="2">a</th></tr></thead></table>',
  tableBody: '<table><tbody><tr><td>a</td></tr></tbody></table>',
  tableRow: '<table><tbody><tr><td>a</td><th>b</th></tr></tbody></table>',
  tableCell: '<table><tbody><tr><td><p>a</p><p>b</p></td></tr></tbody></table>',
  tableHeader: '<table><tbody><tr><th align="center">a</th></tr></tbody></table>',
  hardBreak: '<p>a<br>b</p>',
  text: '<p>Ə ə &amp; &lt; " «»</p>',
  link: '<p><a href="/blogs/git">a</a> <a href="mailto:a@b.az">b</a></p>',
  strong: '<p><strong>a</strong></p>',
  em: '<p><em lang="en">a</em></p>',
  underline: '<p><u>a</u></p>',
  strike: '<p><s>a</s></p>',
  highlight: '<p><mark>a</mark></p>',
  subscript: '<p>H<sub>2</sub>O</p>',
  superscript: '<p>x<sup>2</sup></p>',
  abbreviation: '<p><abbr title="HyperText">HT</abbr></p>',
  quotation: '<p><q lang="en">a</q></p>',
  key: '<p><kbd>Ctrl</kbd></p>',
  code: '<p><strong><code>a &lt; b</code></strong></p>',
};

describe('[PANEL-3] the HTML of the editor', () => {
  test('has a sample for every node and mark', () => {
    const kinds = [...Object.keys(editorSchema.nodes), ...Object.keys(editorSchema.marks)];
    expect(Object.keys(samples).sort()).toEqual(kinds.filter((kind) => kind !== 'doc').sort());
  });

  test.each(Object.entries(samples))(
    '%s is read back unchanged, and the sanitiser does not change it',
    (kind, html) => {
      const document = documentOf(html);
      const marked = new Set<string>();
      document.descendants(({ type, marks }) => {
        for (const one of [type, ...marks.map(({ type }) => type)]) marked.add(one.name);
      });
      expect(marked).toContain(kind);
      expect(htmlOf(document)).toBe(html);
      expect(sanitised(html)).toEqual(parsed(html));
    },
  );

  test('the editor knows every element that the sanitiser allows', () => {
    const known = new Set(
      Object.values(samples).flatMap((html) => [...html.matchAll(/<([a-z0-9]+)/g)].map(([, tag]) => tag)),
    );
    // Elements that the editor converts to an equivalent element.
    const same = new Set(['h1', 'b', 'i', 'del']);
    expect((sanitizeSchema.tagNames ?? []).filter((tag) => !known.has(tag) && !same.has(tag))).toEqual([]);
  });

  const posts: { slug: string; content: string }[] = JSON.parse(
    readFileSync('stack/seed/content/blogs.json', 'utf8'),
  );
  test.each(posts)('opening and saving a post does not change it: $slug', ({ content }) => {
    expect(withoutBreaks(parsed(edited(content)))).toEqual(withoutBreaks(sanitised(content)));
  });
});

/** Line breaks between blocks are not part of the text. */
const withoutBreaks = (tree: Root) => {
  const isBreak = (node: { type: string; value?: string }) =>
    node.type === 'text' && /^\s*$/.test(node.value ?? '');
  const walk = (node: { children?: { type: string; value?: string }[] }): void => {
    if (!node.children) return;
    node.children = node.children.filter((child) => !isBreak(child) || !String(child.value).includes('\n'));
    for (const child of node.children) walk(child as typeof node);
  };
  walk(tree);
  return tree;
};

describe('[BLOG-10] HTML that the editor does not accept', () => {
  test.each([
    ['<p><a href="javascript:alert(1)">a</a></p>', '<p>a</p>'],
    ['<p><a href=" JAVASCRIPT:alert(1)">a</a></p>', '<p>a</p>'],
    ['<p>a</p><img src="data:image/png;base64,AA==">', '<p>a</p>'],
    ['<p>a</p><img src="file:///C:/a.png"><p>b</p>', '<p>a</p><p>b</p>'],
    ['<p style="color:red" class="x" id="y" onclick="z()">a</p>', '<p>a</p>'],
    ['<script>x</script><style>y</style><p>a</p>', '<p>a</p>'],
    ['<iframe src="https://a.az"></iframe><p>a</p>', '<p>a</p>'],
    ['<h1>a</h1><h6>b</h6>', '<h2>a</h2><h4>b</h4>'],
    ['<p><b>a</b><i>b</i><del>c</del></p>', '<p><strong>a</strong><em>b</em><s>c</s></p>'],
    ['', ''],
    ['<p> </p><p></p>', ''],
  ])('%s', (given, kept) => {
    expect(edited(given)).toBe(kept);
  });
});
