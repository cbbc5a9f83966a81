import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { Form } from '#core/forms/Form.tsx';
import { sendByKey, TextArea } from '#core/forms/Labelled.tsx';
import { shortClock } from '#core/time/duration.ts';
import { discarding } from '#core/views/common-texts.ts';
import { ask } from '#core/views/confirm-dialog.ts';
import { CodeFields } from './CodeFields.tsx';
import type { QuestionDraft } from './draft.ts';
import { $isDraftUnkept, $questionDraft, keepDraft } from './drafts.ts';
import { questionLimits } from './limits.ts';
import { $typings, cancelTyping, hasTyped, questionForm, takesFocus } from './question-form.ts';
import { questions } from './texts.ts';

const { form: texts } = questions;

const labelOf = ({ kind, second }: QuestionDraft): string =>
  kind === 'answer' ? texts.answer : texts[kind](shortClock(second));

/** What is typed is in the store with every letter, so it outlives this view. */
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
  return (
    <div className="question-form" data-drafts>
      <Form
        store={questionForm}
        submit={texts.submit[draft.kind]}
        sending={texts.sending}
        resend={questions.resend}
        beside={
          <button
            className="more"
            type="button"
            onClick={async () => {
              if (hasTyped() && !(await ask(discarding))) return;
              cancelTyping();
              whenCancelled();
            }}
          >
            {texts.cancel}
          </button>
        }
      >
        <TextArea
          ref={field}
          label={labelOf(draft)}
          name="text"
          hint={draft.kind === 'answer' ? texts.answerHint : texts.hint}
          rows={4}
          maxLength={questionLimits.text}
          readOnly={isSending}
          value={draft.text}
          onChange={({ target }) => change({ text: target.value })}
          onKeyDown={sendByKey}
        />
        {isUnkept && <p className="error">{texts.unkept}</p>}
        <CodeFields code={draft.code} isSending={isSending} onChange={(code) => change({ code })} />
      </Form>
    </div>
  );
}
