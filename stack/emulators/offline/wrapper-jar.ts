import { pathToFileURL } from 'node:url';
import { zipSync } from 'fflate';

interface WrapperJar {
  mainClass: string;
  /** The jar with all other classes; the manifest refers to it, it is not copied. */
  library: string;
  classes?: ReadonlyMap<string, Uint8Array>;
}

/** A small jar that starts one of its own classes or a class of the library. */
export function wrapperJar({ mainClass, library, classes = new Map() }: WrapperJar): Uint8Array {
  const manifest = [
    'Manifest-Version: 1.0',
    `Main-Class: ${mainClass}`,
    `Class-Path: ${pathToFileURL(library).href}`,
  ];
  const text = manifest.map(manifestLine).join('');
  const files = { 'META-INF/MANIFEST.MF': Buffer.from(`${text}\r\n`), ...Object.fromEntries(classes) };
  // A fixed date makes equal contents give equal files. Without a zone in it, so that it is the same everywhere.
  return zipSync(files, { level: 0, mtime: '1980-01-01T00:00:00' });
}

/** A manifest line has at most 72 bytes including its end; continuation lines begin with a space. */
function manifestLine(line: string): string {
  const [first = '', ...rest] = line.match(/^.{1,70}|.{1,69}/g) ?? [];
  return [first, ...rest.map((part) => ` ${part}`)].map((part) => `${part}\r\n`).join('');
}
