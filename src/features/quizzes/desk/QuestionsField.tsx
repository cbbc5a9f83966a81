import { useDeferredValue, useRef, useState } from 'react';
import { TextArea } from '#core/forms/Labelled.tsx';
import { Icon } from '#core/views/Icon.tsx';
import { useFold } from '#panel/Lead.tsx';
import { QuizQuestion } from '../QuizQuestion.tsx';
import type { QuestionDraft } from '../quiz.ts';
import { parseQuiz } from '../quiz-text.ts';
import { quizForm as texts } from './texts.ts';

export function QuestionsField({ text }: { text: string }) {
  const [typed, setTyped] = useState(text);
  const area = useRef<HTMLTextAreaElement>(null);
  const parsed = useDeferredValue(typed);
  const { questions, problems } = parseQuiz(parsed);
  const lines = parsed.split('\n');
  const isEmpty = typed.trim() === '';
  const add = () => area.current && addQuestion(area.current, parseQuiz(area.current.value).questions.length);
  return (
    <div className="quiz-editor">
      <div className="quiz-source">
        <TextArea
          ref={area}
          label={texts.text}
          name="text"
          rows={18}
          spellCheck={false}
          defaultValue={text}
          hint={texts.textHint}
          onInput={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <div className="row between">
          <button className="button quiet" type="button" onClick={add}>
            {texts.add}
          </button>
          <p className="small soft" role="status">
            {!isEmpty && texts.count(questions.length, problems.length)}
          </p>
        </div>
        {!isEmpty && problems.length > 0 && (
          <ul className="quiz-problems" aria-label={texts.problemsTitle}>
            {problems.map(({ line, problem }) => (
              <li key={`${line} ${problem}`}>
                <Icon name="warn" />
                <span>
                  <button
                    className="more small"
                    type="button"
                    onClick={() => area.current && showLine(area.current, line)}
                  >
                    {texts.toLine(line)}
                  </button>{' '}
                  {texts.problems[problem]} <q className="soft">{excerptOf(lines[line - 1] ?? '')}</q>
                </span>
              </li>
            ))}
          </ul>
        )}
        <details className="unfolds">
          <summary>{texts.example}</summary>
          <pre className="quiz-example">{texts.exampleText}</pre>
        </details>
      </div>
      <QuizPreview questions={questions} />
    </div>
  );
}

const excerptOf = (line: string): string => {
  const letters = [...line.trim()];
  return letters.length > 40 ? `${letters.slice(0, 40).join('')}…` : letters.join('');
};

function QuizPreview({ questions }: { questions: readonly QuestionDraft[] }) {
  // Its place is all that a question has while it is typed.
  const numbered = questions.map((question, at) => ({ ...question, number: at + 1 }));
  const { button, folded } = useFold(texts.preview);
  return (
    <section aria-label={texts.preview}>
      <div className="folds">{button}</div>
      <div className="quiz-preview" {...folded}>
        <h2>{texts.preview}</h2>
        <p className="hint">{questions.length === 0 ? texts.noPreview : texts.previewHint}</p>
        {numbered.map(({ number, ...question }) => (
          <QuizQuestion
            key={number}
            question={{ ...question, many: question.right.length > 1 }}
            number={number}
            answer={null}
            disabled
            result={question}
          />
        ))}
      </div>
    </section>
  );
}

function addQuestion(area: HTMLTextAreaElement, before: number): void {
  const kept = area.value.trimEnd();
  const head = `${kept === '' ? '' : '\n\n'}${before + 1}. `;
  const { text, rest } = texts.template;
  area.setRangeText([head + text, ...rest].join('\n'), kept.length, area.value.length, 'end');
  area.dispatchEvent(new Event('input', { bubbles: true }));
  const start = kept.length + head.length;
  select(area, start, start + text.length);
}

function showLine(area: HTMLTextAreaElement, line: number): void {
  const lines = area.value.split('\n');
  const start = lines.slice(0, line - 1).join('\n').length + (line > 1 ? 1 : 0);
  select(area, start, start + (lines[line - 1]?.length ?? 0));
}

/** A browser scrolls to what is selected when the focus comes. */
function select(area: HTMLTextAreaElement, start: number, end: number): void {
  area.blur();
  area.setSelectionRange(start, end);
  area.focus();
}
