import type { Element, ElementContent, Root, RootContent } from 'hast';
import { playedAddress } from '#core/addresses/youtube.ts';
import { type AuthorHtml, authorHtml } from '#core/markup/author-html.ts';

const isBlank = (node: ElementContent): boolean => node.type === 'text' && node.value.trim() === '';

function onlyLink({ children }: Element): Element | null {
  const [link, ...others] = children.filter((child) => !isBlank(child));
  return link?.type === 'element' && link.tagName === 'a' && others.length === 0 ? link : null;
}

/** A top-level paragraph with nothing but a video's address (docs/decisions/033); a link without scripts. */
export function frameVideos(tree: Root): void {
  tree.children = tree.children.map(framed);
}

function framed(node: RootContent): RootContent {
  if (node.type !== 'element' || node.tagName !== 'p') return node;
  const link = onlyLink(node);
  const [text, ...others] = link?.children ?? [];
  const href = String(link?.properties.href ?? '');
  if (!link || text?.type !== 'text' || others.length > 0 || text.value.trim() !== href) return node;
  const played = playedAddress(href);
  if (played === null) return node;
  return {
    type: 'element',
    tagName: 'div',
    properties: { className: ['video-card'], dataPlayed: played },
    children: [link],
  };
}

/** A post's HTML at run time: without colours, which would bring every language. */
export const safePost = (content: string): AuthorHtml => authorHtml(content, frameVideos);
