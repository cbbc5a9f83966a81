import { atom, computed, map } from 'nanostores';
import { type ConsoleLine, type FrameMessage, playgroundLimits } from '#domain/code/playground.ts';
import { preview as texts } from '#messages/code/playground.ts';

interface Result {
  state: 'running' | 'shown' | 'ended';
  /** The text of the error; '' when there was none. */
  problem: string;
}

/** A snippet's code as the reader edits it, and the result of its last run (CODE-5). */
export function playgroundStore(original: string) {
  const $code = atom(original);
  const $result = map<Result>({ state: 'running', problem: '' });
  const $lines = atom<ConsoleLine[]>([]);
  /** The number of the run: each new number starts a run. */
  const $run = atom(0);
  const run = () => $run.set($run.get() + 1);

  // Edits run by themselves, once typing pauses.
  let pause: ReturnType<typeof setTimeout> | undefined;

  return {
    $code,
    $edited: computed($code, (code) => code !== original),
    $result,
    $lines,
    $run,
    run,
    edit(code: string): void {
      $code.set(code);
      clearTimeout(pause);
      pause = setTimeout(run, playgroundLimits.editPause);
    },
    reset(): void {
      $code.set(original);
      run();
    },
    /** A run begins: clears the output of the previous one. */
    begin(): void {
      clearTimeout(pause);
      $lines.set([]);
      $result.set({ state: 'running', problem: '' });
    },
    hear(message: FrameMessage): void {
      if (message.kind === 'shown') $result.setKey('state', 'shown');
      else if (message.kind === 'line') {
        $lines.set([...$lines.get(), { level: message.level, text: message.text }]);
      } else if (message.kind === 'dialog') {
        const text = texts.dialogs[message.name](message.message, message.answer);
        $lines.set([...$lines.get(), { level: 'info', text }]);
      } else if (message.kind === 'clear') $lines.set([]);
      else if (message.kind === 'error') {
        const words = message.message.replace(/^Uncaught /, '');
        $result.setKey('problem', texts.error(words, message.line));
      } else if (message.kind === 'ended') {
        $result.set({ state: 'ended', problem: texts.ended[message.reason] });
      }
    },
  };
}
