import { atom, map } from 'nanostores';
import * as v from 'valibot';
import type { NewNotice } from '#domain/notices/notice.ts';
import type { PanelUser } from '#domain/panel/panel.ts';
import { timeNow } from '#domain/shared/clock.ts';
import { codeOf, isRefusal } from '#domain/shared/errors.ts';
import { limits } from '#domain/shared/limits.ts';
import { draftKey } from '#domain/shared/page-storage-keys.ts';
import {
  isRead,
  type Work,
  type WorkList,
  type WorkResult,
  workAddress,
  workLists,
} from '#domain/works/work.ts';
import type { Decision, Reader } from '#gateways/staff/works.ts';
import { noticeTitles } from '#messages/notices/notice-titles.ts';
import { workTab as texts } from '#messages/panel/works.ts';
import { onSignOut } from '#stores/accounts/session.ts';
import { coursePaths } from '#stores/shared/course-paths.ts';
import { kept } from '#stores/shared/device-storage.ts';
import { loadPart } from '#stores/shared/load-part.ts';
import { showToast } from '#stores/shared/toasts.ts';
import { putUnsaved, removeUnsaved } from '#stores/shared/unsaved.ts';
import { createList } from './list.ts';
import { holdReload } from './reload.ts';
import { actOnRow, writeOverSeen } from './row-actions.ts';
import { rowTexts } from './row-texts.ts';
import { countOpenWorks } from './tab-counts.ts';

const gateway = async () => (await loadPart(() => import('#gateways/staff/works.ts'))).staffWorks;

/** What students hand in (TASK-2). Its orders are lists of their own; it can be limited to a course. */
export const workList = createList<Work, WorkList>({
  name: 'works',
  orders: workLists,
  filters: coursePaths,
  read: async (asked) => (await gateway()).list(asked),
});

/** The work that is being changed: one at a time. */
export const $changing = atom<string | null>(null);

/** What a teacher is going to say of a version. */
const Review = v.object({
  /** The version that it is about. */
  version: v.optional(v.number(), 0),
  /** What was typed about an earlier version, to be used again or not; '' for nothing. */
  older: v.optional(v.string(), ''),
  /** What the teacher looks for and has found, by its words. */
  checked: v.array(v.string()),
  text: v.string(),
  /** By the number of the line. */
  comments: v.record(v.string(), v.string()),
  /** The comment that is being typed, and its line. */
  comment: v.optional(v.string(), ''),
  line: v.optional(v.string(), ''),
});

export type Review = v.InferOutput<typeof Review>;

const nothing: Review = { version: 0, older: '', checked: [], text: '', comments: {}, comment: '', line: '' };

/** A review as it stands for a version: ticks and comments at the lines of an earlier one would be wrong, so they are only offered. */
export function reviewOf(typed: Review | undefined, version: number): Review {
  if (!typed || typed.version === version) return { ...nothing, ...typed, version };
  const { older, text, comments, comment, line } = typed;
  const all = Object.entries({ ...comments, ...(comment.trim() !== '' && { [line]: comment.trim() }) });
  const lines = all.map(([at, said]) => (at === '' ? said : texts.atLine(at, said)));
  const words = [older, text.trim(), ...lines].filter(Boolean).join('\n');
  return { ...nothing, version, older: words };
}

/**
 * A review with the comment that is still in its field: nobody wants to lose it by a press on another button.
 * @param last the number of the last line. @returns `null` if the line is none of the version.
 */
export function withComment(review: Review, last: number): Review | null {
  const said = review.comment.trim();
  if (said === '') return review;
  const line = Number(review.line);
  if (!Number.isInteger(line) || line < 1 || line > last) return null;
  return { ...review, comments: { ...review.comments, [line]: said }, comment: '', line: '' };
}

/** Open forms by the work's id. They stay until they are sent or given up. */
export const $reviews = map<Record<string, Review | undefined>>({});
export const {
  $texts: $answers,
  open: openAnswer,
  type: typeAnswer,
  close: closeAnswer,
} = rowTexts('work-answer');

let goOn: (() => void) | null = null;
// The page must not reload itself over what is typed.
const hold = () => {
  const isTyping = [...Object.values($reviews.get()), ...Object.values($answers.get())].some(
    (typed) => typed !== undefined,
  );
  if (isTyping) goOn ??= holdReload();
  else {
    goOn?.();
    goOn = null;
  }
};
$reviews.listen(hold);
$answers.listen(hold);

const keyOf = (by: string, id: string): string => draftKey(by, 'work', id, '');

function openReview(by: string, { id, version }: Work): void {
  const draft = v.safeParse(Review, kept(keyOf(by, id)));
  $reviews.setKey(id, reviewOf(draft.success ? draft.output : undefined, version));
}

/** Keeps what is typed on the device, too: it survives a closed page. */
export function typeReview(
  by: string,
  { id, version }: Pick<Work, 'id' | 'version'>,
  change: Partial<Review>,
): void {
  const review = { ...reviewOf($reviews.get()[id], version), ...change };
  $reviews.setKey(id, review);
  putUnsaved(keyOf(by, id), review);
}

/** The draft stays for the next time; the work stays claimed. */
export const closeReview = (id: string): void => $reviews.setKey(id, undefined);

const readerOf = ({ uid, name, surname }: PanelUser): Reader => ({ id: uid, name, surname });

/** Whether a user has claimed it and nobody else may. */
export const isOwnClaim = ({ state, claimedBy }: Work, by: string): boolean =>
  state === 'claimed' && claimedBy === by;

/** Why a change was not made; a conflict needs a look at the newest version, not a retry. */
function failureOf(id: string, by: string) {
  return (error: unknown): string | { final: string } => {
    const code = codeOf(error);
    if (code === 'deleted-meanwhile') return { final: texts.deletedMeanwhile };
    if (code === 'changed-meanwhile') {
      const now = shownWork(id);
      const isTaken = now && isRead(now, timeNow()) && now.claimedBy !== by;
      return { final: isTaken ? texts.taken : texts.changedMeanwhile };
    }
    return isRefusal(code) ? { final: texts.refused } : texts.failed;
  };
}

function shownWork(id: string): Work | null {
  const list = workList.$list.get();
  const row = list.step === 'ready' && list.rows.find((one) => one.id === id);
  return row && 'item' in row ? row.item : null;
}

/** Writes over the version of the work that is shown, and shows what became of it. */
const change = (
  actor: PanelUser,
  id: string,
  write: (work: Work) => Promise<void>,
  done: () => void,
  after?: (seen: Work) => Work,
): Promise<void> =>
  actOnRow(
    $changing,
    id,
    async () => {
      const read = async (asked: string) => (await gateway()).one(asked);
      await writeOverSeen({ list: workList, read }, id, write, after);
      done();
      countOpenWorks();
    },
    failureOf(id, actor.uid),
  );

const say = (text: string): void => showToast({ kind: 'good', text });

/** Opens a work: nobody else can for a day (TASK-2). */
export async function openWork(actor: PanelUser, id: string): Promise<void> {
  const work = shownWork(id);
  if (work && isOwnClaim(work, actor.uid)) return openReview(actor.uid, work);
  await change(
    actor,
    id,
    async (seen) => (await gateway()).claim(readerOf(actor), seen),
    () => {
      const now = shownWork(id);
      if (now) openReview(actor.uid, now);
    },
    (seen) => ({
      ...seen,
      state: 'claimed',
      claimedBy: actor.uid,
      claimedName: `${actor.name} ${actor.surname}`,
      claimedAt: timeNow(),
      rev: seen.rev + 1,
    }),
  );
}

/** Leaves it to the others. */
export const releaseWork = (actor: PanelUser, id: string): Promise<void> =>
  change(
    actor,
    id,
    async (seen) => (await gateway()).release(seen),
    () => {
      closeReview(id);
      say(texts.released);
    },
    (seen) => ({ ...seen, state: 'sent', rev: seen.rev + 1 }),
  );

/** What the student reads in the bell (TELL-2). The path is not encoded: so it is never longer than the rules allow. */
const notice = ({ course, task, title, ticket }: Work, words: (title: string) => string): NewNotice => ({
  kind: 'work',
  about: `${course}-${ticket}`,
  title: words(title),
  path: workAddress(course, task),
});

/** What a review says: each point with a tick or a cross where anything was ticked, and what was typed. */
export function decisionOf(
  review: Pick<Review, 'text' | 'checked' | 'comments'>,
  checklist: readonly string[],
  result: WorkResult,
): Decision {
  const { checked, comments } = review;
  const lines = checked.length === 0 ? [] : checklist;
  const ticks = lines.map((line) => (checked.includes(line) ? texts.checked : texts.unchecked)(line));
  const typed = [ticks.join('\n'), review.text.trim()].filter(Boolean).join('\n\n');
  const text = typed || (result === 'accepted' ? texts.acceptedText : texts.commentedText);
  return { result, text, comments };
}

/** What is wrong with a review; `null` if it can be sent. */
export function reviewProblem(decision: Decision, review: Pick<Review, 'text' | 'checked'>): string | null {
  const { result, text, comments } = decision;
  const isEmpty = review.text.trim() === '' && review.checked.length === 0;
  if (result === 'returned' && isEmpty && Object.keys(comments).length === 0) return texts.emptyReturn;
  if (text.length > limits.workText) return texts.longText;
  return Object.values(comments).join(' ').length > limits.workComments ? texts.longComments : null;
}

/** Accepts or returns the version; the next work of the list has the focus then. */
export function decideWork(actor: PanelUser, id: string, decision: Decision): Promise<void> {
  const isAccepted = decision.result === 'accepted';
  const words = isAccepted ? noticeTitles.workAccepted : noticeTitles.workReturned;
  return change(
    actor,
    id,
    async (seen) => (await gateway()).decide(readerOf(actor), seen, decision, notice(seen, words)),
    () => {
      removeUnsaved(keyOf(actor.uid, id));
      closeReview(id);
      workList.drop(id);
      say(isAccepted ? texts.accepted : texts.returned);
    },
    (seen) => ({ ...seen, state: decision.result, asked: false, rev: seen.rev + 1 }),
  );
}

/** Writes to the student without deciding (TASK-2). */
export async function answerWork(actor: PanelUser, id: string): Promise<void> {
  const text = $answers.get()[id]?.trim();
  if (!text) return;
  await change(
    actor,
    id,
    async (seen) =>
      (await gateway()).answer(readerOf(actor), seen, text, notice(seen, noticeTitles.workAnswered)),
    () => {
      closeAnswer(actor.uid, id);
      if (workList.$asked.get().order === 'asked') workList.drop(id);
      say(texts.answered);
    },
  );
}

// The next user must not see what staff have typed.
onSignOut(() => {
  $reviews.set({});
  $answers.set({});
});
