import { useRef, useState } from 'react';
import { changesKey, type KeyForm, keyIn, type WholeQuiz } from '#domain/panel/quiz-form.ts';
import { QuizQuestion } from '#islands/quizzes/QuizQuestion.tsx';
import { quizForm as texts } from '#messages/panel/quizzes.ts';

/** The key of an open quiz, to be corrected (QUIZ-2). @param typed what a draft has of it. */
export function KeyField({ seen, typed }: { seen: WholeQuiz; typed: string }) {
  const [key, setKey] = useState(keyIn(typed, seen));
  const input = useRef<HTMLInputElement>(null);
  const change = (over: Partial<KeyForm>) => {
    const next = { ...key, ...over };
    setKey(next);
    if (!input.current) return;
    input.current.value = changesKey(seen, next) ? JSON.stringify(next) : '';
    // The form keeps what is typed.
    input.current.dispatchEvent(new Event('input', { bubbles: true }));
  };
  const replaced = (list: readonly string[], at: number, by: string) =>
    list.map((one, index) => (index === at ? by : one));
  return (
    <section className="quiz-preview" aria-label={texts.key}>
      <input ref={input} type="hidden" name="key" defaultValue={typed} />
      <h2>{texts.key}</h2>
      <p className="hint">{texts.keyHint}</p>
      {[...seen.questions.entries()].map(([at, question]) => {
        const before = seen.key.right[at] ?? '';
        const right = key.right[at] ?? '';
        return (
          <div className="quiz-key" key={at}>
            <QuizQuestion
              question={question}
              number={at + 1}
              answer={right}
              onAnswer={(letters) => change({ right: replaced(key.right, at, letters) })}
            />
            {right !== before && <p className="hint">{texts.keyBefore(before)}</p>}
            <label className="check">
              <input
                type="checkbox"
                checked={key.out.includes(at)}
                onChange={({ target }) =>
                  change({
                    out: [...key.out.filter((one) => one !== at), ...(target.checked ? [at] : [])].sort(
                      (one, other) => one - other,
                    ),
                  })
                }
              />
              {texts.out}
            </label>
            <textarea
              className="input"
              aria-label={texts.explanation(at + 1)}
              placeholder={texts.explanation(at + 1)}
              rows={2}
              value={key.explanations[at] ?? ''}
              onChange={({ target }) =>
                change({ explanations: replaced(key.explanations, at, target.value) })
              }
            />
          </div>
        );
      })}
      <p className="note" role="status" hidden={!changesKey(seen, key)}>
        {texts.keyChanged}
      </p>
    </section>
  );
}
