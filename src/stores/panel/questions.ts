import { atom, map } from 'nanostores';
import * as v from 'valibot';
import type { NewNotice } from '#domain/notices/notice.ts';
import { hasWords, TypedWords, wordsOf } from '#domain/questions/draft.ts';
import { listOf, type Question, questionStates } from '#domain/questions/question.ts';
import { timeNow } from '#domain/shared/clock.ts';
import { codeOf, isRefusal } from '#domain/shared/errors.ts';
import { draftKey } from '#domain/shared/page-storage-keys.ts';
import { momentAddress } from '#domain/videos/duration.ts';
import { questionAddress } from '#domain/videos/question-address.ts';
import { lineAt, readTranscript, type TranscriptLine } from '#domain/videos/transcript.ts';
import type { Author } from '#gateways/questions.ts';
import { noticeTitles } from '#messages/notices/notice-titles.ts';
import { questionTab as texts } from '#messages/panel/questions.ts';
import { onSignOut } from '#stores/accounts/session.ts';
import { coursePaths } from '#stores/shared/course-paths.ts';
import { kept } from '#stores/shared/device-storage.ts';
import { loadPart } from '#stores/shared/load-part.ts';
import { showToast } from '#stores/shared/toasts.ts';
import { putUnsaved, removeUnsaved } from '#stores/shared/unsaved.ts';
import { createList } from './list.ts';
import { resolveNames } from './log.ts';
import { holdReload } from './reload.ts';
import { actOnRow, writeOverSeen } from './row-actions.ts';
import { countOpenQuestions } from './tab-counts.ts';

const gateway = async () => (await loadPart(() => import('#gateways/staff/questions.ts'))).staffQuestions;

/** Staff see who asks by name and surname. */
const asker = ({ uid }: Question) => [{ collection: 'users' as const, target: uid }];

/** What students ask (ASK-2). Its orders are lists of their own; it can be limited to a course. */
export const questionList = createList({
  name: 'questions',
  orders: questionStates,
  filters: coursePaths,
  read: async (asked) => resolveNames((await gateway()).list(asked), asker),
});

/** The question that is being changed: one at a time. */
export const $changing = atom<string | null>(null);

/** Open forms by the question's id: answers, and reasons why a question is hidden. They stay until they are sent or given up. */
export const $answers = map<Record<string, TypedWords | undefined>>({});
export const $reasons = map<Record<string, string | undefined>>({});

/** What was typed for questions that were withdrawn meanwhile, so that it can be copied. */
export const $lost = atom<readonly { id: string; name: string; text: string }[]>([]);

let goOn: (() => void) | null = null;
// The page must not reload itself over what is typed.
const hold = () => {
  const isTyping = [...Object.values($answers.get()), ...Object.values($reasons.get())].some(
    (typed) => typed !== undefined,
  );
  if (isTyping || $lost.get().length > 0) goOn ??= holdReload();
  else {
    goOn?.();
    goOn = null;
  }
};
$answers.listen(hold);
$reasons.listen(hold);
$lost.listen(hold);

const keyOf = (by: string, id: string): string => draftKey(by, 'answer', id, '');

function draftOf(by: string, id: string): TypedWords | null {
  const draft = v.safeParse(TypedWords, kept(keyOf(by, id)));
  return draft.success ? draft.output : null;
}

/** Whether this device has an answer to it that was not sent. */
export const hasDraft = (by: string, id: string): boolean => draftOf(by, id) !== null;

/** Opens the form: with the draft of an earlier visit, or the answer that the user has given. */
export function openAnswer(by: string, { id, answers }: Question): void {
  const own = answers[by];
  $answers.setKey(id, draftOf(by, id) ?? { text: own?.text ?? '', code: own?.code ?? null });
}

/** Keeps what is typed on the device, too: it survives a closed page. */
export function typeAnswer(by: string, id: string, change: Partial<TypedWords>): void {
  const typed = { text: '', code: null, ...$answers.get()[id], ...change };
  $answers.setKey(id, typed);
  putUnsaved(keyOf(by, id), typed);
}

export function closeAnswer(by: string, id: string): void {
  removeUnsaved(keyOf(by, id));
  $answers.setKey(id, undefined);
}

export const typeReason = (id: string, text: string): void => $reasons.setKey(id, text);
export const closeReason = (id: string): void => $reasons.setKey(id, undefined);

/** Shows the question as it is now: in this list as long as it belongs to it. */
function place(id: string, now: Question): void {
  if (listOf(now) === questionList.$asked.get().order) questionList.replace(id, now);
  else questionList.drop(id);
}

/** The question is gone from the list; what was typed for it stays. */
function lose(by: string, id: string): void {
  const list = questionList.$list.get();
  const row = list.step === 'ready' && list.rows.find((one) => one.id === id);
  const typed = $answers.get()[id];
  const text = typed ? [typed.text, typed.code?.text].filter(Boolean).join('\n\n') : '';
  if (row && 'item' in row && text.trim() !== '')
    $lost.set([...$lost.get(), { id, name: row.item.name, text }]);
  closeAnswer(by, id);
  closeReason(id);
  questionList.drop(id);
}

export const dropLost = (id: string): void => $lost.set($lost.get().filter((one) => one.id !== id));

/**
 * Writes over the version that the user sees. Who has changed the question meanwhile, and how, is seen in its row, which stays.
 * @throws AppError
 */
async function write(
  by: string,
  id: string,
  send: (seen: Question) => Promise<void>,
  after: (seen: Question) => Partial<Question>,
): Promise<void> {
  let isDone = false;
  const list = {
    $list: questionList.$list,
    replace: (row: string, now: Question) => (isDone ? place(row, now) : questionList.replace(row, now)),
    drop: (row: string) => lose(by, row),
  };
  try {
    await writeOverSeen(
      { list, read: async (asked) => (await gateway()).one(asked) },
      id,
      async (seen) => {
        await send(seen);
        isDone = true;
      },
      (seen) => ({ ...seen, ...after(seen), rev: seen.rev + 1 }),
    );
  } finally {
    countOpenQuestions();
  }
}

/** Why a change was not made; a conflict needs a look at the newest version, not a retry. */
function failureOf(error: unknown): string | { final: string } {
  const code = codeOf(error);
  if (code === 'changed-meanwhile') return { final: texts.changedMeanwhile };
  if (code === 'deleted-meanwhile') return { final: texts.deletedMeanwhile };
  return isRefusal(code) ? { final: texts.refused } : texts.failed;
}

const act = (id: string, work: () => Promise<void>): Promise<void> =>
  actOnRow($changing, id, work, failureOf);
const say = (text: string): void => showToast({ kind: 'good', text });

/** What the author reads in the bell (TELL-2). A hidden question does not stand under its video. */
const notice = (
  { id, course, video, second, title }: Question,
  text: (video: string) => string,
  address: typeof questionAddress | typeof momentAddress,
): NewNotice => ({ kind: 'answer', about: id, title: text(title), path: address(course, video, second, id) });

/** Sends the answer that is typed; it stays when that fails. */
export const sendAnswer = (author: Author, id: string): Promise<void> =>
  act(id, async () => {
    const typed = $answers.get()[id];
    if (!typed || !hasWords(typed)) return;
    const words = wordsOf(typed);
    const { id: by, name } = author;
    await write(
      by,
      id,
      async (seen) =>
        (await gateway()).answer(author, seen, words, notice(seen, noticeTitles.answered, questionAddress)),
      ({ answers }) => ({
        answered: true,
        answers: { ...answers, [by]: { name, staff: true, at: timeNow(), ...words } },
      }),
    );
    if ($answers.get()[id] === typed) closeAnswer(by, id);
    say(texts.sent);
  });

/** An answer of a student was enough, or it was not after all. */
export const markQuestion = (by: string, id: string, answered: boolean): Promise<void> =>
  act(id, async () => {
    await write(
      by,
      id,
      async (seen) => (await gateway()).mark(by, seen, answered),
      () => ({ answered }),
    );
    say(answered ? texts.enoughDone : texts.reopened);
  });

/** To be called after the user has confirmed it. */
export const removeAnswer = (by: string, id: string, author: string): Promise<void> =>
  act(id, async () => {
    await write(
      by,
      id,
      async (seen) => (await gateway()).removeAnswer(by, seen, author),
      ({ answers, answered }) => {
        const { [author]: _, ...rest } = answers;
        return { answers: rest, answered: answered && Object.keys(rest).length > 0 };
      },
    );
    say(texts.answerRemoved);
  });

/** Hides a question for the reason that is typed. */
export const hideQuestion = (by: string, id: string): Promise<void> =>
  act(id, async () => {
    const reason = $reasons.get()[id]?.trim();
    if (!reason) return;
    await write(
      by,
      id,
      async (seen) =>
        (await gateway()).hide(by, seen, reason, notice(seen, noticeTitles.hidden, momentAddress)),
      () => ({ hidden: true, reason }),
    );
    closeReason(id);
    say(texts.hidden);
  });

export const showQuestion = (by: string, id: string): Promise<void> =>
  act(id, async () => {
    await write(
      by,
      id,
      async (seen) => (await gateway()).show(by, seen, notice(seen, noticeTitles.shown, questionAddress)),
      () => ({ hidden: false, reason: undefined }),
    );
    say(texts.shown);
  });

/** Lines of the transcripts of videos, each read once when a form is opened. */
export const $lines = map<Record<string, readonly TranscriptLine[] | undefined>>({});

const asked = new Set<string>();
let visit = 0;

/** Without it a question can be answered as well, so a failure is only logged; the next form asks again. */
export async function readLines(video: string): Promise<void> {
  if (asked.has(video)) return;
  asked.add(video);
  const current = visit;
  try {
    const { transcripts } = await loadPart(() => import('#gateways/videos.ts'));
    const { lines } = readTranscript(await transcripts.of(video));
    if (current === visit) $lines.setKey(video, lines);
  } catch (error) {
    console.error(error);
    if (current === visit) asked.delete(video);
  }
}

/** What is said at a place of a video, with the line before and the line after; nothing without times. */
export function linesAround(
  lines: readonly TranscriptLine[] = [],
  second: number,
): readonly TranscriptLine[] {
  if (lines.every(({ start }) => start === null)) return [];
  const at = Math.max(lineAt(lines, second), 0);
  return lines.slice(Math.max(at - 1, 0), at + 2);
}

// The next user must not see what staff have read or typed.
onSignOut(() => {
  visit += 1;
  asked.clear();
  $lines.set({});
  $answers.set({});
  $reasons.set({});
  $lost.set([]);
});
