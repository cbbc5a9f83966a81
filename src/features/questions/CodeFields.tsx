import { useEffect, useRef } from 'react';
import { SelectField, TextArea } from '#core/forms/Labelled.tsx';
import { languageNames } from '#core/markup/code-frame.ts';
import { discarding } from '#core/views/common-texts.ts';
import { ask } from '#core/views/confirm-dialog.ts';
import { questionLimits } from './limits.ts';
import { type QuestionCode, questionLanguages } from './question.ts';
import { questions } from './texts.ts';

const { form: texts } = questions;

interface Props {
  code: QuestionCode | null;
  isSending: boolean;
  onChange(code: QuestionCode | null): void;
}

/** ASK-1, ASK-2. */
export function CodeFields({ code, isSending, onChange }: Props) {
  const add = useRef<HTMLButtonElement>(null);
  const fields = useRef<HTMLDivElement>(null);
  const asked = useRef<AbortController>(null);
  useEffect(() => () => asked.current?.abort(), []);
  const later = (focus: () => void) => requestAnimationFrame(focus);
  if (!code) {
    return (
      <p>
        <button
          className="more"
          type="button"
          ref={add}
          onClick={() => {
            onChange({ language: questionLanguages[0], text: '' });
            later(() => fields.current?.querySelector('select')?.focus());
          }}
        >
          {texts.addCode}
        </button>
      </p>
    );
  }
  const drop = async () => {
    asked.current = new AbortController();
    if (code.text.trim() !== '' && !(await ask(discarding, asked.current.signal))) return;
    onChange(null);
    later(() => add.current?.focus());
  };
  const languageIn = (name: string) => questionLanguages.find((one) => one === name) ?? code.language;
  return (
    <div className="question-code" ref={fields}>
      <SelectField
        label={texts.language}
        name="language"
        value={code.language}
        onChange={({ target }) => onChange({ ...code, language: languageIn(target.value) })}
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
        maxLength={questionLimits.code}
        readOnly={isSending}
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        value={code.text}
        onChange={({ target }) => onChange({ ...code, text: target.value })}
      />
      <p>
        <button className="more" type="button" onClick={drop}>
          {texts.dropCode}
        </button>
      </p>
    </div>
  );
}
