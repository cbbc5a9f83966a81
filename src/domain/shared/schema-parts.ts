import * as v from 'valibot';

/** A text with more in it than white space. */
export const filled = v.pipe(v.string(), v.trim(), v.minLength(1));

export const integer = v.pipe(v.number(), v.safeInteger());

export const positiveInteger = v.pipe(integer, v.minValue(1));

/** A year of this company's work. */
export const year = v.pipe(integer, v.minValue(1990), v.maxValue(2100));

/** A map by text keys. Valibot's own record takes lists and dates for maps, too. */
export const mapOf = <Schema extends v.GenericSchema>(value: Schema) =>
  v.pipe(
    v.unknown(),
    v.check((input) => Object.prototype.toString.call(input) === '[object Object]', 'must be a map'),
    v.record(v.string(), value),
  );
