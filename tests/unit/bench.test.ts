import { expect, test } from 'vitest';
import { authorHtml } from '#markup/author-html.ts';
import { onBench } from '#markup/bench.ts';

const css = '<pre><code class="language-css">a{}</code></pre>';
const html = '<pre><code class="language-html">&lt;a&gt;</code></pre>';
const laid = (source: string, language: string) => authorHtml(source, onBench(language)).html;

test('[CODE-5] the first code of the language lies on the bench, in its frame', () => {
  const page = laid(`<p>Salam</p>${html}${css}${css}`, 'css');
  expect(page.match(/data-bench="css"/g)).toHaveLength(1);
  expect(page).toMatch(
    /<p>Salam<\/p><div class="code">.*<div data-bench="css" class="bench"><div class="code">/,
  );
  expect(page).toContain('<div data-result="" class="result with-script"></div></div><div class="code">');
});

test('[CODE-5] also inside something else; and without such a code nothing is laid', () => {
  expect(laid(`<blockquote>${css}</blockquote>`, 'css')).toContain('data-bench');
  expect(laid(html, 'css')).not.toContain('data-bench');
});

test('[CODE-5] an author cannot lay a bench', () => {
  expect(laid('<div class="bench" data-bench="js"><p data-result="">a</p></div>', 'js')).toBe('<p>a</p>');
});
