import { expect, test } from 'vitest';
import { authorHtml } from '#core/markup/author-html.ts';
import { withPlayground } from './playground-html.ts';

const css = '<pre><code class="language-css">a{}</code></pre>';
const html = '<pre><code class="language-html">&lt;a&gt;</code></pre>';
const laid = (source: string, language: string) => authorHtml(source, withPlayground(language)).html;

test('[CODE-5] the first code block of the language is put into the playground', () => {
  const page = laid(`<p>Salam</p>${html}${css}${css}`, 'css');
  expect(page.match(/data-playground="css"/g)).toHaveLength(1);
  expect(page).toMatch(
    /<p>Salam<\/p><div class="code">.*<div data-playground="css" class="playground"><div class="code">/,
  );
  expect(page).toContain('<div data-result="" class="result with-script"></div></div><div class="code">');
});

test('[CODE-5] also a nested code block; without such a block there is no playground', () => {
  expect(laid(`<blockquote>${css}</blockquote>`, 'css')).toContain('data-playground');
  expect(laid(html, 'css')).not.toContain('data-playground');
});

test('[CODE-5] an author cannot create a playground', () => {
  expect(laid('<div class="playground" data-playground="js"><p data-result="">a</p></div>', 'js')).toBe(
    '<p>a</p>',
  );
});
