import { maskMobile, mobileIn, mobileInputPattern } from '#core/words/mobile-mask.ts';
import { Field, type FieldProps } from './Labelled.tsx';

/** SIGNUP-1. */
export function MobileField(props: FieldProps) {
  return (
    <Field
      {...props}
      className="input mask"
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      pattern={mobileInputPattern}
      ref={keepMask}
    />
  );
}

/** Some autofills send only `change`, which React does not have. */
function keepMask(input: HTMLInputElement | null) {
  if (!input) return;
  const over = new AbortController();
  const { signal } = over;
  const mask = (isForward: boolean) => {
    const { text, caret } = maskMobile(input.value, input.selectionStart ?? input.value.length, isForward);
    if (text === input.value && !isForward) return;
    input.value = text;
    input.setSelectionRange(caret, caret);
  };
  const settle = () => {
    const number = mobileIn(input.value);
    if (number === null || number === input.value) return;
    input.value = number;
    input.dispatchEvent(new Event('input', { bubbles: true }));
  };
  input.addEventListener(
    'input',
    (event) => {
      const { isComposing = false, inputType = '' } = event instanceof InputEvent ? event : {};
      // A keyboard that composes would begin again with what the mask has made.
      if (!isComposing) mask(inputType === 'deleteContentForward');
    },
    { signal },
  );
  input.addEventListener('compositionend', () => mask(false), { signal });
  input.addEventListener('change', settle, { signal });
  settle();
  return () => over.abort();
}
