// After a reload (outdated-page.ts): types again what was typed, and says what has happened.

import { inTab } from '#core/device/device-storage.ts';
import { reloadedKey, type TypedField, typedKey } from '#core/device/page-storage-keys.ts';
import { reloaded } from '#core/views/common-texts.ts';
import { showToast } from '#core/views/toasts.ts';
import '#core/views/toasts.client.ts';

const patience = 15_000; // ms: React may render forms later

const isTyped = (field: unknown): field is TypedField =>
  Array.isArray(field) &&
  typeof field[0] === 'string' &&
  typeof field[1] === 'string' &&
  typeof field[2] === 'boolean' &&
  ['boolean', 'undefined'].includes(typeof field[3]);

/** React ignores a value that is set on the element itself. What a visitor is about to type in its place replaces it. */
function type(field: HTMLInputElement, value: string): void {
  Reflect.set(Object.getPrototypeOf(field), 'value', value, field);
  for (const event of ['input', 'change']) field.dispatchEvent(new Event(event, { bubbles: true }));
  if (field === document.activeElement && 'select' in field) field.select();
}

/** React gives a field that it controls its value as the default, too. */
const isTypedSince = (field: HTMLInputElement): boolean =>
  field.value !== field.defaultValue ||
  (field.value !== '' && field.matches(':focus, :user-valid, :user-invalid'));

function restore([name, value, checked, focused]: TypedField, nth: number): boolean {
  const fields = [...document.querySelectorAll<HTMLInputElement>('main .form [name]')];
  const field = fields.filter((one) => one.name === name)[nth];
  if (!field) return false;
  if (field.type === 'radio' || field.type === 'checkbox') {
    if (field.checked !== checked && (checked || field.type === 'checkbox')) field.click();
  } else if (value !== '' && !isTypedSince(field)) type(field, value);
  if (focused && document.activeElement === document.body) field.focus({ preventScroll: true });
  return true;
}

export async function restoreTyped(isReloaded: boolean): Promise<void> {
  const { typed } = Object(inTab.kept(typedKey(location.pathname)));
  inTab.remove(reloadedKey);
  const fields = Array.isArray(typed) ? typed.filter(isTyped) : [];
  let waiting = fields.map((field, index) => ({
    field,
    nth: fields.slice(0, index).filter(([name]) => name === field[0]).length,
  }));
  if (isReloaded) sayReloaded(fields);
  await new Promise<void>((end) => {
    const fill = () => {
      waiting = waiting.filter(({ field, nth }) => !restore(field, nth));
      if (waiting.length > 0) return;
      observer.disconnect();
      end();
    };
    const observer = new MutationObserver(fill);
    observer.observe(document.body, { childList: true, subtree: true });
    setTimeout(() => {
      observer.disconnect();
      end();
    }, patience);
    fill();
  });
}

function sayReloaded(fields: readonly TypedField[]): void {
  const hasText = fields.some(([, value]) => value !== '');
  const hadPassword = fields.some(([name]) => name === 'password');
  showToast({
    kind: 'good',
    text: hasText ? (hadPassword ? reloaded.butPassword : reloaded.withText) : reloaded.text,
  });
}
