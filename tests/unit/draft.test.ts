// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { draftOf } from '#domain/draft.ts';
import { draftKey } from '#domain/panel-storage-keys.ts';
import { type DraftPlace, draftStore } from '#stores/panel/draft.ts';

const schema = draftOf(z.object({ title: z.string() }));
const place: DraftPlace = { uid: 'u', form: 'blog', id: null };
const open = (over: Partial<DraftPlace> = {}) => draftStore({ ...place, ...over }, schema);

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T10:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  localStorage.clear();
});

describe('[PANEL-3] a draft', () => {
  test('is found by the next visit, with its version and its time', () => {
    const draft = open();
    draft.keep({ id: 'x', rev: 3 }, () => ({ title: 'Bir' }));
    vi.advanceTimersByTime(400);
    const at = new Date('2026-11-20T10:00:00.400Z');
    expect(draft.$kept.get()).toEqual(at);
    expect(open().found()).toEqual({ id: 'x', value: { title: 'Bir' }, rev: 3, at });
  });

  test('is kept while somebody types without a pause, and asks for what is typed only then', () => {
    const draft = open();
    const read = vi.fn(() => ({ title: 'x' }));
    for (let typed = 0; typed < 100; typed++) {
      draft.keep({ id: 'x', rev: 0 }, read);
      vi.advanceTimersByTime(20);
    }
    expect(open().found()).not.toBeNull();
    expect(read.mock.calls.length).toBeLessThanOrEqual(5);
  });

  test('is kept at once when the page goes', () => {
    const draft = open();
    draft.keep({ id: 'x', rev: 0 }, () => ({ title: 'Son söz' }));
    dispatchEvent(new Event('pagehide'));
    expect(open().found()?.value.title).toBe('Son söz');
  });

  test('that was dropped does not come back from what was waiting', () => {
    const draft = open();
    draft.keep({ id: 'x', rev: 0 }, () => ({ title: 'Bir' }));
    draft.flush();
    draft.keep({ id: 'x', rev: 0 }, () => ({ title: 'İki' }));
    draft.drop();
    vi.advanceTimersByTime(1000);
    dispatchEvent(new Event('pagehide'));
    expect(open().found()).toBeNull();
    expect(draft.$kept.get()).toBeNull();
  });

  test('belongs to one account, one form and one document', () => {
    const draft = open({ id: 'a' });
    draft.keep({ id: 'a', rev: 1 }, () => ({ title: 'Bir' }));
    draft.flush();
    expect(open({ id: 'a' }).found()).not.toBeNull();
    for (const other of [
      { id: 'b' },
      { id: null },
      { id: 'a', uid: 'v' },
      { id: 'a', form: 'code' },
    ] as const) {
      expect(open(other).found()).toBeNull();
    }
  });

  test.each([
    '{',
    '5',
    '{"id":"x","value":{"title":1},"rev":0,"at":"2026-11-20T10:00:00.000Z"}',
    '{"id":"","value":{"title":"x"},"rev":0,"at":"2026-11-20T10:00:00.000Z"}',
    '{"value":{"title":"x"},"rev":0,"at":"2026-11-20T10:00:00.000Z"}',
    '{"id":"x","value":{"title":"x"}}',
  ])('that cannot be read is none: %s', (text) => {
    localStorage.setItem(draftKey('u', 'blog', null), text);
    expect(open().found()).toBeNull();
  });

  test('that the device refuses is said', () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const draft = open();
    draft.keep({ id: 'x', rev: 0 }, () => ({ title: 'Bir' }));
    draft.flush();
    expect(draft.$kept.get()).toBe('failed');
  });
});
