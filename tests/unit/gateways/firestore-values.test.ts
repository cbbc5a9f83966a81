import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { codeOf } from '#domain/shared/errors.ts';
import { arrayRemove, arrayUnion, deleteField, serverTimestamp } from '#gateways/firestore/sentinels.ts';
import { decode, ExactValue, encode } from '#gateways/firestore/value.ts';
import { fieldPath, writeOf } from '#gateways/firestore/write.ts';

// What the service makes of it is tested in tests/rules/firestore.test.ts; here stands the JSON itself.

/** As it arrives on the other side. */
const sent = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

const thrownBy = (run: () => unknown): string => {
  try {
    run();
    return 'nothing';
  } catch (error) {
    return codeOf(error);
  }
};

const exact = fc.oneof(
  fc.record({ timestampValue: fc.constantFrom('2026-01-01T10:00:00.123456Z', '0001-01-01T00:00:00Z') }),
  fc.record({ referenceValue: fc.string() }),
  fc.record({ bytesValue: fc.base64String() }),
  fc.record({ geoPointValue: fc.record({ latitude: fc.nat(90), longitude: fc.nat(180) }) }),
);
const { value } = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.string({ unit: 'binary' }),
    fc.boolean(),
    fc.constant(null),
    // Of zero the service knows one.
    fc.double().map((number) => number + 0),
    fc.integer(),
    exact.map((json) => new ExactValue(json)),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(fc.string({ unit: 'binary' }), tie('value'), { maxKeys: 4, noNullPrototype: true }),
  ),
}));

describe('the values of fields', () => {
  test('come back as they were sent, whatever they are', () => {
    fc.assert(
      fc.property(value, (original) => {
        expect(decode(sent(encode(original)))).toEqual(original);
      }),
    );
  });

  test('what JavaScript has no type for is sent back letter for letter', () => {
    fc.assert(
      fc.property(exact, (json) => {
        expect(sent(encode(decode(json)))).toEqual(json);
      }),
    );
  });

  test.each([
    ['a text', 'a', { stringValue: 'a' }],
    ['a whole number', -3, { integerValue: '-3' }],
    ['a fraction', 1.5, { doubleValue: 1.5 }],
    ['more than a whole number can be', 2 ** 60, { doubleValue: 2 ** 60 }],
    ['what JSON has no number for', Number.NaN, { doubleValue: 'NaN' }],
    ['nothing', null, { nullValue: null }],
    ['a date', new Date(0), { timestampValue: '1970-01-01T00:00:00.000Z' }],
    ['an empty list', [], { arrayValue: { values: [] } }],
    [
      'a map',
      { a: [true] },
      { mapValue: { fields: { a: { arrayValue: { values: [{ booleanValue: true }] } } } } },
    ],
  ])('%s names its type', (_, plain, json) => {
    expect(encode(plain)).toEqual(json);
  });

  test('empty lists and maps come without their values', () => {
    expect(decode({ arrayValue: {} })).toEqual([]);
    expect(decode({ mapValue: {} })).toEqual({});
  });

  test('a time is a date for those who read it', () => {
    const time = decode({ timestampValue: '2026-01-01T10:00:00.123987Z' });
    expect(time).toHaveProperty('date', new Date('2026-01-01T10:00:00.123Z'));
    expect(decode({ bytesValue: 'YQ==' })).toHaveProperty('date', null);
  });

  test('no name of a field reaches an object’s own machinery', () => {
    const fields = JSON.parse(
      '{"__proto__": {"mapValue": {"fields": {"polluted": {"booleanValue": true}}}}}',
    );
    const map = decode({ mapValue: { fields } });
    expect(Object.keys(map ?? {})).toEqual(['__proto__']);
    expect(map).not.toHaveProperty('polluted');
  });

  test.each([
    ['undefined', undefined],
    ['a function', () => {}],
    ['a sentinel inside a map', deleteField()],
  ])('%s is no value', (_, impossible) => {
    expect(thrownBy(() => encode({ a: [impossible] }))).toBe('firestore/invalid-argument');
  });

  test.each([[null], ['a'], [{}], [undefined]])('%j is no value of an answer', (json) => {
    expect(() => decode(json)).toThrow(TypeError);
  });
});

describe('the writes of a batch', () => {
  const name = 'projects/p/databases/(default)/documents/c/d';

  test('set replaces the document, and the service puts in what it alone knows', () => {
    expect(writeOf({ kind: 'set', path: 'c/d', data: { 'a.b': 1, at: serverTimestamp() } }, name)).toEqual({
      update: { name, fields: { 'a.b': { integerValue: '1' } } },
      updateTransforms: [{ fieldPath: 'at', setToServerValue: 'REQUEST_TIME' }],
    });
  });

  test('merge names every value inside maps, so that those beside it stay', () => {
    const data = { 'v-1': { seconds: 3, of: {} }, gone: deleteField() };
    expect(writeOf({ kind: 'merge', path: 'c/d', data }, name)).toMatchObject({
      updateMask: { fieldPaths: ['`v-1`.seconds', '`v-1`.of', 'gone'] },
    });
  });

  test('update leads into maps by dots and wants the document to be there', () => {
    const data = { 'videos.a-1': { title: 'x' }, 'videos.b': deleteField(), last: 'a-1', n: arrayUnion('c') };
    expect(writeOf({ kind: 'update', path: 'c/d', data }, name)).toEqual({
      update: {
        name,
        fields: {
          videos: {
            mapValue: { fields: { 'a-1': { mapValue: { fields: { title: { stringValue: 'x' } } } } } },
          },
          last: { stringValue: 'a-1' },
        },
      },
      updateMask: { fieldPaths: ['videos.`a-1`', 'last', 'videos.b'] },
      updateTransforms: [{ fieldPath: 'n', appendMissingElements: { values: [{ stringValue: 'c' }] } }],
      currentDocument: { exists: true },
    });
  });

  test('update over a version wants that version', () => {
    const over = '2026-01-01T10:00:00.123456Z';
    const write = writeOf({ kind: 'update', path: 'c/d', data: { l: arrayRemove(1) }, over }, name);
    expect(write).toMatchObject({
      updateMask: { fieldPaths: [] },
      updateTransforms: [{ fieldPath: 'l', removeAllFromArray: { values: [{ integerValue: '1' }] } }],
      currentDocument: { updateTime: over },
    });
  });

  test('delete names the document alone', () => {
    expect(writeOf({ kind: 'delete', path: 'c/d' }, name)).toEqual({ delete: name });
  });

  test.each([
    [['a', 'b_1'], 'a.b_1'],
    [['1a', 'b c'], '`1a`.`b c`'],
    [['a`b\\c'], '`a\\`b\\\\c`'],
  ])('the path %j is %s', (path, text) => {
    expect(fieldPath(path)).toBe(text);
  });
});
