/** Names of languages elsewhere; ours are those of `languageNames`. */
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

/** Code as the editor reads it: a block, or within a line if it is one. @param language as other programs call it. */
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

/** The lines of an element that shows code, whatever makes them lines. */
function linesOf(element: Element): string {
  for (const end of element.querySelectorAll('br')) end.replaceWith('\n');
  for (const line of element.querySelectorAll('div, p, li, tr')) {
    if (line.nextSibling && !line.textContent.endsWith('\n')) line.append('\n');
  }
  return element.textContent.replaceAll('\u00a0', ' ').replace(/\n$/, '');
}

/** Cells with a line of code each: of GitHub, of highlight.js; `td.code` of Pygments has all lines. */
const codeCell = 'td.blob-code, td.js-file-line, td.hljs-ln-code, td.code, td[data-line-number] ~ td';
const isCodeFont = /font-family:[^;]*(?:mono|consolas|courier|menlo|monaco)/i;
const isCodeSpacing = /white-space:\s*pre\s*(?:;|$)/i;

/** Makes code blocks of what other programs copy as tables, as styled lines, or with buttons and a label in the block. */
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
