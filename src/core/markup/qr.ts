import { generate } from 'lean-qr';

const quiet = 4; // light modules that readers need around a code

/** The dark modules as one path, a module being 1 × 1, in a square of `size`. */
export function qrCode(text: string): { size: number; path: string } {
  const code = generate(text);
  let path = '';
  for (let y = 0; y < code.size; y++)
    for (let x = 0; x < code.size; x++) if (code.get(x, y)) path += `M${x + quiet} ${y + quiet}h1v1h-1z`;
  return { size: code.size + 2 * quiet, path };
}
