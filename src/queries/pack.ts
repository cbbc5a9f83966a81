import { closeSync, fstatSync, mkdirSync, openSync, readSync, renameSync, rmSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { constants, zstdCompressSync, zstdDecompressSync } from 'node:zlib';

/** The position of a value: the number of its block, and its range of bytes in the block. */
type Place = [block: number, begin: number, length: number];
/** The position of a block in the file. */
type Block = [offset: number, length: number];
interface List {
  blocks: Block[];
  places: [key: string, place: Place][];
}

// The fastest compression level, with a checksum, so that damaged data is detected.
const compression = {
  params: { [constants.ZSTD_c_compressionLevel]: 1, [constants.ZSTD_c_checksumFlag]: 1 },
};
/** The most bytes of a block with several values. Pages have most of their text in common, so large blocks compress well. */
const blockSize = 1_000_000;
/** Makes room for a whole block at once. By default Node joins many small parts. */
const decompression = { chunkSize: blockSize + 1 };
/** The number of decompressed blocks in memory. Values are read in nearly the same order as they were added. */
const blocksAtHand = 4;
/** The end of a file: the position of its index, and a mark that the file is complete. */
const mark = Buffer.from('kodyol-pack-1\n');
const trailerLength = 8 + mark.length;

/**
 * Values by key in one file, for the next build: ten thousand small files would be slower. The file is written
 * separately and then renamed, so builds at the same time don't disturb each other. It contains only values that the
 * build has read or added. Bytes are not copied without need: V8 marks its whole heap each time when 64 MB of buffers
 * were made.
 */
export class Pack {
  private readonly file: string;
  private readonly old: OldPack | null;
  private readonly asked = new Set<string>();
  private readonly next: NewPack;

  constructor(file: string) {
    this.file = file;
    this.old = OldPack.open(file);
    this.next = new NewPack(`${file}.${process.pid}.making`);
  }

  /**
   * A value of an earlier build; `null` if there is none or it can't be read. It keeps up to 1 MB around it in memory, so use
   * it at once.
   */
  get(key: string): Buffer | null {
    const value = this.old?.get(key) ?? null;
    if (value !== null) this.asked.add(key);
    return value;
  }

  /** Adds a value, which may be given in parts. */
  add(key: string, ...parts: (string | Buffer)[]): void {
    this.next.add(
      key,
      parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : part)),
    );
  }

  /** Replaces the old file with the values that were read or added. */
  save(): void {
    const isSame = this.next.isEmpty && this.asked.size === this.old?.size;
    if (!isSame) {
      this.old?.copy(this.asked, this.next);
      this.next.finish();
      renameSync(this.next.file, this.file);
    }
    this.close();
  }

  /** Closes without changing the old file. */
  close(): void {
    this.old?.close();
    this.next.remove();
  }
}

class OldPack {
  private readonly descriptor: number;
  private readonly blocks: Block[];
  private readonly places: Map<string, Place>;
  private readonly atHand = new Map<number, Buffer>();

  private constructor(descriptor: number, { blocks, places }: List) {
    this.descriptor = descriptor;
    this.blocks = blocks;
    this.places = new Map(places);
  }

  static open(file: string): OldPack | null {
    let descriptor: number | undefined;
    try {
      descriptor = openSync(file, 'r');
      const { size } = fstatSync(descriptor);
      const trailer = read(descriptor, [size - trailerLength, trailerLength]);
      if (!trailer.subarray(8).equals(mark)) throw new Error('not a whole pack');
      const begin = Number(trailer.readBigUInt64LE());
      const list = zstdDecompressSync(read(descriptor, [begin, size - trailerLength - begin]));
      return new OldPack(descriptor, JSON.parse(list.toString()));
    } catch {
      // There is no file, or it has another format, so nothing is reused.
      if (descriptor !== undefined) closeSync(descriptor);
      return null;
    }
  }

  get size(): number {
    return this.places.size;
  }

  get(key: string): Buffer | null {
    const [number, begin, length] = this.places.get(key) ?? [-1, 0, 0];
    return this.block(number)?.subarray(begin, begin + length) ?? null;
  }

  /** Copies a block unchanged if all its values were read, otherwise only the values that were read. */
  copy(asked: ReadonlySet<string>, next: NewPack): void {
    const inBlocks = Map.groupBy(this.places, ([, [number]]) => number);
    for (const [number, values] of inBlocks) {
      const wanted = values.filter(([key]) => asked.has(key));
      const block = this.blocks[number];
      if (block && wanted.length === values.length) next.addBlock(read(this.descriptor, block), values);
      else for (const [key] of wanted) next.add(key, [this.get(key) ?? Buffer.alloc(0)]);
    }
  }

  close(): void {
    closeSync(this.descriptor);
  }

  private block(number: number): Buffer | null {
    const known = this.atHand.get(number);
    if (known) return known;
    const place = this.blocks[number];
    if (!place) return null;
    try {
      const block = zstdDecompressSync(read(this.descriptor, place), decompression);
      const [oldest] = this.atHand.keys();
      if (oldest !== undefined && this.atHand.size >= blocksAtHand) this.atHand.delete(oldest);
      this.atHand.set(number, block);
      return block;
    } catch {
      return null;
    }
  }
}

class NewPack {
  readonly file: string;
  private descriptor: number | null = null;
  private end = 0;
  private readonly list: List = { blocks: [], places: [] };
  /** The values of the next block, one behind the other. */
  private readonly waiting = Buffer.alloc(blockSize);
  private waitingBytes = 0;
  private hasWaiting = false;

  constructor(file: string) {
    this.file = file;
  }

  get isEmpty(): boolean {
    return this.list.places.length === 0;
  }

  add(key: string, parts: readonly Buffer[]): void {
    const length = parts.reduce((sum, part) => sum + part.length, 0);
    if (this.waitingBytes + length > blockSize) this.flush();
    this.list.places.push([key, [this.list.blocks.length, this.waitingBytes, length]]);
    if (length > blockSize) {
      this.writeBlock(zstdCompressSync(Buffer.concat(parts), compression));
      return;
    }
    this.hasWaiting = true;
    for (const part of parts) this.waitingBytes += part.copy(this.waiting, this.waitingBytes);
  }

  addBlock(compressed: Buffer, places: readonly [key: string, place: Place][]): void {
    this.flush();
    for (const [key, [, begin, length]] of places)
      this.list.places.push([key, [this.list.blocks.length, begin, length]]);
    this.writeBlock(compressed);
  }

  finish(): void {
    this.flush();
    const trailer = Buffer.alloc(8);
    trailer.writeBigUInt64LE(BigInt(this.end));
    this.write(Buffer.concat([zstdCompressSync(JSON.stringify(this.list), compression), trailer, mark]));
  }

  remove(): void {
    if (this.descriptor === null) return;
    closeSync(this.descriptor);
    this.descriptor = null;
    rmSync(this.file, { force: true });
  }

  private flush(): void {
    if (!this.hasWaiting) return;
    this.writeBlock(zstdCompressSync(this.waiting.subarray(0, this.waitingBytes), compression));
    this.hasWaiting = false;
    this.waitingBytes = 0;
  }

  private writeBlock(compressed: Buffer): void {
    this.list.blocks.push([this.end, compressed.length]);
    this.write(compressed);
  }

  private write(bytes: Buffer): void {
    if (this.descriptor === null) {
      mkdirSync(dirname(this.file), { recursive: true });
      this.descriptor = openSync(this.file, 'w');
    }
    writeSync(this.descriptor, bytes, 0, bytes.length, this.end);
    this.end += bytes.length;
  }
}

function read(descriptor: number, [offset, length]: Block): Buffer {
  const bytes = Buffer.alloc(length);
  readSync(descriptor, bytes, 0, length, offset);
  return bytes;
}
