import { pathToFileURL } from 'node:url';
import { zip } from './zip.ts';

interface WrapperJar {
  mainClass: string;
  /** The jar that has everything else; it is named, not copied. */
  library: string;
  classes?: ReadonlyMap<string, Uint8Array>;
}

/** A small jar that starts a class of its own or of the library it points to. */
export function wrapperJar({ mainClass, library, classes = new Map() }: WrapperJar): Uint8Array {
  const manifest = [
    'Manifest-Version: 1.0',
    `Main-Class: ${mainClass}`,
    `Class-Path: ${pathToFileURL(library).href}`,
  ];
  const text = manifest.map(manifestLine).join('');
  return zip(new Map([['META-INF/MANIFEST.MF', Buffer.from(`${text}\r\n`)], ...classes]));
}

/** A line of a manifest has at most 72 bytes with its end; what is longer goes on in lines that begin with a space. */
function manifestLine(line: string): string {
  const [first = '', ...rest] = line.match(/^.{1,70}|.{1,69}/g) ?? [];
  return [first, ...rest.map((part) => ` ${part}`)].map((part) => `${part}\r\n`).join('');
}
