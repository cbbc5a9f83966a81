import type { KeyboardEvent } from 'react';

/** As chats do. */
export function sendByKey(event: KeyboardEvent<HTMLTextAreaElement | HTMLFormElement>): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  const { currentTarget: field } = event;
  (field instanceof HTMLFormElement ? field : field.form)?.requestSubmit();
}
