import { atom } from 'nanostores';
import { quizzesPath } from '#core/addresses/routes.ts';
import { codeOf, isRefusal } from '#core/cloud/errors.ts';
import { loadPart } from '#core/page/load-part.ts';
import { sessionReads } from '#core/session/reading.ts';
import { showToast } from '#core/views/toasts.ts';
import { byAlphabet } from '#core/words/alphabet.ts';
import { saysWords } from '#core/words/letters.ts';
import { tellAddress } from '#features/announcements/tell.ts';
import { hasDraft } from '#panel/draft.ts';
import { hasTitleOfCopy, titleOfCopy } from '#panel/draft-format.ts';
import { createEditor } from '#panel/editor.ts';
import { formEntries } from '#panel/form-entries.ts';
import { lastChosen, noteChosen } from '#panel/last-chosen.ts';
import { serverTime } from '#panel/publishing.ts';
import { nullIfGone } from '#panel/row-actions.ts';
import { staffRows } from '#panel/staff-rows.ts';
import { taughtPaths } from '#panel/taught.ts';
import { copying, telling } from '#panel/texts.ts';
import type { Quiz } from '../quiz.ts';
import {
  keyField,
  keyIn,
  leavesTime,
  QuizForm,
  quizFormOf,
  quizFormProblem,
  type WholeQuiz,
  writtenQuiz,
} from './quiz-form.ts';
import { quizForm, quizTab as texts } from './texts.ts';

export const quizGateway = async () => (await loadPart(() => import('./gateway.ts'))).staffQuizzes;

const name = 'quizzes';

/** A course has few, so all are read and searched here (QUIZ-1). */
const quizzes = staffRows<Quiz, keyof typeof texts.lists, Awaited<ReturnType<typeof quizGateway>>>({
  name,
  gateway: quizGateway,
  sorts: ['every', 'open', 'draft'],
  filters: taughtPaths,
  async read(staff, { search, sort, filter }) {
    const courses = filter === undefined ? taughtPaths() : [filter];
    const rows = (await Promise.all(courses.map(staff.list)))
      .flatMap((ofCourse) => ofCourse.sort((one, other) => byAlphabet(one.title, other.title)))
      .filter((quiz) => (sort === 'every' || quiz.state === sort) && saysWords(quiz.title, search));
    lookForRecounts(rows);
    return { rows: rows.map((item) => ({ id: item.id, item })), more: null };
  },
  one: (staff, id) => staff.read(id).catch(nullIfGone),
  nameOf: ({ title }) => title,
  texts: {
    changedMeanwhile: texts.openChanged,
    deletedMeanwhile: texts.openGone,
    refused: texts.openFailed,
    failed: texts.openFailed,
  },
});

export const { list: quizList, $changing: $openingQuiz } = quizzes;

/** Marks are left to count again after a correction (QUIZ-2). */
export const $openRecounts = atom<ReadonlySet<string>>(new Set());

export function noteRecount(id: string, isOpen: boolean): void {
  const others = [...$openRecounts.get()].filter((one) => one !== id);
  $openRecounts.set(new Set(isOpen ? [...others, id] : others));
}

const recountReads = sessionReads(() => $openRecounts.set(new Set()));

/** The list does not wait for it, nor fail with it: the results of a quiz tell the same. */
const lookForRecounts = (rows: readonly Quiz[]): Promise<boolean> =>
  recountReads.read(
    async () => {
      const staff = await quizGateway();
      const corrected = rows.filter(({ correction }) => correction);
      const open = await Promise.all(corrected.map(staff.isRecountOpen));
      return new Set(corrected.filter((_, at) => open[at]).map(({ id }) => id));
    },
    (found) => $openRecounts.set(found),
    null,
  );

/** QUIZ-2. */
export const $corrected = atom<Quiz | null>(null);

/** Of an open quiz it changes title, end and key alone. */
export const quizEditor = createEditor<WholeQuiz, keyof QuizForm, Quiz>({
  form: 'quiz',
  schema: QuizForm,
  begin: (uid) => ({ course: lastChosen(uid).course }),
  formOf: quizFormOf,
  copy: async (original) => {
    const whole = 'key' in original ? original : await (await quizGateway()).whole(original);
    return { ...quizFormOf(whole), title: titleOfCopy(whole.title, copying.mark), ends: '' };
  },
  whole: async (quiz) => (await quizGateway()).whole(quiz),
  check(form, seen) {
    if (!seen && hasTitleOfCopy(form.title, copying.mark)) return { message: copying.rename, field: 'title' };
    const problem = quizFormProblem(form, seen, serverTime());
    if (!problem) return null;
    // The text of a key's problem names the question.
    if ('question' in problem) return { message: quizForm.refusedKey[problem.kind](problem.question) };
    const message =
      problem.kind === 'text' ? quizForm.refusedText(problem.count) : quizForm.refused[problem.kind];
    return { message, field: problem.field };
  },
  read: async (id) => (await quizGateway()).read(id),
  async save(by, { id, seen }, form, attempts) {
    const staff = await quizGateway();
    const written = writtenQuiz(form);
    if (seen?.state === 'open') {
      const { title } = written;
      // The field has no seconds.
      const ends = form.ends === quizFormOf(seen).ends ? seen.ends : written.ends;
      const key = keyIn(form.key, seen);
      const isCorrected = keyField(seen, key) !== '';
      const closed = form.closed === '' ? undefined : (true as const);
      await staff.correct(by, seen, { title, ends, closed, key: isCorrected ? key : undefined }, attempts);
      if (isCorrected) $corrected.set({ ...seen, title });
    } else {
      await staff.save(by, { id, rev: seen?.rev ?? 0 }, { ...written, state: 'draft' }, attempts);
      if (!seen) noteChosen(by, { course: written.course });
    }
    return (seen ? quizForm.saved : quizForm.added)(written.title);
  },
  list: quizList,
});

export const quizForms = formEntries(name, quizEditor, quizList);

export const hasQuizDraft = (uid: string, id: string): boolean => hasDraft({ uid, form: 'quiz', id });

/** `null`: it can be opened now. */
export function openProblem(uid: string, quiz: Quiz): string | null {
  if (hasQuizDraft(uid, quiz.id)) return texts.openDraft;
  return leavesTime(quiz, serverTime()) ? null : texts.openEarly;
}

/** For good. */
export const deleteQuiz = (by: string, quiz: Quiz): Promise<void> =>
  quizzes.act(
    quiz.id,
    async () => {
      await (await quizGateway()).remove(by, quiz);
      quizList.drop(quiz.id);
      showToast({ kind: 'good', text: texts.deleted });
    },
    (error) => {
      const code = codeOf(error);
      const isFinal = isRefusal(code) || code === 'changed-meanwhile';
      return isFinal ? { final: texts.deleteRefused } : texts.deleteFailed;
    },
  );

export const openQuiz = (by: string, { id, title, course }: Quiz): Promise<void> =>
  quizzes.act(
    id,
    async () => {
      const staff = await quizGateway();
      await quizzes.write(by, id, async (seen) => staff.open(by, await staff.whole(seen)));
      const href = tellAddress({ course, text: telling.newQuiz(title), link: quizzesPath(course, id) });
      showToast({ kind: 'good', text: texts.opened(title), link: { text: telling.tell, href } });
    },
    (error) => (isRefusal(codeOf(error)) ? texts.openFailed : null),
  );
