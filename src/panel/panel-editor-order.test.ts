// @vitest-environment jsdom
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeLocks, type Locks, setLocks } from '#support/locks.ts';
import { type Ending, type SnippetService, snippetService } from '#support/snippet-service.ts';

// Two tabs of one browser write snippets while responses are lost, sessions end and tabs are closed, in any order.
// Each step of typing adds one unique word, so that the test can look for every word afterwards.

const service = vi.hoisted(() => ({ now: undefined as SnippetService | undefined }));
vi.mock('./articles-gateway.ts', () => ({
  get staffSnippets() {
    return service.now?.gateway;
  },
}));

const actions = [
  'new',
  'edit',
  'type',
  'submit',
  'close',
  'reload',
  'crash',
  'return',
  'show draft',
  'show saved',
  'read newer',
  'drop',
  'sign out',
  'session ends',
  'other account',
] as const;
type Action = (typeof actions)[number];
type Step = { tab: 0 | 1; action: Action } | { answer: number; ending: Ending } | { colleague: number };

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 8, arbitrary: fc.record({ tab: fc.constantFrom(0, 1), action: fc.constantFrom(...actions) }) },
  // Without this weight the important actions would rarely happen.
  {
    weight: 8,
    arbitrary: fc.record({
      tab: fc.constantFrom(0, 1),
      action: fc.constantFrom('new', 'type', 'submit', 'close' as const),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      answer: fc.nat(3),
      ending: fc.constantFrom('answered', 'answered', 'lost', 'failed'),
    }),
  },
  { weight: 1, arbitrary: fc.record({ colleague: fc.nat(3) }) },
);

/** The stores of a newly loaded tab. */
async function load() {
  vi.resetModules();
  const [{ snippets }, { $session }, { $toasts }, unsaved] = await Promise.all([
    import('#features/snippets/desk/store.ts'),
    import('#core/session/session.ts'),
    import('#core/views/toasts.ts'),
    import('#core/device/unsaved.ts'),
  ]);
  return { editor: snippets.editor, $session, $toasts, unsaved };
}

class Browser {
  tabs: (Awaited<ReturnType<typeof load>> & {
    /** The content of the fields, as the form's element would have it. */
    fields: string;
    attempt: number;
    state: { isOpen: boolean };
    locks: ReturnType<Locks['tab']>;
  })[] = [];
  uid = 'me';
  words = 0;
  /** Words that the user agreed to lose: dropped by hand, or deleted at sign-out. */
  given = new Set<string>();
  /** All typed words with their accounts. */
  typed: { uid: string; word: string }[] = [];
  locks = fakeLocks();
  service = snippetService();

  async open(at: number): Promise<void> {
    const old = this.tabs[at];
    if (old) {
      old.state.isOpen = false;
      old.locks.close();
    }
    const parts = await load();
    this.tabs[at] = { ...parts, fields: '', attempt: 0, state: { isOpen: true }, locks: this.locks.tab() };
    parts.$session.set({ state: 'user', uid: this.uid, username: 'u', photo: null, staff: true });
  }

  /** Makes a tab the current one, whose code runs. */
  enter(at: number) {
    const tab = this.tabs[at];
    if (!tab) throw new Error('no such tab');
    this.service.tab = tab.state;
    setLocks(tab.locks);
    return tab;
  }

  /** Does what React does: a new attempt resets the fields. */
  draw(): void {
    for (const tab of this.tabs) {
      const editing = tab.editor.$editing.get();
      if (!editing) tab.fields = '';
      else if (editing.attempt !== tab.attempt) tab.fields = editing.value.content;
      tab.attempt = editing?.attempt ?? 0;
    }
  }

  async settle(): Promise<void> {
    await vi.advanceTimersByTimeAsync(0);
    this.draw();
  }

  async run(one: Step): Promise<void> {
    if ('ending' in one) {
      const [request] = this.service.requests.splice(
        one.answer % Math.max(1, this.service.requests.length),
        1,
      );
      request?.end(one.ending);
    } else if ('colleague' in one) {
      const id = [...this.service.documents.keys()][one.colleague];
      if (id) this.service.change(id, 'theirs');
    } else {
      await this.act(one.tab, one.action);
    }
    await this.settle();
  }

  async act(at: number, action: Action): Promise<void> {
    const tab = this.enter(at);
    const { editor } = tab;
    const editing = editor.$editing.get();
    const value = () => ({ codeName: 'css', title: tab.fields, content: tab.fields, plan: '' });
    if (action === 'new') void editor.openNew(this.uid);
    const [document] = this.service.documents.values();
    if (action === 'edit' && document) void editor.open(this.uid, document);
    if (action === 'type' && editing) {
      this.words += 1;
      const word = `w${this.words}.`;
      this.typed.push({ uid: this.uid, word });
      tab.fields += word;
      const { fields } = tab;
      editor.typed(() => ({ codeName: 'css', title: fields, content: fields, plan: '' }));
    }
    if (action === 'submit' && editing) void editing.form.submit(value());
    if (action === 'close') editor.close();
    if (action === 'show draft') editor.show('draft');
    if (action === 'show saved' && editing?.seen) editor.show('saved');
    if (action === 'read newer') void editor.readNewer();
    if (action === 'return') dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    if (action === 'drop' && editing?.draft) {
      for (const word of wordsIn(tab.fields + editing.draft.value.content)) this.given.add(word);
      const kept = localStorage.getItem(this.slotOf(editing.id)) ?? '';
      for (const word of wordsIn(kept)) this.given.add(word);
      editor.dropDraft();
    }
    if (action === 'reload' || action === 'crash') {
      // A crash fires no event, so the pending save of the draft runs first.
      if (action === 'crash') await vi.advanceTimersByTimeAsync(500);
      else dispatchEvent(new Event('pagehide'));
      await this.open(at);
    }
    if (action === 'sign out') await this.signOut(at);
    if (action === 'session ends') await this.endSession();
    if (action === 'other account') {
      await this.endSession();
      this.uid = this.uid === 'me' ? 'you' : 'me';
    }
    if (['sign out', 'session ends', 'other account'].includes(action)) {
      for (const one of this.tabs) {
        one.$session.set({ state: 'user', uid: this.uid, username: 'u', photo: null, staff: true });
      }
    }
  }

  slotOf(id: string): string {
    return Object.keys(localStorage).find((key) => localStorage.getItem(key)?.includes(`"id":"${id}"`)) ?? '';
  }

  /** Does what site/account-links.client.ts does after the user has confirmed. */
  async signOut(at: number): Promise<void> {
    const { unsaved } = this.enter(at);
    unsaved.countUnsaved(this.uid);
    const drop = unsaved.discardUnsaved(this.uid);
    for (const { uid, word } of this.typed) if (uid === this.uid) this.given.add(word);
    for (const tab of this.tabs) tab.$session.set({ state: 'guest' });
    drop.forget();
    await this.settle();
    dispatchEvent(new Event('pagehide'));
    const left = Object.values({ ...localStorage }).join();
    const own = this.typed.filter(({ uid }) => uid === this.uid);
    expect(own.filter(({ word }) => left.includes(word))).toEqual([]);
  }

  async endSession(): Promise<void> {
    for (const tab of this.tabs) tab.$session.set({ state: 'guest' });
    await this.settle();
    for (const { editor } of this.tabs) expect(editor.$editing.get()).toBeNull();
  }

  /** Checks the invariants after every step. */
  check(): void {
    const own = new Set(this.typed.filter(({ uid }) => uid === this.uid).map(({ word }) => word));
    for (const tab of this.tabs) {
      const editing = tab.editor.$editing.get();
      // A user never sees unsaved text of another account.
      const published = this.service.versions.map(({ now }) => now.content).join();
      for (const word of wordsIn(JSON.stringify(editing?.draft ?? '') + tab.fields)) {
        expect(own.has(word) || published.includes(word), `${word} is shown to ${this.uid}`).toBe(true);
      }
      // A message that says "saved" is always true.
      for (const { kind, text } of tab.$toasts.get()) {
        const title = /«(.*)»/.exec(text)?.[1] ?? '';
        const isSaved = this.service.versions.some(({ now }) => now.title === title);
        if (kind === 'good') expect(isSaved, text).toBe(true);
      }
    }
    const [one, other] = this.tabs.map(({ editor }) => editor.$editing.get());
    if (one && other && !one.seen && !other.seen) expect(one.id).not.toBe(other.id);
    // A version is overwritten only by a form that has read it, or that contains every word of it.
    for (const { now, over, wasSeen } of this.service.versions) {
      if (!over || wasSeen) continue;
      const lost = wordsIn(over.content).filter((word) => !now.content.includes(word));
      expect(lost, `lost by ${now.content}`).toEqual([]);
      expect(over.audit).not.toBe('colleague');
    }
  }

  /** Checks the invariants after all requests were answered. */
  async checkEnd(): Promise<void> {
    for (let round = 0; round < 20 && this.service.requests.length > 0; round++) {
      for (const request of this.service.requests.splice(0)) request.end('answered');
      await this.settle();
    }
    this.check();
    // A form writes to one document only, even if its responses were lost several times.
    for (const { word } of this.typed) {
      const places = this.service.versions.filter(({ now }) => now.content.includes(word));
      expect(new Set(places.map(({ now }) => now.id)).size, `${word} was written twice`).toBeLessThan(2);
    }
    for (const { editor } of this.tabs) {
      expect(editor.$opening.get()).toBe(false);
      expect(editor.$editing.get()?.form.$state.get().step).not.toBe('sending');
    }
    const there = [
      ...this.tabs.map(({ fields }) => fields),
      ...Object.values({ ...localStorage }),
      ...this.service.versions.map(({ now }) => now.content),
    ].join();
    const lost = this.typed.filter(({ word }) => !there.includes(word) && !this.given.has(word));
    expect(lost).toEqual([]);
  }
}

const wordsIn = (text: string): string[] => text.match(/w\d+\./g) ?? [];

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T10:00:00Z') });
});
afterEach(() => {
  setLocks(undefined);
});

test('[PANEL-3] [PANEL-5] [PANEL-13] in any order of events, typed text is never lost, shown to other users, reported as saved too early or overwritten unseen', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 30, size: 'max' }), async (steps) => {
      localStorage.clear();
      const browser = new Browser();
      service.now = browser.service;
      await browser.open(0);
      await browser.open(1);
      for (const one of steps) {
        await browser.run(one);
        browser.check();
      }
      await browser.checkEnd();
      // Closes all forms, so that no state remains for the next browser.
      for (const { editor } of browser.tabs) editor.close();
    }),
    { numRuns: 60 },
  );
}, 120_000);
