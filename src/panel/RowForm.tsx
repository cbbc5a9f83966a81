import { useStore } from '@nanostores/react';
import { type ComponentProps, type ReactNode, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { sendByKey, TextArea } from '#core/forms/Labelled.tsx';
import { Button } from '#core/views/Button.tsx';
import { useLostFocus } from '#core/views/use-lost-focus.ts';
import { closeTyped } from './ask.ts';
import type { RowFormStore } from './staff-rows.ts';

interface PlaceProps {
  isOpen: boolean;
  /** Finds the row's button that opens the form: it has the focus again when the form is closed. */
  opener: string;
  /** What stands above the form, open or not. */
  above?: ReactNode;
  /** Renders the form. @param isNew it was opened now, not with its row: then it takes the focus. */
  children(isNew: boolean): ReactNode;
}

/** Where a form stands in a row of a list. */
export function FormInRow({ isOpen, opener, above, children }: PlaceProps) {
  /** A row that comes back with the list, and with what was being typed, does not take the focus. */
  const [wasOpen, setWasOpen] = useState(isOpen);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isOpen) setWasOpen(false);
  }, [isOpen]);
  useLostFocus(isOpen, () => place.current?.closest('li')?.querySelector<HTMLElement>(opener));
  return (
    <div className="message-about" ref={place}>
      {above}
      {isOpen && children(!wasOpen)}
    </div>
  );
}

/** What the fields of a form in a row are given. */
interface Fields<Typed> {
  typed: Typed;
  type(typed: Typed): void;
  /** It could not be sent, and still can't. */
  isWrong: boolean;
  autoFocus: boolean;
  isSending: boolean;
}

interface Props<Typed> extends Pick<PlaceProps, 'above'> {
  form: RowFormStore<Typed>;
  /** Who types, and in which row. */
  by: string;
  id: string;
  texts: { send: string; sending: string; cancel: string };
  /** Whether it can be sent. */
  isWhole(typed: Typed): boolean;
  /** Whether something would be lost if the form were closed; left out, whatever could be sent. */
  isTyped?(typed: Typed): boolean;
  onSend(): void;
  children(fields: Fields<Typed>): ReactNode;
}

/** A form in a row of a list of staff: it says what is wrong when it is sent, and asks before what was typed is dropped. */
export function RowForm<Typed>({
  form,
  by,
  id,
  texts,
  above,
  isWhole,
  isTyped = isWhole,
  onSend,
  children,
}: Props<Typed>) {
  const { [id]: typed } = useStore(form.$texts, { keys: [id] });
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
    // When the message is there.
    requestAnimationFrame(() => currentTarget.querySelector<HTMLElement>('[aria-invalid=true]')?.focus());
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
              <Button className="more" onClick={() => closeTyped(isTyped(typed), () => form.close(by, id))}>
                {texts.cancel}
              </Button>
            </div>
          </form>
        )
      }
    </FormInRow>
  );
}

interface TextProps extends Omit<Props<string>, 'isWhole' | 'isTyped' | 'children'> {
  field: Pick<ComponentProps<typeof TextArea>, 'label' | 'hint' | 'rows' | 'maxLength'>;
  /** What is said of an empty one; left out, it can be sent. */
  empty?: string;
  /** What stands there before. */
  before?: string | undefined;
}

/** The same with one field. */
export const RowText = ({ field, empty, before = '', ...form }: TextProps) => (
  <RowForm
    {...form}
    isWhole={(typed) => empty === undefined || typed.trim() !== ''}
    isTyped={(typed) => typed.trim() !== before}
  >
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
  /** It is the first of its row to take the focus. */
  'data-first'?: boolean;
  onOpen(): void;
  children: ReactNode;
}

/** Opens the form of a row; while it is open the form has a button that closes it. */
export function OpenForm<Typed>({ form, id, label, onOpen, ...button }: OpenerProps<Typed>) {
  const { [id]: typed } = useStore(form.$texts, { keys: [id] });
  return (
    typed === undefined && (
      <Button className="more small" data-opens={form.name} aria-label={label} onClick={onOpen} {...button} />
    )
  );
}
