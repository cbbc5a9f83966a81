import { AppError } from '#domain/shared/errors.ts';

// Converts values between JavaScript and the JSON of the REST interface, where each value names its type:
// {"stringValue": "a"}.

export type Json = Readonly<Record<string, unknown>>;

export const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null;

/**
 * A value without an exact JavaScript type: a time in microseconds, bytes, a location, a reference. It is written back
 * exactly as it was read.
 */
export class ExactValue {
  readonly json: Json;

  constructor(json: Json) {
    this.json = json;
  }

  /** A time as a Date, rounded down to milliseconds; `null` for other types. */
  get date(): Date | null {
    const { timestampValue } = this.json;
    return typeof timestampValue === 'string' ? new Date(timestampValue) : null;
  }
}

/** Whether a value is a Firestore map: a plain object, not an instance of a class. */
export const isMap = (value: unknown): value is Json =>
  isObject(value) && Object.getPrototypeOf(value) === Object.prototype;

/** The JSON of a field's value. @throws AppError `firestore/invalid-argument` for a value that documents can't hold. */
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

/**
 * Integers are sent as text, because they have 64 bits. Infinity and NaN are sent as text, because JSON has no such
 * numbers.
 */
function encodeNumber(value: number): Json {
  if (Number.isSafeInteger(value)) return { integerValue: String(value) };
  return { doubleValue: Number.isFinite(value) ? value : String(value) };
}

export const encodeFields = (fields: Json): Json =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, encode(value)]));

/** The value of a field's JSON. @throws TypeError if it is not Firestore JSON. */
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

/** Responses omit `fields` if there are none. */
export const decodeFields = (fields: unknown): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields ?? {}).map(([name, value]) => [name, decode(value)]));
