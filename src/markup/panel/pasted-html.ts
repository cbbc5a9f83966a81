import { isPostPicture } from '#domain/blog/post-picture.ts';
import { videoIdIn, watchAddress } from '#domain/shared/youtube.ts';
import { inertHtml } from '#markup/shared/inert-html.ts';

export interface Pasted {
  html: string;
  /** The number of removed pictures of other sites, which could disappear there at any time. */
  pictures: number;
  /** The number of removed frames, except YouTube's, which become cards. A frame with an address leaves a link to it. */
  frames: number;
}

/** The address of a YouTube frame's video on YouTube's own site; `null` for another frame. */
function videoOf(src: string): string | null {
  const id = videoIdIn(src);
  const start = URL.parse(src)?.searchParams.get('start');
  return id === null ? null : watchAddress(id) + (start && /^[1-9]\d{0,5}$/.test(start) ? `&t=${start}` : '');
}

/** Puts a paragraph with the link in place of every frame. @returns the number of frames that are not YouTube's */
function linkFrames(body: HTMLElement): number {
  let left = 0;
  for (const frame of body.querySelectorAll('iframe, embed, object')) {
    const given = frame.getAttribute(frame.tagName === 'OBJECT' ? 'data' : 'src')?.trim() ?? '';
    const src = given.startsWith('//') ? `https:${given}` : given;
    const video = /^https?:/i.test(src) ? videoOf(src) : null;
    if (video === null) left++;
    const href = video ?? (/^https?:\/\//i.test(src) ? src : null);
    const around = frame.closest('p');
    if (href !== null) {
      const link = body.ownerDocument.createElement('a');
      link.textContent = href;
      link.setAttribute('href', href);
      const paragraph = body.ownerDocument.createElement('p');
      paragraph.append(link);
      (around ?? frame).after(paragraph);
    }
    frame.remove();
    if (around?.childNodes.length === 0) around.remove();
  }
  return left;
}

/**
 * Prepares HTML of a word processor or another page for the editor (PANEL-3); browser only. The schema drops unknown
 * elements. This converts what the schema would misread: formatting by styles, Word's lists (paragraphs in its HTML),
 * and pictures of other sites.
 */
export function cleanPasted(html: string): Pasted {
  const body = inertHtml(html);
  const frames = linkFrames(body);
  joinWordLists(body);
  for (const one of body.querySelectorAll(
    `style, script, title, meta, link, xml, br.Apple-interchange-newline, ${sign}`,
  )) {
    one.remove();
  }
  for (const one of body.querySelectorAll<HTMLElement>('[data-style]')) sayByElements(one);
  const foreign = [...body.querySelectorAll('img')].filter(({ src }) => !isPostPicture(src));
  for (const picture of foreign) picture.remove();
  plainSpaces(body);
  return { html: body.innerHTML, pictures: foreign.length, frames };
}

const styleOf = (element: Element): string => element.getAttribute('data-style') ?? '';

/** Replaces formatting by styles with elements. Google Docs wraps all copied HTML in a <b> that is not bold. */
function sayByElements(element: HTMLElement): void {
  const style = styleOf(element);
  element.removeAttribute('data-style');
  const isHidden = /display:\s*none|mso-hide:\s*all/.test(style);
  const isBold = /font-weight:\s*(bold|[6-9]00)/.test(style);
  const isSlanted = /font-style:\s*(italic|oblique)/.test(style);
  if (isHidden) element.remove();
  else if (element.tagName === 'B' && /font-weight:\s*(normal|400)/.test(style)) {
    element.replaceWith(...element.childNodes);
  } else if (element.tagName === 'SPAN') {
    if (isBold) wrapContent(element, 'strong');
    if (isSlanted) wrapContent(element, 'em');
  }
}

function wrapContent(element: HTMLElement, name: string): void {
  const wrapper = element.ownerDocument.createElement(name);
  wrapper.append(...element.childNodes);
  element.append(wrapper);
}

/** The text that Word puts before a list item for programs without lists: «1.», «a)» or a bullet. */
const sign = '[data-style*="mso-list:Ignore"], [data-style*="mso-list: Ignore"]';
const isNumbered = (item: Element): boolean =>
  /^\s*(\d{1,3}|[a-z]{1,4})[.)]/i.test(item.querySelector(sign)?.textContent ?? '');

/** The nesting level of a Word paragraph that is a list item; `null` for other elements. */
function levelOf(element: Element | null): number | null {
  const [, level] = (element && /mso-list:\s*l\d+\s+level(\d+)/.exec(styleOf(element))) ?? [];
  return level === undefined ? null : Number(level);
}

function joinWordLists(body: HTMLElement): void {
  for (const first of body.querySelectorAll('[data-style*="mso-list"]')) {
    // Items that follow a first item were moved together with it.
    if (!first.isConnected || levelOf(first) === null) continue;
    const items: Element[] = [];
    for (let next: Element | null = first; levelOf(next) !== null; next = next?.nextElementSibling ?? null) {
      if (next) items.push(next);
    }
    const list = listOf(items);
    if (list) first.before(list);
    for (const item of items) item.remove();
  }
}

function listOf(items: Element[]): HTMLElement | null {
  const open: { list: HTMLElement; level: number }[] = [];
  for (const item of items) {
    const level = levelOf(item) ?? 1;
    while (open.length > 1 && (open.at(-1)?.level ?? 0) > level) open.pop();
    const at = open.at(-1);
    if (!at || at.level < level) {
      const list = document.createElement(isNumbered(item) ? 'ol' : 'ul');
      at?.list.lastElementChild?.append(list);
      open.push({ list, level });
    }
    const element = document.createElement('li');
    element.append(...item.childNodes);
    open.at(-1)?.list.append(element);
  }
  return open[0]?.list ?? null;
}

/** Word processors write every second space as a no-break space. */
function plainSpaces(node: Node): void {
  for (const child of node.childNodes) {
    if (child.nodeType === Node.TEXT_NODE && child.nodeValue)
      child.nodeValue = child.nodeValue.replaceAll('\u00a0', ' ');
    else plainSpaces(child);
  }
}
