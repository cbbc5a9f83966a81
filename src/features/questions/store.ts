import { atom } from 'nanostores';
import { codeOf } from '#core/cloud/errors.ts';
import { sessionReads } from '#core/session/reading.ts';
import type { Video } from '#features/videos/video.ts';
import type { QuestionPage } from './gateway.ts';
import { joined, type Question } from './question.ts';
import { $questionMoments } from './question-moments.ts';
import { questions as texts } from './texts.ts';
import { questionGateway } from './waiting-questions.ts';

interface ReadyQuestions {
  step: 'ready';
  video: string;
  questions: readonly Question[];
  more: QuestionPage['more'];
  isLoadingMore: boolean;
}

type QuestionsState = { step: 'loading' } | { step: 'failed'; message: string } | ReadyQuestions;

/** ASK-1. */
export const $questions = atom<QuestionsState>({ step: 'loading' });

/** By video: going back and forth reads nothing twice. */
const known = new Map<string, ReadyQuestions>();
const reads = sessionReads(() => {
  known.clear();
  shown = '';
  $questions.set({ step: 'loading' });
});
let shown = '';

function keepList(list: ReadyQuestions): void {
  known.set(list.video, list);
  if (list.video !== shown) return;
  $questions.set(list);
  $questionMoments.set({ video: list.video, moments: list.questions });
}

/** Also when another video is shown by then. */
function changeList(video: string, change: (list: ReadyQuestions) => Partial<ReadyQuestions>): void {
  const list = known.get(video);
  if (list) keepList({ ...list, ...change(list) });
}

/** The first page, once a visit. */
export async function readQuestionsOf(video: Video): Promise<void> {
  reads.cancel();
  shown = video.id;
  const found = known.get(video.id);
  if (found) return keepList({ ...found, isLoadingMore: false });
  $questions.set({ step: 'loading' });
  $questionMoments.set({ video: video.id, moments: [] });
  await reads.read(
    async () => (await questionGateway()).under(video),
    ({ questions, more }) =>
      keepList({
        step: 'ready',
        video: video.id,
        questions: joined([], questions),
        more,
        isLoadingMore: false,
      }),
    null,
    (message, code) =>
      $questions.set({
        step: 'failed',
        message: code === 'firestore/permission-denied' ? texts.unreadable : message,
      }),
  );
}

/** Always the same function, so that a read that fails twice gets one retry only. */
export async function readMoreQuestions(): Promise<void> {
  const list = $questions.get();
  if (list.step !== 'ready' || !list.more || list.isLoadingMore) return;
  const { video, more } = list;
  changeList(video, () => ({ isLoadingMore: true }));
  await reads.read(
    more,
    (page) =>
      changeList(video, ({ questions }) => ({
        questions: joined(questions, page.questions),
        more: page.more,
        isLoadingMore: false,
      })),
    readMoreQuestions,
    () => changeList(video, () => ({ isLoadingMore: false })),
  );
}

/** Into the list as it is now. @returns `null`: gone, hidden or not for this user any more. @throws AppError */
export async function readQuestion(video: string, id: string): Promise<Question | null> {
  const now = await (await questionGateway()).one(id).catch((error: unknown) => {
    // A hidden one may not be read.
    if (codeOf(error) === 'firestore/permission-denied') return null;
    throw error;
  });
  const isShown = now !== null && now.video === video && !now.hidden;
  if (isShown) changeList(video, ({ questions }) => ({ questions: joined(questions, [now]) }));
  else dropQuestion(video, id);
  return now;
}

export const dropQuestion = (video: string, id: string): void =>
  changeList(video, ({ questions }) => ({ questions: questions.filter((one) => one.id !== id) }));
