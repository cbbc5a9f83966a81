import { useEffect, useRef, useState } from 'react';
import { QuizQuestion } from '../QuizQuestion.tsx';
import { type KeyLine, keyField, keyIn, type WholeQuiz } from './quiz-form.ts';
import { quizForm as texts } from './texts.ts';

/** QUIZ-2. @param typed what a draft changes of the key. */
export function KeyField({ seen, typed }: { seen: WholeQuiz; typed: string }) {
  const [key, setKey] = useState(keyIn(typed, seen));
  const input = useRef<HTMLInputElement>(null);
  const value = keyField(seen, key);
  const kept = useRef(value);
  useEffect(() => {
    if (kept.current === value) return;
    kept.current = value;
    // The form keeps what is typed: it hears of this field, which nobody types in.
    input.current?.dispatchEvent(new Event('input', { bubbles: true }));
  }, [value]);
  const change = (at: number, over: Partial<KeyLine>) =>
    setKey(key.map((line, index) => (index === at ? { ...line, ...over } : line)));
  return (
    <section className="quiz-preview" aria-label={texts.key}>
      <input ref={input} type="hidden" name="key" value={value} />
      <h2>{texts.key}</h2>
      <p className="hint">{texts.keyHint}</p>
      {[...key.entries()].map(([at, { right, explanation, isOut }]) => {
        const question = seen.questions[at];
        const before = seen.key.right[at] ?? '';
        return (
          question && (
            <div className="quiz-key" key={at}>
              <QuizQuestion
                question={question}
                number={at + 1}
                answer={right}
                onAnswer={(letters) => change(at, { right: letters })}
              />
              {right !== before && <p className="hint">{texts.keyBefore(before)}</p>}
              <label className="check">
                <input
                  type="checkbox"
                  checked={isOut}
                  onChange={({ target }) => change(at, { isOut: target.checked })}
                />
                {texts.out}
              </label>
              <label className="field">
                <span className="hint">{texts.explanation(at + 1)}</span>
                <textarea
                  className="input"
                  rows={2}
                  value={explanation}
                  onChange={({ target }) => change(at, { explanation: target.value })}
                />
              </label>
            </div>
          )
        );
      })}
      <p className="note" role="status" hidden={value === ''}>
        {texts.keyChanged}
      </p>
    </section>
  );
}
