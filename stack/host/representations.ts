import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { contentType, isText } from './content-type.ts';

export type Encoding = 'br' | 'gzip' | 'identity';

export interface Representation {
  bytes: Uint8Array;
  etag: string;
  headers: Record<string, string>;
}

/** Fast enough for every request of a local site. A network of servers compresses once, and as well as it can. */
const localQuality = 5;

/** The bytes and headers of files. A file is compressed again only after it has changed. */
export class Representations {
  private readonly known = new Map<string, Promise<Representation>>();
  private readonly quality: number;

  /** @param quality of Brotli, up to 11 */
  constructor(quality: number = localQuality) {
    this.quality = quality;
  }

  async of(file: string, acceptEncoding: string): Promise<Representation> {
    const encoding = isText(contentType(file)) ? bestEncoding(acceptEncoding) : 'identity';
    const { mtimeMs, size } = await stat(file);
    const key = `${encoding} ${mtimeMs} ${size} ${file}`;
    let representation = this.known.get(key);
    if (representation === undefined) {
      representation = represent(file, encoding, this.quality);
      this.known.set(key, representation);
    }
    return representation;
  }
}

async function represent(file: string, encoding: Encoding, quality: number): Promise<Representation> {
  const content = new Uint8Array(await readFile(file));
  const tag = createHash('sha256').update(content).digest('base64url').slice(0, 20);
  const type = contentType(file);
  const bytes = await compressed(content, encoding, quality);
  const headers = {
    'content-type': type,
    'content-length': String(bytes.length),
    ...(isText(type) ? { vary: 'Accept-Encoding' } : {}),
    ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
  };
  return { bytes, etag: `"${tag}-${encoding}"`, headers };
}

async function compressed(bytes: Uint8Array, encoding: Encoding, quality: number): Promise<Uint8Array> {
  if (encoding === 'identity') return bytes;
  if (encoding === 'gzip') return promisify(gzip)(bytes);
  return promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
}

/** The encoding with the smallest result that the client accepts; `q=0` means that it does not accept an encoding. */
export function bestEncoding(acceptEncoding: string): Encoding {
  const accepted = acceptEncoding
    .split(',')
    .map((item) => item.trim().toLowerCase())
    .filter((item) => !/;\s*q=0(\.0*)?$/.test(item))
    .map((item) => item.replace(/;.*/, '').trim());
  if (accepted.includes('br')) return 'br';
  return accepted.includes('gzip') ? 'gzip' : 'identity';
}
