// Values in the JSON of Firestore's REST interface, for builds, commands and the local stack: {"stringValue": "a"}.

type Json = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null;

/** @throws TypeError for a value that documents can't hold. */
function encode(value: unknown): Json {
  if (value === null) return { nullValue: null };
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'boolean') return { booleanValue: value };
  // Integers are sent as text, because they have 64 bits.
  if (typeof value === 'number')
    return Number.isSafeInteger(value) ? { integerValue: String(value) } : { doubleValue: value };
  if (value instanceof Date) return { timestampValue: value.toISOString() };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(encode) } };
  if (isObject(value)) return { mapValue: { fields: encodeFields(value) } };
  throw new TypeError(`not a value of a field: ${String(value)}`);
}

export const encodeFields = (fields: Json): Json =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, encode(value)]));

function decode(json: unknown): unknown {
  const [type, value] = isObject(json) ? (Object.entries(json)[0] ?? []) : [];
  if (type === 'nullValue') return null;
  if (type === 'integerValue' || type === 'doubleValue') return Number(value);
  if (type === 'timestampValue') return new Date(String(value));
  if (type === 'arrayValue')
    return isObject(value) && Array.isArray(value.values) ? value.values.map(decode) : [];
  if (type === 'mapValue') return decodeFields(isObject(value) ? value.fields : undefined);
  return value;
}

export const decodeFields = (fields: unknown): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields ?? {}).map(([name, value]) => [name, decode(value)]));
