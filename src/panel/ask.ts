import { $session } from '#core/session/session.ts';
import { discarding } from '#core/views/common-texts.ts';
import { ask as askUser } from '#core/views/confirm-dialog.ts';
import { holdReload } from './reload.ts';
import { confirming as texts } from './texts.ts';

export interface Question {
  text: string;
  yes?: string;
  no?: string;
  onYes(): void;
}

/** The question (PANEL-9) ends with the tab of the panel that asks it, and with the session. */
export async function ask({ text, yes = texts.yes, no = texts.no, onYes }: Question): Promise<void> {
  const over = new AbortController();
  const free = holdReload();
  addEventListener('popstate', () => over.abort(), { signal: over.signal });
  const stop = $session.listen(() => over.abort());
  const isAgreed = await askUser({ title: texts.title, text, yes, no }, over.signal);
  stop();
  over.abort();
  if (isAgreed) onYes();
  free();
}

export function closeTyped(isTyped: boolean, close: () => void): void {
  if (isTyped) ask({ text: discarding.text, yes: discarding.yes, onYes: close });
  else close();
}
