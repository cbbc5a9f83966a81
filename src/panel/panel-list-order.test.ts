// @vitest-environment jsdom
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AppError } from '#core/cloud/errors.ts';
import { $session } from '#core/session/session.ts';
import { $toasts } from '#core/views/toasts.ts';
import { createList } from './list.ts';
import type { ListPage, ListQuery } from './list-query.ts';

// A list of the panel while responses are late, out of order or lost, and another user signs in.

type Sort = 'newest' | 'title';

/** A row records the account and the query that it was read for, and its text. */
interface Item {
  account: number;
  asked: string;
  text: string;
}

const actions = ['load', 'more', 'search', 'sort', 'delete', 'change', 'sign out', 'wait'] as const;
const step = fc.oneof(
  fc.record({ action: fc.constantFrom(...actions), at: fc.nat(3) }),
  // Most actions load more rows, or delete rows meanwhile.
  fc.record({ action: fc.constantFrom('more', 'delete'), at: fc.nat(1) }),
  fc.record({ answer: fc.constantFrom(0, 0, 1, 2), ok: fc.boolean() }),
);

interface Server {
  account: number;
  texts: Map<string, string>;
  requests: ((ok: boolean) => void)[];
}

function listOf(server: Server) {
  const page = (asked: ListQuery<Sort>, from: number): Promise<ListPage<Item>> => {
    const { account } = server;
    // The state of the server at the time of the request, not of the response.
    const all = [...server.texts].map(([id, text]) => ({
      id,
      item: { account, asked: `${asked.search} ${asked.sort}`, text },
    }));
    return new Promise((resolve, reject) => {
      server.requests.push((ok) =>
        ok
          ? resolve({
              rows: all.slice(from, from + 2),
              more: all.length > from + 2 ? () => page(asked, from + 2) : null,
            })
          : reject(new AppError('firestore/unavailable')),
      );
    });
  };
  return createList<Item, Sort>({
    name: 'notes',
    sorts: ['newest', 'title'],
    read: (asked) => page({ ...asked }, 0),
  });
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('dispatchEvent', () => true);
});
afterEach(() => {
  $session.set({ state: 'unknown' });
  $toasts.set([]);
});

test('[PANEL-10] with responses in any order, a list shows the current query to the current user and never loads for ever', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 30, size: 'max' }), async (steps) => {
      const texts = new Map(['a', 'b', 'c', 'd', 'e'].map((id) => [id, id]));
      const server: Server = { account: 1, texts, requests: [] };
      const list = listOf(server);
      let isOpen = false;
      const check = () => {
        const now = list.$list.get();
        if (now.step !== 'ready') return;
        const { search, sort } = list.$asked.get();
        for (const row of now.rows) {
          if (!('item' in row)) continue;
          expect(row.item.account).toBe(server.account);
          expect(server.texts.get(row.id), `${row.id} is gone`).toBe(row.item.text);
          if (!now.busy && !isWaiting) expect(row.item.asked).toBe(`${search} ${sort}`);
        }
        expect(new Set(now.rows.map(({ id }) => id)).size).toBe(now.rows.length);
      };
      /** A search is pending until typing pauses. */
      let isWaiting = false;
      for (const [n, one] of steps.entries()) {
        if ('ok' in one) {
          const [answer] = server.requests.splice(one.answer % Math.max(1, server.requests.length), 1);
          answer?.(one.ok);
        } else {
          const id = ['a', 'b', 'c', 'd'][one.at] ?? 'a';
          if (one.action === 'load') {
            isOpen = true;
            isWaiting = false;
            void list.load();
          }
          if (one.action === 'more') void list.loadMore();
          if (one.action === 'search' && isOpen) {
            isWaiting ||= list.$asked.get().search !== `s${one.at}`;
            list.search(`s${one.at}`);
          }
          if (one.action === 'sort' && isOpen) {
            isWaiting = false;
            list.sort(one.at > 1 ? 'title' : 'newest');
          }
          if (one.action === 'delete') {
            texts.delete(id);
            list.drop(id);
          }
          if (one.action === 'change' && texts.has(id)) {
            const { search, sort } = list.$asked.get();
            texts.set(id, `${id}${n}`);
            const asked = `${search} ${sort}`;
            list.replace(id, { account: server.account, asked, text: `${id}${n}` });
          }
          if (one.action === 'sign out') {
            $session.set({ state: 'guest' });
            expect(list.$list.get()).toEqual({ step: 'loading' });
            server.account += 1;
            isOpen = false;
            isWaiting = false;
            $session.set({ state: 'unknown' });
          }
          if (one.action === 'wait') {
            await vi.advanceTimersByTimeAsync(300);
            isWaiting = false;
          }
        }
        await vi.advanceTimersByTimeAsync(0);
        check();
      }
      await vi.advanceTimersByTimeAsync(300);
      isWaiting = false;
      for (let round = 0; round < 10 && server.requests.length > 0; round++) {
        for (const answer of server.requests.splice(0)) answer(true);
        await vi.advanceTimersByTimeAsync(0);
      }
      check();
      const end = list.$list.get();
      if (isOpen) expect(end.step).not.toBe('loading');
      else expect(end).toEqual({ step: 'loading' });
      if (end.step === 'ready') expect(end.busy).toBe(false);
    }),
    { numRuns: 500 },
  );
});
