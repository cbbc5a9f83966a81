import { type ReactNode, type SubmitEvent, useEffect, useRef } from 'react';
import { FormError } from '#core/forms/Form.tsx';
import { TextArea } from '#core/forms/Labelled.tsx';
import { Button } from '#core/views/Button.tsx';

interface Props {
  texts: Record<'list' | 'check' | 'checking', string>;
  hint: string;
  list: string;
  onList(list: string): void;
  failure: { message: string; field?: string | undefined } | null; // `field` has shown it already
  isChecking: boolean;
  isRunning: boolean;
  onCheck(): void;
  children: ReactNode;
}

/** The list stays typed, whatever the answer (SCHOOL-3, VIDEO-11). */
export function PastedListForm(props: Props) {
  const { texts, hint, list, onList, failure, isChecking, isRunning, onCheck, children } = props;
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (failure) form.current?.querySelector<HTMLElement>('[aria-invalid=true], [data-failure]')?.focus();
  }, [failure]);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    onCheck();
  };
  return (
    <form className="form many-form" ref={form} onSubmit={submit}>
      <TextArea
        label={texts.list}
        name="list"
        hint={hint}
        rows={8}
        spellCheck={false}
        autoCapitalize="none"
        value={list}
        problem={failure?.field === 'list' ? failure.message : null}
        onChange={({ target }) => onList(target.value)}
      />
      <div className="many-fields">{children}</div>
      {failure && failure.field === undefined && <FormError message={failure.message} />}
      <div className="row">
        <Button type="submit" busy={isChecking} off={isRunning}>
          {isChecking ? texts.checking : texts.check}
        </Button>
      </div>
    </form>
  );
}
