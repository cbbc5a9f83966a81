// Fake gateways for unit tests of stores: the user who is signed in on the device, the user that this tab knows, and
// responses that succeed, fail or never come, as the test decides. Other tabs act at once; this tab is notified later.

import { AppError } from '#core/cloud/errors.ts';
import type { ownRecord } from '#core/cloud/own-record.ts';
import type { people } from '#core/cloud/people.ts';
import type { records } from '#core/cloud/records.ts';
import { applyChange, joinEntries, readEntries } from '#core/device/record.ts';
import { sessionKey } from '#core/device/storage-keys.ts';
import type { Account, accounts } from '#core/session/accounts-gateway.ts';
import type { PersonNames, User } from '#core/session/user.ts';
import type { outlines } from '#features/courses/gateway.ts';
import type { Module } from '#features/courses/outline.ts';
import { progressKind } from '#features/progress/progress.ts';
import type { VideoPage, videos } from '#features/videos/gateway.ts';
import type { Video } from '#features/videos/video.ts';

interface Question {
  what: string;
  answer(): void;
  fail(code?: ConstructorParameters<typeof AppError>[0]): void;
}

export const recordOf = (uid: string, over: Partial<User> = {}): User => ({
  id: uid,
  name: uid,
  surname: 'Soyad',
  nameKey: uid,
  username: uid,
  email: `${uid}@kodyol.example`,
  mobile: '',
  lessons: [uid],
  createdAt: new Date(0),
  ...over,
});

/** A video whose group is the part of its id before the hyphen. */
export const videoOf = (id: string, over: Partial<Extract<Video, { demo: 'false' }>> = {}): Video => ({
  id,
  title: id,
  titleKey: id,
  hashtags: ['frontend'],
  url: 'abcdefghijk',
  demo: 'false',
  paid: '',
  group: id.split('-')[0] ?? '',
  time: new Date(0),
  rev: 1,
  audit: 'seed',
  ...over,
});

export class FakeService {
  /** Who is signed in on this device. */
  user: string | null = null;
  /** The user that the SDK of this tab knows; it can be out of date. */
  known: string | null = null;
  records = new Map<string, User>();
  /** Whose e-mail is not verified. */
  unverified = new Set<string>();
  /** Whose names were changed. */
  edited = new Set<string>();
  /** What accounts have, by collection and uid: `progress/aysel`. Every course has the same. */
  stored = new Map<string, unknown>();
  /** Pages of the videos of a user's own group. */
  pages: (uid: string) => Video[][] = (uid) => [[videoOf(`${uid}-1`), videoOf(`${uid}-2`)]];
  /** What has come to the lists since they were read. */
  added: Video[] = [];
  /** Whose a group is that is not named after its user. */
  grantedTo: Record<string, string> = {};
  /** A test that needs the codes of failures gives the class that the stores of its page know. */
  AppError = AppError;
  /** The outline of every course. It is not a question: it is there before the videos. */
  modules: () => Promise<Module[]> = async () => [];
  questions: Question[] = [];
  /** Events of other tabs that this tab has not received yet. */
  events: (() => void)[] = [];
  isFrozen = false;
  private listeners = new Set<(account: Account | null) => void>();

  accountOf = (uid: string): Account => ({
    uid,
    email: `${uid}@kodyol.example`,
    emailVerified: !this.unverified.has(uid),
    username: uid,
    photo: null,
    hasPassword: true,
    hasFactor: null,
  });

  // ── The network ──

  /** How many requests there were. */
  asked = 0;
  /** The network answers every request by itself, or refuses it. */
  answers: 'as the test decides' | 'at once' | 'never' = 'as the test decides';

  /** A request that the test answers. Every second one is executed at once, the others when they are answered. */
  ask<Answer>(what: string, run: () => Answer): Promise<Answer> {
    this.asked += 1;
    if (this.answers === 'at once') return Promise.resolve().then(run);
    if (this.answers === 'never') return Promise.reject(new this.AppError('firestore/unavailable'));
    const isEarly = what !== 'signIn' && this.asked % 2 === 0;
    const early = isEarly ? Promise.resolve().then(run) : null;
    // The test may never answer the request, so a failure must not be unhandled.
    early?.catch(() => {});
    return new Promise((resolve, reject) => {
      const settle = (finish: () => void) => () => {
        this.questions.splice(this.questions.indexOf(question), 1);
        finish();
      };
      const question: Question = {
        what,
        answer: settle(() => {
          try {
            resolve(early ?? run());
          } catch (error) {
            reject(error);
          }
        }),
        fail: (code = 'firestore/unavailable') => settle(() => reject(new this.AppError(code)))(),
      };
      this.questions.push(question);
    });
  }

  private asSelf<Answer>(uid: string, run: () => Answer): Answer {
    if (this.known !== uid) throw new AppError('firestore/permission-denied');
    return run();
  }

  // ── Other tabs, and the back/forward cache ──

  private hear = () => {
    if (this.known === this.user) return;
    this.known = this.user;
    for (const listener of this.listeners) listener(this.user === null ? null : this.accountOf(this.user));
  };

  private happened(key: string): void {
    if (this.isFrozen) return;
    this.events.push(this.hear, () => dispatchEvent(new StorageEvent('storage', { key })));
  }

  deliver(): void {
    this.events.shift()?.();
  }

  freeze(): void {
    this.isFrozen = true;
    // A page in the back/forward cache receives no events, not even those that were already sent.
    this.events = [];
  }

  /** Restores the page from the back/forward cache, with the event that layouts/shell.client.ts handles. */
  thaw(): void {
    this.isFrozen = false;
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    dispatchEvent(new StorageEvent('storage'));
    this.hear();
  }

  otherTabSignsOut(): void {
    if (this.user === null) return;
    const uid = this.user;
    // Moves progress from the device to the account.
    const key = progressKind.key(uid, 'frontend');
    const kept = progressKind.device(JSON.parse(localStorage.getItem(key) ?? '{}'));
    this.stored.set(`progress/${uid}`, joinEntries(progressKind, this.progressOf(uid), kept));
    localStorage.removeItem(key);
    this.user = null;
    localStorage.removeItem(sessionKey);
    this.happened(sessionKey);
  }

  otherTabSignsIn(uid: string): void {
    this.otherTabSignsOut();
    this.user = uid;
    localStorage.setItem(sessionKey, JSON.stringify(this.sessionHintOf(uid)));
    this.happened(sessionKey);
  }

  sessionHintOf = (uid: string) => ({ uid, username: uid, photo: null, staff: false });

  // ── The gateways ──

  accounts = {
    onChange: (listener) => {
      this.listeners.add(listener);
      queueMicrotask(() => {
        this.known = this.user;
        listener(this.user === null ? null : this.accountOf(this.user));
      });
      return () => this.listeners.delete(listener);
    },
    current: async () => (this.known === null ? null : this.accountOf(this.known)),
    signIn: (email) =>
      this.ask('signIn', () => {
        const [uid = ''] = email.split('@');
        this.user = uid;
        this.hear();
        return this.accountOf(uid);
      }),
    signOut: async () => {
      this.user = null;
      this.hear();
    },
    sendVerification: (uid) => this.ask('sendVerification', () => this.asSelf(uid, () => {})),
    refreshed: (uid) => this.ask('refreshed', () => this.asSelf(uid, () => this.accountOf(uid))),
  } satisfies Partial<typeof accounts>;

  people = {
    isRegistered: () => this.ask('isRegistered', () => true),
    own: (uid) => this.ask(`own ${uid}`, () => this.asSelf(uid, () => this.records.get(uid) ?? null)),
  } satisfies Partial<typeof people>;

  ownRecord = {
    edit: (uid, names: PersonNames) =>
      this.ask(`edit ${uid}`, () =>
        this.asSelf(uid, () => {
          const record = this.records.get(uid);
          if (!record) throw new AppError('firestore/permission-denied');
          this.records.set(uid, { ...record, ...names });
          this.edited.add(uid);
        }),
      ),
  } satisfies Partial<typeof ownRecord>;

  progressOf = (uid: string) => progressKind.device(this.stored.get(`progress/${uid}`));

  recordGateway: typeof records = {
    all: (kind, uid) => this.ask(`${kind.collection} of ${uid}`, () => this.asSelf(uid, () => ({}))),
    exchange: (kind, uid, _id, decide) =>
      this.ask(`${kind.collection} ${uid}`, () =>
        this.asSelf(uid, () => {
          const at = `${kind.collection}/${uid}`;
          const found = readEntries(kind, this.stored.get(at));
          const change = decide(found);
          const stored = change ? applyChange(found, change) : found;
          this.stored.set(at, stored);
          return { stored, change };
        }),
      ),
  };

  private pageOf(uid: string, pages: Video[][]): VideoPage {
    const [videos = [], ...rest] = pages;
    return {
      videos,
      more:
        rest.length === 0
          ? null
          : () => this.ask(`more ${uid}`, () => this.asSelf(uid, () => this.pageOf(uid, rest))),
      later: () => this.ask(`later ${uid}`, () => this.asSelf(uid, () => this.pageOf(uid, [this.added]))),
    };
  }

  videos = {
    free: () => this.ask('free', (): VideoPage => this.pageOf('free', [[]])),
    group: (_lesson, group) =>
      this.ask(`group ${group}`, () => {
        const owner = this.grantedTo[group] ?? group;
        return this.asSelf(owner, () => this.pageOf(owner, this.pages(group)));
      }),
    one: (id) =>
      this.ask(`one ${id}`, () => {
        const all = this.known === null ? [] : this.pages(this.known).flat();
        return all.find((video) => video.id === id) ?? null;
      }),
    titled: (group, word) =>
      this.ask(`titled ${group} ${word}`, () => {
        const owner = this.grantedTo[group] ?? group;
        return this.asSelf(owner, () => this.pages(group).flat());
      }),
    /** The titles say who has read them. */
    allFree: () => {
      const uid = this.known ?? 'nobody';
      return this.ask(`index ${uid}`, () =>
        this.asSelf(uid, () => [{ id: `${uid}-free`, title: uid, hashtags: ['frontend'] }]),
      );
    },
  } satisfies Partial<typeof videos>;

  outlines: typeof outlines = { of: () => this.modules() };
}

let current: FakeService | undefined;

/** The fake service of the page that is open now. */
export function service(): FakeService {
  if (!current) throw new Error('no page is open');
  return current;
}

export function serve(fresh: FakeService): void {
  current = fresh;
}

/** A gateway for `vi.mock`, which keeps what it was given for the whole file. */
export function delegated<
  Name extends 'accounts' | 'people' | 'ownRecord' | 'recordGateway' | 'videos' | 'outlines',
>(name: Name): FakeService[Name] {
  return new Proxy({} as FakeService[Name], { get: (_, method) => Reflect.get(service()[name], method) });
}

/** Waits until all promises that need no answer of the test have settled. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 6; turn += 1) await new Promise((done) => setImmediate(done));
}
