// On a phone a playground shows either the code or its result.
import { element } from '#components/shared/element.ts';
import { preview as texts } from '#messages/code/playground.ts';
import { runCode } from '#messages/code/run-code.ts';

/** Adds the choice above the playground. The result is shown first, because the user has just run the code. */
export function addViewTabs(playground: HTMLElement): void {
  const choice = element('div', { className: 'view-tabs', role: 'group', ariaLabel: texts.views });
  const views = [
    ['code', texts.code],
    ['result', runCode.title],
  ] as const;
  choice.append(
    ...views.map(([view, words]) => {
      const input = element('input', {
        type: 'radio',
        name: 'preview-view',
        className: 'vh',
        checked: view === 'result',
      });
      input.addEventListener('change', () => {
        playground.dataset.view = view;
      });
      return element('label', {}, input, words);
    }),
  );
  playground.dataset.view = 'result';
  playground.prepend(choice);
}
