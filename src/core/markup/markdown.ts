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
