import type { Plugin } from 'vite';

/** Where Astro prints the values of attributes, and what it does with them. */
const file = 'astro/dist/runtime/server/render/util.js';
const theirs = [
  `if (!str.includes("&") && !str.includes('"')) return str;`,
  '.replace(DOUBLE_QUOTE_REGEX, "&quot;")',
] as const;

/**
 * Astro leaves `<` in attributes as it is, which HTML allows. A title with `<script>` in it is then found by whatever reads
 * pages as text, so it is escaped like in text. Fails when a newer Astro prints them elsewhere.
 */
export function attributeEscape(): Plugin {
  return {
    name: 'attribute-escape',
    transform(code, id) {
      if (!id.split('?')[0]?.endsWith(file)) return null;
      if (!theirs.every((part) => code.includes(part)))
        this.error(`${file} prints attributes otherwise than it did (src/build/attribute-escape.ts).`);
      const [shortcut, quotes] = theirs;
      return code.replace(shortcut, '').replace(quotes, `${quotes}.replaceAll("<", "&lt;")`);
    },
  };
}
