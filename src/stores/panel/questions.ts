import type { NewNotice } from '#domain/notices/notice.ts';
import { hasWords, TypedWords, wordsOf } from '#domain/questions/draft.ts';
import { listOf, type Question, questionStates } from '#domain/questions/question.ts';
import { timeNow } from '#domain/shared/clock.ts';
import { momentAddress } from '#domain/videos/duration.ts';
import { questionAddress } from '#domain/videos/question-address.ts';
import { lineAt, readTranscript, type TranscriptLine } from '#domain/videos/transcript.ts';
import type { Author } from '#gateways/questions.ts';
import { noticeTitles } from '#messages/notices/notice-titles.ts';
import { questionTab as texts } from '#messages/panel/questions.ts';
import { readings } from '#stores/accounts/reading.ts';
import { coursePaths } from '#stores/shared/course-paths.ts';
import { loadPart } from '#stores/shared/load-part.ts';
import { showToast } from '#stores/shared/toasts.ts';
import { createList } from './list.ts';
import { resolveNames } from './log.ts';
import { rowActions } from './row-changes.ts';
import { rowForms, rowTexts } from './row-texts.ts';
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

const forms = { list: questionList, nameOf: ({ name }: Question) => name };
const answers = rowForms<TypedWords, Question>({
  ...forms,
  form: 'answer',
  schema: TypedWords,
  stored: (typed) => typed,
  wordsOf: ({ text, code }) => [text, code?.text].filter(Boolean).join('\n\n'),
});

/** Open forms by the question's id: answers, and reasons why a question is hidden. They stay until they are sent or given up. */
export const { $texts: $answers, close: closeAnswer } = answers;
const reasons = rowTexts({ ...forms, form: 'reason' });
export const { $texts: $reasons, open: openReason, type: typeReason, close: closeReason } = reasons;

/** Whether this device has an answer to it that was not sent. */
export const hasDraft = (by: string, id: string): boolean => answers.draftOf(by, id) !== null;

/** Opens the form: with the draft of an earlier visit, or the answer that the user has given. */
export const openAnswer = (by: string, { id, answers: { [by]: own } }: Question): void =>
  answers.open(by, id, { text: own?.text ?? '', code: own?.code ?? null });

export const typeAnswer = (by: string, id: string, change: Partial<TypedWords>): void =>
  answers.type(by, id, { text: '', code: null, ...$answers.get()[id], ...change });

const { $changing, act, write } = rowActions<Question>({
  list: questionList,
  read: async (id) => (await gateway()).one(id),
  count: countOpenQuestions,
  texts,
  forms: [answers, reasons],
  // A question that was changed stands in this list as long as it belongs to it.
  place: (id, now) =>
    listOf(now) === questionList.$asked.get().order ? questionList.replace(id, now) : questionList.drop(id),
});

/** The question that is being changed: one at a time. */
export { $changing };

/** The question as a change has made it. */
const after =
  (change: (seen: Question) => Partial<Question>) =>
  (seen: Question): Question => ({ ...seen, ...change(seen), rev: seen.rev + 1 });

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
      after(({ answers }) => ({
        answered: true,
        answers: { ...answers, [by]: { name, staff: true, at: timeNow(), ...words } },
      })),
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
      after(() => ({ answered })),
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
      after(({ answers, answered }) => {
        const { [author]: _, ...rest } = answers;
        return { answers: rest, answered: answered && Object.keys(rest).length > 0 };
      }),
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
      after(() => ({ hidden: true, reason })),
    );
    closeReason(by, id);
    say(texts.hidden);
  });

export const showQuestion = (by: string, id: string): Promise<void> =>
  act(id, async () => {
    await write(
      by,
      id,
      async (seen) => (await gateway()).show(by, seen, notice(seen, noticeTitles.shown, questionAddress)),
      after(() => ({ hidden: false, reason: undefined })),
    );
    say(texts.shown);
  });

const transcriptLines = readings<string, { lines: readonly TranscriptLine[] }>();

/** Lines of the transcripts of videos, each read once when a form is opened. */
export const $lines = transcriptLines.$all;

/** Without it a question can be answered as well, so a failure is only logged; the next form asks again. */
export const readLines = (video: string): Promise<unknown> =>
  transcriptLines.load(video, async () => {
    const { transcripts } = await loadPart(() => import('#gateways/videos.ts'));
    return { lines: readTranscript(await transcripts.of(video)).lines };
  });

/** What is said at a place of a video, with the line before and the line after; nothing without times. */
export function linesAround(lines: readonly TranscriptLine[], second: number): readonly TranscriptLine[] {
  if (lines.every(({ start }) => start === null)) return [];
  const at = Math.max(lineAt(lines, second), 0);
  return lines.slice(Math.max(at - 1, 0), at + 2);
}
