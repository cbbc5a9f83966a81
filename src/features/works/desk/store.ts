import * as v from 'valibot';
import { AppError, codeOf, isRefusal } from '#core/cloud/errors.ts';
import { loadPart } from '#core/page/load-part.ts';
import { timeNow } from '#core/time/clock.ts';
import { showToast } from '#core/views/toasts.ts';
import type { NewNotice } from '#features/bell/notice.ts';
import { noticeTitles } from '#features/bell/notice-title-texts.ts';
import type { PanelUser } from '#panel/panel.ts';
import { staffRows } from '#panel/staff-rows.ts';
import { openWorks } from '#panel/tab-counts.ts';
import { taughtPaths } from '#panel/taught.ts';
import { workLimits } from '../limits.ts';
import { entriesOf, isRead, undoUntil, type Work, type WorkResult, workAddress, workLists } from '../work.ts';
import type { Decision, Reader } from './gateway.ts';
import { workTab as texts } from './texts.ts';

const gateway = async () => (await loadPart(() => import('./gateway.ts'))).staffWorks;

const Review = v.object({
  version: v.optional(v.number(), 0),
  older: v.optional(v.string(), ''), // typed about an earlier version, to be used again or not
  checked: v.array(v.string()), // by the teacher's words
  text: v.string(),
  comments: v.record(v.string(), v.string()), // by the number of the line
  comment: v.optional(v.string(), ''), // while it is being typed
  line: v.optional(v.string(), ''),
});

export type Review = v.InferOutput<typeof Review>;

const nothing: Review = { version: 0, older: '', checked: [], text: '', comments: {}, comment: '', line: '' };

/** Ticks and comments at the lines of an earlier version would be wrong, so they are only offered. */
export function reviewOf(typed: Review | undefined, version: number): Review {
  if (!typed || typed.version === version) return { ...nothing, ...typed, version };
  return { ...nothing, version, older: reviewWords(typed) };
}

export function reviewWords({ older, text, comments, comment, line }: Review): string {
  const all = [
    ...Object.entries(comments),
    ...(comment.trim() === '' ? [] : [[line, comment.trim()] as const]),
  ];
  const lines = all.map(([at, said]) => (at === '' ? said : texts.atLine(at, said)));
  return [older, text.trim(), ...lines].filter(Boolean).join('\n');
}

/** What is being typed stays at its line. */
export function atLine(review: Review, line: string): Partial<Review> {
  const { comments, comment, line: before } = review;
  const isOfLine = comments[before] !== undefined && comments[before] === comment;
  return { line, comment: comment === '' || isOfLine ? (comments[line] ?? '') : comment };
}

/** With the comment still in its field. @param last the last line. @returns `null`: the line is none of the version. */
export function withComment(review: Review, last: number): Review | null {
  const said = review.comment.trim();
  if (said === '') return review;
  const line = Number(review.line);
  if (!Number.isInteger(line) || line < 1 || line > last) return null;
  return { ...review, comments: { ...review.comments, [line]: said }, comment: '', line: '' };
}

const readerOf = ({ uid, name, surname }: PanelUser): Reader => ({ id: uid, name, surname });

export const isOwnClaim = ({ state, claimedBy }: Work, by: string): boolean =>
  state === 'claimed' && claimedBy === by;

/** TASK-2. Each sort is a list of its own. */
export const works = staffRows({
  name: 'works',
  gateway,
  sorts: workLists,
  filters: taughtPaths,
  read: (staff, asked) => staff.list(asked),
  one: (staff, id) => staff.one(id),
  nameOf: ({ name, title }: Work) => `${name}, «${title}»`,
  count: openWorks,
  texts,
  failed: (error, now, by) =>
    codeOf(error) === 'changed-meanwhile' && now && isRead(now, timeNow()) && now.claimedBy !== by
      ? { final: texts.taken }
      : null,
});

export const { list: workList, $changing } = works;

/** They stay until they are sent or given up. */
export const reviews = works.form('work', Review, reviewWords);
export const answers = works.line('work-answer');

const openReview = (by: string, { id, version }: Work): void =>
  reviews.$texts.setKey(id, reviewOf(reviews.draftOf(by, id) ?? undefined, version));

export const typeReview = (
  by: string,
  { id, version }: Pick<Work, 'id' | 'version'>,
  change: Partial<Review>,
): void => reviews.type(by, id, { ...reviewOf(reviews.$texts.get()[id], version), ...change });

const claim = works.deed({
  send: (staff, actor, seen) => staff.claim(readerOf(actor), seen),
  after: (_, { uid, name, surname }) => ({
    state: 'claimed',
    claimedBy: uid,
    claimedName: `${name} ${surname}`,
    claimedAt: timeNow(),
  }),
  done({ uid }, id) {
    const now = workList.find(id);
    if (now) openReview(uid, now);
    return undefined;
  },
});

/** Nobody else can for a day (TASK-2). */
export async function openWork(actor: PanelUser, id: string): Promise<void> {
  const work = workList.find(id);
  if (work && isOwnClaim(work, actor.uid)) openReview(actor.uid, work);
  else await claim(actor, id);
}

export const releaseWork = works.deed({
  send: (staff, _, seen) => staff.release(seen),
  after: () => ({ state: 'sent' }),
  done(_, id) {
    reviews.fold(id);
    return texts.released;
  },
});

/** TELL-2. The path is not encoded, so it is never longer than the rules allow. */
const notice = ({ course, task, title, ticket }: Work, words: (title: string) => string): NewNotice => ({
  kind: 'work',
  about: `${course}-${ticket}`,
  title: words(title),
  path: workAddress(course, task),
});

/** A tick or a cross at each point where anything was ticked, and what was typed. */
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

/** What was ticked and typed, of a decision's text. */
function wordsIn(text: string): Pick<Review, 'checked' | 'text'> {
  const [ticks = '', ...rest] = text.split('\n\n');
  const lines = ticks.split('\n');
  const isTick = (line: string) =>
    [texts.checked(''), texts.unchecked('')].some((sign) => line.startsWith(sign));
  if (lines.every(isTick)) {
    const sign = texts.checked('');
    const checked = lines.flatMap((line) => (line.startsWith(sign) ? [line.slice(sign.length)] : []));
    return { checked, text: rest.join('\n\n') };
  }
  return { checked: [], text: text === texts.acceptedText || text === texts.commentedText ? '' : text };
}

export function reviewProblem(decision: Decision, review: Pick<Review, 'text' | 'checked'>): string | null {
  const { result, text, comments } = decision;
  const isEmpty = review.text.trim() === '' && review.checked.length === 0;
  if (result === 'returned' && isEmpty && Object.keys(comments).length === 0) return texts.emptyReturn;
  if (text.length > workLimits.text) return texts.longText;
  return Object.values(comments).join(' ').length > workLimits.comments ? texts.longComments : null;
}

const decide = works.deed<[decision: Decision, typed: Review | undefined]>({
  send: (staff, actor, seen, decision) =>
    staff.decide(
      readerOf(actor),
      seen,
      decision,
      notice(seen, decision.result === 'accepted' ? noticeTitles.workAccepted : noticeTitles.workReturned),
    ),
  after: (_, __, { result }) => ({ state: result, asked: false }),
  done(actor, id, { result }, typed) {
    reviews.close(actor.uid, id);
    workList.drop(id);
    showToast({
      kind: 'good',
      text: result === 'accepted' ? texts.accepted : texts.returned,
      action: { text: texts.undo, run: () => undoDecision(actor, id, typed) },
    });
    return undefined;
  },
});

/** The next work has the focus then; the message can take it back. */
export const decideWork = (actor: PanelUser, id: string, decision: Decision): Promise<void> =>
  decide(actor, id, decision, reviews.$texts.get()[id]);

export const mayUndo = (work: Work, by: string): boolean => timeNow() < (undoUntil(work, by) ?? new Date(0));

/** The form has what was decided (TASK-2). */
export const undoDecision = (actor: PanelUser, id: string, typed?: Review): Promise<void> =>
  works.act(
    id,
    async () => {
      const staff = await gateway();
      const now = await staff.one(id);
      if (!now || !mayUndo(now, actor.uid)) throw new AppError('changed-meanwhile');
      const { text = '', comments = {} } = entriesOf(now).at(-1) ?? {};
      await staff.undo(actor.uid, now, notice(now, noticeTitles.workReopened));
      typeReview(actor.uid, now, typed ?? { ...wordsIn(text), comments });
      showToast({ kind: 'good', text: texts.undone });
      openWorks.read();
      workList.refresh();
    },
    (error) => {
      const code = codeOf(error);
      if (code !== 'changed-meanwhile' && !isRefusal(code)) return texts.failed;
      workList.refresh();
      return { final: texts.undoLate };
    },
  );

export const answerWork = answers.deed({
  words: (typed) => typed.trim() || null,
  send: (staff, actor, seen, text) =>
    staff.answer(readerOf(actor), seen, text, notice(seen, noticeTitles.workAnswered)),
  done(_, id) {
    if (workList.$asked.get().sort === 'asked') workList.drop(id);
    return texts.answered;
  },
});
