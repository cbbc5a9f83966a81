// Generates hostile HTML from a grammar: tags, attributes, encodings, nesting, sizes. Any part of it that runs sets
// `window.hostileRan`, and no other code sets it.
import fc from 'fast-check';

export const marker = 'hostileRan';
const run = `top.${marker}=window.${marker}=1`;

/** Different encodings that a browser reads as the same letters. */
const encodings: ((text: string) => string)[] = [
  (text) => text,
  (text) => [...text].map((letter) => `&#${letter.codePointAt(0)};`).join(''),
  (text) => [...text].map((letter) => `&#x${letter.codePointAt(0)?.toString(16)}`).join(';'),
  (text) => text.replaceAll(':', '&colon;').replaceAll('(', '&lpar;'),
  (text) => text.replace(/^(.{4})/, '$1\t'),
  (text) => `\u0001 ${text}`,
  (text) => text.toUpperCase().replaceAll('WINDOW', 'window'),
];
const encoded = (text: string) => fc.constantFrom(...encodings).map((encode) => encode(text));

const address = fc.oneof(
  encoded(`javascript:${run}`),
  encoded(`data:text/html,<script>${run}</script>`),
  fc.constantFrom(
    '//hostile.example/a',
    'https://hostile.example/a.js',
    'x',
    '',
    '#content',
    'vbscript:x',
    'blob:x',
  ),
);
const quoted = (value: string) =>
  fc.constantFrom(
    `"${value.replaceAll('"', '&quot;')}"`,
    `'${value.replaceAll("'", '&#39;')}'`,
    value.replace(/[\s>]/g, ''),
  );
const attribute = fc.oneof(
  fc
    .tuple(
      fc.constantFrom(
        'onerror',
        'onload',
        'onclick',
        'onfocus',
        'ontoggle',
        'onbegin',
        'onanimationstart',
        'onpointerover',
        'ONERROR',
        'on\u0000load',
      ),
      quoted(run),
    )
    .map(([name, value]) => `${name}=${value}`),
  fc
    .tuple(
      fc.constantFrom(
        'href',
        'src',
        'action',
        'formaction',
        'xlink:href',
        'data',
        'poster',
        'srcset',
        'background',
        'ping',
      ),
      address.chain(quoted),
    )
    .map(([name, value]) => `${name}=${value}`),
  fc.constantFrom(
    'style="position:fixed;inset:0;background:url(//hostile.example/s)"',
    'id=content',
    'name=body',
    'class=toasts',
    'autofocus tabindex=0',
    'popover id=site-menu',
    'target=_top',
    'is=x-y',
    'slot=body',
    `srcdoc="<script>${run}</script>"`,
    'alt="<script>0</script>"',
    `title="--><img src=x onerror=${run}>"`,
    '__proto__=1',
  ),
);

const names = [
  ...[
    'p',
    'a',
    'b',
    'img',
    'h1',
    'h2',
    'ul',
    'li',
    'pre',
    'code class=language-js',
    'table',
    'td',
    'abbr',
    'details open',
    'div',
  ],
  ...[
    'script',
    'style',
    'iframe',
    'object',
    'embed',
    'svg',
    'math',
    'template',
    'noscript',
    'form',
    'input',
    'button',
    'base',
    'meta http-equiv=refresh',
  ],
  ...[
    'link rel=stylesheet',
    'video',
    'audio',
    'source',
    'textarea',
    'title',
    'select',
    'frameset',
    'marquee',
    'body',
    'html',
    'plaintext',
    'xmp',
    'x-y',
  ],
  ...[
    'svg><animate',
    'svg><use',
    'math><mtext><table><mglyph',
    'svg><foreignObject',
    'template shadowrootmode=open',
  ],
];

const element = fc.letrec<{ node: string; text: string; tag: string }>((tie) => ({
  node: fc.oneof({ maxDepth: 4 }, tie('text'), tie('tag')),
  text: fc.oneof(
    fc.string({ maxLength: 8 }),
    fc.constantFrom(
      run,
      `<script>${run}</script>`,
      `</script><script>${run}</script>`,
      '-->',
      ']]>',
      '</title>',
      '<!--',
      '{{7*7}}',
      `\${${run}}`,
    ),
  ),
  tag: fc
    .tuple(
      fc.constantFrom(...names),
      fc.array(attribute, { maxLength: 3 }),
      fc.constantFrom(' ', '/', '\n', '\f'),
      fc.array(tie('node'), { maxLength: 3 }),
      fc.constantFrom('</', '', '</\u0000', '/>'),
    )
    .map(([name, attributes, gap, children, end]) => {
      const [bare = ''] = name.split(/[\s>]/);
      const open = `<${[name, ...attributes].join(gap)}>`;
      const inside = bare === 'script' ? run : children.join('');
      return end === '</' ? `${open}${inside}</${bare}>` : `${open}${inside}${end}`;
    }),
})).tag;

/** The content of one post. */
export const hostileHtml = fc.array(element, { minLength: 1, maxLength: 6 }).map((parts) => parts.join(''));
/** A title, a name, a hashtag: short, and shown as text. */
export const hostileText = fc.oneof(
  fc.constantFrom(
    `</title><script>${run}</script>`,
    `"><img src=x onerror=${run}>`,
    `' onfocus=${run} autofocus x='`,
    `<svg onload=${run}>`,
    `]]><script>${run}</script>`,
    `{"a":"</script><script>${run}</script>`,
    `javascript:${run}`,
    '\u202e<b>tərs',
    'constructor',
    '__proto__',
  ),
  fc.string({ minLength: 1, maxLength: 40, unit: 'binary' }),
);
