// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { inertHtml } from '#core/markup/inert-html.ts';
import {
  googleDocs,
  googleDocsClean,
  pastedFrames,
  pastedFramesClean,
  pastes,
  spreadsheet,
  spreadsheetClean,
  word,
  wordClean,
} from '#support/pasted.ts';
import { documentOf, htmlOf } from './editor-schema.ts';
import { cleanPasted } from './pasted-html.ts';

const taken = (html: string): string => htmlOf(documentOf(cleanPasted(html).html));

describe('[PANEL-3] pasted HTML', () => {
  test('from Word keeps headings, text, lists and tables without their styles', () => {
    expect(taken(word)).toBe(wordClean);
    expect(cleanPasted(word).pictures).toBe(1);
  });

  test('from Google Docs is cleaned', () => {
    expect(taken(googleDocs)).toBe(googleDocsClean);
    expect(cleanPasted(googleDocs).pictures).toBe(1);
  });

  test('hidden elements are removed', () => {
    for (const style of ['display:none', 'color:red; display: none', 'mso-hide:all', 'mso-hide: all'])
      expect(taken(`<p>a<span style="${style}">gizli</span></p>`), style).toBe('<p>a</p>');
    expect(taken('<p>a<span style="display:block">b</span></p>')).toBe('<p>ab</p>');
  });

  test('attributes and stylesheets that the policy refuses are removed; text about them stays text', () => {
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

  test('text that looks like styles stays text', () => {
    const html = `<p title="a style='b'">&lt;p style="x"> <code>style="y"</code></p>`;
    expect(taken(html)).toBe('<p>&lt;p style="x"&gt; <code>style="y"</code></p>');
  });

  test('from the editor itself stays unchanged, including its pictures', () => {
    const html =
      '<h2>a</h2><ul><li>b</li></ul><img src="https://h.az/v0/b/x/o/blog-images%2F1-a.webp?alt=media" alt="c"><pre><code class="language-js">d</code></pre>';
    expect(cleanPasted(html)).toEqual({ html, pictures: 0, frames: 0 });
  });

  test('a frame of YouTube becomes a card; of another frame its address stays as a link', () => {
    expect(taken(pastedFrames)).toBe(pastedFramesClean);
    expect(cleanPasted(pastedFrames).frames).toBe(3);
    expect(documentOf(cleanPasted(pastedFrames).html).children.map(({ type }) => type.name)).toEqual([
      'paragraph',
      'videoCard',
      'paragraph',
      'videoCard',
      'paragraph',
      'paragraph',
    ]);
  });

  test.each(Object.entries(pastes))('from %s', (_, [html, clean]) => {
    expect(taken(html)).toBe(clean);
  });

  test('from a spreadsheet keeps its table', () => {
    expect(taken(spreadsheet)).toBe(spreadsheetClean);
  });
});
