import { map } from 'nanostores';
import { quizSlug } from '#domain/progress/review.ts';
import { type QuizKey, scoreOf } from '#domain/quizzes/quiz.ts';
import { AppError, codeOf, isRefusal } from '#domain/shared/errors.ts';
import { errors } from '#messages/shared/errors.ts';
import { onSignOut } from '#stores/accounts/session.ts';
import { noteAnswer } from '#stores/exercises/reviews.ts';
import { type OwnQuiz, quizGateway } from './quizzes.ts';

type Shown = { step: 'loading' } | { step: 'failed'; message: string } | { step: 'ready'; key: QuizKey };

/** Keys by quiz. They never change, so each is read once. */
export const $keys = map<Record<string, Shown | undefined>>({});

let visit = 0;

/** Reads the key of a quiz that is known, and writes the scores of attempts that have none yet (QUIZ-1). */
export async function readKey(own: OwnQuiz): Promise<void> {
  const { id } = own.quiz;
  const step = $keys.get()[id]?.step;
  if (step === 'loading' || step === 'ready') return;
  const current = visit;
  const show = (shown: Shown) => current === visit && $keys.setKey(id, shown);
  show({ step: 'loading' });
  try {
    const key = await (await quizGateway()).key(id);
    if (!key) throw new AppError('firestore/not-found');
    show({ step: 'ready', key });
    await writeScores(own, key).catch(console.error);
  } catch (error) {
    console.error(error);
    show({ step: 'failed', message: errors[codeOf(error)] });
  }
}

/** Staff count scores themselves, so what can't be written now is written with the next visit. Then nothing comes back twice, either. */
async function writeScores({ quiz, attempts }: OwnQuiz, key: QuizKey): Promise<void> {
  const { score } = await quizGateway();
  const open = attempts.filter((attempt) => attempt.answers && attempt.score === undefined);
  for (const attempt of open) {
    try {
      await score(attempt, scoreOf(attempt.answers ?? [], key));
    } catch (error) {
      // Another tab was first.
      if (isRefusal(codeOf(error))) return;
      throw error;
    }
  }
  if (open.length > 0) noteAnswers(quiz.id, quiz.course, attempts, key);
}

/** What was answered wrongly comes back (LEARN-10), by the newest answer to each question. */
function noteAnswers(id: string, course: string, attempts: OwnQuiz['attempts'], { right }: QuizKey): void {
  const newest = [...attempts].sort((one, other) => other.n - one.n);
  for (const [at, letters] of right.entries()) {
    const answer = newest.flatMap(({ answers }) => answers?.[at] || [])[0];
    if (answer !== undefined) noteAnswer(course, quizSlug(id), at + 1, answer === letters);
  }
}

onSignOut(() => {
  visit += 1;
  $keys.set({});
});
