// A drawing can be opened as a page of its own: whatever runs, loads, or is read differently by XML and HTML is refused (CMS-4).

/** No links and no animations, which could give a link an address that runs. */
const elements = new Set(
  `svg g defs symbol use title desc path rect circle ellipse line polyline polygon text tspan textPath image style
  linearGradient radialGradient stop clipPath mask pattern marker filter feBlend feColorMatrix feComponentTransfer
  feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB
  feFuncG feFuncR feGaussianBlur feImage feMerge feMergeNode feMorphology feOffset fePointLight feSpecularLighting
  feSpotLight feTile feTurbulence`.split(/\s+/),
);
const textOnly = ['title', 'desc', 'style']; // HTML reads their content by its own rules

const isInside = (address: string): boolean =>
  /^(#|data:image\/(png|jpeg|webp);base64,[A-Za-z\d+/=\s]*$)/.test(address);

const part =
  /<\?xml version="1\.\d"( encoding="utf-8")?( standalone="(yes|no)")?\s*\?>|<!DOCTYPE svg[^<>[\]]*>|<!--(?!-?>)(?:(?!--)[\s\S])*-->|<(?<end>\/?)(?<name>[\w:-]+)(?<attributes>(?:\s+[\w:-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(?<empty>\/?)>|(?<text>[^<]+)/iy;
const attribute = /([\w:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
/** Also what is no UTF-8, and entities that only a declaration could explain. */
const unreadable = /[^\P{Cc}\t\r\n]|\uFFFD|&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[\da-fA-F]+);)/u;
/** An escape of CSS or XML may stand for any letter. */
const loads = /url\(\s*(?!(?:["']|&quot;)?#)|@import|image-set|\\|&#|javascript:/i;

function attributeProblem(name: string, value: string): string | null {
  const shown = `${name}="${value.slice(0, 40)}"`;
  if (/^(xlink:)?href$/.test(name)) return isInside(value) ? null : shown;
  if (/^on|:(on|href)|^xml:base$|^src$/i.test(name)) return name;
  if (name === 'xmlns') return value === 'http://www.w3.org/2000/svg' ? null : shown;
  if (name.startsWith('xmlns:')) return null;
  return loads.test(value) ? shown : null;
}

export function svgProblem(file: string): string | null {
  const [odd] = unreadable.exec(file) ?? [];
  if (odd !== undefined) return JSON.stringify(odd);
  const open: string[] = [];
  let isDrawn = false;
  for (part.lastIndex = 0; part.lastIndex < file.length; ) {
    const at = part.lastIndex;
    const found = part.exec(file);
    const here = file.slice(at, at + 40);
    if (!found) return here;
    const { end, name, attributes = '', empty, text } = found.groups ?? {};
    const parent = open.at(-1);
    if (text !== undefined) {
      if (parent === undefined ? /[^\s\uFEFF]/.test(text) : parent === 'style' && loads.test(text))
        return here;
    } else if (name === undefined) {
      if (textOnly.includes(parent ?? '')) return here;
    } else if (end) {
      if (open.pop() !== name) return `</${name}>`;
    } else {
      const isRoot = parent === undefined && name === 'svg' && !isDrawn;
      const isPart = parent !== undefined && !textOnly.includes(parent) && elements.has(name);
      if (!isRoot && !isPart) return `<${name}>`;
      isDrawn = true;
      for (const [, key = '', double, single] of attributes.matchAll(attribute)) {
        const problem = attributeProblem(key, double ?? single ?? '');
        if (problem !== null) return problem;
      }
      if (!empty) open.push(name);
    }
  }
  return isDrawn && open.length === 0 ? null : '</svg>';
}
