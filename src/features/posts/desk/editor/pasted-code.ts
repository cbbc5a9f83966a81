/** Other programs' names of `languageNames`. */
const ourNames: Record<string, string> = {
  javascript: 'js',
  javascriptreact: 'js',
  jsx: 'js',
  typescript: 'ts',
  typescriptreact: 'ts',
  tsx: 'ts',
  xml: 'html',
  shellscript: 'bash',
  shell: 'bash',
  sh: 'bash',
  plaintext: '',
};

/** @param language as other programs call it. */
export function codeElement(text: string, language = ''): HTMLElement {
  const code = document.createElement('code');
  code.textContent = text.replace(/\n$/, '');
  if (!text.includes('\n')) return code;
  return blockOf(code, language);
}

function blockOf(code: HTMLElement, language: string): HTMLElement {
  const name = Object.hasOwn(ourNames, language) ? ourNames[language] : language;
  if (name) code.className = `language-${name}`;
  const pre = document.createElement('pre');
  pre.append(code);
  return pre;
}

function linesOf(element: Element): string {
  for (const end of element.querySelectorAll('br')) end.replaceWith('\n');
  for (const line of element.querySelectorAll('div, p, li, tr')) {
    if (line.nextSibling && !line.textContent.endsWith('\n')) line.append('\n');
  }
  return element.textContent.replaceAll('\u00a0', ' ').replace(/\n$/, '');
}

/** Cells with a line of code each: of GitHub, of highlight.js; `td.code` of Pygments has all lines. */
const codeCell = 'td.blob-code, td.js-file-line, td.hljs-ln-code, td.code, td[data-line-number] ~ td';
const isCodeFont =
  /font-family:[^;]*(?:mono(?!type)|consolas|courier|menlo|monaco|cascadia|lucida console|\bcode\b)/i;
const isCodeSpacing = /white-space:\s*pre\s*(?:;|$)/i;

/** Other programs copy code as tables, styled lines, or with buttons and a label in the block. */
export function findCode(body: HTMLElement): void {
  for (const table of body.querySelectorAll('table')) {
    const cells = [...table.querySelectorAll(codeCell)];
    if (cells.length > 0 && cells.length === table.rows.length) {
      table.replaceWith(codeElement(`${cells.map(linesOf).join('\n')}\n`));
    }
  }
  for (const pre of body.querySelectorAll('pre')) {
    const [code, ...others] = pre.querySelectorAll('code');
    const isAlone = code !== undefined && others.length === 0;
    const [, language = ''] = /(?:^|\s)lang(?:uage)?-([a-z]{1,15})(?:\s|$)/.exec(code?.className ?? '') ?? [];
    const block = blockOf(document.createElement('code'), language);
    block.firstElementChild?.append(linesOf(isAlone ? code : pre));
    pre.replaceChildren(...block.childNodes);
  }
  for (const root of body.querySelectorAll('[data-style*="white-space"]')) {
    const style = root.getAttribute('data-style') ?? '';
    if (
      !root.isConnected ||
      root.closest('pre, code') ||
      !isCodeFont.test(style) ||
      !isCodeSpacing.test(style)
    )
      continue;
    root.replaceWith(codeElement(linesOf(root)));
  }
}

const fonts = '[data-style*="font-family"], font[face], tt, samp';

const isTypewriting = (font: Element): boolean =>
  /^(?:TT|SAMP)$/.test(font.tagName) ||
  isCodeFont.test(`font-family:${font.getAttribute('face') ?? ''};${font.getAttribute('data-style') ?? ''}`);

/** The paragraph or what is in it sets the typeface. */
function isLineOfCode(line: Element | null): line is Element {
  if (!line?.matches('p, div') || line.querySelector('p, div, img, li') || line.textContent.trim() === '')
    return false;
  const letters = document.createTreeWalker(line, NodeFilter.SHOW_TEXT);
  while (letters.nextNode()) {
    const { nodeValue, parentElement } = letters.currentNode;
    const font = parentElement?.closest(fonts);
    if (nodeValue?.trim() && !(font && line.contains(font) && isTypewriting(font))) return false;
  }
  return true;
}

const isBlankLine = (line: Element | null): line is Element =>
  Boolean(line?.matches('p, div, br') && line.textContent.trim() === '' && !line.querySelector('img'));

/** Whole paragraphs in a typewriter's typeface are lines of code, a part of one is code in a line. */
export function findTypewriting(body: HTMLElement): void {
  for (const first of body.querySelectorAll('p, div')) {
    if (!first.isConnected || first.closest('pre') || !isLineOfCode(first)) continue;
    const lines: Element[] = [first];
    for (
      let next = first.nextElementSibling;
      isLineOfCode(next) || isBlankLine(next);
      next = next.nextElementSibling
    )
      lines.push(next);
    while (isBlankLine(lines.at(-1) ?? null)) lines.pop();
    const code = codeElement(lines.map(linesOf).join('\n'));
    const block = code.tagName === 'PRE' ? code : document.createElement('p');
    if (block !== code) block.append(code);
    first.before(block);
    for (const line of lines) line.remove();
  }
  for (const font of body.querySelectorAll(fonts)) {
    if (!isTypewriting(font) || font.closest('pre, code') || font.querySelector('p, div, pre, code, td, li'))
      continue;
    if (font.matches('p, div, td, th, li, h1, h2, h3, h4, h5, h6') || font.textContent.trim() === '')
      continue;
    const code = document.createElement('code');
    code.append(...font.childNodes);
    font.append(code);
  }
}
