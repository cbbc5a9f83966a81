import { AppError, codeOf, isRefusal } from '#core/cloud/errors.ts';
import { readings } from '#core/session/reading.ts';
import { noteAnswer } from '#features/exercises/reviews.ts';
import { quizSlug } from '#features/progress/review.ts';
import { isOut, type Quiz, type QuizKey, scoreOf } from './quiz.ts';
import { isEndMoved, type OwnQuiz, ownQuizzes, quizGateway } from './store.ts';

const keys = readings<string, { key: QuizKey; n: number }>();

/** By quiz; read again when the quiz says that its key was corrected (QUIZ-2). */
export const $keys = keys.$all;

/** QUIZ-1. */
export async function readKey(own: OwnQuiz): Promise<void> {
  const { id, correction } = own.quiz;
  const n = correction?.n ?? 0;
  const before = $keys.get()[id];
  if (before?.step === 'loading' || (before?.step === 'ready' && before.n >= n)) return;
  await keys.again(id, async () => {
    const key = await (await quizGateway()).key(id);
    if (!key) throw new AppError('firestore/not-found');
    return { key, n };
  });
  const now = $keys.get()[id];
  if (now?.step === 'ready') await writeScores(own, now.key).catch(console.error);
  else if (await isEndMoved(own.quiz)) await ownQuizzes.again();
}

/** What can't be written now is written with the next visit: staff count scores themselves. */
async function writeScores({ quiz, attempts }: OwnQuiz, key: QuizKey): Promise<void> {
  const { score } = await quizGateway();
  const open = attempts.filter((attempt) => attempt.answers && attempt.score === undefined);
  for (const attempt of open) {
    try {
      await score(attempt, scoreOf(attempt.answers ?? [], quiz, key));
    } catch (error) {
      if (!isRefusal(codeOf(error))) throw error;
      // Another tab was first, or the key was corrected meanwhile: both stand in what is read again.
      await ownQuizzes.again();
      return;
    }
  }
  if (open.length > 0) noteAnswers(quiz, attempts, key);
}

/** By the newest answer to each question (LEARN-10). */
function noteAnswers(quiz: Quiz, attempts: OwnQuiz['attempts'], { right }: QuizKey): void {
  const newest = [...attempts].sort((one, other) => other.n - one.n);
  for (const [at, letters] of right.entries()) {
    const answer = newest.flatMap(({ answers }) => answers?.[at] || [])[0];
    if (answer !== undefined && !isOut(quiz, at))
      noteAnswer(quiz.course, quizSlug(quiz.id), at + 1, answer === letters);
  }
}
