// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { documentOf, htmlOf } from '#markup/editor-html.ts';
import { cleanPasted } from '#markup/pasted-html.ts';
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
