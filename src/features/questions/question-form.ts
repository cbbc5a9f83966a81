import { atom } from 'nanostores';
import { errors } from '#core/cloud/error-texts.ts';
import { AppError, codeOf, isRefusal } from '#core/cloud/errors.ts';
import { formStore } from '#core/forms/form-store.ts';
import { loadPart } from '#core/page/load-part.ts';
import { oneAtATime } from '#core/page/one-at-a-time.ts';
import { coursesNow } from '#core/session/grants.ts';
import { ownProfile } from '#core/session/profile.ts';
import { $session } from '#core/session/session.ts';
import { uidOf } from '#core/session/session-hint.ts';
import { endsWithSession, sessionAtom } from '#core/session/session-state.ts';
import { roleOf } from '#core/session/user.ts';
import { msNow, timeNow } from '#core/time/clock.ts';
import { dismissAbout, showToast } from '#core/views/toasts.ts';
import { $coursePath } from '#features/videos/sources.ts';
import { mayWatch, type Video } from '#features/videos/video.ts';
import { askedOf, hasWords, isIdle, type QuestionDraft, type WaitingQuestion, wordsOf } from './draft.ts';
import { $questionDraft, dropDraft, keepDraft, openDraft } from './drafts.ts';
import type { Author } from './gateway.ts';
import { questionLimits } from './limits.ts';
import { isEditable, type Question } from './question.ts';
import { $questions, dropQuestion, readQuestion } from './store.ts';
import { questions as texts } from './texts.ts';
import {
  $askedLater,
  $waiting,
  keepWaiting,
  openWaiting,
  questionGateway,
  refusalOf,
  takeWaiting,
} from './waiting-questions.ts';

export const $typings = atom(0);

let isPressed = false;

/** Not if the form comes with the page or with another video. */
export function takesFocus(): boolean {
  const takes = isPressed;
  isPressed = false;
  return takes;
}

/** For screen readers and for the eye (ASK-1). */
export const $questionsSaid = sessionAtom('');

export const $takingBack = sessionAtom<string | null>(null);

let video: Video | null = null;
let isWatched = false;

export function openQuestionForm(shown: Video): void {
  if (video?.id !== shown.id) {
    questionForm.reset();
    $questionsSaid.set('');
  }
  video = shown;
  const follow = (uid: string | null) => openDraft(uid, video?.id ?? '');
  follow(uidOf($session.get()));
  if (isWatched) return;
  isWatched = true;
  $session.subscribe((now) => {
    if (now.state === 'unknown') return;
    const uid = uidOf(now);
    follow(uid);
    openWaiting(uid);
  });
  $askedLater.listen((asked) => {
    if (!asked) return;
    readQuestion(asked.video.id, asked.id).catch(console.error);
    $questionsSaid.set(texts.done.ask);
  });
  $waiting.listen((waiting, before = []) => {
    const had = new Set(before.flatMap(({ id, refused }) => (refused ? [id] : [])));
    const isNew = waiting.some(
      ({ id, refused, video: under }) => refused && !had.has(id) && under.id === video?.id,
    );
    if (isNew) $questionsSaid.set(texts.waitedInVain);
  });
}

/** Unless something else is being typed: that stays. */
function open(draft: QuestionDraft, isUntouched: (typed: QuestionDraft) => boolean): void {
  const typed = $questionDraft.get();
  const isSame = typed?.kind === draft.kind && (draft.kind === 'ask' || typed.id === draft.id);
  if (typed && !isUntouched(typed)) {
    if (!isSame) showToast({ kind: 'bad', text: texts.form.unfinished });
  } else {
    questionForm.clear();
    $questionsSaid.set('');
    keepDraft(draft);
  }
  isPressed = true;
  $typings.set($typings.get() + 1);
}

/** Alone it is no question. */
let beginning = '';

const isOnlyBegun = ({ kind, text }: QuestionDraft): boolean =>
  kind === 'ask' && beginning !== '' && text.trim() === beginning.trim();

function isUntouched(draft: QuestionDraft): boolean {
  if (isOnlyBegun(draft)) return isIdle({ ...draft, text: '' });
  if (draft.kind !== 'edit') return isIdle(draft);
  const list = $questions.get();
  const before = list.step === 'ready' ? list.questions.find(({ id }) => id === draft.id) : undefined;
  return isIdle(draft, before);
}

/** ASK-1. @param text its first words, such as a place in the material (LEARN-11). */
export function beginQuestion(second: number, text = ''): void {
  open({ kind: 'ask', id: crypto.randomUUID(), rev: 0, second, text, code: null }, isUntouched);
  if ($questionDraft.get()?.text === text) beginning = text;
}

export const beginEdit = ({ id, rev, second, text, code }: Question): void =>
  open({ kind: 'edit', id, rev, second, text, code: code ?? null }, isUntouched);

export const beginAnswer = ({ id, rev, second }: Question): void =>
  open({ kind: 'answer', id, rev, second, text: '', code: null }, isUntouched);

export function hasTyped(): boolean {
  const typed = $questionDraft.get();
  return typed !== null && !isUntouched(typed);
}

export function cancelTyping(): void {
  keepDraft(null);
  questionForm.clear();
}

const author = (): Author => ownProfile().record;

const isSignedIn = (uid: string): boolean => uidOf($session.get()) === uid;

type Outcome = { done: string } | { message: string };

/** The one form of the page: it sends the draft of the video that is shown. */
export const questionForm = endsWithSession(
  formStore<'text'>({
    check() {
      const draft = $questionDraft.get();
      if (!draft || (hasWords(draft) && !isOnlyBegun(draft))) return null;
      return { message: draft.kind === 'answer' ? texts.form.emptyAnswer : texts.form.empty, field: 'text' };
    },
    async send() {
      const draft = $questionDraft.get();
      const under = video;
      if (!draft || !under) throw new Error('nothing was typed');
      const outcome = await sendDraft(draft, under, author()).catch((error: unknown) => {
        tellElsewhere(under, errors[codeOf(error)]);
        throw error;
      });
      if ('message' in outcome) tellElsewhere(under, outcome.message);
      else $questionsSaid.set(outcome.done);
      return outcome;
    },
  }),
);

/** The reader has gone on to another video, whose form says nothing of this one. */
function tellElsewhere(under: Video, text: string): void {
  if (video && video.id !== under.id) showToast({ kind: 'bad', text: `«${under.title}»: ${text}` });
}

async function sendDraft(draft: QuestionDraft, under: Video, by: Author): Promise<Outcome> {
  const outcome = await { ask, edit, answer }[draft.kind](draft, under, by);
  if ('message' in outcome) return outcome;
  dropDraft(by.id, under.id, draft);
  return outcome;
}

const isOffline = (): boolean => navigator.onLine === false;

async function ask(draft: QuestionDraft, under: Video, by: Author): Promise<Outcome> {
  const { id, second, text, code } = draft;
  const course = $coursePath.get();
  const wait = (): Outcome => {
    keepWaiting(by.id, { id, video: askedOf(under), course, second, text, code, name: by.name, at: msNow() });
    return { done: texts.waits };
  };
  if (isOffline()) return wait();
  try {
    await (await questionGateway()).ask(id, by, { video: under, course, second }, wordsOf(draft));
  } catch (error) {
    // Who has signed out has left nothing on the device.
    if (!isSignedIn(by.id)) throw error;
    if (isRefusal(codeOf(error))) return { message: await whyNotAsked(error, under, by.id) };
    if (isOffline()) return wait();
    throw error;
  }
  await readQuestion(under.id, id).catch(console.error);
  return { done: texts.done.ask };
}

/** The rules refuse without a reason, so it is looked for. */
async function whyNotAsked(error: unknown, under: Video, uid: string): Promise<string> {
  console.error(error);
  const refused = await refusalOf(uid);
  if (refused !== 'unclear') return texts.refused[refused];
  return (await hasLost(under, uid)) ? texts.refused.lost : texts.refused.other;
}

/** The record is read anew. */
async function hasLost(under: Video, uid: string): Promise<boolean> {
  const { people } = await loadPart(() => import('#core/cloud/people.ts'));
  const record = await people.own(uid);
  if (!record) return true;
  return !mayWatch(under, { visitor: roleOf(record), lessons: coursesNow(record, timeNow()) });
}

async function edit(draft: QuestionDraft, under: Video): Promise<Outcome> {
  if (isOffline()) throw new AppError('offline');
  try {
    await (await questionGateway()).edit(draft, wordsOf(draft));
  } catch (error) {
    if (!isRefusal(codeOf(error)) && codeOf(error) !== 'firestore/not-found') throw error;
    const now = await readQuestion(under.id, draft.id);
    if (!now || now.hidden) return { message: texts.meanwhile.gone };
    if (!isEditable(now)) return { message: texts.meanwhile.answered };
    if (now.rev === draft.rev) throw error;
    // The next press knows of the newer words.
    if ($questionDraft.get()?.id === draft.id) keepDraft({ ...draft, rev: now.rev });
    return { message: texts.meanwhile.changed };
  }
  await readQuestion(under.id, draft.id).catch(console.error);
  return { done: texts.done.edit };
}

async function answer(draft: QuestionDraft, under: Video, by: Author): Promise<Outcome> {
  if (isOffline()) throw new AppError('offline');
  try {
    await (await questionGateway()).answer(draft.id, by, wordsOf(draft));
  } catch (error) {
    if (!isRefusal(codeOf(error)) && codeOf(error) !== 'firestore/not-found') throw error;
    const now = await readQuestion(under.id, draft.id);
    if (!now) return { message: texts.meanwhile[(await hasLost(under, by.id)) ? 'lost' : 'gone'] };
    if (now.answers[by.id]) return { message: texts.meanwhile.answeredTwice };
    if (Object.keys(now.answers).length >= questionLimits.answers)
      return { message: texts.meanwhile.crowded };
    if ((await refusalOf(by.id)) === 'unverified') return { message: texts.refused.unverified };
    throw error;
  }
  await readQuestion(under.id, draft.id).catch(console.error);
  return { done: texts.done.answer };
}

const takeBack = (id: string, done: string, act: () => Promise<unknown>): Promise<void> =>
  oneAtATime($takingBack, id, async () => {
    dismissAbout(id);
    if (isOffline()) throw new AppError('offline');
    await act();
    $questionsSaid.set(done);
  });

export const withdrawQuestion = ({ id, video: under }: Question): Promise<void> =>
  takeBack(id, texts.withdrawn, async () => {
    await (await questionGateway()).withdraw(id);
    const draft = $questionDraft.get();
    if (draft?.id === id) cancelTyping();
    dropQuestion(under, id);
  });

/** ASK-2. */
export const takeAnswerBack = ({ id, video: under }: Question, uid: string): Promise<void> =>
  takeBack(id, texts.takenBack, async () => {
    try {
      await (await questionGateway()).takeAnswerBack(id, uid);
    } catch (error) {
      // The answer of the service may have been lost.
      const now = await readQuestion(under, id);
      if (now && uid in now.answers) throw error;
      return;
    }
    await readQuestion(under, id);
  });

export async function changeWaiting(uid: string, waiting: WaitingQuestion): Promise<void> {
  const typed = $questionDraft.get();
  if (typed && !isUntouched(typed)) {
    showToast({ kind: 'bad', text: texts.form.unfinished });
    return;
  }
  const { id, second, text, code, video: under } = waiting;
  if (!(await takeWaiting(uid, id))) return;
  const draft: QuestionDraft = { kind: 'ask', id, rev: 0, second, text, code };
  // Meanwhile another video may be shown, or something be typed: it waits for its own again.
  const now = $questionDraft.get();
  if (video?.id !== under.id || (now && !isUntouched(now))) keepWaiting(uid, waiting);
  else open(draft, isUntouched);
}

export async function withdrawWaiting(uid: string, { id }: WaitingQuestion): Promise<void> {
  if (await takeWaiting(uid, id)) $questionsSaid.set(texts.withdrawn);
}
