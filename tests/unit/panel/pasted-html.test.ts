// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { documentOf, htmlOf } from '#markup/panel/editor-html.ts';
import { cleanPasted } from '#markup/panel/pasted-html.ts';
import { inertHtml } from '#markup/shared/inert-html.ts';
import { googleDocs, googleDocsClean, word, wordClean } from '#support/pasted.ts';

const taken = (html: string): string => htmlOf(documentOf(cleanPasted(html).html));

describe('[PANEL-3] what is pasted', () => {
  test('from Word: headings, words, lists and tables, nothing of their looks', () => {
    expect(taken(word)).toBe(wordClean);
    expect(cleanPasted(word).pictures).toBe(1);
  });

  test('from Google Docs', () => {
    expect(taken(googleDocs)).toBe(googleDocsClean);
    expect(cleanPasted(googleDocs).pictures).toBe(1);
  });

  test('what is hidden in it is left out', () => {
    for (const style of ['display:none', 'color:red; display: none', 'mso-hide:all', 'mso-hide: all'])
      expect(taken(`<p>a<span style="${style}">gizli</span></p>`), style).toBe('<p>a</p>');
    expect(taken('<p>a<span style="display:block">b</span></p>')).toBe('<p>ab</p>');
  });

  test('no attribute is left that a policy refuses, no stylesheet, and text about them is text', () => {
    const html =
      '<style>p{}</style><p title="onclick=\'a\'" onclick="b" STYLE=\'c\'>x</p><svg/onload=d><img alt="e"onerror=f><STYLE>q{}';
    const body = inertHtml(html);
    const names = [...body.querySelectorAll('*')].flatMap(({ attributes }) =>
      [...attributes].map(({ name }) => name),
    );
    expect(names.filter((name) => /^(on|style)/.test(name))).toEqual([]);
    expect(names).toEqual(['title', 'data-style', 'alt']);
    expect(inertHtml('<p>style="a" onclick=b "on" /on</p>').textContent).toBe('style="a" onclick=b "on" /on');
    expect(body.querySelector('p')?.title).toBe("onclick='a'");
    expect(body.innerHTML).not.toContain('{}');
  });

  test('text about styles is text', () => {
    const html = `<p title="a style='b'">&lt;p style="x"> <code>style="y"</code></p>`;
    expect(taken(html)).toBe('<p>&lt;p style="x"&gt; <code>style="y"</code></p>');
  });

  test('from the editor itself stays as it was, its pictures too', () => {
    const html =
      '<h2>a</h2><ul><li>b</li></ul><img src="https://h.az/v0/b/x/o/blog-images%2F1-a.webp?alt=media" alt="c"><pre><code class="language-js">d</code></pre>';
    expect(cleanPasted(html)).toEqual({ html, pictures: 0 });
  });
});
