import { beforeEach, expect, test, vi } from 'vitest';
import { AppError } from '#core/cloud/errors.ts';
import { messages } from './gateway.ts';

const service = vi.hoisted(() => ({ get: (): Promise<unknown> => Promise.resolve(null) }));
vi.mock('#core/cloud/database.ts', () => ({
  database: () => ({
    commit: () => Promise.reject(new AppError('firestore/deadline-exceeded')),
    get: () => service.get(),
  }),
}));
const keep = () => messages.keep('id', 'order', { describe: 'Sayt' });

beforeEach(() => {
  service.get = () => Promise.resolve(null);
});

test.each([
  ['is seen', () => Promise.resolve({})],
  // A visitor may not read it, which says that it is there.
  ['may not be read', () => Promise.reject(new AppError('firestore/permission-denied'))],
])('[INBOX-1] a message whose answer was lost is kept if it %s', async (_, get) => {
  service.get = get;
  await expect(keep()).resolves.toBeUndefined();
});

test.each([
  ['is not there', () => Promise.resolve(null)],
  ['can’t be asked for', () => Promise.reject(new AppError('firestore/unavailable'))],
])('[INBOX-1] and is not kept if it %s', async (_, get) => {
  service.get = get;
  await expect(keep()).rejects.toThrow(/deadline-exceeded/);
});
