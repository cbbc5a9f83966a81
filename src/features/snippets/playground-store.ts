import { atom, computed, map } from 'nanostores';
import { sessionKey } from '#core/device/storage-keys.ts';
import { putUnsaved, removeUnsaved } from '#core/device/unsaved.ts';
import { codeKeyNow, keptCode, noteTyping } from './code-draft.ts';
import {
  type CheckResult,
  type ConsoleLine,
  type FrameMessage,
  missingIn,
  playgroundLimits,
} from './playground.ts';
import { preview as texts } from './playground-texts.ts';

interface Result {
  state: 'idle' | 'running' | 'shown' | 'ended';
  problem: string;
}

/** CODE-5. Edits are kept on the device under `address`, until the reader goes back to the first code; '' keeps nothing. */
export function playgroundStore(original: string, address = '') {
  const codeNow = () => (address === '' ? null : keptCode(address)) ?? original;
  const $code = atom(codeNow());
  const $result = map<Result>({ state: 'idle', problem: '' });
  const $lines = atom<ConsoleLine[]>([]);
  const $run = atom(0);
  const $checked = atom<readonly CheckResult[] | null>(null);
  let checkingRun = -1;
  const run = () => $run.set($run.get() + 1);

  let pause: ReturnType<typeof setTimeout> | undefined;

  function keepDraft(code: string): boolean {
    if (address === '') return true;
    noteTyping(address);
    if (code !== original) return putUnsaved(codeKeyNow(address), code);
    removeUnsaved(codeKeyNow(address));
    return true;
  }

  // Somebody has signed in or out in another tab: nobody sees what another person has typed.
  let key = codeKeyNow(address);
  globalThis.addEventListener?.('storage', (event) => {
    if ((event.key !== null && event.key !== sessionKey) || key === codeKeyNow(address)) return;
    key = codeKeyNow(address);
    const code = codeNow();
    if (code === $code.get()) return;
    $code.set(code);
    $checked.set(null);
    if ($run.get() > 0) run();
  });

  return {
    $code,
    $edited: computed($code, (code) => code !== original),
    $result,
    $lines,
    $run,
    $checked,
    run,
    check(): void {
      checkingRun = $run.get() + 1;
      run();
    },
    isChecking: (): boolean => checkingRun === $run.get(),
    edit(code: string): boolean {
      $code.set(code);
      const isKept = keepDraft(code);
      $checked.set(null);
      clearTimeout(pause);
      pause = setTimeout(run, playgroundLimits.editPause);
      return isKept;
    },
    reset(): void {
      $code.set(original);
      keepDraft(original);
      run();
    },
    begin(): void {
      clearTimeout(pause);
      $lines.set([]);
      $checked.set(null);
      $result.set({ state: 'running', problem: '' });
    },
    hear(message: FrameMessage): void {
      if (message.kind === 'shown') $result.setKey('state', 'shown');
      else if (message.kind === 'line') {
        const missing = missingIn(message.text);
        const hint = missing ? [{ level: 'info' as const, text: texts.missing[missing] }] : [];
        $lines.set([...$lines.get(), { level: message.level, text: message.text }, ...hint]);
      } else if (message.kind === 'dialog') {
        const text = texts.dialogs[message.name](message.message, message.answer);
        $lines.set([...$lines.get(), { level: 'info', text }]);
      } else if (message.kind === 'clear') $lines.set([]);
      else if (message.kind === 'checked') $checked.set(message.results);
      else if (message.kind === 'error') {
        const words = message.message.replace(/^Uncaught /, '');
        const missing = missingIn(words);
        const hint = missing ? ` ${texts.missing[missing]}` : '';
        $result.setKey('problem', texts.error(words, message.line) + hint);
      } else if (message.kind === 'ended') {
        $result.set({ state: 'ended', problem: texts.ended[message.reason] });
      }
    },
  };
}

export type PlaygroundStore = ReturnType<typeof playgroundStore>;
