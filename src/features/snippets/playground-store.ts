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
  /** `idle` before the first run. */
  state: 'idle' | 'running' | 'shown' | 'ended';
  /** The text of the error; '' when there was none. */
  problem: string;
}

/**
 * A snippet's or an exercise's code as the reader edits it, and the result of its last run (CODE-5). What was edited is
 * kept on the device under `address`, for the one who has typed it, until they go back to the first code; '' keeps nothing.
 */
export function playgroundStore(original: string, address = '') {
  const codeNow = () => (address === '' ? null : keptCode(address)) ?? original;
  const $code = atom(codeNow());
  const $result = map<Result>({ state: 'idle', problem: '' });
  const $lines = atom<ConsoleLine[]>([]);
  /** The number of the run: each new number starts a run. */
  const $run = atom(0);
  /** The results of an exercise's checks (LEARN-7); `null` when they have not run with this code. */
  const $checked = atom<readonly CheckResult[] | null>(null);
  /** The run with this number checks the code, too. */
  let checkingRun = -1;
  const run = () => $run.set($run.get() + 1);

  // Edits run by themselves, once typing pauses.
  let pause: ReturnType<typeof setTimeout> | undefined;

  function keepDraft(code: string): boolean {
    if (address === '') return true;
    noteTyping(address);
    if (code !== original) return putUnsaved(codeKeyNow(address), code);
    removeUnsaved(codeKeyNow(address));
    return true;
  }

  // Somebody has signed in or out in another tab: nobody sees, or goes on with, what another person has typed.
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
    /** Runs the code with the checks of its exercise. */
    check(): void {
      checkingRun = $run.get() + 1;
      run();
    },
    isChecking: (): boolean => checkingRun === $run.get(),
    /** @returns whether the edit outlives the page. */
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
    /** A run begins: clears the output of the previous one. */
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
