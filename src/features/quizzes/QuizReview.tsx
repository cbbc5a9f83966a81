import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { rememberedSession } from '#core/session/session-hint.ts';
import { msNow } from '#core/time/clock.ts';
import { review } from '#features/exercises/review-texts.ts';
import { $reviews, keepOnly, noteAnswer, watchReviews } from '#features/exercises/reviews.ts';
import { answers } from '#features/exercises/texts.ts';
import { canAsk, dueToday, partsOfReview, quizOfReview } from '#features/progress/review.ts';
import { QuizQuestion } from './QuizQuestion.tsx';
import { isOut, type QuizKey } from './quiz.ts';
import { $keys, readKey } from './results.ts';
import type { OwnQuiz } from './store.ts';
import { quizzes as texts } from './texts.ts';

/** What was answered stays, with its result (LEARN-10). */
export function QuizReview({ course, own }: { course: string; own: readonly OwnQuiz[] }) {
  const reviews = useStore($reviews);
  const keys = useStore($keys);
  const [shown, setShown] = useState<readonly string[]>([]);
  useEffect(watchReviews, []);
  useEffect(() => {
    // The page of the exercises asks the others.
    keepOnly(course, (id) => {
      const quiz = quizOfReview(id);
      const found = own.find((one) => one.quiz.id === quiz)?.quiz;
      return quiz === null || (found !== undefined && !isOut(found, partsOfReview(id).question - 1));
    });
    const isOwn = (id: string) => partsOfReview(id).course === course;
    const courses = [course, ...(rememberedSession()?.courses ?? [])];
    const due = dueToday(reviews, msNow(), canAsk(courses)).filter(
      (id) => isOwn(id) && quizOfReview(id) !== null,
    );
    setShown((before) => [...new Set([...before, ...due])]);
    for (const one of own) if (due.some((id) => quizOfReview(id) === one.quiz.id)) readKey(one);
  }, [reviews, course, own]);
  const tasks = shown.flatMap((id) => {
    const quiz = quizOfReview(id);
    const found = own.find((one) => one.quiz.id === quiz)?.quiz;
    const read = keys[quiz ?? ''];
    return found && read?.step === 'ready' && !isOut(found, partsOfReview(id).question - 1)
      ? [{ id, quiz: found, right: read.key }]
      : [];
  });
  if (tasks.length === 0) return null;
  return (
    <section className="quiz-review" aria-label={review.title}>
      <h2 className="lesser">{review.title}</h2>
      <p className="soft">{review.lead}</p>
      {tasks.map((task) => (
        <Task key={task.id} {...task} />
      ))}
    </section>
  );
}

interface TaskProps {
  id: string;
  quiz: OwnQuiz['quiz'];
  right: QuizKey;
}

function Task({ id, quiz, right: { right, explanations } }: TaskProps) {
  const { course, slug, question: number } = partsOfReview(id);
  const [answer, setAnswer] = useState('');
  const [isChecked, setChecked] = useState(false);
  const [isEmpty, setEmpty] = useState(false);
  const question = quiz.questions[number - 1];
  if (!question) return null;
  const isRight = answer === right[number - 1];
  const check = () => {
    setEmpty(answer === '');
    if (answer === '') return;
    setChecked(true);
    noteAnswer(course, slug, number, isRight);
  };
  return (
    <div className="quiz-task">
      <p className="small soft">{quiz.title}</p>
      <QuizQuestion
        question={question}
        number={number}
        answer={answer}
        onAnswer={setAnswer}
        disabled={isChecked}
        {...(isChecked && {
          result: { right: right[number - 1] ?? '', explanation: explanations[number - 1] ?? '' },
        })}
      />
      {!isChecked && (
        <button className="button quiet" type="button" onClick={check}>
          {answers.check}
        </button>
      )}
      <p className="verdict" role="status" data-state={isChecked ? (isRight ? 'good' : 'bad') : undefined}>
        {isChecked ? (isRight ? answers.right : texts.wrong) : isEmpty && answers.chooseFirst}
      </p>
    </div>
  );
}
