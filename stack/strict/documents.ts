// How large a document is for the service, and how many entries it adds to the indexes. The emulator counts no entries.
// https://firebase.google.com/docs/firestore/storage-size, https://firebase.google.com/docs/firestore/quotas
import * as v from 'valibot';
import type { IndexFile } from './indexes.ts';

export const documentLimits = { bytes: 1_048_576, indexEntries: 40_000 } as const;

type Json = Readonly<Record<string, unknown>>;
type Indexes = v.InferOutput<typeof IndexFile>;

const Fields = v.record(v.string(), v.record(v.string(), v.unknown()));
const MapValue = v.object({ fields: v.optional(Fields, {}) });
const ArrayValue = v.object({ values: v.optional(v.array(v.record(v.string(), v.unknown())), []) });

const textBytes = (text: string): number => Buffer.byteLength(text) + 1;

function valueBytes(value: Json): number {
  const [[type, held] = ['nullValue', null]] = Object.entries(value);
  if (type === 'mapValue') return 32 + fieldBytes(v.parse(MapValue, held).fields);
  if (type === 'arrayValue')
    return v.parse(ArrayValue, held).values.reduce((sum, one) => sum + valueBytes(one), 0);
  if (type === 'stringValue' || type === 'referenceValue' || type === 'bytesValue')
    return textBytes(String(held));
  return type === 'booleanValue' || type === 'nullValue' ? 1 : 8;
}

const fieldBytes = (fields: Json): number =>
  Object.entries(v.parse(Fields, fields)).reduce(
    (sum, [name, value]) => sum + textBytes(name) + valueBytes(value),
    0,
  );

/** @param path as `users/a`, @param fields as the service writes them. */
export const documentBytes = (path: string, fields: Json): number =>
  path.split('/').reduce((sum, part) => sum + textBytes(part), 16) + fieldBytes(fields) + 32;

/** Entries of all indexes: two a value, one an element of an array, and those of several fields. */
export function indexEntries(path: string, fields: Json, { indexes, fieldOverrides }: Indexes): number {
  const collection = path.split('/').at(-2) ?? '';
  const isExempt = (field: string): boolean =>
    fieldOverrides
      .filter(
        ({ collectionGroup, fieldPath }) =>
          collectionGroup === collection && (fieldPath === '*' || `${field}.`.startsWith(`${fieldPath}.`)),
      )
      .sort((one, other) => other.fieldPath.length - one.fieldPath.length)
      .slice(0, 1)
      .some((one) => one.indexes.length === 0);
  const elements = new Map<string, number>();
  const entriesOf = (held: Json, above = ''): number =>
    Object.entries(v.parse(Fields, held)).reduce((sum, [name, value]) => {
      const field = above + name;
      if ('arrayValue' in value) {
        const count = new Set(v.parse(ArrayValue, value.arrayValue).values.map((one) => JSON.stringify(one)))
          .size;
        elements.set(field, count);
        return sum + (isExempt(field) ? 0 : count + 2);
      }
      const own = isExempt(field) ? 0 : 2;
      return (
        sum +
        own +
        ('mapValue' in value ? entriesOf(v.parse(MapValue, value.mapValue).fields, `${field}.`) : 0)
      );
    }, 0);
  const single = entriesOf(fields);
  const composite = indexes
    .filter(({ collectionGroup }) => collectionGroup === collection)
    .filter((index) => index.fields.every(({ fieldPath }) => fieldPath in fields))
    .map((index) =>
      index.fields.reduce(
        (product, one) => product * (one.arrayConfig ? (elements.get(one.fieldPath) ?? 1) : 1),
        1,
      ),
    );
  return single + composite.reduce((sum, one) => sum + one, 0);
}
