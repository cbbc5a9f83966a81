// On a phone a bench shows one of the two: the code or its result.
import { preview as texts } from '#messages/preview.ts';
import { runCode } from '#messages/run-code.ts';

/** Puts the choice above the bench. The first run has been asked for, so the result comes first. */
export function addViews(bench: HTMLElement): void {
  const choice = document.createElement('div');
  choice.className = 'views';
  choice.role = 'group';
  choice.ariaLabel = texts.views;
  const views = [
    ['code', texts.code],
    ['result', runCode.title],
  ] as const;
  choice.append(
    ...views.map(([view, words]) => {
      const input = Object.assign(document.createElement('input'), {
        type: 'radio',
        name: 'preview-view',
        className: 'vh',
        checked: view === 'result',
      });
      input.addEventListener('change', () => {
        bench.dataset.view = view;
      });
      const label = document.createElement('label');
      label.append(input, words);
      return label;
    }),
  );
  bench.dataset.view = 'result';
  bench.prepend(choice);
}
