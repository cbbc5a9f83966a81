import { momentAddress, questionAddress } from '#core/addresses/video-address.ts';
import { loadPart } from '#core/page/load-part.ts';
import { readings } from '#core/session/reading.ts';
import { timeNow } from '#core/time/clock.ts';
import type { NewNotice } from '#features/bell/notice.ts';
import { noticeTitles } from '#features/bell/notice-title-texts.ts';
import { lineAt, readTranscript, type TranscriptLine } from '#features/videos/transcript.ts';
import { staffRows } from '#panel/staff-rows.ts';
import { openQuestions } from '#panel/tab-counts.ts';
import { taughtPaths } from '#panel/taught.ts';
import { hasWords, TypedWords, wordsOf } from '../draft.ts';
import { listOf, type Question, questionStates } from '../question.ts';
import { questionTab as texts } from './texts.ts';

const gateway = async () => (await loadPart(() => import('./gateway.ts'))).staffQuestions;

/** ASK-2. Each sort is a list of its own. */
export const questions = staffRows({
  name: 'questions',
  gateway,
  sorts: questionStates,
  filters: taughtPaths,
  read: (staff, asked) => staff.list(asked),
  one: (staff, id) => staff.one(id),
  named: ({ uid }: Question) => [{ collection: 'users', target: uid }],
  nameOf: ({ name }) => name,
  count: openQuestions,
  texts,
  belongs: (question, list) => listOf(question) === list,
});

export const { list: questionList, $changing } = questions;

/** They stay until they are sent or given up. */
export const answers = questions.form('answer', TypedWords, ({ text, code }) =>
  [text, code?.text].filter(Boolean).join('\n\n'),
);
export const reasons = questions.line('reason');

export const hasDraft = (by: string, id: string): boolean => answers.draftOf(by, id) !== null;

export const openAnswer = (by: string, { id, answers: { [by]: own } }: Question): void =>
  answers.open(by, id, { text: own?.text ?? '', code: own?.code ?? null });

/** In the bell (TELL-2); a hidden question does not stand under its video. */
const notice = (
  { id, course, video, second, title }: Question,
  text: (video: string) => string,
  address: typeof questionAddress | typeof momentAddress,
): NewNotice => ({ kind: 'answer', about: id, title: text(title), path: address(course, video, second, id) });

export const sendAnswer = answers.deed({
  words: (typed) => (hasWords(typed) ? wordsOf(typed) : null),
  send: (staff, { uid: id, name }, seen, words) =>
    staff.answer({ id, name }, seen, words, notice(seen, noticeTitles.answered, questionAddress)),
  after: ({ answers }, { uid, name }, words) => ({
    answered: true,
    answers: { ...answers, [uid]: { name, staff: true, at: timeNow(), ...words } },
  }),
  done: texts.sent,
});

export const markQuestion = questions.deed<[answered: boolean]>({
  send: (staff, { uid }, seen, answered) => staff.mark(uid, seen, answered),
  after: (_, __, answered) => ({ answered }),
  done: (_, __, answered) => (answered ? texts.enoughDone : texts.reopened),
});

export const removeAnswer = questions.deed<[author: string]>({
  send: (staff, { uid }, seen, author) => staff.removeAnswer(uid, seen, author),
  after({ answers, answered }, _, author) {
    const { [author]: __, ...rest } = answers;
    return { answers: rest, answered: answered && Object.keys(rest).length > 0 };
  },
  done: texts.answerRemoved,
});

export const hideQuestion = reasons.deed({
  words: (typed) => typed.trim() || null,
  send: (staff, { uid }, seen, reason) =>
    staff.hide(uid, seen, reason, notice(seen, noticeTitles.hidden, momentAddress)),
  after: (_, __, reason) => ({ hidden: true, reason }),
  done: texts.hidden,
});

export const showQuestion = questions.deed({
  send: (staff, { uid }, seen) => staff.show(uid, seen, notice(seen, noticeTitles.shown, questionAddress)),
  after: () => ({ hidden: false, reason: undefined }),
  done: texts.shown,
});

const transcriptLines = readings<string, { lines: readonly TranscriptLine[] }>();

export const $lines = transcriptLines.$all;

/** A failure is only logged: a question can be answered without them. */
export const readLines = (video: string): Promise<unknown> =>
  transcriptLines.load(video, async () => {
    const { transcripts } = await loadPart(() => import('#features/videos/gateway.ts'));
    return { lines: readTranscript(await transcripts.of(video)).lines };
  });

/** With the line before and the line after; none without times. */
export function linesAround(lines: readonly TranscriptLine[], second: number): readonly TranscriptLine[] {
  if (lines.every(({ start }) => start === null)) return [];
  const at = Math.max(lineAt(lines, second), 0);
  return lines.slice(Math.max(at - 1, 0), at + 2);
}
