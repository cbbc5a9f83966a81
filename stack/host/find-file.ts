import { statSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';

export type Found = { kind: 'file'; file: string } | { kind: 'moved'; path: string };

/** Netlify reads these files and does not serve them. */
const ownFiles = ['_redirects', '_headers'];

/**
 * Finds what Netlify serves for a decoded path: x, x.html or x/index.html, or a redirect to the address with or
 * without a final slash (a page is /x, a folder is /x/; a page wins over a folder of the same name).
 */
export function findFile(folder: string, path: string): Found | null {
  const place = resolve(folder, `.${path}`);
  const isInside = place === folder || place.startsWith(folder + sep);
  const climbs = path.split('/').includes('..');
  if (!isInside || climbs || ownFiles.some((name) => place === join(folder, name))) return null;
  const page = `${place}.html`;
  const index = join(place, 'index.html');

  if (path.endsWith('/')) {
    if (place !== folder && isFile(page)) return { kind: 'moved', path: path.replace(/\/+$/, '') };
    return isFile(index) ? { kind: 'file', file: index } : null;
  }
  if (isFile(place)) return { kind: 'file', file: place };
  if (isFile(page)) return { kind: 'file', file: page };
  return isFile(index) ? { kind: 'moved', path: `${path}/` } : null;
}

function isFile(path: string): boolean {
  try {
    return statSync(path).isFile();
  } catch {
    return false;
  }
}
