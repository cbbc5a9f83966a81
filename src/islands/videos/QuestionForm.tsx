import { useStore } from '@nanostores/react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { lettersLeft, type QuestionDraft } from '#domain/questions/draft.ts';
import { questionLanguages } from '#domain/questions/question.ts';
import { limits } from '#domain/shared/limits.ts';
import { shortClock } from '#domain/videos/duration.ts';
import { Form } from '#islands/shared/Form.tsx';
import { SelectField, TextArea } from '#islands/shared/Labelled.tsx';
import { languageNames } from '#markup/shared/code-frame.ts';
import { questions } from '#messages/questions/questions.ts';
import { $isDraftUnkept, $questionDraft, keepDraft } from '#stores/questions/drafts.ts';
import { $typings, cancelTyping, questionForm, takesFocus } from '#stores/videos/question-form.ts';

const { form: texts } = questions;

/** So few letters are left that a screen reader says it. */
const fewLetters = 100;

const labelOf = ({ kind, second }: QuestionDraft): string =>
  kind === 'answer' ? texts.answer : texts[kind](shortClock(second));

/** What is typed stands in the store with every letter, so it outlives this view and the page. */
export function QuestionForm({ draft, whenCancelled }: { draft: QuestionDraft; whenCancelled: () => void }) {
  const typings = useStore($typings);
  const isUnkept = useStore($isDraftUnkept);
  const isSending = useStore(questionForm.$state).step === 'sending';
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    // Each press leads here, also to a form that is open.
    if (typings === 0 || !takesFocus()) return;
    field.current?.focus();
    field.current?.form?.scrollIntoView({ block: 'nearest' });
  }, [typings]);
  const change = (typed: Partial<QuestionDraft>) => {
    const now = $questionDraft.get();
    if (now) keepDraft({ ...now, ...typed });
  };
  const left = lettersLeft(draft);
  return (
    <div className="question-form">
      <Form
        store={questionForm}
        submit={texts.submit[draft.kind]}
        sending={texts.sending}
        resend={questions.resend}
        beside={
          <button
            className="more"
            type="button"
            onClick={() => {
              cancelTyping();
              whenCancelled();
            }}
          >
            {texts.cancel}
          </button>
        }
      >
        <div>
          <TextArea
            ref={field}
            label={labelOf(draft)}
            name="text"
            hint={draft.kind === 'answer' ? texts.answerHint : texts.hint}
            rows={4}
            maxLength={limits.questionText}
            readOnly={isSending}
            value={draft.text}
            onChange={({ target }) => change({ text: target.value })}
            onKeyDown={sendByKey}
          />
          <p className="hint letters-left" role={left <= fewLetters ? 'status' : undefined}>
            {texts.left(left)}
          </p>
        </div>
        {isUnkept && <p className="error">{texts.unkept}</p>}
        <CodeFields draft={draft} isSending={isSending} change={change} />
      </Form>
    </div>
  );
}

function sendByKey(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}

interface CodeProps {
  draft: QuestionDraft;
  isSending: boolean;
  change(typed: Partial<QuestionDraft>): void;
}

/** Code beside the words, asked for with a button (ASK-1). */
function CodeFields({ draft, isSending, change }: CodeProps) {
  const { code } = draft;
  const add = useRef<HTMLButtonElement>(null);
  const fields = useRef<HTMLDivElement>(null);
  const later = (focus: () => void) => requestAnimationFrame(focus);
  if (!code) {
    return (
      <p>
        <button
          className="more"
          type="button"
          ref={add}
          onClick={() => {
            change({ code: { language: questionLanguages[0], text: '' } });
            later(() => fields.current?.querySelector('select')?.focus());
          }}
        >
          {texts.addCode}
        </button>
      </p>
    );
  }
  const languageIn = (name: string) => questionLanguages.find((one) => one === name) ?? code.language;
  return (
    <div className="question-code" ref={fields}>
      <SelectField
        label={texts.language}
        name="language"
        value={code.language}
        onChange={({ target }) => change({ code: { ...code, language: languageIn(target.value) } })}
      >
        {questionLanguages.map((one) => (
          <option key={one} value={one} lang="en">
            {languageNames[one]}
          </option>
        ))}
      </SelectField>
      <TextArea
        label={texts.code}
        name="code"
        hint={texts.codeHint}
        rows={6}
        maxLength={limits.questionCode}
        readOnly={isSending}
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        value={code.text}
        onChange={({ target }) => change({ code: { ...code, text: target.value } })}
      />
      <p>
        <button
          className="more"
          type="button"
          onClick={() => {
            change({ code: null });
            later(() => add.current?.focus());
          }}
        >
          {texts.dropCode}
        </button>
      </p>
    </div>
  );
}
