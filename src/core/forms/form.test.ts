// @vitest-environment jsdom
import { createElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { invalid } from '#core/views/common-texts.ts';
import { Form } from './Form.tsx';
import { formStore } from './form-store.ts';

const phone = 'Nömrəni tam yazın';

function shown(): HTMLFormElement {
  const place = document.createElement('div');
  document.body.replaceChildren(place);
  const fields = [
    { name: 'name', required: true },
    { name: 'email', type: 'email', defaultValue: 'ad' },
    { name: 'phone', pattern: '[0-9]+', title: phone, defaultValue: 'x' },
    { name: 'age', pattern: '[0-9]+', defaultValue: 'x' },
  ];
  const store = formStore<never>({ send: async () => ({ done: '' }) });
  flushSync(() =>
    createRoot(place).render(
      createElement(
        Form<never>,
        { store, submit: 'Göndər', sending: 'Göndərilir…' },
        ...fields.map((field) => createElement('input', { key: field.name, ...field })),
        createElement('textarea', { name: 'text', required: true }),
      ),
    ),
  );
  const form = place.querySelector('form');
  if (!form) throw new Error('no form');
  return form;
}

test('[ORDER-2] [CONTACT-2] [SIGNUP-1] what a field lacks is said in our words until it is typed into', () => {
  const form = shown();
  const fields = [...form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')];
  expect(form.checkValidity()).toBe(false);
  expect(fields.map((field) => field.validationMessage)).toEqual([
    invalid.missing,
    invalid.email,
    phone,
    invalid.wrong,
    invalid.missing,
  ]);
  for (const [at, value] of ['Aysel', 'a@b.az', '5', '7', 'Salam'].entries()) {
    const field = fields[at];
    if (!field) continue;
    field.value = value;
    flushSync(() => field.dispatchEvent(new Event('input', { bubbles: true })));
  }
  expect(form.checkValidity()).toBe(true);
});
