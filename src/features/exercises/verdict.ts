// What the checks of an exercise have found (LEARN-7). Loaded with the first check.
import { element } from '#core/views/element.ts';
import { type CheckResult, playgroundLimits } from '#features/snippets/playground.ts';
import type { PlaygroundStore } from '#features/snippets/playground-store.ts';
import { verdict as texts } from './texts.ts';

interface Options {
  store: PlaygroundStore;
  checks: readonly HTMLElement[];
  status: HTMLElement;
  /** Told whether all checks have passed; returns whether the exercise is done. */
  checked(isPassed: boolean): boolean;
}

/** Marks the conditions and says what the first open one lacks, from now on after every check. */
export function showVerdict({ store, checks, status, checked }: Options): void {
  const say = (words: string, state: string) => {
    status.textContent = words;
    status.dataset.state = state;
  };
  const mark = (results: readonly CheckResult[]) => {
    const isBegun = store.$edited.get();
    for (const [index, check] of checks.entries()) markOne(check, results[index], isBegun);
  };
  store.$checked.listen((results) => {
    mark(results ?? []);
    // A run without checks follows an edit: the verdict was about other code.
    if (!results) return say('', '');
    const failed = results.findIndex((result) => !result.passed);
    const first = checks[failed];
    const isDone = checked(!first);
    if (first) {
      const left = results.filter((result) => !result.passed).length;
      say(texts.failed(left, wordsOf(first)), 'bad');
    } else say(isDone ? texts.passed : texts.codePassed, 'good');
  });
  store.$result.listen(({ state }) => {
    if (!store.isChecking() || store.$checked.get()) return;
    if (state === 'ended') say(texts.stopped, 'bad');
    else if (state === 'running') say(texts.checking, '');
  });
}

const wordsOf = (check: HTMLElement): string => check.querySelector('[data-words]')?.textContent ?? '';

/** @param isBegun whether the code is another than what it began with. */
function markOne(check: HTMLElement, result: CheckResult | undefined, isBegun: boolean): void {
  check.dataset.state = result === undefined ? '' : result.passed ? 'good' : 'bad';
  const state = check.querySelector('.mark');
  if (state) state.textContent = result === undefined ? '' : result.passed ? texts.good : texts.bad;
  check.querySelector('.detail')?.remove();
  const words = result && detailOf(result, isBegun);
  if (!words) return;
  check.append(element('p', { className: 'detail' }, words));
}

function detailOf({ passed, expected, got, error }: CheckResult, isBegun: boolean): string {
  if (passed) return isBegun ? '' : texts.metBefore;
  if (error.startsWith('Error: Promise: ')) return texts.late(playgroundLimits.check / 1000);
  if (error !== '') return texts.threw(error);
  return expected === '' ? '' : texts.values(expected, got);
}
