import { crc32 } from 'node:zlib';

const versionNeeded = 20;
/** 1 January 1980, the first date of the zip format. A fixed date makes equal contents give equal files. */
const fixedDate = 0x0021;

/** A zip archive whose entries are stored uncompressed; a jar is such an archive. */
export function zip(entries: ReadonlyMap<string, Uint8Array>): Uint8Array {
  const files: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let offset = 0;
  for (const [name, data] of entries) {
    const path = Buffer.from(name);
    const description = describe(path, data);
    const file = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), description, path, data]);
    files.push(file);
    directory.push(
      Buffer.from('PK\x01\x02', 'latin1'),
      uint16(versionNeeded),
      description,
      place(offset),
      path,
    );
    offset += file.length;
  }
  const index = Buffer.concat(directory);
  return Buffer.concat([...files, index, end(entries.size, index.length, offset)]);
}

/** The fields that an entry and its record in the directory share. */
function describe(path: Uint8Array, data: Uint8Array): Uint8Array {
  const fields = Buffer.alloc(26);
  fields.writeUInt16LE(versionNeeded, 0);
  fields.writeUInt16LE(fixedDate, 8);
  fields.writeUInt32LE(crc32(data), 10);
  fields.writeUInt32LE(data.length, 14);
  fields.writeUInt32LE(data.length, 18);
  fields.writeUInt16LE(path.length, 22);
  return fields;
}

function place(offset: number): Uint8Array {
  const fields = Buffer.alloc(14);
  fields.writeUInt32LE(offset, 10);
  return fields;
}

function end(count: number, size: number, offset: number): Uint8Array {
  const fields = Buffer.alloc(22);
  fields.write('PK\x05\x06', 'latin1');
  fields.writeUInt16LE(count, 8);
  fields.writeUInt16LE(count, 10);
  fields.writeUInt32LE(size, 12);
  fields.writeUInt32LE(offset, 16);
  return fields;
}

function uint16(value: number): Uint8Array {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16LE(value);
  return bytes;
}
