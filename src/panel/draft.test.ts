// @vitest-environment jsdom

import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { draftKey } from '#core/device/page-storage-keys.ts';
import { fakeLocks, setLocks } from '#support/locks.ts';
import { type DraftTarget, hasDraft, isFree, listedDrafts, takeDraft } from './draft.ts';
import { draftOf } from './draft-format.ts';

const schema = draftOf(v.object({ title: v.string() }));
const name: DraftTarget = { uid: 'u', form: 'blog', id: null };
const take = (over: Partial<DraftTarget> = {}) => takeDraft({ ...name, ...over }, schema);
/** The draft that a form finds on the next visit. */
const found = async (over: Partial<DraftTarget> = {}) => {
  const draft = await take(over);
  const left = draft.found();
  draft.release();
  return left;
};
const isNew = { rev: 0, sent: [] };

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T10:00:00Z') });
});

describe('[PANEL-3] a draft', () => {
  test('is found on the next visit, with its revision and its time', async () => {
    const draft = await take();
    draft.keep({ id: 'x', rev: 3, sent: ['e'] }, () => ({ title: 'Bir' }));
    vi.advanceTimersByTime(400);
    const at = new Date('2026-11-20T10:00:00.400Z');
    expect(draft.$kept.get()).toEqual(at);
    draft.release();
    expect(await found()).toEqual({ id: 'x', value: { title: 'Bir' }, rev: 3, sent: ['e'], at });
  });

  test('is saved regularly while the user types without a pause, and reads the fields only then', async () => {
    const draft = await take();
    const read = vi.fn(() => ({ title: 'x' }));
    for (let typed = 0; typed < 100; typed++) {
      draft.keep({ id: 'x', ...isNew }, read);
      vi.advanceTimersByTime(20);
    }
    draft.release();
    expect(await found()).not.toBeNull();
    expect(read.mock.calls.length).toBeLessThanOrEqual(5);
  });

  test('is saved at once when the page is left', async () => {
    const draft = await take();
    draft.keep({ id: 'x', ...isNew }, () => ({ title: 'Son söz' }));
    dispatchEvent(new Event('pagehide'));
    draft.release();
    expect((await found())?.value.title).toBe('Son söz');
  });

  test('that was dropped is not saved again by a pending save', async () => {
    const draft = await take();
    draft.keep({ id: 'x', ...isNew }, () => ({ title: 'Bir' }));
    draft.flush();
    draft.keep({ id: 'x', ...isNew }, () => ({ title: 'İki' }));
    draft.drop();
    vi.advanceTimersByTime(1000);
    dispatchEvent(new Event('pagehide'));
    draft.release();
    expect(await found()).toBeNull();
    expect(draft.$kept.get()).toBeNull();
  });

  test('belongs to one account, one form and one document', async () => {
    const draft = await take({ id: 'a' });
    draft.keep({ id: 'a', rev: 1, sent: [] }, () => ({ title: 'Bir' }));
    draft.flush();
    draft.release();
    expect(await found({ id: 'a' })).not.toBeNull();
    for (const other of [
      { id: 'b' },
      { id: null },
      { id: 'a', uid: 'v' },
      { id: 'a', form: 'code' },
    ] as const) {
      expect(await found(other)).toBeNull();
    }
  });

  test.each([
    '{',
    '5',
    '{"id":"x","value":{"title":1},"rev":0,"sent":[],"at":"2026-11-20T10:00:00.000Z"}',
    '{"id":"","value":{"title":"x"},"rev":0,"sent":[],"at":"2026-11-20T10:00:00.000Z"}',
    '{"value":{"title":"x"},"rev":0,"sent":[],"at":"2026-11-20T10:00:00.000Z"}',
    '{"id":"x","value":{"title":"x"}}',
    '{"id":"x","value":{"title":"x"},"rev":0,"at":"2026-11-20T10:00:00.000Z"}',
  ])('that cannot be read is none: %s', async (text) => {
    localStorage.setItem(draftKey('u', 'blog', null, 's'), text);
    expect(await found()).toBeNull();
  });

  test('that the device cannot store is reported', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const draft = await take();
    draft.keep({ id: 'x', ...isNew }, () => ({ title: 'Bir' }));
    draft.flush();
    expect(draft.$kept.get()).toBe('failed');
    // The draft stays in memory until the page is left, and the browser asks before leaving.
    draft.release();
    expect((await found())?.value.title).toBe('Bir');
    const leaving = new Event('beforeunload', { cancelable: true });
    dispatchEvent(leaving);
    expect(leaving.defaultPrevented).toBe(true);
    draft.drop();
    const later = new Event('beforeunload', { cancelable: true });
    dispatchEvent(later);
    expect(later.defaultPrevented).toBe(false);
  });
});

describe('[PANEL-3] [PANEL-13] drafts in two tabs', () => {
  const locks = fakeLocks();
  afterEach(() => setLocks(undefined));

  test.each([null, 'a'])(
    'never share a storage key and never overwrite each other: document %s',
    async (id) => {
      const [one, other] = [locks.tab(), locks.tab()];
      setLocks(one);
      const first = await take({ id });
      first.keep({ id: id ?? 'n1', ...isNew }, () => ({ title: 'Bir' }));
      first.flush();
      setLocks(other);
      const second = await take({ id });
      expect(second.found()).toBeNull();
      second.keep({ id: id ?? 'n2', ...isNew }, () => ({ title: 'İki' }));
      second.flush();
      expect(first.found()?.value.title).toBe('Bir');
      expect(hasDraft({ ...name, id })).toBe(true);
      // The first tab crashes: its draft is found again, and the draft of the second tab does not change.
      one.close();
      const third = await take({ id });
      expect(third.found()?.value.title).toBe('Bir');
      third.drop();
      expect(second.found()?.value.title).toBe('İki');
      second.drop();
      other.close();
      expect(hasDraft({ ...name, id })).toBe(false);
    },
  );

  test('that were left are found one after the other, newest first, each by only one form', async () => {
    const left = [locks.tab(), locks.tab()];
    for (const [at, tab] of left.entries()) {
      setLocks(tab);
      const draft = await take();
      draft.keep({ id: `n${at}`, ...isNew }, () => ({ title: `${at}` }));
      vi.advanceTimersByTime(1000);
    }
    for (const tab of left) tab.close();
    setLocks(locks.tab());
    const all = await Promise.all([take(), take(), take()]);
    expect(all.map((draft) => draft.found()?.value.title)).toEqual(['1', '0', undefined]);
  });
});

describe('[PANEL-17] the drafts of a form', () => {
  test('are listed with title and time, the newest first; others and damaged ones are not', async () => {
    const older = await take();
    older.keep({ id: 'x', ...isNew }, () => ({ title: ' Bir ' }));
    vi.advanceTimersByTime(400);
    const edited = await take({ id: 'y' });
    edited.keep({ id: 'y', rev: 3, sent: [] }, () => ({ title: '' }));
    vi.advanceTimersByTime(400);
    const other = await take({ form: 'code' });
    other.keep({ id: 'z', ...isNew }, () => ({ title: 'Kod' }));
    other.flush();
    localStorage.setItem(draftKey('u', 'blog', null, 'bad'), '{}');
    expect(listedDrafts('u', 'blog').map(({ id, title }) => [id, title])).toEqual([
      ['y', ''],
      [null, 'Bir'],
    ]);
    for (const draft of [older, edited, other]) draft.release();
  });

  test('one of several is opened by its key, and is thrown away when no form has it', async () => {
    setLocks(fakeLocks().tab());
    for (const title of ['Bir', 'İki']) {
      const draft = await takeDraft(name, schema, true);
      draft.keep({ id: title, ...isNew }, () => ({ title }));
      draft.flush();
      draft.release();
      vi.advanceTimersByTime(1);
    }
    const [, first] = listedDrafts('u', 'blog');
    if (!first) throw new Error('there is no draft');
    const opened = await take({ key: first.key });
    expect(opened.found()?.value.title).toBe('Bir');
    expect(await isFree(first, { drop: true })).toBe(false);
    opened.release();
    expect(await isFree(first, { drop: true })).toBe(true);
    expect(listedDrafts('u', 'blog').map(({ title }) => title)).toEqual(['İki']);
  });
});
