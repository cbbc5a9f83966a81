import { load } from 'js-yaml';
import MarkdownIt, { type RendererRule } from 'markdown-it';

const markdown = new MarkdownIt({ html: true });

const cell: RendererRule = (tokens, index, options, _env, renderer) => {
  const token = tokens[index];
  const align = /text-align:(left|center|right)/.exec(String(token?.attrGet('style') ?? ''))?.[1];
  if (token && align) token.attrs = [['align', align]];
  return renderer.renderToken(tokens, index, options);
};
markdown.renderer.rules.td_open = cell;
markdown.renderer.rules.th_open = cell;

/** Not safe yet: `authorHtml` must sanitise it. */
export const markdownToHtml = (source: string): string => markdown.render(source);

/** The parser that Astro uses. A name of a language behind the hyphens makes other readers run the fields, so it is refused. */
export function frontMatter(file: string): { data: unknown; body: string } {
  const [, head, body = ''] =
    /^\uFEFF?---[ \t]*((?:\r?\n(?!---|\+\+\+)[^\r\n]*)*)\r?\n---[ \t]*(?:\r?\n([\s\S]*))?$/.exec(file) ?? [];
  if (head === undefined) throw new Error('It has to begin with YAML between two lines of three hyphens.');
  return { data: load(head) ?? {}, body };
}
