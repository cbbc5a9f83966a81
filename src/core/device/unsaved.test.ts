// @vitest-environment jsdom

import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type DraftTarget, takeDraft } from '#panel/draft.ts';
import { draftOf } from '#panel/draft-format.ts';
import { countUnsaved, discardUnsaved, goOnKeeping } from './unsaved.ts';

const schema = draftOf(v.object({ title: v.string() }));

/** A form of an account with text typed a moment ago. */
async function typed(uid: string, form: DraftTarget['form'] = 'blog') {
  const draft = await takeDraft({ uid, form, id: null }, schema);
  draft.keep({ id: uid, rev: 0, sent: [] }, () => ({ title: `${uid} yazır` }));
  return draft;
}

const left = () => Object.values({ ...localStorage }).join();

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T10:00:00Z') });
});
afterEach(() => {
  goOnKeeping();
});

describe('[PANEL-3] [SHELL-6] drafts and signing out', () => {
  test('the question counts every form of the account, also text typed a moment ago', async () => {
    expect(countUnsaved('me')).toBe(0);
    await typed('me');
    await typed('me', 'code');
    await typed('you');
    expect(countUnsaved('me')).toBe(2);
  });

  test('a draft that the device cannot store is counted, too', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const draft = await typed('me');
    expect(countUnsaved('me')).toBe(1);
    draft.drop();
    expect(countUnsaved('me')).toBe(0);
  });

  test('sign-out deletes the drafts of the account, but not those of other accounts', async () => {
    await typed('me');
    await typed('you');
    countUnsaved('you');
    countUnsaved('me');
    discardUnsaved('me').forget();
    expect(left()).not.toContain('me yazır');
    expect(left()).toContain('you yazır');
  });

  test('drafts are not saved during a sign-out, and are saved again if it fails', async () => {
    const draft = await typed('me');
    const unsaved = discardUnsaved('me');
    draft.flush();
    expect(left()).not.toContain('me yazır');
    unsaved.undo();
    draft.keep({ id: 'me', rev: 0, sent: [] }, () => ({ title: 'me yazır yenə' }));
    draft.flush();
    expect(left()).toContain('me yazır yenə');
  });

  test('a sign-out that ended with its tab blocks drafts only for a short time', async () => {
    discardUnsaved('me');
    vi.advanceTimersByTime(30_001);
    (await typed('me')).flush();
    expect(left()).toContain('me yazır');
  });
});
