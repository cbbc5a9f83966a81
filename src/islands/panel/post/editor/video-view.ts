import type { Node } from 'prosemirror-model';
import { editor as texts } from '#messages/panel/panel-post.ts';

/** The card of a video in the text. It shows no picture of YouTube's, as readers' pages don't before a press. */
export function videoView({ attrs: { href } }: Node): { dom: HTMLElement } {
  const dom = document.createElement('div');
  dom.className = 'video-card';
  const sign = document.createElement('p');
  sign.className = 'video-play';
  sign.textContent = texts.video;
  const link = document.createElement('a');
  Object.assign(link, { href: String(href), target: '_blank', rel: 'noopener', textContent: String(href) });
  dom.append(sign, link);
  return { dom };
}
