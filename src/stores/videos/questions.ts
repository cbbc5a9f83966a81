import { atom } from 'nanostores';
import { joined, type Question } from '#domain/questions/question.ts';
import { codeOf } from '#domain/shared/errors.ts';
import type { Video } from '#domain/videos/video.ts';
import type { QuestionPage } from '#gateways/questions.ts';
import { questions as texts } from '#messages/questions/questions.ts';
import { errors } from '#messages/shared/errors.ts';
import { onSignOut } from '#stores/accounts/session.ts';
import { questionGateway } from '#stores/questions/waiting.ts';
import { reportFailedRead } from '#stores/shared/failures.ts';
import { latest } from '#stores/shared/latest.ts';
import { noteRefusal } from '#stores/shared/refusals.ts';
import { $questionPlaces } from './question-places.ts';

interface ReadyQuestions {
  step: 'ready';
  video: string;
  questions: readonly Question[];
  more: QuestionPage['more'];
  isLoadingMore: boolean;
}

type QuestionsState = { step: 'reading' } | { step: 'failed'; message: string } | ReadyQuestions;

/** The questions under the video that is shown (ASK-1). */
export const $questions = atom<QuestionsState>({ step: 'reading' });

/** What was read on this visit, by video: going back and forth reads nothing twice. */
const known = new Map<string, ReadyQuestions>();
const requests = latest();
/** The video whose questions are shown. */
let shown = '';

function keepList(list: ReadyQuestions): void {
  known.set(list.video, list);
  if (list.video !== shown) return;
  $questions.set(list);
  $questionPlaces.set({ video: list.video, places: list.questions });
}

/** Changes a list as it is now, also when another video is shown by then. */
function changeList(video: string, change: (list: ReadyQuestions) => Partial<ReadyQuestions>): void {
  const list = known.get(video);
  if (list) keepList({ ...list, ...change(list) });
}

/** Reads the questions of a video: the first page, once a visit. */
export async function readQuestionsOf(video: Video): Promise<void> {
  const isLatest = requests.begin();
  shown = video.id;
  const found = known.get(video.id);
  if (found) return keepList({ ...found, isLoadingMore: false });
  $questions.set({ step: 'reading' });
  $questionPlaces.set({ video: video.id, places: [] });
  try {
    const page = await (await questionGateway()).under(video);
    if (!isLatest()) return;
    keepList({
      step: 'ready',
      video: video.id,
      questions: joined([], page.questions),
      more: page.more,
      isLoadingMore: false,
    });
  } catch (error) {
    if (!isLatest()) return;
    console.error(error);
    noteRefusal(error);
    const code = codeOf(error);
    $questions.set({
      step: 'failed',
      message: code === 'firestore/permission-denied' ? texts.unreadable : errors[code],
    });
  }
}

/** Reads the next page. Always the same function, so that a read that fails twice gets one retry only. */
export async function readMoreQuestions(): Promise<void> {
  const list = $questions.get();
  if (list.step !== 'ready' || !list.more || list.isLoadingMore) return;
  const { video, more } = list;
  const isLatest = requests.begin();
  changeList(video, () => ({ isLoadingMore: true }));
  try {
    const page = await more();
    if (!isLatest()) return;
    changeList(video, ({ questions }) => ({
      questions: joined(questions, page.questions),
      more: page.more,
      isLoadingMore: false,
    }));
  } catch (error) {
    if (!isLatest()) return;
    changeList(video, () => ({ isLoadingMore: false }));
    reportFailedRead(error, readMoreQuestions);
  }
}

/**
 * Reads one question and puts it into the list of its video as it is now; without it, it is taken out.
 * @returns `null` if it is gone, hidden or not for this user any more. @throws AppError
 */
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

/** Takes a question out of the list. */
export const dropQuestion = (video: string, id: string): void =>
  changeList(video, ({ questions }) => ({ questions: questions.filter((one) => one.id !== id) }));

onSignOut(() => {
  requests.cancel();
  known.clear();
  shown = '';
  $questions.set({ step: 'reading' });
});
