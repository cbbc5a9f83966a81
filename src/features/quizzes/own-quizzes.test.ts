// @vitest-environment jsdom
import fc from 'fast-check';
import { cleanStores } from 'nanostores';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { AppError } from '#core/cloud/errors.ts';
import { quizAnswersKey } from '#core/device/page-storage-keys.ts';
import { $profile } from '#core/session/profile.ts';
import { $session } from '#core/session/session.ts';
import type { User } from '#core/session/user.ts';
import { setClock } from '#core/time/clock.ts';
import { $toasts } from '#core/views/toasts.ts';
import { $reviews } from '#features/exercises/reviews.ts';
import { quizSlug, reviewId } from '#features/progress/review.ts';
import { recordOf } from '#support/fake-service.ts';
import { quizLimits } from './limits.ts';
import { type Attempt, attemptId, type Quiz, quizStep } from './quiz.ts';
import { $keys, readKey } from './results.ts';
import {
  $drafts,
  $now,
  answer,
  beginForm,
  closeForm,
  finishForm,
  giveUpForm,
  goOn,
  type OwnQuiz,
  openQuizzes,
  ownQuizzes,
} from './store.ts';
import { quizzes as texts } from './texts.ts';

const question = { text: 'Hansı?', code: '', many: false, options: ['bir', 'iki'] };
const quiz: Quiz = {
  id: 'css-1',
  course: 'css',
  title: 'CSS',
  state: 'open',
  minutes: 20,
  attempts: 2,
  ends: undefined,
  rev: 2,
  audit: 'a',
  questions: [question, question, question],
};

/** The service decides by its own clock, as the rules do; `lost` answers have arrived. */
const service = vi.hoisted(() => ({
  attempts: [] as Attempt[],
  locks: [] as (readonly string[])[],
  scores: [] as number[],
  failures: [] as { isWritten: boolean; code: 'firestore/unavailable' }[],
  time: new Date(),
  clockReads: 0,
  isClockLost: false,
  due: new Date('2026-12-05T20:00:00Z'),
  ends: undefined as Date | undefined,
}));
vi.mock('./gateway.ts', () => {
  const refuse = () => {
    throw new AppError('firestore/permission-denied');
  };
  const write = (act: () => void) => {
    const failure = service.failures.shift();
    if (!failure || failure.isWritten) act();
    if (failure) throw new AppError(failure.code);
  };
  const now = (): Quiz => ({ ...quiz, ends: service.ends });
  const begin = ({ id: uid }: User, { id }: Pick<Quiz, 'id'>, n: number): Attempt => {
    const at = quizStep(now(), service.attempts, service.time);
    if (at.step !== 'ready' || at.n !== n) refuse();
    const attempt = { id: attemptId(id, uid, n), quiz: id, uid, name: '', course: 'css', n };
    const begun = { ...attempt, startedAt: service.time };
    service.attempts.push(begun);
    return begun;
  };
  const lock = ({ id, startedAt }: Attempt, answers: string[]) => {
    const found = service.attempts.find(
      (one) => one.id === id && one.startedAt.getTime() === startedAt.getTime(),
    );
    const { step } = quizStep(now(), service.attempts, service.time);
    if (!found || found.lockedAt || (step !== 'running' && answers.some((one) => one !== ''))) refuse();
    Object.assign(found ?? {}, { answers, lockedAt: service.time });
    service.locks.push(answers);
  };
  return {
    quizzes: {
      list: async () => [now()],
      one: async () => now(),
      attempts: async () => service.attempts.map((attempt) => ({ ...attempt })),
      dues: async (_: string, group?: string) => {
        if (group === 'g-left') refuse();
        return group ? { 'quiz:css-1': service.due } : {};
      },
      begin: async (by: User, quiz: Quiz, n: number) => write(() => begin(by, quiz, n)),
      lock: async (attempt: Attempt, answers: string[]) => write(() => lock(attempt, answers)),
      forgo: async (by: User, quiz: Quiz, n: number) =>
        write(() => {
          lock(begin(by, quiz, n), ['', '', '']);
        }),
      key: async () =>
        quizStep(now(), service.attempts, service.time).step === 'known'
          ? { id: 'css-1', right: ['a', 'b', 'a'], explanations: ['', '', ''] }
          : refuse(),
      score: async ({ id }: Attempt, score: number) =>
        write(() => {
          const found = service.attempts.find((one) => one.id === id);
          if (!found || found.score !== undefined) return refuse();
          found.score = score;
          service.scores.push(score);
        }),
    },
  };
});
vi.mock('#core/cloud/service-time.ts', () => ({
  serviceTime: async () => {
    service.clockReads += 1;
    if (service.isClockLost) return new Date();
    setClock(service.time.getTime());
    return service.time;
  },
}));
vi.mock('#core/cloud/people.ts', () => ({ people: { own: async () => me } }));

const me = recordOf('me', { lessons: ['css'] });
const minute = 60_000;
const start = new Date('2026-12-01T10:00:00Z');
/** The device's clock is wrong by so much. */
let wrong = 0;

/** The device's monotonic clock. */
let monotonic = 0;

/** Time goes by for the service and the device. */
async function pass(ms: number): Promise<void> {
  for (let left = ms; left >= 0; left -= 1000) {
    const step = Math.min(1000, left);
    service.time = new Date(service.time.getTime() + step);
    monotonic += step;
    await vi.advanceTimersByTimeAsync(step);
  }
}
const online = (is: boolean) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(is);
  if (is) dispatchEvent(new Event('online'));
};

const own = (): OwnQuiz => {
  const state = ownQuizzes.$state.get();
  const [first] = state.step === 'ready' ? state.own : [];
  if (!first) throw new Error('there is no quiz');
  return first;
};
const openId = () => own().attempts.find(({ lockedAt }) => !lockedAt)?.id ?? '';
const step = () => quizStep(quiz, own().attempts, service.time).step;
const stepNowOf = ({ quiz, attempts }: OwnQuiz) => quizStep(quiz, attempts, service.time).step;
const first = attemptId('css-1', 'me', 1);
const keptAnswers = (id = first) => JSON.parse(localStorage.getItem(quizAnswersKey('me', id)) ?? 'null');

async function open(): Promise<void> {
  vi.useFakeTimers({ now: start.getTime() + wrong });
  openQuizzes('me', 'css');
  await vi.advanceTimersByTimeAsync(0);
}

beforeEach(() => {
  service.time = start;
  vi.spyOn(performance, 'now').mockImplementation(() => monotonic);
  $session.set({ state: 'user', uid: 'me' } as ReturnType<typeof $session.get>);
  $profile.set({ state: 'ready', record: me } as ReturnType<typeof $profile.get>);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  $session.set({ state: 'guest' });
  Object.assign(service, { attempts: [], locks: [], scores: [], failures: [], ends: undefined });
  $toasts.set([]);
  localStorage.clear();
  dispatchEvent(new StorageEvent('storage', { key: null }));
  wrong = 0;
});

describe('[QUIZ-1] an attempt', () => {
  test('is begun, answered and locked once, with an empty answer for what is open', async () => {
    await open();
    await beginForm('css-1').submit({});
    expect(step()).toBe('running');
    answer(openId(), 0, 'a');
    answer(openId(), 2, 'b');
    expect(keptAnswers()).toEqual({ answers: ['a', '', 'b'], waits: false });
    await finishForm('css-1').submit({});
    expect(service.locks).toEqual([['a', '', 'b']]);
    expect(keptAnswers()).toBeNull();
    expect(step()).toBe('ready');
  });

  test('[GROUP-3] has the last moment of the own group, and can be begun where that can’t be read', async () => {
    await open();
    expect(own().due).toBeNull();
    for (const [css, due] of [
      ['g-a', service.due],
      ['g-left', null],
    ] as const) {
      const record: User = { ...me, groups: { css } };
      $profile.set({ state: 'ready', record } as ReturnType<typeof $profile.get>);
      await ownQuizzes.again();
      expect(own().due).toEqual(due);
      expect(step()).toBe('ready');
    }
  });

  test('whose begin lost its answer runs', async () => {
    await open();
    service.failures.push({ isWritten: true, code: 'firestore/unavailable' });
    await beginForm('css-1').submit({});
    expect(step()).toBe('running');
    expect(beginForm('css-1').$state.get().step).toBe('done');
  });

  test('that did not begin says so, and can be begun again', async () => {
    await open();
    service.failures.push({ isWritten: false, code: 'firestore/unavailable' });
    await beginForm('css-1').submit({});
    expect(beginForm('css-1').$state.get()).toMatchObject({ step: 'failed' });
    await beginForm('css-1').submit({});
    expect(step()).toBe('running');
  });

  test('that another tab has begun runs here, too', async () => {
    await open();
    service.attempts.push({
      ...{ id: first, quiz: 'css-1', uid: 'me', name: '', course: 'css', n: 1 },
      startedAt: start,
    });
    await beginForm('css-1').submit({});
    expect(step()).toBe('running');
  });

  test('keeps what two tabs have answered', async () => {
    await open();
    await beginForm('css-1').submit({});
    answer(openId(), 0, 'a');
    localStorage.setItem(
      quizAnswersKey('me', first),
      JSON.stringify({ answers: ['a', 'b', ''], waits: false }),
    );
    answer(openId(), 2, 'a');
    expect(keptAnswers().answers).toEqual(['a', 'b', 'a']);
  });

  test('whose lock lost its answer is locked, and the answers are not sent again', async () => {
    await open();
    await beginForm('css-1').submit({});
    answer(openId(), 0, 'a');
    service.failures.push({ isWritten: true, code: 'firestore/unavailable' });
    await finishForm('css-1').submit({});
    expect(step()).toBe('ready');
    expect(service.locks).toHaveLength(1);
    expect(keptAnswers()).toBeNull();
  });

  test('that another tab has locked is shown as locked, with an empty place for the next', async () => {
    await open();
    await beginForm('css-1').submit({});
    answer(openId(), 0, 'a');
    Object.assign(service.attempts[0] ?? {}, { answers: ['b', '', ''], lockedAt: start });
    await finishForm('css-1').submit({});
    expect(finishForm('css-1').$state.get().step).toBe('done');
    expect(keptAnswers()).toBeNull();
  });

  test('that staff have given back is not handed in, and its answers come back with the next', async () => {
    await open();
    await beginForm('css-1').submit({});
    answer(openId(), 0, 'a');
    service.attempts = [];
    await finishForm('css-1').submit({});
    expect($toasts.get()).toMatchObject([{ kind: 'bad', text: texts.givenBack }]);
    await beginForm('css-1').submit({});
    expect($drafts.get()[first]?.answers).toEqual(['a']);
  });

  test('that can’t be sent keeps the answers and says why', async () => {
    await open();
    await beginForm('css-1').submit({});
    answer(openId(), 0, 'a');
    service.failures.push({ isWritten: false, code: 'firestore/unavailable' });
    await finishForm('css-1').submit({});
    expect(finishForm('css-1').$state.get()).toMatchObject({
      step: 'failed',
      code: 'firestore/unavailable',
    });
    expect(keptAnswers().answers).toEqual(['a']);
  });

  test('that is finished without a network waits for it, unless the student goes on', async () => {
    await open();
    await beginForm('css-1').submit({});
    answer(openId(), 0, 'a');
    online(false);
    await finishForm('css-1').submit({});
    expect(keptAnswers().waits).toBe(true);
    goOn(first);
    online(true);
    await pass(0);
    expect(service.locks).toEqual([]);
    online(false);
    await finishForm('css-1').submit({});
    online(true);
    await pass(0);
    expect(service.locks).toEqual([['a', '', '']]);
  });

  test.each([0, -60 * minute, 60 * minute])(
    'is locked at its end, by a clock that is %s ms wrong',
    async (ms) => {
      wrong = ms;
      await open();
      await beginForm('css-1').submit({});
      answer(openId(), 1, 'b');
      await pass(20 * minute - 1000);
      expect(service.locks).toEqual([]);
      await pass(2500);
      expect(service.locks).toEqual([['', 'b', '']]);
    },
  );

  /** A page that shows the quiz looks at its clock each second. */
  const watched = () => {
    $now.subscribe(() => {});
    onTestFinished(() => cleanStores($now));
  };
  const jump = (ms: number) => vi.setSystemTime(Date.now() + ms);

  test.each([-26 * 60, -60, -1, 1, 19, 21, 60, 40 * 1440].map((minutes) => minutes * minute))(
    'neither ends nor runs on when the device’s clock is set by %s ms meanwhile',
    async (ms) => {
      await open();
      watched();
      await beginForm('css-1').submit({});
      answer(openId(), 1, 'b');
      await pass(5 * minute);
      jump(ms);
      await pass(5 * minute);
      expect(quizStep(quiz, own().attempts, $now.get()).step).toBe('running');
      expect(Math.abs($now.get().getTime() - service.time.getTime())).toBeLessThanOrEqual(1000);
      await pass(10 * minute - 2000);
      expect(service.locks).toEqual([]);
      await pass(4000);
      expect(service.locks).toEqual([['', 'b', '']]);
    },
  );

  test('is locked once at its end, however often the clock is set, at whatever moment', async () => {
    const jumps = fc.array(
      fc.record({ after: fc.integer({ min: 1, max: 400 }), by: fc.integer({ min: -1e9, max: 1e9 }) }),
      { minLength: 1, maxLength: 4 },
    );
    await fc.assert(
      fc.asyncProperty(jumps, async (all) => {
        Object.assign(service, { attempts: [], locks: [], time: start });
        localStorage.clear();
        await open();
        $now.subscribe(() => {});
        await ownQuizzes.again();
        await beginForm('css-1').submit({});
        answer(openId(), 1, 'b');
        let left = 20 * 60 - 2;
        for (const { after, by } of all) {
          const seconds = Math.min(after, left);
          left -= seconds;
          await pass(seconds * 1000);
          jump(by);
        }
        await pass(left * 1000);
        expect(service.locks).toEqual([]);
        await pass(4000);
        cleanStores($now);
        expect(service.locks).toEqual([['', 'b', '']]);
        vi.useRealTimers();
      }),
      { numRuns: 15 },
    );
  });

  test('goes on where staff have moved the end of the quiz meanwhile, and is locked at the new one', async () => {
    service.ends = new Date(start.getTime() + 5 * minute);
    await open();
    await beginForm('css-1').submit({});
    answer(openId(), 0, 'a');
    service.ends = new Date(start.getTime() + 60 * minute);
    await pass(6 * minute);
    expect([service.locks, own().quiz.ends]).toEqual([[], service.ends]);
    answer(openId(), 1, 'b');
    await pass(15 * minute);
    expect(service.locks).toEqual([['a', 'b', '']]);
  });

  test('that is over by an end that staff have moved is not closed without its answers', async () => {
    service.ends = new Date(start.getTime() + 5 * minute);
    await open();
    await beginForm('css-1').submit({});
    answer(openId(), 0, 'a');
    online(false);
    await pass(6 * minute);
    service.ends = new Date(start.getTime() + 60 * minute);
    online(true);
    await closeForm('css-1').submit({});
    expect([service.locks, step()]).toEqual([[], 'running']);
    expect($toasts.get().at(-1)?.text).toBe(texts.timeIsLeft);
  });

  test('that only seems to be over is not closed: the service is asked, and it goes on', async () => {
    await open();
    await beginForm('css-1').submit({});
    answer(openId(), 1, 'b');
    await pass(minute);
    // The clock of the product is wrong, too: the last answer of the service was.
    setClock(service.time.getTime() + 60 * minute);
    await closeForm('css-1').submit({});
    expect(service.locks).toEqual([]);
    expect($toasts.get()).toMatchObject([{ kind: 'good', text: texts.timeIsLeft }]);
    expect($drafts.get()[first]?.answers).toEqual(['', 'b']);
  });

  test('that was given back while its answers waited for a network is not handed in when it is begun anew', async () => {
    await open();
    await beginForm('css-1').submit({});
    answer(openId(), 0, 'a');
    online(false);
    await finishForm('css-1').submit({});
    await pass(minute);
    service.attempts = [];
    await ownQuizzes.again();
    online(true);
    await beginForm('css-1').submit({});
    await pass(1000);
    expect(service.locks).toEqual([]);
    expect($drafts.get()[first]).toMatchObject({ answers: ['a'], waits: false });
  });

  test.each([
    ['its time ends', async () => pass(19 * minute + 2000)],
    ['the network is back', async () => online(true)],
    ['the student hands it in', async () => finishForm('css-1').submit({})],
  ])(
    'that was given back and begun anew on another device is not handed in by this one when %s',
    async (what, happens) => {
      await open();
      await beginForm('css-1').submit({});
      answer(openId(), 0, 'a');
      if (what === 'the network is back') {
        online(false);
        await finishForm('css-1').submit({});
      }
      await pass(minute);
      const [given] = service.attempts;
      if (!given) throw new Error('nothing was begun');
      service.attempts = [{ ...given, startedAt: service.time }];
      await happens();
      await pass(1000);
      expect(service.locks).toEqual([]);
      expect($toasts.get()).toMatchObject([{ kind: 'bad', text: texts.givenBack }]);
      expect(step()).toBe('running');
      expect($drafts.get()[first]).toMatchObject({ answers: ['a'], waits: false });
      await finishForm('css-1').submit({});
      expect(service.locks).toEqual([['a', '', '']]);
    },
  );

  test('that waits for a network is handed in also when another tab has answered meanwhile', async () => {
    await open();
    await beginForm('css-1').submit({});
    online(false);
    await finishForm('css-1').submit({});
    answer(openId(), 2, 'b');
    online(true);
    await pass(0);
    expect(service.locks).toEqual([['', '', 'b']]);
  });

  test.each([1, 2, 3])(
    'is locked within the time for the way, when the service fails %i times at the end',
    async (times) => {
      await open();
      await beginForm('css-1').submit({});
      answer(openId(), 1, 'b');
      const failure = { isWritten: false, code: 'firestore/unavailable' } as const;
      service.failures.push(...Array.from({ length: times }, () => failure));
      await pass(20 * minute + 8000 * times - 2000);
      expect(service.locks).toEqual([]);
      await pass(4000);
      expect(service.locks).toEqual([['', 'b', '']]);
    },
  );

  test('whose time went by without a network is over: the answers stay until the student closes it', async () => {
    await open();
    await beginForm('css-1').submit({});
    answer(openId(), 1, 'b');
    online(false);
    await pass(20 * minute + quizLimits.grace * 1000 + 1000);
    online(true);
    await pass(0);
    expect(service.locks).toEqual([]);
    expect(step()).toBe('over');
    expect($drafts.get()[first]?.answers).toEqual(['', 'b']);
    await closeForm('css-1').submit({});
    expect(service.locks).toEqual([['', '', '']]);
    expect(step()).toBe('ready');
  });

  test('is refused to who has lost the course', async () => {
    await open();
    me.lessons = [];
    await beginForm('css-1').submit({});
    expect(beginForm('css-1').$state.get()).toMatchObject({ step: 'failed', message: texts.beginRefused });
    me.lessons = ['css'];
  });
});

describe('[QUIZ-1] [LEARN-10] the result', () => {
  const lockedWith = async (answers: string[]) => {
    await beginForm('css-1').submit({});
    for (const [at, letters] of answers.entries()) answer(openId(), at, letters);
    await finishForm('css-1').submit({});
  };
  const comesBack = () =>
    [1, 2, 3].filter((n) => $reviews.get()[reviewId('css', quizSlug('css-1'), n)] !== undefined);

  test('opens with the last attempt; scores are written, and what was wrong in the newest answers comes back, once', async () => {
    await open();
    await lockedWith(['a', 'a', '']);
    await lockedWith(['b', 'b', '']);
    await readKey(own());
    expect($keys.get()['css-1']?.step).toBe('ready');
    expect(service.scores).toEqual([1, 1]);
    expect(comesBack()).toEqual([1]);
    await ownQuizzes.again();
    const before = $reviews.get();
    $keys.set({});
    await readKey(own());
    expect(service.scores).toEqual([1, 1]);
    expect($reviews.get()).toBe(before);
  });

  test('can be had by giving up the attempts that are left', async () => {
    await open();
    await lockedWith(['a', 'b', 'a']);
    await giveUpForm('css-1').submit({});
    expect(step()).toBe('known');
    await readKey(own());
    expect(service.scores).toEqual([3, 0]);
    expect(comesBack()).toEqual([]);
  });

  test('a score that another tab has written is shown, and is no failure', async () => {
    await open();
    await lockedWith(['a', 'a', '']);
    await lockedWith(['b', 'b', '']);
    const shown = own();
    const failed = vi.spyOn(console, 'error');
    for (const attempt of service.attempts) attempt.score = 1;
    await readKey(shown);
    expect($keys.get()['css-1']?.step).toBe('ready');
    expect(own().attempts.map(({ score }) => score)).toEqual([1, 1]);
    expect(failed).not.toHaveBeenCalled();
  });

  test('[QUIZ-2] a key that was corrected is read again, and what does not count does not come back', async () => {
    await open();
    await lockedWith(['a', 'a', '']);
    await lockedWith(['b', 'b', 'b']);
    const before = own();
    await readKey(before);
    const corrected = { ...before, quiz: { ...before.quiz, correction: { n: 1, at: new Date(), out: [0] } } };
    await readKey(corrected);
    expect($keys.get()['css-1']).toMatchObject({ step: 'ready', n: 1 });
    await readKey(before);
    expect($keys.get()['css-1']).toMatchObject({ n: 1 });
  });

  test('[QUIZ-2] what was wrong in a question that does not count does not come back', async () => {
    await open();
    await lockedWith(['a', 'a', '']);
    await lockedWith(['b', 'b', 'b']);
    const correction = { n: 1, at: new Date(), out: [0] };
    await readKey({ ...own(), quiz: { ...own().quiz, correction } });
    expect(comesBack()).toEqual([3]);
  });

  test('is not open at an end that staff have moved: the quiz goes on', async () => {
    service.ends = new Date(start.getTime() + 5 * minute);
    await open();
    await pass(6 * minute);
    service.ends = new Date(start.getTime() + 60 * minute);
    expect(stepNowOf(own())).toBe('known');
    await readKey(own());
    expect(stepNowOf(own())).toBe('ready');
  });

  test('is denied before, and can be asked for again', async () => {
    await open();
    await lockedWith(['a', 'b', 'a']);
    await readKey(own());
    expect($keys.get()['css-1']?.step).toBe('failed');
    await giveUpForm('css-1').submit({});
    await readKey(own());
    expect($keys.get()['css-1']?.step).toBe('ready');
  });
});
