// @vitest-environment jsdom
import { createElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { discarding } from '#core/views/common-texts.ts';
import { CodeFields } from './CodeFields.tsx';
import { questions } from './texts.ts';

const press = (within: ParentNode, name: string) =>
  [...within.querySelectorAll('button')].find(({ textContent }) => textContent === name)?.click();

function shown(text: string) {
  const root = document.createElement('div');
  const onChange = vi.fn();
  const code = { language: 'css', text } as const;
  const view = createRoot(root);
  flushSync(() => view.render(createElement(CodeFields, { code, isSending: false, onChange })));
  press(root, questions.form.dropCode);
  return { view, onChange };
}

test('[ASK-1] [ASK-2] code that is typed is taken out only when that is agreed to, and an empty field at once', async () => {
  HTMLDialogElement.prototype.showModal = vi.fn();
  HTMLDialogElement.prototype.close = function close(answer = '') {
    this.returnValue = answer;
    this.dispatchEvent(new Event('close'));
  };
  expect(shown(' ').onChange).toHaveBeenCalledWith(null);
  const kept = shown('p {}');
  expect(kept.onChange).not.toHaveBeenCalled();
  press(document, discarding.no);
  const dropped = shown('p {}');
  press(document, discarding.yes);
  await vi.waitFor(() => expect(dropped.onChange).toHaveBeenCalledWith(null));
  // The question goes with the form.
  const left = shown('p {}');
  flushSync(() => left.view.unmount());
  press(document, discarding.yes);
  await Promise.resolve();
  expect([kept, left].map(({ onChange }) => onChange.mock.calls)).toEqual([[], []]);
});
