import { useRef } from 'react';
import { SelectField, TextArea } from '#core/forms/Labelled.tsx';
import { languageNames } from '#core/markup/code-frame.ts';
import type { TypedCode } from './draft.ts';
import { questionLimits } from './limits.ts';
import { questionLanguages } from './question.ts';
import { questions } from './texts.ts';

const { form: texts } = questions;

interface Props {
  code: TypedCode | null;
  isSending: boolean;
  onChange(code: TypedCode | null): void;
}

/** ASK-1, ASK-2. */
export function CodeFields({ code, isSending, onChange }: Props) {
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
            onChange({ language: questionLanguages[0], text: '' });
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
        <button
          className="more"
          type="button"
          onClick={() => {
            onChange(null);
            later(() => add.current?.focus());
          }}
        >
          {texts.dropCode}
        </button>
      </p>
    </div>
  );
}
