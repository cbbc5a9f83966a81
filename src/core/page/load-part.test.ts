import { expect, test } from 'vitest';
import { errors } from '#core/cloud/error-texts.ts';
import { loadPart } from './load-part.ts';

test('returns the part', async () => {
  expect(await loadPart(async () => ({ answer: 42 }))).toEqual({ answer: 42 });
});

test('a part that fails to load throws an AppError whose text mentions the network, and can be requested again', async () => {
  const failure = new TypeError('Failed to fetch dynamically imported module');
  let calls = 0;
  const load = async () => {
    calls += 1;
    if (calls === 1) throw failure;
    return 'part';
  };
  await expect(loadPart(load)).rejects.toMatchObject({ code: 'part/unreachable', cause: failure });
  expect(errors['part/unreachable']).toContain('İnternet bağlantınızı yoxlayıb');
  expect(await loadPart(load)).toBe('part');
});
