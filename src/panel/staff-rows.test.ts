// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { AppError } from '#core/cloud/errors.ts';
import { onDevice } from '#core/device/device-storage.ts';
import { draftsOf } from '#core/device/page-storage-keys.ts';
import { $session } from '#core/session/session.ts';
import { $toasts } from '#core/views/toasts.ts';
import type { PanelUser } from './panel.ts';
import { $lost, dropLost, readLost, staffRows } from './staff-rows.ts';

const page = vi.hoisted(() => ({ holds: 0, isOffline: false }));
vi.mock('./reload.ts', async (original) => ({
  ...(await original<object>()),
  holdReload: () => {
    page.holds += 1;
    return () => {
      page.holds -= 1;
    };
  },
}));

const all = [
  { id: 'a', rev: 1, name: 'Aysel' },
  { id: 'b', rev: 1, name: 'Bahar' },
];
const rows = staffRows({
  name: 'rows',
  gateway: async () => all,
  sorts: ['newest'],
  read: async (items) => ({ rows: items.map((item) => ({ id: item.id, item })), more: null }),
  async one(items, id) {
    if (page.isOffline) throw new AppError('firestore/unavailable');
    return items.find((one) => one.id === id) ?? null;
  },
  nameOf: ({ name }) => name,
  texts: { changedMeanwhile: '', deletedMeanwhile: '', refused: '', failed: '' },
});
const notes = rows.line('line');
const kept = () => onDevice.keys(draftsOf('me')).length;

beforeEach(async () => {
  localStorage.clear();
  $session.set({ state: 'guest' });
  $session.set({ state: 'user', uid: 'me' } as never);
  await rows.list.load();
});

describe('[PANEL-3] what is typed in a row', () => {
  test('is on the device with every letter, and there again when its form is opened', () => {
    notes.open('me', 'a', 'köhnə');
    expect([notes.$texts.get().a, kept()]).toEqual(['köhnə', 0]);
    notes.type('me', 'a', 'yarım');
    notes.fold('a');
    notes.open('me', 'a', 'köhnə');
    expect([notes.$texts.get().a, notes.draftOf('other', 'a')]).toEqual(['yarım', null]);
    notes.close('me', 'a');
    expect([notes.$texts.get().a, kept()]).toEqual([undefined, 0]);
  });

  test('holds the reload of the page until it is sent or dropped, also when its row is gone', () => {
    notes.open('me', 'a', '');
    notes.type('me', 'b', 'yarım');
    expect(page.holds).toBe(1);
    notes.close('me', 'a');
    notes.lose('me', 'b');
    expect(page.holds).toBe(1);
    dropLost(Object.keys($lost.get())[0] ?? '');
    expect(page.holds).toBe(0);
  });

  test('of a row that is gone can be copied, also after a reload, until it is dropped', () => {
    notes.type('me', 'a', ' yarım ');
    notes.lose('me', 'a');
    notes.type('me', 'b', ' ');
    notes.lose('me', 'b');
    const lost = [{ list: 'rows', name: 'Aysel', text: 'yarım' }];
    expect([Object.values($lost.get()), kept()]).toEqual([lost, 1]);
    $lost.set({});
    readLost();
    expect(Object.values($lost.get())).toEqual(lost);
    dropLost(Object.keys($lost.get())[0] ?? '');
    expect([Object.values($lost.get()).filter(Boolean), kept()]).toEqual([[], 0]);
  });

  test('is not seen by the next user', () => {
    notes.type('me', 'a', 'gizli');
    notes.type('me', 'b', 'gizli');
    notes.lose('me', 'b');
    $session.set({ state: 'guest' });
    expect([notes.$texts.get(), $lost.get()]).toEqual([{}, {}]);
    $session.set({ state: 'user', uid: 'other' } as never);
    readLost();
    expect($lost.get()).toEqual({});
  });
});

test('[PANEL-10] what was done to a row is no failure when the row can’t be read afterwards', async () => {
  const me: PanelUser = { uid: 'me', role: 'teacher', name: 'Nərmin', surname: 'Quliyeva', photo: null };
  const change = rows.deed({
    async send() {
      page.isOffline = true;
    },
    done: 'Oldu.',
  });
  await change(me, 'a');
  page.isOffline = false;
  expect($toasts.get().map(({ kind, text }) => [kind, text])).toEqual([['good', 'Oldu.']]);
  expect(rows.list.find('a')).toEqual(all[0]);
});
