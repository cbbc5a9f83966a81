import { isPostPicture } from '#domain/blog/post-picture.ts';
import { inertHtml } from '#markup/shared/inert-html.ts';

export interface Pasted {
  html: string;
  /** Pictures that were left out: on other sites they may be gone tomorrow. */
  pictures: number;
}

/**
 * HTML of a word processor or another page as the editor wants it (PANEL-3), in a browser. The schema drops what it does not
 * know; here is mended what it would misread: what is said by styles, Word's lists, which are paragraphs, and pictures of others.
 */
export function cleanPasted(html: string): Pasted {
  const body = inertHtml(html);
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
  return { html: body.innerHTML, pictures: foreign.length };
}

const styleOf = (element: Element): string => element.getAttribute('data-style') ?? '';

/** What others say by styles; and Google Docs wraps all that it copies in a <b> which is none. */
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

/** What Word puts before an item for those who know no lists: «1.», «a)» or a bullet. */
const sign = '[data-style*="mso-list:Ignore"], [data-style*="mso-list: Ignore"]';
const isNumbered = (item: Element): boolean =>
  /^\s*(\d{1,3}|[a-z]{1,4})[.)]/i.test(item.querySelector(sign)?.textContent ?? '');

/** A paragraph of Word's that is an item of a list: how deep it lies, `null` for any other. */
function levelOf(element: Element | null): number | null {
  const [, level] = (element && /mso-list:\s*l\d+\s+level(\d+)/.exec(styleOf(element))) ?? [];
  return level === undefined ? null : Number(level);
}

function joinWordLists(body: HTMLElement): void {
  for (const first of body.querySelectorAll('[data-style*="mso-list"]')) {
    // Those that follow an item have been moved with it.
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

/** Word processors write every second space as one that does not break. */
function plainSpaces(node: Node): void {
  for (const child of node.childNodes) {
    if (child.nodeType === Node.TEXT_NODE && child.nodeValue)
      child.nodeValue = child.nodeValue.replaceAll('\u00a0', ' ');
    else plainSpaces(child);
  }
}
