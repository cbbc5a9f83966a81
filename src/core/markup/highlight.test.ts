import { expect, test } from 'vitest';
import { authorHtml } from './author-html.ts';
import { codePieces, highlightCode } from './highlight.ts';

const built = (source: string) => authorHtml(source, highlightCode).html;

test('[READ-3] code gets a frame with its language, and its tokens get classes, never inline styles', () => {
  const html = built('<pre><code class="language-js">const a = "b"; // c</code></pre>');
  expect(html).toContain(
    '<div class="code"><div class="code-head" data-language="JavaScript" lang="en"></div><pre',
  );
  expect(html).toContain('<span class="t1">const</span>');
  expect(html).toContain('<span class="t3">"b"</span>');
  expect(html).toContain('<span class="t4">// c</span>');
  expect(html).not.toContain('style=');
});

test('[READ-3] code with an unknown language or none is not highlighted', () => {
  expect(built('<pre><code class="language-cobol">MOVE 1</code></pre>')).toContain('>MOVE 1</code>');
  expect(built('<pre>a b</pre>')).toContain('<div class="code-head"></div><pre role="group"');
});

test('[BLOG-10] the sanitiser runs before the highlighter', () => {
  const html = built(
    '<pre onclick="x"><code class="t1 language-html" style="x">&lt;b onclick="y"&gt;<img src=x onerror=y></code></pre>',
  );
  expect(html).not.toMatch(/<[^>]*on(click|error)|style=|<img/);
  expect(html).toContain('class="language-html"');
});

test('[READ-3] language labels are not part of the text', () => {
  expect(authorHtml('<p>Salam</p><pre><code class="language-css">a{}</code></pre>', highlightCode).text).toBe(
    'Salam a{}',
  );
});

test('[ASK-1] code beside a question is pieces of the same colours, which together are the code', () => {
  const code = '<a href="b">&lt;</a>\n';
  const pieces = codePieces('html', code);
  expect(pieces.map(({ text }) => text).join('')).toBe(code);
  expect(pieces).toContainEqual({ text: 'a', thread: 't1' });
  expect(pieces).toContainEqual({ text: '"b"', thread: 't3' });
  expect(codePieces('cobol', code)).toEqual([{ text: code, thread: undefined }]);
  const long = 'a'.repeat(40_001);
  expect(codePieces('js', long)).toEqual([{ text: long, thread: undefined }]);
});

test('[ASK-1] code that nests thousands of tokens is read, and so is code of very many pieces', () => {
  const nested = '`${'.repeat(3_333);
  for (const code of [nested, 'a&&'.repeat(3_333), '<a '.repeat(3_333)]) {
    const pieces = codePieces('js', code);
    expect(pieces.map(({ text }) => text).join('')).toBe(code);
    expect(pieces.length).toBeLessThanOrEqual(1_000);
  }
});
