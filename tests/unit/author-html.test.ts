import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { authorHtml } from '#markup/author-html.ts';
import { markdownToHtml } from '#markup/markdown.ts';

describe('[BLOG-10] nothing hostile survives', () => {
  test.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<a href="javascript:alert(1)">a</a>',
    '<a href=" java&#10;script:alert(1)">a</a>',
    '<a href="data:text/html,<script>alert(1)</script>">a</a>',
    '<p style="position:fixed;inset:0">a</p>',
    '<style>*{display:none}</style>',
    '<link rel=stylesheet href=//evil.example/a.css>',
    '<iframe src="https://evil.example"></iframe>',
    '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
    '<object data=x></object><embed src=x>',
    '<svg><script>alert(1)</script></svg>',
    '<svg/onload=alert(1)>',
    '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
    '<form action=//evil.example><input name=q><button>a</button></form>',
    '<base href=//evil.example>',
    '<meta http-equiv=refresh content="0;url=//evil.example">',
    '<template><script>alert(1)</script></template>',
    '<img src="data:image/svg+xml,<svg onload=alert(1)>">',
    '<p id=content class=toasts name=x data-newest-post aria-live=off>a</p>',
    '<a href="https://a.example" target=_top onclick=alert(1)>a</a>',
    '<div popover id=site-menu>a</div>',
  ])('%s', (hostile) => {
    const { html } = authorHtml(`<p>Salam</p>${hostile}<p>son</p>`);
    expect(html).toMatch(/^<p>Salam<\/p>/);
    expect(html).not.toMatch(
      /alert|script|style|iframe|object|embed|svg|math|form|input|button|base|meta|template|evil\.example|data:/i,
    );
    expect(html).not.toMatch(/\s(on\w+|id|class|target|popover|name|aria-|data-)/i);
  });

  test('what is made safe stays the same when it is made safe again', () => {
    const posts: { content: string }[] = JSON.parse(readFileSync('stack/seed/content/blogs.json', 'utf8'));
    for (const { content } of posts) {
      const once = authorHtml(content).html;
      const again = authorHtml(once).html;
      expect(again.replace(/<div class="(wide-table|code|code-head)"[^>]*>|<\/div>/g, '')).toBe(
        once.replace(/<div class="(wide-table|code|code-head)"[^>]*>|<\/div>/g, ''),
      );
    }
  });
});

describe('authorHtml', () => {
  test('keeps what authors write', () => {
    const html =
      '<h3>a</h3><ul><li>b</li></ul><blockquote><p>c</p></blockquote><p><strong>d</strong> <em>e</em> <code>f</code> <a href="/blogs/git">g</a></p>';
    expect(authorHtml(html).html).toBe(html);
  });

  test('headings get addresses that are unique and no name of the page', () => {
    const { headings, html } = authorHtml('<h2>Məşq</h2><h2>Məşq</h2><h2>???</h2><h2>Content</h2>');
    expect(new Set(headings.map(({ id }) => id)).size).toBe(4);
    expect(headings.map(({ id }) => id)).not.toContain('content');
    for (const { id } of headings) expect(html).toContain(`id="${id}"`);
  });

  test('an author cannot put a second h1 on the page', () => {
    expect(authorHtml('<h1>a</h1>').html).toMatch(/^<h2 /);
  });

  test('what scrolls sideways can be reached by keyboard', () => {
    const { html } = authorHtml(
      '<pre><code class="language-js">a</code></pre><table><tr><td>1</td></tr></table>',
    );
    expect(html).toContain('<pre lang="en" tabindex="0"><code class="language-js">');
    expect(html).toContain('<div class="wide-table" tabindex="0"><table>');
  });

  test.each(['', '<', '</p>', '<p', '&', '<table><p>x', '\u0000'])('%j is some HTML', (source) => {
    expect(typeof authorHtml(source).html).toBe('string');
  });
});

test('Markdown keeps the alignment of cells', () => {
  const { html } = authorHtml(markdownToHtml('| a | b |\n|---|--:|\n| 1 | 2 |'));
  expect(html).toContain('<td align="right">2</td>');
});

test('[SEARCH-4] lines of a list, a table or a break are words of their own', () => {
  const source =
    '<ul><li>bir</li><li>iki</li></ul><table><tr><td>üç</td><td>dörd</td></tr></table><p>beş<br>al<b>tı</b></p>';
  expect(authorHtml(source).text).toBe('bir iki üç dörd beş altı');
});

test('[CMS-4] a post with thousands of elements inside one another is its words, without markup', () => {
  const deep = authorHtml(`${'<div title="<a">bir &lt;iki '.repeat(20_000)}<script>alert(1)</script>`);
  expect(deep.html).toMatch(/^<p>[^<>]*<\/p>$/);
  expect(deep.text.slice(0, 20)).toContain('bir');
});

test('[BLOG-10] no attribute of the printed HTML has a bare <', () => {
  const { html } = authorHtml(
    '<p>="<b>a</b>"</p><img alt="<script>0</script> &lt;b> \' &quot;>" src="https://h.example/<a>.png"><abbr title="a<b">c</abbr>',
  );
  expect(html).toBe(
    '<p>="<b>a</b>"</p><img alt="&lt;script>0&lt;/script> &lt;b> &#x27; &#x22;>" src="https://h.example/&lt;a>.png" loading="lazy" decoding="async"><abbr title="a&lt;b">c</abbr>',
  );
});
