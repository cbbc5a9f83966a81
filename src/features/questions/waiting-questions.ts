import { atom } from 'nanostores';
import { codeOf, isRefusal } from '#core/cloud/errors.ts';
import { keep, kept, onDevice, remove } from '#core/device/device-storage.ts';
import { takeLock } from '#core/device/lock.ts';
import { loadPart } from '#core/page/load-part.ts';
import { onReturn } from '#core/page/page-life.ts';
import { noteRefusal } from '#core/page/refusals.ts';
import { sessionAtom } from '#core/session/session-state.ts';
import type { Video } from '#features/videos/video.ts';
import { type AskRefusal, askedOf, type WaitingQuestion, waitingIn, wordsOf } from './draft.ts';
import type { Author } from './gateway.ts';
import { waitingQuestionKey } from './storage-keys.ts';

// ASK-1. Each question has a key of its own, so that two tabs write no list over each other's.

export const questionGateway = async () => (await loadPart(() => import('./gateway.ts'))).questions;

/** Oldest first. */
export const $waiting = sessionAtom<WaitingQuestion[]>([]);

/** One of them will be gone with the page. */
export const $isWaitingUnkept = sessionAtom(false);

/** Here or in another tab. */
export const $askedLater = atom<WaitingQuestion | null>(null);

const waitingOf = (uid: string): WaitingQuestion[] =>
  onDevice
    .keys(waitingQuestionKey(uid))
    .flatMap((key) => waitingIn(kept(key)) ?? [])
    .sort((a, b) => a.at - b.at);

const $owner = sessionAtom<string | null>(null);
let isFollowing = false;

function show(): void {
  const owner = $owner.get();
  $waiting.set(owner === null ? [] : waitingOf(owner));
  $isWaitingUnkept.set(owner !== null && onDevice.hasUnkept(waitingQuestionKey(owner)));
}

export function openWaiting(uid: string | null): void {
  $owner.set(uid);
  show();
  const send = () => {
    const owner = $owner.get();
    if (owner !== null) sendWaiting(owner);
  };
  if (!isFollowing) {
    isFollowing = true;
    addEventListener('online', send);
    addEventListener('storage', ({ key }) => {
      const owner = $owner.get();
      if (owner === null || (key !== null && !key.startsWith(waitingQuestionKey(owner)))) return;
      const before = $waiting.get();
      show();
      const left = new Set($waiting.get().map(({ id }) => id));
      for (const sent of before) if (!left.has(sent.id)) $askedLater.set(sent);
    });
    onReturn(() => {
      show();
      send();
    });
  }
  send();
}

export function keepWaiting(uid: string, question: WaitingQuestion): void {
  const isKept = keep(waitingQuestionKey(uid, question.id), question);
  show();
  if (!isKept) $isWaitingUnkept.set(true);
}

const lockOf = (uid: string): string => waitingQuestionKey(uid, 'sending');

/** @returns whether it waited still and is not being sent. */
export async function takeWaiting(uid: string, id: string): Promise<boolean> {
  const release = await takeLock(lockOf(uid));
  if (!release) return false;
  const key = waitingQuestionKey(uid, id);
  const isThere = kept(key) !== null;
  remove(key);
  show();
  await release();
  return isThere;
}

/** The rules compare title and group with those that the video has now. */
export function resendWaiting(
  uid: string,
  { refused: _refused, ...question }: WaitingQuestion,
  under: Video,
): Promise<void> {
  keepWaiting(uid, { ...question, video: askedOf(under) });
  return sendWaiting(uid);
}

/** As far as it can be known. @throws AppError */
export async function refusalOf(uid: string): Promise<AskRefusal> {
  const questions = await questionGateway();
  if (!(await questions.isVerified(uid))) return 'unverified';
  return (await questions.isDayFull(uid)) ? 'full' : 'unclear';
}

/** Another call of this tab must not take the lock's absence for another tab. */
let sending: Promise<void> = Promise.resolve();

/** The oldest first; one tab does it. */
export function sendWaiting(uid: string): Promise<void> {
  sending = sending.then(() => send(uid)).catch(console.error);
  return sending;
}

async function send(uid: string): Promise<void> {
  const open = () => waitingOf(uid).filter(({ refused }) => !refused);
  if (navigator.onLine === false || open().length === 0) return;
  const release = await takeLock(lockOf(uid));
  if (!release) return;
  try {
    // The name may have been changed since it was asked.
    const name = await (await questionGateway()).nameOf(uid);
    if (name !== null) for (const question of open()) await sendOne({ id: uid, name }, question);
  } finally {
    await release();
  }
}

/** @throws AppError without a network: then the next ones wait, too. */
async function sendOne(author: Author, question: WaitingQuestion): Promise<void> {
  const { id, video, course, second } = question;
  const uid = author.id;
  const key = waitingQuestionKey(uid, id);
  try {
    await (await questionGateway()).ask(id, author, { video, course, second }, wordsOf(question));
    remove(key);
    $askedLater.set(question);
  } catch (error) {
    noteRefusal(error);
    if (!isRefusal(codeOf(error))) throw error;
    const refused = await refusalOf(uid);
    // The session may have ended meanwhile and have removed it.
    if (kept(key) !== null) keepWaiting(uid, { ...question, refused });
  }
  show();
}
