import { useState } from 'react';
import { limits } from '#domain/limits.ts';
import { routes } from '#domain/routes.ts';
import { slugOf } from '#domain/slug.ts';
import { codeNames, type StaffSnippet } from '#domain/snippet.ts';
import { SnippetForm } from '#domain/snippet-form.ts';
import { Field } from '#islands/ui/Field.tsx';
import { SelectField } from '#islands/ui/SelectField.tsx';
import { TextArea } from '#islands/ui/TextArea.tsx';
import { codeTab as texts } from '#messages/panel.ts';
import type { Editing } from '#stores/panel/editor.ts';
import { snippetEditor } from '#stores/panel/snippets.ts';
import { EditorForm } from '../EditorForm.tsx';
import { CodePreview } from './CodePreview.tsx';

type CodeEditing = Editing<StaffSnippet, keyof SnippetForm>;

/** PANEL-5, PANEL-13: a new snippet, or another text for one. Its language and address are given once. */
export function CodeForm({ editing }: { editing: CodeEditing }) {
  return (
    <EditorForm
      editor={snippetEditor}
      editing={editing}
      title={editing.seen ? texts.edit : texts.create}
      submit={editing.seen ? texts.save : texts.submit}
      read={(fields) => SnippetForm.parse(Object.fromEntries(fields))}
    >
      <CodeFields value={editing.value} seen={editing.seen} />
    </EditorForm>
  );
}

interface FieldsProps {
  value: SnippetForm;
  seen: StaffSnippet | null;
}

function CodeFields({ value, seen }: FieldsProps) {
  const [codeName, setCodeName] = useState<string>(seen?.codeName ?? value.codeName);
  const [title, setTitle] = useState(value.title);
  const [content, setContent] = useState(value.content);
  const slug = seen?.slug ?? slugOf(title);
  return (
    <>
      <div className="pair">
        {seen ? (
          <div className="field">
            <span className="label">{texts.language}</span>
            <p lang="en">{texts.languages[seen.codeName]}</p>
            <p className="hint">{texts.languageFixed}</p>
            <input type="hidden" name="codeName" value={seen.codeName} />
          </div>
        ) : (
          <SelectField
            label={texts.language}
            name="codeName"
            defaultValue={value.codeName}
            aria-required
            onChange={({ target }) => setCodeName(target.value)}
          >
            <option value="">{texts.languageChoose}</option>
            {codeNames.map((name) => (
              <option key={name} value={name} lang="en">
                {texts.languages[name]}
              </option>
            ))}
          </SelectField>
        )}
        <Field
          label={texts.fieldTitle}
          name="title"
          defaultValue={value.title}
          maxLength={limits.title}
          aria-required
          status={
            codeName !== '' && slug !== '' ? (
              <p className="hint address" translate="no">
                {texts.address(decodeURI(routes.snippet(codeName, slug)))}
              </p>
            ) : null
          }
          onChange={({ target }) => setTitle(target.value)}
        />
      </div>
      <TextArea
        label={texts.content}
        name="content"
        defaultValue={value.content}
        hint={texts.contentHint}
        rows={18}
        spellCheck={false}
        aria-required
        onChange={({ target }) => setContent(target.value)}
      />
      <CodePreview content={content} />
    </>
  );
}
