import { useId } from 'react';
import { scrolling } from '#core/views/code-block-texts.ts';
import { Icon } from '#core/views/Icon.tsx';
import { question as texts } from './question-texts.ts';
import {
  isCorrected,
  isOut,
  optionLetters,
  type QuizQuestion as Question,
  type Quiz,
  type QuizKey,
} from './quiz.ts';

interface Props {
  question: Question;
  number: number;
  /** The letters of the chosen options, in order, '' for none; `null` where nobody was asked, so nothing is missed. */
  answer: string | null;
  onAnswer?: (answer: string) => void;
  disabled?: boolean;
  /** Once the key is known; '' for no explanation. */
  result?: { right: string; explanation: string };
  /** What has become of it since the quiz was opened (QUIZ-2). */
  change?: 'out' | 'corrected' | null;
}

/** @param key as long as it is not known, only which questions do not count is. */
export const changeOf = (quiz: Pick<Quiz, 'correction'>, at: number, key?: QuizKey) =>
  isOut(quiz, at) ? 'out' : key && isCorrected(key, at) ? 'corrected' : null;

export function QuizQuestion({ question, number, answer, onAnswer, disabled, result, change }: Props) {
  const name = useId();
  const { text, code, many, options } = question;
  const chosen = answer ?? '';
  const choose = (letter: string) =>
    onAnswer?.(
      many ? optionLetters.filter((one) => chosen.includes(one) !== (one === letter)).join('') : letter,
    );
  return (
    <fieldset className="quiz-question" disabled={disabled}>
      <legend>
        <small>{texts.title(number)}</small> {text}
      </legend>
      {code !== '' && (
        <pre {...scroller}>
          <code lang="en">{code}</code>
        </pre>
      )}
      {many && <p className="hint">{texts.several}</p>}
      {options.map((option, at) => {
        const letter = optionLetters[at] ?? '';
        const isChosen = chosen.includes(letter);
        return (
          <label className="check" key={letter}>
            <input
              type={many ? 'checkbox' : 'radio'}
              name={name}
              checked={isChosen}
              onChange={() => choose(letter)}
            />
            <span>
              {option}{' '}
              {result && (
                <OptionMark word={markOf(result.right.includes(letter), isChosen, answer === null)} />
              )}
            </span>
          </label>
        );
      })}
      {change && <p className="hint">{texts.changes[change]}</p>}
      {result && answer !== null && change !== 'out' && (
        <p className="quiz-verdict" data-right={answer === result.right}>
          {texts.verdicts[answer === result.right ? 'right' : answer === '' ? 'none' : 'wrong']}
        </p>
      )}
      {result && result.explanation !== '' && <p className="quiz-explanation">{result.explanation}</p>}
    </fieldset>
  );
}

/** It scrolls, so the keyboard has to reach it (READ-7). */
const scroller = { role: 'group', 'aria-label': scrolling.code(undefined), tabIndex: 0 };

const markOf = (isRight: boolean, isChosen: boolean, isUnasked: boolean) =>
  isRight ? (isChosen || isUnasked ? 'right' : 'missed') : isChosen ? 'wrong' : null;

/** In words, because no colour may say it alone. */
function OptionMark({ word }: { word: ReturnType<typeof markOf> }) {
  return (
    word && (
      <strong className="quiz-mark" data-right={word !== 'wrong'}>
        <Icon name={word === 'wrong' ? 'close' : 'check'} />
        {texts[word]}
      </strong>
    )
  );
}
