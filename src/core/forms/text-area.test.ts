// @vitest-environment jsdom
import { createElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { TextArea } from './Labelled.tsx';
import { textLength } from './text-length-texts.ts';

const most = 20;

/** The field in a form of its own, and its form. */
function shown(given: { value?: string; defaultValue?: string }) {
  const form = document.createElement('form');
  const root = createRoot(form);
  const render = (props: typeof given) =>
    flushSync(() =>
      root.render(
        createElement(TextArea, {
          label: 'Mətn',
          name: 'text',
          maxLength: most,
          onChange: () => {},
          ...props,
        }),
      ),
    );
  render(given);
  return { form, render };
}

/** A paste takes the place of what is in the field; React listens for the event. */
function paste(form: HTMLFormElement, text: string): void {
  document.body.append(form);
  const field = form.querySelector('textarea');
  if (!field) return;
  field.value = text;
  flushSync(() => field.dispatchEvent(new Event('input', { bubbles: true })));
}

const long = 'ə'.repeat(most + 5);

test('[TELL-1] a pasted text that is too long stays whole, is said with its numbers, and is not sent before it is shorter', () => {
  const { form } = shown({ defaultValue: '' });
  paste(form, long);
  const field = form.querySelector('textarea');
  expect(field?.value).toBe(long);
  expect(form.querySelector('[role=alert]')?.textContent).toBe(textLength.tooLong(most + 5, most));
  expect(form.checkValidity()).toBe(false);
  expect(field?.validationMessage).toBe(textLength.tooLong(most + 5, most));
  paste(form, long.slice(0, most - 3));
  expect(form.querySelector('[role=alert]')).toBeNull();
  expect(form.checkValidity()).toBe(true);
  expect(form.textContent).toContain(textLength.left(3));
});

test('[ASK-1] [LEARN-5] so is one that a draft brings', () => {
  const { form, render } = shown({ value: long });
  expect(form.checkValidity()).toBe(false);
  render({ value: 'Salam' });
  expect(form.checkValidity()).toBe(true);
  expect(form.textContent).toContain(textLength.left(most - 5));
  render({ value: '' });
  expect(form.textContent).not.toContain(textLength.left(most));
});
