import { lowerCase } from './letters.ts';

/**
 * The address of a post or snippet made from its title (BLOG-4, CODE-1): lower case, no question marks, hyphens
 * for spaces and for every character that would break an address. `''` when the title has no usable character.
 */
export function slugOf(title: string): string {
  return lowerCase(title)
    .replaceAll('?', '')
    .replace(/[\s/\\#%&+"'<>`{}|^[\]:;=@,!*()]+/g, '-')
    .replace(/^[-.]+|[-.]+$/g, '');
}

/** The slug that an address part names, as pages compare it: decoded and NFC. `null` when it does not decode. */
export function slugFromPath(part: string): string | null {
  try {
    return decodeURIComponent(part).normalize('NFC');
  } catch {
    return null;
  }
}
