// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { memoryStorage } from './playground-tools.ts';

test("[CODE-5] the storage of a frame behaves like the browser's", () => {
  const storage = memoryStorage();
  expect(storage.getItem('ad')).toBeNull();
  storage.setItem('ad', 'Aysel');
  expect([storage.getItem('ad'), storage.ad, storage.length, storage.key(0)]).toEqual([
    'Aysel',
    'Aysel',
    1,
    'ad',
  ]);
  storage.yaş = 7;
  expect(storage.getItem('yaş')).toBe('7');
  expect(Object.keys(storage)).toEqual(['ad', 'yaş']);
  expect(JSON.stringify(storage)).toBe('{"ad":"Aysel","yaş":"7"}');
  expect(['ad' in storage, 'heç' in storage, storage.heç, storage.key(9)]).toEqual([
    true,
    false,
    undefined,
    null,
  ]);
  delete storage.ad;
  expect(storage.getItem('ad')).toBeNull();
  storage.removeItem('yaş');
  storage.setItem('siyahı', JSON.stringify([1, 2]));
  expect(JSON.parse(storage.getItem('siyahı') ?? '')).toEqual([1, 2]);
  storage.clear();
  expect(storage).toHaveLength(0);
  expect(storage instanceof Storage).toBe(true);
  expect(String(storage)).toBe('[object Storage]');
});

test('[CODE-5] two storages are independent', () => {
  const one = memoryStorage();
  one.setItem('a', '1');
  expect(memoryStorage().getItem('a')).toBeNull();
});
