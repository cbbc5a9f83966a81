/** A phone that shows a page of the site, for the app block (HOME-6). Uses the colours of the tokens. */
export function phone(): string {
  const teeth = 'v3h-4v3h-6v-3h-4v-3h-4'.repeat(9);
  const knots = (y: number, count: number) =>
    Array.from({ length: count }, (_, i) => `M${60 + i * 8} ${y}h6v6h-6z`).join('');
  return `<svg class="phone" viewBox="0 0 220 300" width="220" height="300" aria-hidden="true"><path class="ph-edge" d="M12 300V24h4v-6h6v-6h6V8h164v4h6v6h6v6h4v276"/><path class="ph-page" d="M22 300V30h6v-6h6v-4h152v4h6v6h6v270z"/><path class="ph-a" d="M22 58h176v4h-4${teeth}h-10z"/><path class="ph-line" d="M44 76v224M60 140h122M60 196h122M60 252h122"/><path class="ph-ink" d="M60 88h96v8H60zM60 104h64v8H60zM60 156h80v8H60zM60 212h104v8H60zM60 268h70v8H60zM36 34h4v14h-4zM48 34h4v14h-4z"/><path class="ph-m" d="${knots(122, 7)}${knots(176, 4)}${knots(232, 3)}"/><path class="ph-a" d="M40 88h8v8h-8zM40 156h8v8h-8zM40 212h8v8h-8zM40 268h8v8h-8z"/></svg>`;
}
