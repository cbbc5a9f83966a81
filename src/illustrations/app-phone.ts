export const phoneBox = { viewBox: '0 0 220 300', width: 220, height: 300 };

/**
 * A phone that shows a page of the site, for the app block (HOME-6): a part of a file for `use` (front-page.ts). Colours are
 * those of the page around it.
 */
export function phone(): string {
  const teeth = 'v3h-4v3h-6v-3h-4v-3h-4'.repeat(9);
  const knots = (y: number, count: number) =>
    Array.from({ length: count }, (_, i) => `M${60 + i * 8} ${y}h6v6h-6z`).join('');
  const filled = (colour: string, d: string) => `<path fill="var(--${colour})" d="${d}"/>`;
  return [
    '<g id="phone">',
    '<path fill="none" stroke="var(--surface)" stroke-width="2" d="M12 300V24h4v-6h6v-6h6V8h164v4h6v6h6v6h4v276"/>',
    filled('surface', 'M22 300V30h6v-6h6v-4h152v4h6v6h6v270z'),
    filled('accent', `M22 58h176v4h-4${teeth}h-10z`),
    '<path stroke="var(--line)" stroke-width="1.5" d="M44 76v224M60 140h122M60 196h122M60 252h122"/>',
    filled(
      'ink',
      'M60 88h96v8H60zM60 104h64v8H60zM60 156h80v8H60zM60 212h104v8H60zM60 268h70v8H60zM36 34h4v14h-4zM48 34h4v14h-4z',
    ),
    filled('mark', knots(122, 7) + knots(176, 4) + knots(232, 3)),
    filled('accent', 'M40 88h8v8h-8zM40 156h8v8h-8zM40 212h8v8h-8zM40 268h8v8h-8z'),
    '</g>',
  ].join('');
}
