import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { endOf } from '#core/session/grants.ts';
import { limits } from './limits.ts';
import { countIn, momentIn, type Typed, typedValue } from './typed.ts';

const baku = (time: string) => new Date(`${time}:00+04:00`);
const day = (text: string) => endOf(text);
const count = (text: string) => countIn(text, 500);

/** Every field of the site that the browser fills with something else than a text, and what reads its value. */
const fields: Record<string, ((text: string) => Typed<Date | number>) | 'file'> = {
  'src/panel/DateFields.tsx date': day,
  'src/panel/DateFields.tsx datetime-local': momentIn,
  'src/features/enrolments/desk/EnrolmentTab.tsx number': count,
  'src/features/certificates/desk/CertificateFields.tsx number': count,
  'src/features/groups/desk/GroupForm.tsx time': momentIn,
  'src/features/groups/desk/GroupForm.tsx number': count,
  'src/features/groups/desk/Deadlines.tsx number': count,
  'src/features/groups/desk/Behind.tsx number': count,
  'src/features/groups/desk/Sessions.tsx number': count,
  'src/features/quizzes/desk/QuizForm.tsx number': count,
  'src/core/forms/Labelled.tsx file': 'file',
};

const values: [read: (text: string) => Typed<Date | number>, Record<string, Typed<Date | number>>][] = [
  [
    day,
    {
      '': 'none',
      '2026-12-31': baku('2027-01-01T00:00'),
      '2028-02-29': baku('2028-03-01T00:00'),
      [limits.lastDay]: baku('2100-01-01T00:00'),
      '2100-01-01': 'invalid',
      '22027-03-11': 'invalid',
      '202701-03-11': 'invalid',
      '+022027-03-11': 'invalid',
      '0203-11': 'invalid',
      '2026-02-29': 'invalid',
      '2026-13-01': 'invalid',
      '31.12.2026': 'invalid',
      ' ': 'invalid',
      sabah: 'invalid',
    },
  ],
  [
    momentIn,
    {
      '': 'none',
      '2026-12-31T10:00': baku('2026-12-31T10:00'),
      '2026-12-31T10:00:30': baku('2026-12-31T10:00'),
      '22027-03-11T10:00': 'invalid',
      '2026-02-30T10:00': 'invalid',
      '2026-12-31T24:00': 'invalid',
      '2026-12-31': 'invalid',
      '2026-12-31T10:00x': 'invalid',
      'gələn həftə': 'invalid',
    },
  ],
  [
    count,
    {
      '': 'none',
      '1': 1,
      '500': 500,
      '501': 'invalid',
      '0': 'invalid',
      '-1': 'invalid',
      '1.5': 'invalid',
      '1e9': 'invalid',
      on: 'invalid',
    },
  ],
];

describe('[SCHOOL-1] [SCHOOL-2] [SCHOOL-3] [SCHOOL-5] what can’t be read is never nothing', () => {
  const sources = globSync('src/**/*.{tsx,astro}').map((file) => [file, readFileSync(file, 'utf8')] as const);

  test('every date, number and file field is in the table, and takes four digits of a year', () => {
    const found = sources.flatMap(([file, source]) =>
      [...source.matchAll(/type="(date|datetime-local|month|week|time|number|range|file)"([^>]*)/g)].map(
        ([, type, rest = '']) => {
          if (type?.startsWith('date')) expect(rest, file).toContain('max={');
          return `${file} ${type}`;
        },
      ),
    );
    expect(found.toSorted()).toEqual(Object.keys(fields).toSorted());
    for (const read of Object.values(fields)) {
      if (read !== 'file') expect(values.some(([one]) => one === read)).toBe(true);
    }
  });

  test('the browser itself refuses what is typed in half: no form turns its validation off', () => {
    for (const [file, source] of sources) expect(source.toLowerCase(), file).not.toContain('novalidate');
  });

  test.each(
    values.flatMap(([read, of]) => Object.entries(of).map(([text, value]) => ({ text, value, read }))),
  )('$text', ({ text, value, read }) => {
    expect(read(text)).toEqual(value);
    if (value === 'invalid') expect(() => typedValue(read(text))).toThrow();
    else expect(typedValue(read(text))).toEqual(value === 'none' ? null : value);
  });
});
