import { atom } from 'nanostores';
import * as v from 'valibot';
import { exercisePath } from '#core/addresses/routes.ts';
import { AppError, codeOf, isRefusal } from '#core/cloud/errors.ts';
import { fitting } from '#core/cloud/schema-parts.ts';
import { inTab, kept, onDevice } from '#core/device/device-storage.ts';
import { draftsOf, ownGroupsKey } from '#core/device/page-storage-keys.ts';
import { putUnsaved, removeUnsaved } from '#core/device/unsaved.ts';
import { chosenPicture } from '#core/forms/chosen-picture.ts';
import { formStore } from '#core/forms/form-store.ts';
import { loadPart } from '#core/page/load-part.ts';
import { oneAtATime } from '#core/page/one-at-a-time.ts';
import { onReturn } from '#core/page/page-life.ts';
import { noteRefusal } from '#core/page/refusals.ts';
import { coursesNow } from '#core/session/grants.ts';
import { $profile, changeProfile, ownProfile } from '#core/session/profile.ts';
import { ownRead } from '#core/session/reading.ts';
import { endsWithSession, sessionAtom } from '#core/session/session-state.ts';
import type { User } from '#core/session/user.ts';
import { timeNow } from '#core/time/clock.ts';
import { showToast } from '#core/views/toasts.ts';
import { cleanLine } from '#core/words/letters.ts';
import { photoSide } from '#core/words/limits.ts';
import { keptCode, takeCode } from '#features/snippets/code-draft.ts';
import { type Due, noteDue } from '#features/today/today.ts';
import { workLimits } from './limits.ts';
import { handIn as texts } from './texts.ts';
import {
  bytesOf,
  isPossible,
  isWithStaff,
  type Queue,
  type Work,
  type WorkContent,
  type WorkMove,
  type WorkTask,
  workAddress,
  workAddressIn,
  workId,
} from './work.ts';

export const workDraftKey = (uid: string, task = ''): string => `${draftsOf(uid)}work:${task}`;

const gateway = async () => (await loadPart(() => import('./gateway.ts'))).works;

/** `address`: the editor keeps the code under it. */
export interface PageTask extends WorkTask {
  address: string;
  start: string;
}

/** `waits`: sent as soon as there is a network. */
const Draft = v.object({ address: v.string(), message: v.string(), waits: v.boolean() });

export type HandInDraft = v.InferOutput<typeof Draft>;

const nothing: HandInDraft = { address: '', message: '', waits: false };

let task: PageTask | null = null;

function pageTask(): PageTask {
  if (!task) throw new Error('the page has no task');
  return task;
}

interface Own {
  work: Work | null; // `null`: nothing is begun
  queue: Queue | null; // `null` when it can't be read
  due: Date | null; // the last moment of the own group (GROUP-3); `null` also when it can't be read
}

export const ownWork = ownRead<Own>(async (uid) => {
  const { one, queue, dueOf } = await gateway();
  const { course, task } = pageTask();
  // Together, so that no line comes between what is shown already.
  const [work, due] = await Promise.all([
    one(workId(uid, { course, task })),
    dueOf({ uid, task }, student().groups?.[course]).catch(() => null),
  ]);
  return { work, queue: work && isWithStaff(work) ? await queue(course).catch(() => null) : null, due };
});

/** The exercise is done then (LEARN-7). */
export const whenAccepted = (done: () => void): unknown =>
  ownWork.$state.subscribe((state) => {
    if (state.step === 'ready' && state.own.work?.state === 'accepted') done();
  });

export const $handInDraft = sessionAtom<HandInDraft>(nothing);

export const $isHandInUnkept = atom(false);

export const workPicture = endsWithSession(chosenPicture(photoSide * 2, () => workForm.clear()));

/** It lasts as long as the page. */
export const $pictureWaits = sessionAtom(false);

const keyOf = (uid: string): string => workDraftKey(uid, `${pageTask().course}/${pageTask().task}`);

function show(uid: string): void {
  $handInDraft.set(fitting(Draft, kept(keyOf(uid))) ?? nothing);
  $isHandInUnkept.set(onDevice.hasUnkept(keyOf(uid)));
}

const student = (): User => ownProfile().record;

export function typeHandIn(change: Partial<HandInDraft>): void {
  const { id } = student();
  const draft = { ...$handInDraft.get(), ...change };
  if (draft.address === '' && draft.message === '' && !draft.waits) {
    removeUnsaved(keyOf(id));
    $isHandInUnkept.set(false);
  } else $isHandInUnkept.set(!putUnsaved(keyOf(id), draft));
  $handInDraft.set(draft);
}

export const mayHandIn = (grants: Parameters<typeof coursesNow>[0], course: string): boolean =>
  coursesNow(grants, timeNow()).includes(course);

/** START-3: what came back waits for the student; a group's deadline (GROUP-3) is met by what was sent. */
ownWork.$state.subscribe((state) => {
  const profile = $profile.get();
  if (state.step !== 'ready' || profile.state !== 'ready' || !task) return;
  const { work } = state.own;
  const due: Due[] = [];
  if (work?.state === 'returned')
    due.push({ text: texts.cameBack(work.title), href: workAddress(work.course, work.task) });
  if (work && work.version > 0 && work.state !== 'withdrawn')
    due.push({ text: null, href: exercisePath(work.course, work.task) });
  noteDue(profile.record.id, `work/${task.course}/${task.task}`, due);
});

let isFollowing = false;

/** What waits is sent now and whenever the network is back. */
export function openHandIn(uid: string, asked: PageTask): void {
  task = asked;
  show(uid);
  ownWork.load(uid).then(sendWaiting);
  if (isFollowing) return;
  isFollowing = true;
  addEventListener('online', sendWaiting);
  addEventListener('storage', ({ key }) => {
    const profile = $profile.get();
    if (profile.state === 'ready' && (key === null || key === keyOf(profile.record.id)))
      show(profile.record.id);
  });
  onReturn(() => ownWork.again().then(sendWaiting));
}

const isOffline = (): boolean => navigator.onLine === false;

async function sendWaiting(): Promise<void> {
  if (isOffline() || !($handInDraft.get().waits || $pictureWaits.get())) return;
  // The page may have been opened without a network.
  if (ownWork.$state.get().step !== 'ready') await ownWork.again();
  if (ownWork.$state.get().step === 'ready') await workForm.submit({});
}

export function stopWaiting(): void {
  $pictureWaits.set(false);
  typeHandIn({ waits: false });
}

const typedCode = (): string => keptCode(pageTask().address) ?? pageTask().start;

export const hasOtherCode = (code: string): boolean => {
  const typed = typedCode();
  return typed !== code && typed !== pageTask().start;
};

/** On a new device the editor has only what the task begins with. */
export const editAgain = (code: string): unknown =>
  dispatchEvent(new CustomEvent(takeCode, { detail: code }));

function content(): WorkContent | { message: string; field?: string } {
  const { kind, start } = pageTask();
  if (kind === 'picture')
    return workPicture.$chosen.get().step === 'chosen' ? { picture: true } : { message: texts.noPicture };
  if (kind === 'address') {
    const typed = $handInDraft.get().address.trim();
    if (typed.length > workLimits.address) return { message: texts.longAddress, field: 'address' };
    const address = workAddressIn(typed);
    return address === null ? { message: texts.wrongAddress, field: 'address' } : { address };
  }
  const code = typedCode();
  if (cleanLine(code) === '') return { message: texts.emptyCode };
  if (code.split('\n').length > workLimits.lines) return { message: texts.manyLines };
  if (code === start) return { message: texts.sameCode };
  return bytesOf(code) > workLimits.bytes ? { message: texts.longCode } : { code };
}

const shownWork = (): Work | null => {
  const state = ownWork.$state.get();
  return state.step === 'ready' ? state.own.work : null;
};

/** Staff may have put the student into another group since the page was opened: its last moment is wanted then (GROUP-3). */
async function sendInGroup(by: User, ready: WorkContent, picture?: Blob): Promise<void> {
  const works = await gateway();
  const { course } = pageTask();
  const send = async (group?: string) => {
    const work = shownWork() ?? (await works.begin(by, pageTaskOf()));
    await works.send(work, ready, picture, group);
  };
  const group = by.groups?.[course];
  try {
    await send(group);
  } catch (error) {
    const record = isRefusal(codeOf(error)) ? await ownRecord(by.id) : null;
    if (!record || record.groups?.[course] === group) throw error;
    changeProfile(by.id, { record });
    await send(record.groups?.[course]);
  }
}

/** TASK-1; without a network it waits. */
export const workForm = endsWithSession(
  formStore<never>({
    check() {
      const isFull = (shownWork()?.version ?? 0) >= workLimits.versions;
      const ready = isFull ? { message: texts.full } : content();
      if (!('message' in ready)) return null;
      // The form says it, and is not shown while something waits.
      if ($handInDraft.get().waits || $pictureWaits.get()) stopWaiting();
      return ready;
    },
    async send() {
      const ready = content();
      if ('message' in ready) return ready;
      const chosen = workPicture.$chosen.get();
      const picture = 'picture' in ready && chosen.step === 'chosen' ? chosen.picture : undefined;
      const wait = () => {
        if (picture) $pictureWaits.set(true);
        else typeHandIn({ waits: true });
        return { done: picture ? texts.pictureWaits : texts.waits };
      };
      if (isOffline()) return wait();
      const by = student();
      try {
        await sendInGroup(by, ready, picture);
      } catch (error) {
        if (isOffline()) return wait();
        if (!isRefusal(codeOf(error))) throw error;
        stopWaiting();
        return { message: await whyRefused(error, by, 'send') };
      }
      inTab.remove(ownGroupsKey);
      $pictureWaits.set(false);
      workPicture.reset();
      typeHandIn({ waits: false, address: '' });
      await ownWork.again();
      // The form goes with the work's state, so a toast says it.
      showToast({ kind: 'good', text: texts.sent, about: ownWork });
      return { done: texts.sent };
    },
  }),
);

const pageTaskOf = (): WorkTask => {
  const { course, task: slug, title, kind } = pageTask();
  return { course, task: slug, title, kind };
};

const ownRecord = async (uid: string): Promise<User | null> =>
  (await loadPart(() => import('#core/cloud/people.ts'))).people.own(uid);

/** The rules refuse without a reason, so it is looked for. */
async function whyRefused(error: unknown, by: User, move: WorkMove): Promise<string> {
  noteRefusal(error);
  const before = shownWork();
  await ownWork.again();
  const now = shownWork();
  // The form has gone with the state: without a word the other device's work would pass for what was sent here.
  if (now && !isPossible(move, now, timeNow()))
    showToast({ kind: 'bad', text: texts.changed, about: ownWork });
  if (now?.rev !== before?.rev) return texts.changed;
  const record = await ownRecord(by.id);
  return record && mayHandIn(record, pageTask().course) ? texts.refused : texts.lost;
}

/** The newest state tells why a change was refused. @throws AppError */
async function change(
  move: WorkMove,
  act: (work: Work) => Promise<void>,
): Promise<{ message: string } | null> {
  if (isOffline()) throw new AppError('offline');
  const work = shownWork();
  if (!work) throw new AppError('firestore/not-found');
  try {
    await act(work);
  } catch (error) {
    if (!isRefusal(codeOf(error))) throw error;
    return { message: await whyRefused(error, student(), move) };
  }
  await ownWork.again();
  return null;
}

export const $withdrawing = atom<string | null>(null);

export const withdrawOwnWork = (id: string): Promise<void> =>
  oneAtATime($withdrawing, id, async () => {
    const problem = await change('withdraw', async (work) => (await gateway()).withdraw(work));
    inTab.remove(ownGroupsKey);
    workForm.clear();
    if (problem) showToast({ kind: 'bad', text: problem.message, about: id });
    else showToast({ kind: 'good', text: texts.withdrawn, about: id });
  });

/** TASK-2. */
export const messageForm = endsWithSession(
  formStore<'message'>({
    check: () =>
      cleanLine($handInDraft.get().message) === '' ? { message: texts.emptyMessage, field: 'message' } : null,
    async send() {
      const text = $handInDraft.get().message;
      const problem = await change('ask', async (work) =>
        (await gateway()).ask(work, student(), text.trim()),
      );
      if (problem) return problem;
      if ($handInDraft.get().message === text) typeHandIn({ message: '' });
      return { done: texts.messageSent };
    },
  }),
);
