import { describe, expect, test } from 'vitest';
import { routes } from '#core/addresses/routes.ts';
import { mailIntervalMs, mayMail, subjectFrom } from './mail.ts';

describe('[ORDER-3] the next message of a form', () => {
  const now = 1_800_000_000_000;
  test.each([
    ['none yet', null, true],
    ['just now', now, false],
    ['almost a minute ago', now - mailIntervalMs + 1, false],
    ['a minute ago', now - mailIntervalMs, true],
    ['in the future, the clock was set back', now + 1, true],
    ['something else was kept', 'dünən', true],
    ['nothing was kept', '', true],
  ])('the last one: %s', (_when, lastSent, may) => {
    expect(mayMail(lastSent === null ? null : String(lastSent), now)).toBe(may);
  });
});

describe('[COURSE-2] the subject of a link', () => {
  test('is read back unchanged', () => {
    const subject = 'UI/UX & «3D» kursunu almaq istəyirəm?';
    const [, query] = routes.contactAbout(subject).split('?');
    expect(subjectFrom(`?${query}`)).toBe(subject);
  });
  test.each([
    ['', ''],
    ['?subject=', ''],
    ['?subject=%20a%0D%0A%09b%20', 'a b'],
    ['?subject=%zz', '%zz'],
    [`?subject=${'🧵'.repeat(151)}`, '🧵'.repeat(150)],
  ])('%s', (query, subject) => {
    expect(subjectFrom(query)).toBe(subject);
  });
});
