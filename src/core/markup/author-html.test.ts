import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { authorHtml, withAddresses } from './author-html.ts';
import { highlightCode } from './highlight.ts';
import { markdownToHtml } from './markdown.ts';

describe('[BLOG-10] removes hostile HTML', () => {
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
    '<p id=content class=toasts name=x data-unbuilt-post aria-live=off>a</p>',
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

  test('sanitising twice gives the same result as once', () => {
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

  test('headings get unique ids that differ from the ids of the page', () => {
    const { headings, html } = authorHtml('<h2>Məşq</h2><h2>Məşq</h2><h2>???</h2><h2>Content</h2>');
    expect(new Set(headings.map(({ id }) => id)).size).toBe(4);
    expect(headings.map(({ id }) => id)).not.toContain('content');
    for (const { id } of headings) expect(html).toContain(`id="${id}"`);
  });

  test.each([
    ['three equal ones', ['a', 'a', 'a'], ['s-a', 's-a~2', 's-a~3']],
    ['one that is called like a second', ['a~2', 'a', 'a'], ['s-a~2', 's-a', 's-a~3']],
    ['one that is called like a third', ['a', 'a', 'a~2', 'a'], ['s-a', 's-a~2', 's-a~2~2', 's-a~3']],
  ])('[READ-1] headings (%s) have one id each', (_, texts, ids) => {
    const { headings } = authorHtml(texts.map((text) => `<h2>${text}</h2>`).join(''));
    expect(headings.map(({ id }) => id)).toEqual(ids);
  });

  test.each(['', ' ', '<b></b>', '\u200b\u2060', '<img src="/a.webp" alt="">'])(
    'an empty heading (%j) has no id and no entry in the contents',
    (inside) => {
      const { headings, html } = authorHtml(`<h2>${inside}</h2><h2>a</h2>`);
      expect(headings).toEqual([{ id: 's-a', text: 'a' }]);
      expect(html.match(/ id=/g)).toHaveLength(1);
    },
  );

  test('a table of contents has at most 300 entries; later headings stay in the text', () => {
    const { headings, html } = authorHtml('<h2>a</h2>'.repeat(301));
    expect(headings).toHaveLength(300);
    expect(html.match(/<h2/g)).toHaveLength(301);
    expect(html).toMatch(/<h2>a<\/h2>$/);
  });

  test('an author cannot put a second h1 on the page', () => {
    expect(authorHtml('<h1>a</h1>').html).toMatch(/^<h2 /);
  });

  const table = '<table><tbody><tr><td>1</td></tr></tbody></table>';

  test.each([
    [
      '<pre><code class="language-js">a</code></pre>',
      '<pre role="group" aria-label="Kod: JavaScript" tabindex="0"><code class="language-js" lang="en">',
    ],
    ['<pre>a</pre>', '<pre role="group" aria-label="Kod" tabindex="0">a'],
    [table, '<div class="wide-table" role="group" aria-label="Cədvəl" tabindex="0"><table>'],
    [`<h2>Ad</h2><h3>Alt <em>ad</em></h3><p>a</p>${table}`, 'aria-label="Cədvəl: Alt ad"'],
    [`<h2>Ad</h2>${table.replace('>', '><caption>Başlıq</caption>')}`, 'aria-label="Cədvəl: Başlıq"'],
  ])(
    '[READ-7] what scrolls sideways can be focused with the keyboard and has a name: %s',
    (source, expected) => {
      expect(authorHtml(source).html).toContain(expected);
    },
  );

  test.each(['', '<', '</p>', '<p', '&', '<table><p>x', '\u0000'])('%j gives valid HTML', (source) => {
    expect(typeof authorHtml(source).html).toBe('string');
  });
});

test('Markdown keeps the alignment of cells, as a class', () => {
  const { html } = authorHtml(markdownToHtml('| a | b | c |\n|---|--:|:-:|\n| 1 | 2 | 3 |'));
  expect(html).toContain(
    '<td>1</td><td class="to-right">2</td><td class="to-center">3</td>'.replaceAll('><', '>\n<'),
  );
  expect(html).not.toContain('align=');
});

test('[SEARCH-4] list items, table cells and line breaks separate words', () => {
  const source =
    '<ul><li>bir</li><li>iki</li></ul><table><tr><td>üç</td><td>dörd</td></tr></table><p>beş<br>al<b>tı</b></p>';
  expect(authorHtml(source).text).toBe('bir iki üç dörd beş altı');
});

test('[CMS-4] a post with thousands of nested elements keeps its text and loses its markup', () => {
  const deep = authorHtml(`${'<div title="<a">bir &lt;iki '.repeat(20_000)}<script>alert(1)</script>`);
  expect(deep.html).toMatch(/^<p>[^<>]*<\/p>$/);
  expect(deep.text.slice(0, 20)).toContain('bir');
});

test('[BLOG-10] no attribute of the output contains an unescaped <', () => {
  const { html } = authorHtml(
    '<p>="<b>a</b>"</p><img alt="<script>0</script> &lt;b> \' &quot;>" src="https://h.example/<a>.png"><abbr title="a<b">c</abbr>',
  );
  expect(html).toBe(
    '<p>="<b>a</b>"</p><img alt="&lt;script>0&lt;/script> &lt;b> &#x27; &#x22;>" src="https://h.example/&lt;a>.png" loading="lazy" decoding="async"><abbr title="a&lt;b">c</abbr>',
  );
});

test('[READ-3] a code block whose language is a property of every object has no language label', () => {
  const { html } = authorHtml('<pre><code class="language-constructor">a</code></pre>');
  expect(html).toContain('<div class="code-head"></div>');
});

describe('[CMS-4] too much markup is reduced to its text', () => {
  const distinct = (count: number) => Array.from({ length: count }, (_, n) => `<p><font size=${n}>`).join('');
  test.each([
    ['elements', '<br>'.repeat(6_001)],
    ['elements that the parser adds by itself', `${distinct(150)}${'<p>x'.repeat(100)}`],
    ['elements inside one another', `${'<div>'.repeat(201)}x`],
  ])('%s', (_, source) => {
    const { html, headings, isReduced } = authorHtml(`bir${source}iki`);
    expect(isReduced).toBe(true);
    expect(headings).toEqual([]);
    expect(html).toMatch(/^<p>bir [^<]*iki<\/p>$/);
  });

  test.each([
    // The parser adds a few elements of its own.
    ['elements', '<br>'.repeat(5_990)],
    ['elements inside one another', `${'<div>'.repeat(190)}x${'</div>'.repeat(190)}`.repeat(3)],
    ['letters', '<p>söz '.repeat(5_900)],
  ])('as many %s as a page can have are shown', (_, source) => {
    expect(authorHtml(source).isReduced).toBe(false);
  });
});

describe('the time grows linearly with the length', () => {
  /** CPU time in milliseconds, the best of three runs, so that other processes have little influence. */
  const cost = (source: string): number => {
    const runs = Array.from({ length: 3 }, () => {
      const before = process.cpuUsage();
      authorHtml(source, highlightCode);
      withAddresses(source, () => null);
      const { user, system } = process.cpuUsage(before);
      return (user + system) / 1_000;
    });
    return Math.min(...runs);
  };

  test.each<[string, (length: number) => string]>([
    ['open tags and lone <', (n) => '<b>'.repeat(n / 6) + '<'.repeat(n / 2)],
    ['lone < behind too much markup', (n) => '<div>'.repeat(300) + '<'.repeat(n)],
    ['hyphens of a heading', (n) => `<h2>a${'-'.repeat(n)}b</h2>`],
    ['marks over a letter', (n) => `<h2>a${'\u0316\u0301'.repeat(n / 2)}</h2>`],
    ['paragraphs that belong before a table', (n) => `<table>${'<p>a</p>'.repeat(n / 8)}`],
    ['tables below a heading', (n) => `<h2>${'a'.repeat(n / 2)}</h2>${'<table></table>'.repeat(n / 30)}`],
    ['pictures that never end', (n) => '<img '.repeat(n / 5)],
    ['addresses that never end', (n) => `<img ${' src="'.repeat(n / 6)}`],
    ['links in links', (n) => '<a href=x><div>'.repeat(n / 15)],
    ['code', (n) => `<pre><code class="language-json">${'['.repeat(n)}</code></pre>`],
  ])(
    '%s',
    (_, make) => {
      const small = cost(make(12_000));
      // Eight times the length takes 8 times as long if linear, 64 times if quadratic.
      expect(cost(make(96_000))).toBeLessThan(24 * Math.max(small, 4));
    },
    60_000,
  );
});
