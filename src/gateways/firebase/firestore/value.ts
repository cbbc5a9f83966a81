import { AppError } from '#domain/shared/errors.ts';

// Values between JavaScript and the JSON of Firestore's REST interface, where each names its type: {"stringValue": "a"}.

export type Json = Readonly<Record<string, unknown>>;

export const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null;

/**
 * A value that JavaScript has no type of its own for: a time to the microsecond, bytes, a place, a reference. What is
 * written back is what was read, to the last digit.
 */
export class ExactValue {
  readonly json: Json;

  constructor(json: Json) {
    this.json = json;
  }

  /** A time as the nearest Date before it; `null` for what is no time. */
  get date(): Date | null {
    const { timestampValue } = this.json;
    return typeof timestampValue === 'string' ? new Date(timestampValue) : null;
  }
}

/** A map of Firestore's: nothing that is made of a class. */
export const isMap = (value: unknown): value is Json =>
  isObject(value) && Object.getPrototypeOf(value) === Object.prototype;

/** A field's value as it is sent. @throws AppError `firestore/invalid-argument` for what no document can hold. */
export function encode(value: unknown): Json {
  if (value === null) return { nullValue: null };
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'number') return encodeNumber(value);
  if (value instanceof Date) return { timestampValue: value.toISOString() };
  if (value instanceof ExactValue) return value.json;
  if (Array.isArray(value)) return { arrayValue: { values: value.map(encode) } };
  if (isMap(value)) return { mapValue: { fields: encodeFields(value) } };
  throw new AppError('firestore/invalid-argument', new TypeError(`not a value of a field: ${String(value)}`));
}

/** Whole numbers are sent as text, because they have 64 bits; so are those that JSON does not know, as NaN. */
function encodeNumber(value: number): Json {
  if (Number.isSafeInteger(value)) return { integerValue: String(value) };
  return { doubleValue: Number.isFinite(value) ? value : String(value) };
}

export const encodeFields = (fields: Json): Json =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, encode(value)]));

/** A field's value as it came. @throws TypeError for what is no answer of Firestore's. */
export function decode(json: unknown): unknown {
  const [type, value] = isObject(json) ? (Object.entries(json)[0] ?? []) : [];
  switch (type) {
    case 'nullValue':
      return null;
    case 'stringValue':
    case 'booleanValue':
      return value;
    case 'integerValue':
    case 'doubleValue':
      return Number(value);
    case 'arrayValue':
      return isObject(value) && Array.isArray(value.values) ? value.values.map(decode) : [];
    case 'mapValue':
      return decodeFields(isObject(value) ? value.fields : undefined);
  }
  if (!isObject(json) || type === undefined) throw new TypeError(`not a value: ${JSON.stringify(json)}`);
  return new ExactValue(json);
}

/** Empty fields are left out of answers. */
export const decodeFields = (fields: unknown): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields ?? {}).map(([name, value]) => [name, decode(value)]));
