// @vitest-environment jsdom
// A device whose storage is full, or closed to the page.
import fc from 'fast-check';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { service, settled } from '#support/fake-service.ts';
import { openPage } from '#support/open-page.ts';
import { sessionKey } from './storage-keys.ts';
import { signInUnkept, unkept } from './unkept-texts.ts';

let isFull = false;
const fill = () => {
  isFull = true;
};
const { setItem } = Storage.prototype;

/** The page may not use the storage at all. */
function close(): void {
  for (const name of ['localStorage', 'sessionStorage'] as const)
    vi.spyOn(globalThis, name, 'get').mockImplementation(() => {
      throw new DOMException('closed', 'SecurityError');
    });
}

async function toasts(): Promise<string[]> {
  await settled();
  const { $toasts } = await import('#core/views/toasts.ts');
  return $toasts.get().map(({ text }) => text);
}

beforeEach(() => {
  isFull = false;
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, value) {
    if (isFull) throw new DOMException('full', 'QuotaExceededError');
    setItem.call(this, key, value);
  });
});

test('[READ-4] what the device refuses is there until the page is left, like what it keeps', async () => {
  await openPage(null);
  const { onDevice } = await import('./device-storage.ts');
  const key = fc.constantFrom('a:1', 'a:2', 'b:1');
  const step = fc.oneof(
    fc.record({ does: fc.constant('keep' as const), key, value: fc.jsonValue(), full: fc.boolean() }),
    fc.record({ does: fc.constant('remove' as const), key }),
    fc.record({ does: fc.constant('forget' as const), key: fc.constantFrom('a:', 'b:') }),
  );
  fc.assert(
    fc.property(fc.array(step), (steps) => {
      onDevice.forget('');
      const model = new Map<string, { value: unknown; full: boolean }>();
      for (const one of steps) {
        isFull = one.does === 'keep' && one.full;
        if (one.does === 'keep') {
          expect(onDevice.keep(one.key, one.value)).toBe(!one.full);
          model.set(one.key, { value: JSON.parse(JSON.stringify(one.value)), full: one.full });
          continue;
        }
        onDevice[one.does](one.key);
        for (const known of [...model.keys()]) if (known.startsWith(one.key)) model.delete(known);
      }
      expect(onDevice.keys('').toSorted()).toEqual([...model.keys()].toSorted());
      for (const [known, { value, full }] of model) {
        expect(onDevice.kept(known)).toEqual(value);
        expect(onDevice.hasUnkept(known)).toBe(full);
      }
    }),
  );
});

describe.each([
  ['full', fill],
  ['closed to the page', close],
])('the storage is %s', (_name, refuse) => {
  test('[READ-4] a guest is told that the list is not kept, and has it until the page is left', async () => {
    await openPage(null);
    const { toastOf, toggleSaved } = await import('#features/saved/store.ts');
    const { $saved } = await import('#features/saved/device-list.ts');
    refuse();
    expect(toastOf(toggleSaved('/blogs/git', 'Git'))).toMatchObject({ kind: 'bad', text: unkept });
    expect($saved.get()).toMatchObject({ '/blogs/git': { title: 'Git' } });
  });

  test('[LEARN-7] a guest is told that a done exercise is not kept, and sees it as done', async () => {
    await openPage(null);
    const { $done, markDone, watchDone } = await import('#features/exercises/done-marks.ts');
    watchDone('frontend');
    refuse();
    expect(markDone('a')).toBe(false);
    expect($done.get()).toHaveProperty('a');
  });

  test('[CODE-5] an edit of code says that it is not kept', async () => {
    await openPage(null);
    const { playgroundStore } = await import('#features/snippets/playground-store.ts');
    const store = playgroundStore('a', '/code/js/x');
    refuse();
    expect(store.edit('ab')).toBe(false);
    expect(store.edit('a')).toBe(true);
  });

  test('[SIGNIN-1] [SIGNUP-3] nobody signs in or up where the next page would be a guest’s', async () => {
    await openPage(null);
    const { signInForm } = await import('#features/accounts/sign-in.ts');
    const { signUpForm } = await import('#features/accounts/sign-up.ts');
    refuse();
    const typed = { email: 'aysel@kodyol.example', password: 'x' };
    await signInForm.submit(typed);
    await signUpForm.submit({ ...typed, name: 'A', surname: 'B', mobile: '', username: 'aysel' });
    for (const { $state } of [signInForm, signUpForm])
      expect($state.get()).toEqual({ step: 'failed', message: signInUnkept });
    expect(service().questions).toEqual([]);
  });
});

test('[SHELL-14] a page that may not use the storage still watches for newer deploys', async () => {
  await openPage(null);
  close();
  await expect(import('#core/page/outdated-page.ts')).resolves.toBeDefined();
});

test('[SHELL-6] a user whom Firebase has dropped because the device is full is told why', async () => {
  const fresh = await openPage('aysel');
  const { $session, watchSession } = await import('#core/session/session.ts');
  fill();
  fresh.user = null;
  fresh.known = null;
  watchSession();
  await settled();
  expect($session.get().state).toBe('guest');
  expect(localStorage.getItem(sessionKey)).toBeNull();
  expect(await toasts()).toEqual([signInUnkept]);
});

describe('a user whose account can’t be reached, on a full device', () => {
  const draft = { id: null, video: 'v', title: 'V', seconds: 0, text: 'yazıram' };
  async function opened() {
    const fresh = await openPage('aysel');
    const { watchSession } = await import('#core/session/session.ts');
    watchSession();
    await settled();
    fill();
    fresh.answers = 'never';
  }

  test.each([
    [
      '[READ-4] the list',
      async () => {
        await import('#features/saved/account-list.ts');
        const { toastOf, toggleSaved } = await import('#features/saved/store.ts');
        expect(toastOf(toggleSaved('/blogs/git', 'Git')).kind).toBe('good');
      },
    ],
    [
      '[LEARN-7] a done exercise',
      async () => {
        await import('./record-store.ts');
        const { markDone, watchDone } = await import('#features/exercises/done-marks.ts');
        watchDone('frontend');
        expect(markDone('a')).toBe(true);
      },
    ],
    [
      '[VIDEO-10] the place in a video',
      async () => {
        const { keepProgress, sendProgress, watchProgress } = await import('#features/progress/store.ts');
        watchProgress('aysel', 'frontend', false);
        keepProgress('v', 10, 100);
        sendProgress();
      },
    ],
  ])('%s: is told that it will be gone', async (_, use) => {
    await opened();
    await use();
    expect(await toasts()).toEqual([unkept]);
  });

  test('[LEARN-5] sees at a note that it is not kept', async () => {
    await opened();
    const { $areUnkept, keepDraft, openNotes } = await import('#features/notes/store.ts');
    openNotes('aysel', 'frontend', false);
    keepDraft(draft);
    expect([$areUnkept.get(), await toasts()]).toEqual([true, []]);
    isFull = false;
    keepDraft({ ...draft, text: 'yazıram yenə' });
    expect($areUnkept.get()).toBe(false);
  });
});

test('[LEARN-5] a note that is being written is not replaced by another that is to be changed', async () => {
  await openPage('aysel');
  const { $notes, editNote, keepDraft, openNotes, saveDraft } = await import('#features/notes/store.ts');
  openNotes('aysel', 'frontend');
  const draft = { id: null, video: 'v', title: 'V', seconds: 0, text: 'bir' };
  keepDraft(draft);
  saveDraft();
  const [[id, note] = expect.fail()] = Object.entries($notes.get().notes);
  keepDraft({ ...draft, text: 'iki' });
  expect(editNote({ id, ...note })).toBe(false);
  expect($notes.get().draft?.text).toBe('iki');
  keepDraft({ ...draft, text: ' ' });
  expect(editNote({ id, ...note })).toBe(true);
  keepDraft({ ...draft, id, text: 'bir dəyişdi' });
  expect(editNote({ ...note, id: 'other' })).toBe(false);
  // Pressed again on the note that is open: what was typed stays.
  expect(editNote({ id, ...note })).toBe(true);
  expect($notes.get().draft?.text).toBe('bir dəyişdi');
  await settled();
});
