import { parseUrl, targetOf, withoutRedirects } from '#core/addresses/readable-address.ts';
import { playlistAddress, videoIdIn, watchAddress } from '#core/addresses/youtube.ts';
import { inertHtml } from '#core/markup/inert-html.ts';
import { isPostPicture } from '../../post-picture.ts';
import { findCode, findTypewriting } from './pasted-code.ts';

export interface Pasted {
  html: string;
  /** Removed pictures of other sites, which could disappear there at any time. */
  pictures: number;
  /** Removed frames, except YouTube's, which become cards; an address stays as a link. */
  frames: number;
}

/** `null` for another frame. */
function videoOf(src: string): string | null {
  const id = videoIdIn(src);
  const start = parseUrl(src)?.searchParams.get('start');
  return id === null ? null : watchAddress(id) + (start && /^[1-9]\d{0,5}$/.test(start) ? `&t=${start}` : '');
}

/** @returns the number of frames that are not YouTube's */
function linkFrames(body: HTMLElement): number {
  let left = 0;
  for (const frame of body.querySelectorAll('iframe, embed, object')) {
    const given = frame.getAttribute(frame.tagName === 'OBJECT' ? 'data' : 'src')?.trim() ?? '';
    const src = given.startsWith('//') ? `https:${given}` : given;
    const video = /^https?:/i.test(src) ? videoOf(src) : null;
    if (video === null) left++;
    const href = video ?? playlistAddress(src) ?? (/^https?:\/\//i.test(src) ? src : null);
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

/** Browser only (PANEL-3). The schema drops unknown elements; this converts what it would misread. */
export function cleanPasted(html: string): Pasted {
  const body = inertHtml(html);
  const frames = linkFrames(body);
  sayFormulasOnce(body);
  findCode(body);
  joinWordLists(body);
  joinOnlineLists(body);
  writeAsText(body);
  for (const one of body.querySelectorAll(
    `style, script, title, meta, link, xml, br.Apple-interchange-newline, ${sign}`,
  )) {
    one.remove();
  }
  findTypewriting(body);
  leadStraight(body);
  for (const one of body.querySelectorAll<HTMLElement>('[data-style]')) sayByElements(one);
  const foreign = [...body.querySelectorAll('img')].filter(({ src }) => !isPostPicture(src));
  for (const picture of foreign) picture.remove();
  plainSpaces(body);
  removeBlankLines(body);
  return { html: body.innerHTML, pictures: foreign.length, frames };
}

/** Google and others lead links through a page of their own. */
function leadStraight(body: HTMLElement): void {
  for (const link of body.querySelectorAll('a[href]')) {
    const address = link.getAttribute('href') ?? '';
    const target = targetOf(address);
    if (target === address) continue;
    link.setAttribute('href', target);
    if (withoutRedirects(link.textContent.trim()) === target) link.textContent = target;
  }
}

const styleOf = (element: Element): string => element.getAttribute('data-style') ?? '';

/** Google Docs wraps all copied HTML in a <b> that is not bold. */
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

/** What Word puts before a list item for programs without lists: «1.», «a)» or a bullet. */
const sign = '[data-style*="mso-list:Ignore"], [data-style*="mso-list: Ignore"]';
const isNumbered = (item: Element): boolean =>
  /^\s*(\d{1,3}|[a-z]{1,4})[.)]/i.test(item.querySelector(sign)?.textContent ?? '');

function levelOf(element: Element | null): number | null {
  const [, level] = (element && /mso-list:\s*l\d+\s+level(\d+)/.exec(styleOf(element))) ?? [];
  return level === undefined ? null : Number(level);
}

function joinWordLists(body: HTMLElement): void {
  for (const first of body.querySelectorAll('[data-style*="mso-list"]')) {
    // Moved together with the first item.
    if (!first.isConnected || levelOf(first) === null) continue;
    const items: Element[] = [];
    for (let next: Element | null = first; levelOf(next) !== null; next = next?.nextElementSibling ?? null) {
      if (next) items.push(next);
    }
    const lists = listsOf(
      items.map((element) => ({
        element,
        level: levelOf(element) ?? 1,
        tag: isNumbered(element) ? 'ol' : 'ul',
      })),
    );
    first.before(...lists);
    for (const item of items) item.remove();
  }
}

const onlineLevel = (item: Element): number =>
  item.tagName === 'LI' ? Number(item.getAttribute('data-aria-level') ?? item.getAttribute('aria-level')) : 0;
const isOnlineList = (element: Element | null): element is Element =>
  (element?.tagName === 'UL' || element?.tagName === 'OL') &&
  [...element.children].every((item) => onlineLevel(item) > 0);

/** Word Online copies each item as a list of its own, whatever its level. */
function joinOnlineLists(body: HTMLElement): void {
  for (const wrapper of body.querySelectorAll('.ListContainerWrapper'))
    wrapper.replaceWith(...wrapper.childNodes);
  for (const first of body.querySelectorAll('ul, ol')) {
    if (!first.isConnected) continue;
    const lists: Element[] = [];
    for (let next: Element | null = first; isOnlineList(next); next = next.nextElementSibling)
      lists.push(next);
    if (lists.length < 2) continue;
    const items = lists.flatMap((list) =>
      [...list.children].map((element) => ({ element, level: onlineLevel(element), tag: list.localName })),
    );
    first.before(...listsOf(items));
    for (const list of lists) list.remove();
  }
}

interface Item {
  element: Element;
  level: number;
  tag: string;
}

/** An item with another tag begins another list. */
function listsOf(items: readonly Item[]): HTMLElement[] {
  const lists: HTMLElement[] = [];
  const open: { list: HTMLElement; level: number }[] = [];
  for (const { element, level, tag } of items) {
    while (open.length > 1 && (open.at(-1)?.level ?? 0) > level) open.pop();
    if (open.at(-1)?.level === level && open.at(-1)?.list.localName !== tag) open.pop();
    const at = open.at(-1);
    if (!at || at.level < level) {
      const list = document.createElement(tag);
      if (at) at.list.lastElementChild?.append(list);
      else lists.push(list);
      open.push({ list, level });
    }
    const item = document.createElement('li');
    item.append(...element.childNodes);
    open.at(-1)?.list.append(item);
  }
  return lists;
}

/** KaTeX, MathJax and Wikipedia write each formula for eyes, for screen readers and in TeX: the TeX stays. */
function sayFormulasOnce(body: HTMLElement): void {
  for (const math of body.querySelectorAll('math')) {
    const whole = math.closest('.katex, mjx-container, .MathJax, .mwe-math-element') ?? math;
    const tex = math.querySelector('annotation')?.textContent;
    whole.replaceWith((tex ?? math.textContent).replace(/^\{\\displaystyle (.*)\}$/s, '$1').trim());
  }
}

function writeAsText(body: HTMLElement): void {
  for (const box of body.querySelectorAll('input[type=checkbox], .checkbox, [role=checkbox]')) {
    const isTicked = box.matches('[checked], .checkbox-on, [aria-checked=true]');
    const sign = isTicked ? '☑ ' : '☐ ';
    if (box.tagName === 'LI') (box.querySelector('p') ?? box).prepend(sign);
    else box.replaceWith(sign);
  }
  for (const head of body.querySelectorAll('summary, dt')) {
    const paragraph = document.createElement('p');
    paragraph.append(...head.childNodes);
    wrapContent(paragraph, 'strong');
    head.replaceWith(paragraph);
  }
}

const block = 'p, h1, h2, h3, h4, h5, h6, ul, ol, table, blockquote, pre, div';
const isBlock = (node: Node | null): boolean => node instanceof Element && node.matches(block);

/** The stylesheet sets the distances. */
function removeBlankLines(body: HTMLElement): void {
  for (const paragraph of body.querySelectorAll('p')) {
    if (paragraph.textContent.trim() === '' && !paragraph.querySelector('img')) paragraph.remove();
  }
  for (const end of body.querySelectorAll('br')) {
    if (isBlock(end.previousSibling) || isBlock(end.nextSibling)) end.remove();
  }
}

/** Word processors write every second space as a no-break space. */
function plainSpaces(node: Node): void {
  for (const child of node.childNodes) {
    if (child.nodeType === Node.TEXT_NODE && child.nodeValue)
      child.nodeValue = child.nodeValue.replaceAll('\u00a0', ' ');
    else plainSpaces(child);
  }
}
