import * as v from 'valibot';

export const filled = v.pipe(v.string(), v.trim(), v.minLength(1));

export const integer = v.pipe(v.number(), v.safeInteger());

export const positiveInteger = v.pipe(integer, v.minValue(1));

export const year = v.pipe(integer, v.minValue(1990), v.maxValue(2100)); // of this company's work

/** The fields that an author writes: what is stored, compared and changed follows from the schema. A missing one is `undefined`. */
export const writtenIn = (schema: { entries: object }, item: object): Record<string, unknown> =>
  Object.fromEntries(Object.keys(schema.entries).map((field) => [field, Reflect.get(item, field)]));

/** Valibot's own record takes lists and dates for maps, too. */
export const mapOf = <Schema extends v.GenericSchema>(value: Schema) =>
  v.pipe(
    v.unknown(),
    v.check((input) => Object.prototype.toString.call(input) === '[object Object]', 'must be a map'),
    v.record(v.string(), value),
  );

/** `null`: it does not fit. */
export function fitting<Value>(schema: v.GenericSchema<unknown, Value>, value: unknown): Value | null {
  const parsed = v.safeParse(schema, value);
  return parsed.success ? parsed.output : null;
}
