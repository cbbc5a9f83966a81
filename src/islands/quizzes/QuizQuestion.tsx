import { useId } from 'react';
import { optionLetters, type QuizQuestion as Question } from '#domain/quizzes/quiz.ts';
import { Icon } from '#islands/shared/Icon.tsx';
import { quizQuestion as texts } from '#messages/quizzes/quizzes.ts';

interface Props {
  question: Question;
  /** From 1. */
  number: number;
  /** The letters of the options that are chosen, in their order; '' for none. */
  answer: string;
  onAnswer?: (answer: string) => void;
  disabled?: boolean;
  /** Of the key, when it may be known; no explanation is ''. */
  result?: { right: string; explanation: string };
}

/** A question of a quiz as a student answers it (QUIZ-1). */
export function QuizQuestion({ question, number, answer, onAnswer, disabled = false, result }: Props) {
  const { text, code, many, options } = question;
  const name = useId();
  const toggle = (letter: string) => {
    const chosen = many ? [...answer].filter((one) => one !== letter) : [];
    onAnswer?.([...chosen, ...(answer.includes(letter) ? [] : [letter])].sort().join(''));
  };
  const isRight = result && answer === result.right;
  return (
    <fieldset className="quiz-question">
      <legend>
        <small>
          {texts.number(number)}
          {result && (
            <b data-right={isRight}>
              <Icon name={isRight ? 'check' : 'close'} />{' '}
              {isRight ? texts.right : answer === '' ? texts.open : texts.wrong}
            </b>
          )}
        </small>
        {text}
      </legend>
      {code !== '' && (
        <pre>
          <code lang="en">{code}</code>
        </pre>
      )}
      {many && <p className="small soft">{texts.several}</p>}
      {options.map((option, at) => {
        const letter = optionLetters[at] ?? '';
        return (
          <label key={option} data-right={result?.right.includes(letter) ? '' : undefined}>
            <input
              type={many ? 'checkbox' : 'radio'}
              name={name}
              checked={answer.includes(letter)}
              disabled={disabled || !onAnswer}
              onChange={() => toggle(letter)}
            />
            <span>
              {option}
              {result && answer.includes(letter) && <small> {texts.ownOption}</small>}
              {result?.right.includes(letter) && <small data-right> {texts.rightOption}</small>}
            </span>
          </label>
        );
      })}
      {result && result.explanation !== '' && <p className="quiz-explanation">{result.explanation}</p>}
    </fieldset>
  );
}
