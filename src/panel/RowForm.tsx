import { useStore } from '@nanostores/react';
import { type ComponentProps, type ReactNode, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { sendByKey, TextArea } from '#core/forms/Labelled.tsx';
import { Button } from '#core/views/Button.tsx';
import { useLostFocus } from '#core/views/use-lost-focus.ts';
import { closeTyped } from './ask.ts';
import type { RowFormStore } from './staff-rows.ts';

interface InRowProps {
  isOpen: boolean;
  /** Finds the button that opens the form, in its row or else beside it: it has the focus again when the form is closed. */
  opener: string;
  above?: ReactNode;
  /** @param isNew the form was opened now, not with its row: then it takes the focus. */
  children(isNew: boolean): ReactNode;
}

export function FormInRow({ isOpen, opener, above, children }: InRowProps) {
  /** A row that comes back with the list, and with what was being typed, does not take the focus. */
  const [wasOpen, setWasOpen] = useState(isOpen);
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isOpen) setWasOpen(false);
  }, [isOpen]);
  useLostFocus(isOpen, () => {
    const row = root.current?.closest('li') ?? root.current?.parentElement;
    return row?.querySelector<HTMLElement>(opener);
  });
  return (
    <div className="message-about" ref={root}>
      {above}
      {isOpen && children(!wasOpen)}
    </div>
  );
}

interface Fields<Typed> {
  typed: Typed;
  type(typed: Typed): void;
  /** The form could not be sent, and still can't. */
  isWrong: boolean;
  autoFocus: boolean;
  isSending: boolean;
}

interface Props<Typed> extends Pick<InRowProps, 'above'> {
  form: RowFormStore<Typed>;
  by: string;
  id: string;
  texts: { send: string; sending: string; cancel: string };
  isWhole(typed: Typed): boolean;
  /** Whether it stands here, where several rows of a part share one form. */
  isHere?(typed: Typed): boolean;
  onSend(): void;
  children(fields: Fields<Typed>): ReactNode;
}

/** Says what is wrong when the form is sent, and asks before what was typed is dropped. */
export function RowForm<Typed>({
  form,
  by,
  id,
  texts,
  above,
  isHere = () => true,
  isWhole,
  onSend,
  children,
}: Props<Typed>) {
  const { [id]: shared } = useStore(form.$texts, { keys: [id] });
  const typed = shared !== undefined && isHere(shared) ? shared : undefined;
  const changing = useStore(form.$changing);
  const [isTried, setTried] = useState(false);
  const isOpen = typed !== undefined;
  useEffect(() => {
    if (!isOpen) setTried(false);
  }, [isOpen]);
  const isSending = changing === id;
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    if (isOpen && isWhole(typed)) return onSend();
    const { currentTarget } = event;
    requestAnimationFrame(() => currentTarget.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()); // the message is there then
  };
  return (
    <FormInRow isOpen={isOpen} opener={`[data-opens=${form.name}]`} above={above}>
      {(autoFocus) =>
        isOpen && (
          <form className="form message-form" onSubmit={submit} onKeyDown={sendByKey}>
            {children({
              typed,
              type: (now) => form.type(by, id, now),
              isWrong: isTried && !isWhole(typed),
              autoFocus,
              isSending,
            })}
            <div className="row">
              <Button type="submit" busy={isSending} off={changing !== null}>
                {isSending ? texts.sending : texts.send}
              </Button>
              <Button className="more" onClick={() => closeTyped(form.isTyped(id), () => form.close(by, id))}>
                {texts.cancel}
              </Button>
            </div>
          </form>
        )
      }
    </FormInRow>
  );
}

interface TextProps extends Omit<Props<string>, 'isWhole' | 'children'> {
  field: Pick<ComponentProps<typeof TextArea>, 'label' | 'hint' | 'rows' | 'maxLength'>;
  /** Said of an empty field; left out, an empty field can be sent. */
  empty?: string;
}

export const RowText = ({ field, empty, ...form }: TextProps) => (
  <RowForm {...form} isWhole={(typed) => empty === undefined || typed.trim() !== ''}>
    {({ typed, type, isWrong, autoFocus }) => (
      <TextArea
        {...field}
        name={`${form.form.name}-${form.id}`}
        problem={isWrong ? empty : null}
        autoFocus={autoFocus}
        value={typed}
        onChange={({ target }) => type(target.value)}
      />
    )}
  </RowForm>
);

interface OpenerProps<Typed> {
  form: RowFormStore<Typed>;
  id: string;
  label: string;
  'data-first'?: boolean;
  onOpen(): void;
  children: ReactNode;
}

export function OpenForm<Typed>({ form, id, label, onOpen, ...button }: OpenerProps<Typed>) {
  const { [id]: typed } = useStore(form.$texts, { keys: [id] });
  return (
    typed === undefined && (
      <Button className="more small" data-opens={form.name} aria-label={label} onClick={onOpen} {...button} />
    )
  );
}
