import type { Plugin } from 'vite';

const sides: Record<string, string> = {
  'block-start': 'top',
  'block-end': 'bottom',
  'inline-start': 'left',
  'inline-end': 'right',
};

/** `margin-inline-start` becomes `margin-left`, `min-block-size` becomes `min-height`. */
export const physicalName = (name: string): string =>
  name.startsWith('--')
    ? name
    : name
        .replace(/\b(?:inset-)?((?:block|inline)-(?:start|end))\b/, (_, side) => sides[side] ?? side)
        .replace(/\binline-size$/, 'width')
        .replace(/\bblock-size$/, 'height');

/** Without spaces behind its commas. Those in quotes stay. */
export const withoutSpaces = (value: string): string =>
  value.replace(/("[^"]*")|,\s+/g, (_, quoted) => quoted ?? ',');

/**
 * Writes our styles in the names that Brotli's dictionary has: `margin-left` is in it, `margin-inline-start` is not. Every
 * page carries its styles, and all are written from left to right (docs/decisions/034).
 */
export function physicalStyles(): Plugin {
  const plugin = {
    postcssPlugin: 'physical-styles',
    Declaration(declaration: { prop: string; value: string }) {
      const { prop, value } = declaration;
      // PostCSS visits what was changed again.
      if (physicalName(prop) !== prop) declaration.prop = physicalName(prop);
      if (withoutSpaces(value) !== value) declaration.value = withoutSpaces(value);
    },
  };
  return { name: 'physical-styles', config: () => ({ css: { postcss: { plugins: [plugin] } } }) };
}
