import { atom, onMount } from 'nanostores';
import * as v from 'valibot';
import { quizzesPath } from '#core/addresses/routes.ts';
import { AppError, codeOf, isRefusal } from '#core/cloud/errors.ts';
import { fitting } from '#core/cloud/schema-parts.ts';
import { inTab, keep, kept, remove } from '#core/device/device-storage.ts';
import { ownGroupsKey, quizAnswersKey } from '#core/device/page-storage-keys.ts';
import { type FormStore, formStore } from '#core/forms/form-store.ts';
import { loadPart } from '#core/page/load-part.ts';
import { hasNow } from '#core/session/grants.ts';
import { $profile, loadProfile } from '#core/session/profile.ts';
import { ownRead } from '#core/session/reading.ts';
import { madeOnce, sessionAtom } from '#core/session/session-state.ts';
import type { User } from '#core/session/user.ts';
import { isClockUnsure, steadyTime } from '#core/time/clock.ts';
import { dateAndTime } from '#core/time/dates.ts';
import { showToast } from '#core/views/toasts.ts';
import { type Due, noteDue } from '#features/today/today.ts';
import { type Attempt, type Quiz, type QuizStep, quizStep } from './quiz.ts';
import { quizzes as texts } from './texts.ts';

export const quizGateway = async () => (await loadPart(() => import('./gateway.ts'))).quizzes;

export interface OwnQuiz {
  quiz: Quiz;
  attempts: Attempt[];
  due: Date | null; // the last moment of the own group (GROUP-3); `null` also when it can't be read
}

let course = '';

/** QUIZ-1. */
export const ownQuizzes = ownRead<OwnQuiz[]>(async (uid) => {
  const { list, attempts, dues } = await quizGateway();
  try {
    const [all, own, due] = await Promise.all([
      list(course),
      attempts(uid, course),
      dues(uid, ownGroup()).catch((): Awaited<ReturnType<typeof dues>> => ({})),
      readClock(),
    ]);
    return all.map((quiz) => ({
      quiz,
      attempts: own.filter((attempt) => attempt.quiz === quiz.id),
      due: due[`quiz:${quiz.id}`] ?? null,
    }));
  } catch (error) {
    if (!isRefusal(codeOf(error)) || (await ownRecord(uid)) !== null) throw error;
    // The course was taken away: the page says so as soon as it has the record.
    loadProfile();
    return [];
  }
});

function ownGroup(): string | undefined {
  const profile = $profile.get();
  return profile.state === 'ready' ? profile.record.groups?.[course] : undefined;
}

/** `null`: the user does not have the course. */
async function ownRecord(uid: string): Promise<User | null> {
  const { people } = await loadPart(() => import('#core/cloud/people.ts'));
  const record = await people.own(uid);
  return record && hasNow(record, course, serviceNow()) ? record : null;
}

/** A quiz ends by the service's clock. */
async function readClock(): Promise<void> {
  await (await loadPart(() => import('#core/cloud/service-time.ts'))).serviceTime();
}

const serviceNow = (): Date => new Date(steadyTime());

/** Seconds. */
const clockAgain = 10;
let clockAsked = Number.NEGATIVE_INFINITY;

/** After the device has slept, or its clock was set. */
async function renewClock(): Promise<void> {
  if (!isClockUnsure() || performance.now() - clockAsked < clockAgain * 1000) return;
  clockAsked = performance.now();
  await readClock();
  followAttempts();
  lockWaiting();
}

const stepNow = ({ quiz, attempts }: Pick<OwnQuiz, 'quiz' | 'attempts'>): QuizStep =>
  quizStep(quiz, attempts, serviceNow());

export const $now = atom(new Date(0));
onMount($now, () => {
  const tick = () => {
    $now.set(serviceNow());
    renewClock().catch(console.warn);
  };
  tick();
  const timer = setInterval(tick, 1000);
  return () => clearInterval(timer);
});

/** `waits`: locked as soon as there is a network. `begun`, in ms: an attempt begun anew under the same id waits no more. */
const Draft = v.object({
  answers: v.array(v.string()),
  waits: v.boolean(),
  begun: v.optional(v.number()),
});

type Draft = v.InferOutput<typeof Draft>;

const nothing: Draft = { answers: [], waits: false };

export const $drafts = sessionAtom<Record<string, Draft | undefined>>({});

export const $isUnkept = sessionAtom(false);

const showDraft = (id: string, draft: Draft): void => $drafts.set({ ...$drafts.get(), [id]: draft });

const keptDraft = (id: string): Draft => fitting(Draft, kept(quizAnswersKey(uidNow(), id))) ?? nothing;

const draftOf = ({ id, startedAt }: Attempt): Draft => {
  const draft = keptDraft(id);
  return { ...draft, waits: draft.waits && draft.begun === startedAt.getTime() };
};

function uidNow(): string {
  const profile = $profile.get();
  if (profile.state !== 'ready') throw new AppError('firestore/unauthenticated');
  return profile.record.id;
}

function put(id: string, draft: Draft): void {
  $isUnkept.set(!keep(quizAnswersKey(uidNow(), id), draft));
  showDraft(id, draft);
}

/** @param question from 0. */
export function answer(attempt: string, question: number, letters: string): void {
  // Another tab may have answered another question meanwhile.
  const draft = keptDraft(attempt);
  const answers = Array.from({ length: Math.max(draft.answers.length, question + 1) }, (_, at) =>
    at === question ? letters : (draft.answers[at] ?? ''),
  );
  put(attempt, { ...draft, answers });
}

export const goOn = (id: string): void => put(id, { ...keptDraft(id), waits: false });

const shownQuiz = (id: string): OwnQuiz | undefined => {
  const state = ownQuizzes.$state.get();
  return state.step === 'ready' ? state.own.find(({ quiz }) => quiz.id === id) : undefined;
};

/** Behind the end of the time, inside `quizLimits.grace`. */
const lockingSeconds = [0.1, 8, 16, 24];
let timers: ReturnType<typeof setTimeout>[] = [];

/** A browser slows down timers that follow one another in a hidden tab, but not a single one. */
function followAttempts(): void {
  timers.forEach(clearTimeout);
  timers = [];
  const state = ownQuizzes.$state.get();
  if (state.step !== 'ready') return;
  for (const { quiz, attempts } of state.own) {
    for (const { id, lockedAt } of attempts) if (lockedAt) remove(quizAnswersKey(uidNow(), id));
    const now = stepNow({ quiz, attempts });
    if (now.step !== 'running' && now.step !== 'over') continue;
    showDraft(now.attempt.id, draftOf(now.attempt));
    if (now.step === 'over') continue;
    const left = now.end.getTime() - serviceNow().getTime();
    const waits = lockingSeconds.map((after) => left + 1000 * after).filter((wait) => wait > 0);
    timers.push(...waits.map((wait) => setTimeout(lockWaiting, wait)));
  }
}

/** Also what should have been locked while there was no network. */
function lockWaiting(): void {
  const state = ownQuizzes.$state.get();
  if (state.step !== 'ready' || isOffline()) return;
  for (const own of state.own) {
    const now = stepNow(own);
    if (now.step === 'running' && (draftOf(now.attempt).waits || now.end <= serviceNow()))
      finishForm(own.quiz.id).submit({});
  }
}

const isOffline = (): boolean => navigator.onLine === false;

/** START-3: what runs, and what can be begun until a day. */
function noteToday(): void {
  const state = ownQuizzes.$state.get();
  const profile = $profile.get();
  if (state.step !== 'ready' || profile.state !== 'ready') return;
  const due = state.own.flatMap((own): Due[] => {
    const { id, title, ends } = own.quiz;
    const now = stepNow(own);
    const href = quizzesPath(course, id);
    if (now.step === 'running') return [{ text: texts.runs(title), href, until: now.end.getTime() }];
    return now.step === 'ready' && ends
      ? [{ text: texts.endsAt(title, dateAndTime(ends)), href, until: ends.getTime() }]
      : [];
  });
  noteDue(profile.record.id, `quizzes/${course}`, due);
}

let isFollowing = false;

export function openQuizzes(uid: string, asked: string): void {
  course = asked;
  ownQuizzes.load(uid);
  if (isFollowing) return;
  isFollowing = true;
  ownQuizzes.$state.subscribe(() => {
    noteToday();
    followAttempts();
    lockWaiting();
  });
  addEventListener('online', lockWaiting);
  addEventListener('storage', ({ key, newValue }) => {
    const profile = $profile.get();
    if (profile.state !== 'ready' || (key !== null && !key.startsWith(quizAnswersKey(profile.record.id))))
      return;
    // Another tab has answered, or locked.
    if (key !== null && newValue === null) ownQuizzes.again();
    else followAttempts();
  });
}

const forms = madeOnce<FormStore<never>>((form) => form.reset());

/** A form outlives the versions of its quiz. */
const formFor = (
  key: string,
  send: () => Promise<{ done: string } | { message: string }>,
): FormStore<never> => forms(key, () => formStore<never>({ send }));

/** Also when the answer was lost, or somebody was first. @param isDone the quiz has become what was wanted. */
async function change(
  id: string,
  { isDone, refused }: { isDone(now: OwnQuiz): boolean; refused: string },
  act: (own: OwnQuiz) => Promise<void>,
): Promise<{ done: string } | { message: string }> {
  const own = shownQuiz(id);
  if (!own) throw new AppError('firestore/not-found');
  try {
    await act(own);
  } catch (error) {
    await ownQuizzes.again();
    const now = shownQuiz(id);
    if (now && isDone(now)) return { done: '' };
    if (!isRefusal(codeOf(error))) throw error;
    return { message: refused };
  }
  await ownQuizzes.again();
  return { done: '' };
}

const isAt =
  (step: QuizStep['step']) =>
  (own: OwnQuiz): boolean =>
    stepNow(own).step === step;

/** None where staff have given it back, also if it was begun anew. */
const sameIn = (own: OwnQuiz | undefined, { id, startedAt }: Attempt): Attempt | undefined =>
  own?.attempts.find((one) => one.id === id && one.startedAt.getTime() === startedAt.getTime());

const isLocked =
  (attempt: Attempt) =>
  (own: OwnQuiz): boolean =>
    sameIn(own, attempt)?.lockedAt !== undefined;

async function student(): Promise<User> {
  const record = await ownRecord(uidNow());
  if (!record) throw new AppError('firestore/permission-denied');
  return record;
}

export const beginForm = (id: string): FormStore<never> =>
  formFor(`begin/${id}`, () =>
    change(id, { isDone: isAt('running'), refused: texts.beginRefused }, async ({ quiz, attempts }) =>
      (await quizGateway()).begin(await student(), quiz, attempts.length + 1),
    ),
  );

const openAttempt = ({ attempts }: OwnQuiz): Attempt => {
  const attempt = attempts.find(({ lockedAt }) => !lockedAt);
  if (!attempt) throw new AppError('firestore/not-found');
  return attempt;
};

const noAnswers = ({ questions }: Quiz): string[] => questions.map(() => '');

/** By staff, since the quiz was read: who has begun has the time up to the new one. */
export async function isEndMoved({ id, ends }: Quiz): Promise<boolean> {
  const now = await (await quizGateway()).one(id).catch(() => null);
  return now !== null && now.ends?.getTime() !== ends?.getTime();
}

/** Without a network the answers wait. */
export const finishForm = (id: string): FormStore<never> =>
  formFor(`finish/${id}`, async () => {
    const own = shownQuiz(id);
    if (!own) throw new AppError('firestore/not-found');
    const attempt = openAttempt(own);
    const { answers, waits } = draftOf(attempt);
    const now = stepNow(own);
    const isTimeUp = now.step !== 'running' || now.end <= serviceNow();
    const wait = () => {
      put(attempt.id, { answers, waits: true, begun: attempt.startedAt.getTime() });
      return { done: '' };
    };
    if (isOffline()) return wait();
    const endsWithQuiz = now.step === 'running' && now.end.getTime() === own.quiz.ends?.getTime();
    if (isTimeUp && endsWithQuiz && !waits && (await isEndMoved(own.quiz))) {
      await ownQuizzes.again();
      return { done: '' };
    }
    try {
      const outcome = await change(
        id,
        { isDone: isLocked(attempt), refused: texts.finishRefused },
        async ({ quiz }) =>
          (await quizGateway()).lock(
            attempt,
            noAnswers(quiz).map((none, at) => answers[at] ?? none),
          ),
      );
      inTab.remove(ownGroupsKey);
      if ('done' in outcome) showToast({ kind: 'good', text: isTimeUp ? texts.timeUp : texts.finished });
      // Its form goes with an attempt that staff have given back.
      else if (!sameIn(shownQuiz(id), attempt)) showToast({ kind: 'bad', text: texts.givenBack });
      return outcome;
    } catch (error) {
      if (isOffline()) return wait();
      throw error;
    }
  });

/** An attempt whose time is over. */
export const closeForm = (id: string): FormStore<never> =>
  formFor(`close/${id}`, async () => {
    const shown = shownQuiz(id);
    if (!shown) throw new AppError('firestore/not-found');
    const attempt = openAttempt(shown);
    // With the clock; staff may have moved the end, too.
    await ownQuizzes.again();
    if (stepNow(shownQuiz(id) ?? shown).step === 'running') {
      followAttempts();
      showToast({ kind: 'good', text: texts.timeIsLeft });
      return { done: '' };
    }
    const task = { isDone: isLocked(attempt), refused: texts.finishRefused };
    return change(id, task, async ({ quiz }) => {
      await (await quizGateway()).lock(attempt, noAnswers(quiz));
      showToast({ kind: 'good', text: texts.closed });
    });
  });

/** Uses up the attempts that are left, so that the key opens. */
export const giveUpForm = (id: string): FormStore<never> =>
  formFor(`give-up/${id}`, () =>
    change(id, { isDone: isAt('known'), refused: texts.beginRefused }, async ({ quiz, attempts }) => {
      const { forgo } = await quizGateway();
      const by = await student();
      for (let n = attempts.length + 1; n <= quiz.attempts; n++) await forgo(by, quiz, n);
    }),
  );
