import { describe, expect, test } from 'vitest';
import { type Certificate, holding } from './certificate.ts';
import { dayInWords } from './texts.ts';

const certificate = (over: Partial<Certificate>): Certificate => ({
  id: 'A',
  name: 'Ayla Quliyeva',
  course: 'frontend',
  title: 'Frontend',
  issuedAt: new Date('2026-01-01'),
  ...over,
});

describe('[LEARN-8] certificates', () => {
  test('the one of the course that is not revoked holds', () => {
    const old = certificate({ id: 'B', revokedAt: new Date('2026-02-01') });
    const other = certificate({ id: 'C', course: 'backend' });
    expect(holding([old, other], 'frontend')).toBeUndefined();
    expect(holding([old, other, certificate({})], 'frontend')?.id).toBe('A');
  });

  test.each([
    ['2026-11-23T08:00:00Z', '23 noyabr 2026-cı il'],
    ['2026-12-31T20:30:00Z', '1 yanvar 2027-ci il'],
    ['2026-09-01T00:00:00Z', '1 sentyabr 2026-cı il'],
    ['2028-05-05T08:00:00Z', '5 may 2028-ci il'],
    ['2029-05-05T08:00:00Z', '5 may 2029-cu il'],
    ['2030-05-05T08:00:00Z', '5 may 2030-cu il'],
    ['2034-05-05T08:00:00Z', '5 may 2034-cü il'],
    ['2040-05-05T08:00:00Z', '5 may 2040-cı il'],
  ])('%s is %s in Baku', (time, words) => {
    expect(dayInWords(new Date(time))).toBe(words);
  });
});
