import { useState } from 'react';
import { CheckField, Field } from '#core/forms/Labelled.tsx';
import { Icon } from '#core/views/Icon.tsx';
import { limits } from '#core/words/limits.ts';
import { CourseSelect } from '#panel/CourseSelect.tsx';
import { MomentField } from '#panel/DateFields.tsx';
import { EditorForm } from '#panel/EditorForm.tsx';
import type { Editing } from '#panel/editor.ts';
import { HiddenField } from '#panel/HiddenField.tsx';
import { LongText } from '#panel/LongText.tsx';
import type { PanelUser } from '#panel/panel.ts';
import { serverTime } from '#panel/publishing.ts';
import { courseSelect, forms } from '#panel/texts.ts';
import { quizLimits } from '../limits.ts';
import { QuizQuestion } from '../QuizQuestion.tsx';
import { QuestionsField } from './QuestionsField.tsx';
import {
  isOver,
  type KeyLine,
  keyField,
  keyIn,
  quizFormOf,
  type QuizForm as Values,
  type WholeQuiz,
} from './quiz-form.ts';
import { quizEditor } from './store.ts';
import { quizForm as texts } from './texts.ts';

interface Props {
  actor: PanelUser;
  editing: Editing<WholeQuiz, keyof Values>;
}

/** All of a draft (QUIZ-1); title, end and key of an open quiz (QUIZ-2). */
export default function QuizForm({ editing }: Props) {
  const { seen, value } = editing;
  const isOpen = seen?.state === 'open';
  return (
    <EditorForm
      editor={quizEditor}
      editing={editing}
      title={seen ? texts.edit : texts.create}
      submit={isOpen ? forms.save : texts.submit}
    >
      {isOpen ? (
        <OpenFields seen={seen} value={value} />
      ) : (
        <DraftFields value={value} isBegun={!seen && editing.shows === 'saved'} />
      )}
    </EditorForm>
  );
}

const Title = ({ title }: { title: string }) => (
  <Field label={texts.title} name="title" defaultValue={title} maxLength={limits.title} aria-required />
);

const Ends = ({ ends }: { ends: string }) => (
  <MomentField
    label={texts.ends}
    remark={texts.optional}
    name="ends"
    defaultValue={ends}
    hint={texts.endsHint}
  />
);

function DraftFields({ value, isBegun }: { value: Values; isBegun: boolean }) {
  return (
    <>
      <div className="pair">
        <CourseSelect
          name="course"
          defaultValue={value.course}
          hint={isBegun && value.course !== '' ? courseSelect.lastTime : undefined}
          aria-required
        />
        <Title title={value.title} />
      </div>
      <div className="quiz-numbers">
        <Count name="minutes" value={value.minutes} most={quizLimits.minutes} />
        <Count name="attempts" value={value.attempts} most={quizLimits.attempts} />
        <Ends ends={value.ends} />
      </div>
      <QuestionsField text={value.text} />
    </>
  );
}

const Count = ({ name, value, most }: { name: 'minutes' | 'attempts'; value: string; most: number }) => (
  <Field
    label={texts[name]}
    name={name}
    type="number"
    inputMode="numeric"
    min={1}
    max={most}
    step={1}
    defaultValue={value}
    aria-required
  />
);

/** What an open quiz keeps is sent as it is. */
function OpenFields({ seen, value }: { seen: WholeQuiz; value: Values }) {
  const saved = quizFormOf(seen);
  const hasEnded = isOver(seen, serverTime());
  return (
    <>
      <div className="note">
        <Icon name="lock" />
        <p>{hasEnded ? texts.fixedEnd : texts.fixed}</p>
      </div>
      <Title title={value.title} />
      {hasEnded ? <input type="hidden" name="ends" value={saved.ends} /> : <Ends ends={value.ends} />}
      {(['course', 'minutes', 'attempts', 'text'] as const).map((name) => (
        <input key={name} type="hidden" name={name} value={value[name]} />
      ))}
      {value.text !== saved.text && (
        <div className="note warn">
          <p>{texts.typed}</p>
          <LongText text={value.text} />
        </div>
      )}
      {hasEnded ? (
        <input type="hidden" name="closed" value={saved.closed} />
      ) : (
        <CheckField name="closed" defaultChecked={value.closed !== ''}>
          <span>
            {texts.close}
            <br />
            <span className="hint">{texts.closeHint}</span>
          </span>
        </CheckField>
      )}
      <KeyField seen={seen} typed={value.key} />
    </>
  );
}

/** QUIZ-2. @param typed what a draft changes of the key. */
function KeyField({ seen, typed }: { seen: WholeQuiz; typed: string }) {
  const [key, setKey] = useState(keyIn(typed, seen));
  const value = keyField(seen, key);
  const change = (at: number, over: Partial<KeyLine>) =>
    setKey(key.map((line, index) => (index === at ? { ...line, ...over } : line)));
  return (
    <section className="quiz-preview" aria-label={texts.key}>
      <HiddenField name="key" value={value} />
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
              <CheckField checked={isOut} onChange={({ target }) => change(at, { isOut: target.checked })}>
                {texts.out}
              </CheckField>
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
