// On a phone a playground shows one of the two: the code or its result.
import { preview as texts } from '#messages/code/playground.ts';
import { runCode } from '#messages/code/run-code.ts';

/** Puts the choice above the playground. The first run has been asked for, so the result comes first. */
export function addViewTabs(playground: HTMLElement): void {
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
        playground.dataset.view = view;
      });
      const label = document.createElement('label');
      label.append(input, words);
      return label;
    }),
  );
  playground.dataset.view = 'result';
  playground.prepend(choice);
}
