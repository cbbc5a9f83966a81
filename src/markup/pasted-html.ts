import { isBlogPicture } from '#domain/blog-picture.ts';

export interface Pasted {
  html: string;
  /** Pictures that were left out: on other sites they may be gone tomorrow. */
  pictures: number;
}

/**
 * HTML of a word processor or another page as the editor wants it (PANEL-3), in a browser. The schema drops what it does not know;
 * here is mended what it would misread: Word's lists, which are paragraphs, its hidden parts, pictures of others.
 */
export function cleanPasted(html: string): Pasted {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  joinWordLists(body);
  for (const one of body.querySelectorAll(
    `style, script, title, meta, link, xml, br.Apple-interchange-newline, ${sign}, ${invisible}`,
  ))
    one.remove();
  const foreign = [...body.querySelectorAll('img')].filter(({ src }) => !isBlogPicture(src));
  for (const picture of foreign) picture.remove();
  plainSpaces(body);
  return { html: body.innerHTML, pictures: foreign.length };
}

/** What Word puts before an item for those who know no lists: «1.», «a)» or a bullet. */
const sign = '[style*="mso-list:Ignore"], [style*="mso-list: Ignore"]';
const invisible = '[style*="display:none"], [style*="display: none"], [style*="mso-hide"]';
const isNumbered = (item: Element): boolean =>
  /^\s*(\d{1,3}|[a-z]{1,4})[.)]/i.test(item.querySelector(sign)?.textContent ?? '');

/** A paragraph of Word's that is an item of a list: how deep it lies, `null` for any other. */
function levelOf(element: Element | null): number | null {
  const [, level] = /mso-list:\s*l\d+\s+level(\d+)/.exec(element?.getAttribute('style') ?? '') ?? [];
  return level === undefined ? null : Number(level);
}

function joinWordLists(body: HTMLElement): void {
  for (const first of body.querySelectorAll('[style*="mso-list"]')) {
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
