import { describe, expect, test } from 'vitest';
import { type Certificate, holding } from './certificate.ts';

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
});
