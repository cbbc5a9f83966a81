import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { Icon } from '#islands/shared/Icon.tsx';
import { isSafeAddress } from '#markup/panel/editor-schema.ts';
import { editor as texts } from '#messages/panel/panel-post.ts';

interface Props {
  /** The current address of the link, '' for a new one. */
  href: string;
  onApply(href: string): void;
  onCancel(): void;
}

/** Whether this is a complete address or a path of this site. */
const isAddress = (typed: string): boolean =>
  isSafeAddress(typed, 'href') && /^(\/[^/]|\/$|#|[a-z]+:)/i.test(typed) && !/\s/.test(typed);

/** The field for a link's address. It is inside the post's form, so it handles Enter itself. */
export function LinkRow({ href, onApply, onCancel }: Props) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [wrong, setWrong] = useState(false);
  useEffect(() => field.current?.focus(), []);
  const apply = () => {
    const typed = field.current?.value.trim() ?? '';
    if (isAddress(typed)) return onApply(typed);
    setWrong(true);
    field.current?.focus();
  };
  const answer = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    event.preventDefault();
    if (event.key === 'Enter') apply();
    else onCancel();
  };
  return (
    <div className="tool-row">
      <div className="field">
        <label htmlFor={id}>{texts.linkAddress}</label>
        <input
          className="input mask"
          id={id}
          ref={field}
          type="url"
          inputMode="url"
          defaultValue={href}
          placeholder={texts.linkPlaceholder}
          aria-invalid={wrong || undefined}
          aria-describedby={wrong ? `${id}-error` : undefined}
          onKeyDown={answer}
        />
        {wrong && (
          <p className="error" role="alert" id={`${id}-error`}>
            <Icon name="warn" />
            {texts.linkWrong}
          </p>
        )}
      </div>
      <div className="row">
        <button className="button quiet" type="button" onClick={apply}>
          {texts.linkApply}
        </button>
        {href && (
          <button className="more" type="button" onClick={() => onApply('')}>
            {texts.linkRemove}
          </button>
        )}
        <button className="more" type="button" onClick={onCancel}>
          {texts.cancel}
        </button>
      </div>
    </div>
  );
}
