// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { $session } from '#core/session/session.ts';
import { $teacherKey, rankList } from './teachers.ts';

const people = vi.hoisted(() => ({ answers: [] as ((key: string) => void)[] }));
vi.mock('./gateway.ts', () => ({
  staffPeople: {
    list: async () => ({ rows: [], more: null }),
    teachers: async () => ({ rows: [], more: null }),
    teacherKey: () =>
      new Promise<string>((answer) => {
        people.answers.push(answer);
      }),
  },
}));

beforeEach(() => {
  vi.useFakeTimers();
  people.answers.length = 0;
});
afterEach(() => {
  $session.set({ state: 'guest' });
  $session.set({ state: 'unknown' });
});

describe('[PANEL-8] the key of teachers', () => {
  test('is also read with a search if the search is the first request', async () => {
    rankList.search('nərmin');
    await vi.advanceTimersByTimeAsync(300);
    people.answers[0]?.('key');
    await vi.advanceTimersByTimeAsync(0);
    expect($teacherKey.get()).toBe('key');
    expect(rankList.$list.get().step).toBe('ready');
  });

  test('that arrives after a sign-out is not kept', async () => {
    rankList.load();
    await vi.advanceTimersByTimeAsync(0);
    $session.set({ state: 'guest' });
    people.answers[0]?.('key');
    await vi.advanceTimersByTimeAsync(0);
    expect($teacherKey.get()).toBeNull();
  });
});
