// The typefaces, one file each, SIL OFL 1.1 (fonts/LICENSE.txt): the latin subset of @fontsource-variable 5.3.0 with the
// glyphs of Ə ə Ğ ğ İ Ş ş and ₼ of its latin-ext subset added (outlines and variations; the horizontal metrics of the
// added letters vary with their outlines). 62 KB together.
import commissioner from './fonts/commissioner.woff2?url';
import jetBrainsMono from './fonts/jetbrains-mono.woff2?url';
import piazzolla from './fonts/piazzolla.woff2?url';

/** A type, not an interface, because it must be assignable to the JSON type of inline scripts. */
export type Face = {
  family: string;
  url: string; // has a hash of the content
  weight: string; // the weights in the file, in CSS notation
};

export const faces: readonly Face[] = [
  { family: 'Commissioner', url: commissioner, weight: '400 700' },
  { family: 'Piazzolla', url: piazzolla, weight: '600 900' },
  { family: 'JetBrains Mono', url: jetBrainsMono, weight: '400' },
];

/** The address of `faceRules`, which only a page without scripts asks for. */
export const facesAddress = '/faces.css';

/** The faces as CSS, for pages on which no script adds them. */
export const faceRules: string = faces
  .map(
    ({ family, url, weight }) =>
      `@font-face{font-family:"${family}";font-weight:${weight};font-display:swap;src:url(${url}) format("woff2")}`,
  )
  .join('');
