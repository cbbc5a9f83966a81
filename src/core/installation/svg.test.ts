import { globSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { JSDOM } from 'jsdom';
import { describe, expect, test } from 'vitest';
import { hostileHtml } from '#support/hostile.ts';
import { svgProblem } from './svg.ts';

const svg = (inner: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inner}</svg>`;

describe('[CMS-4] an SVG of content/', () => {
  test.each([
    [svg('<path d="M0 0h1"/>')],
    [
      '<?xml version="1.0" encoding="UTF-8"?>\n<!-- made by hand -->\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">\n<svg/>\n',
    ],
    [
      svg(
        '<defs><linearGradient id="a"/></defs><rect fill="url(#a)"/><use xlink:href="#a"/>',
        'xmlns:xlink="http://www.w3.org/1999/xlink"',
      ),
    ],
    [
      svg(
        '<style>.a{fill:#fff;mask:url("#m")}</style><title>Ağ &amp; qara</title><text class="a">İ &lt; ı</text>',
      ),
    ],
    [svg('<image href="data:image/png;base64,iVBORw0KGgo="/>')],
  ])('may be %s', (file) => {
    expect(svgProblem(file)).toBeNull();
  });

  test.each([
    [svg('<script>1</script>'), '<script>'],
    [svg('<SCRIPT href="#"/>'), '<SCRIPT>'],
    [svg('<h:script xmlns:h="http://www.w3.org/1999/xhtml">1</h:script>'), '<h:script>'],
    [svg('', 'onload="x()"'), 'onload'],
    [svg('<path ONCLICK="x()"/>'), 'ONCLICK'],
    [svg('<foreignObject/>'), '<foreignObject>'],
    [svg('<a href="#"/>'), '<a>'],
    [svg('<animate/>'), '<animate>'],
    [svg('<use href="https://x.example/a.svg#b"/>'), 'href="https://x.example/a.svg#b"'],
    [svg('<use xlink:href="javascript:x()"/>'), 'xlink:href="javascript:x()"'],
    [svg('<image href="data:image/svg+xml;base64,AA=="/>'), 'href="data:image/svg+xml;base64,AA=="'],
    [svg('<image href="file:///etc/passwd"/>'), 'href="file:///etc/passwd"'],
    [svg('<g x:href="http://x.example"/>'), 'x:href'],
    [svg('<g xml:base="http://x.example/"/>'), 'xml:base'],
    [svg('<rect fill="url(http://x.example)"/>'), 'fill="url(http://x.example)"'],
    [svg('<rect style="fill:&#117;rl(http://x.example)"/>'), 'style="fill:&#117;rl(http://x.example)"'],
    [svg('<style>@import "http://x.example"</style>'), '@import "http://x.example"</style></svg>'],
    [svg('<style>a{fill:u\\72l(http://x)}</style>'), 'a{fill:u\\72l(http://x)}</style></svg>'],
    // HTML reads what stands in these three by other rules than XML.
    [svg('<title><style>a</style></title>'), '<style>'],
    [svg('<style><!--</style><path onload="x()"/>--></style>'), '<!--</style><path onload="x()"/>--></sty'],
    // And ends this comment at once.
    [svg('<!--><path onload="x()"/>-->'), '<!--><path onload="x()"/>--></svg>'],
    ['<!DOCTYPE svg [<!ENTITY a "<script/>">]><svg>&a;</svg>', '"&"'],
    ['<?xml-stylesheet href="a.xsl"?><svg/>', '<?xml-stylesheet href="a.xsl"?><svg/>'],
    ['<?xml version="1.0" encoding="utf-16"?><svg/>', '<?xml version="1.0" encoding="utf-16"?><'],
    ['<svg\0/>', '"\\u0000"'],
    ['\u001f\ufffd\b', '"\\u001f"'],
    ['<svg/><svg/>', '<svg>'],
    ['<svg/><path onload="x()"/>', '<path>'],
    ['</svg><script>1</script>', '</svg>'],
    ['<svg>', '</svg>'],
    ['<html></html>', '<html>'],
    ['', '</svg>'],
  ])('may not be %s', (file, part) => {
    expect(svgProblem(file)).toBe(part);
  });

  test('all drawings of the project are such', () => {
    const files = globSync('{content,public}/**/*.svg');
    expect(files.length).toBeGreaterThan(30);
    for (const file of files) expect(svgProblem(readFileSync(file, 'utf8')), file).toBeNull();
  });

  test('what is let through has no part that runs, read as HTML and as XML', () => {
    const { window } = new JSDOM();
    const pieces = fc.oneof(
      hostileHtml,
      fc.constantFrom(
        '<style>',
        '</style>',
        '<title>',
        '</title>',
        '<!--',
        '-->',
        '<g>',
        '</g>',
        '<path d="',
        '"/>',
        "'",
        ' onload=x() ',
      ),
    );
    const drawing = fc.array(pieces, { maxLength: 6 }).map((all) => svg(all.join('')));
    let through = 0;
    fc.assert(
      fc.property(drawing, (file) => {
        if (svgProblem(file) !== null) return;
        through++;
        const html = new window.DOMParser().parseFromString(`<a>${file}</a>`, 'text/html').body;
        const xml = new window.DOMParser().parseFromString(file, 'image/svg+xml').documentElement;
        for (const root of [html, xml])
          for (const element of root.querySelectorAll('*')) {
            expect(element.localName).not.toMatch(/^(script|foreignobject|iframe|object|embed|img)$/i);
            for (const { name } of element.attributes) expect(name).not.toMatch(/^on/i);
          }
      }),
      { numRuns: 3000 },
    );
    expect(through).toBeGreaterThan(20);
  });
});
