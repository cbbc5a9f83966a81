import type { InputEvent } from 'react';
import { maskMobile, mobileInputPattern } from '#domain/shared/mobile-mask.ts';
import { Field, type FieldProps } from './Field.tsx';

/** A mobile number in the mask +999-99-999-99-99 (SIGNUP-1). */
export function MobileField(props: FieldProps) {
  return (
    <Field
      {...props}
      className="input mask"
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      pattern={mobileInputPattern}
      onInput={keepMask}
    />
  );
}

function keepMask({ currentTarget: input }: InputEvent<HTMLInputElement>): void {
  const { text, caret } = maskMobile(input.value, input.selectionStart ?? input.value.length);
  if (text === input.value) return;
  input.value = text;
  input.setSelectionRange(caret, caret);
}
