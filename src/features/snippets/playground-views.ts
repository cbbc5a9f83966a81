// On a phone a playground shows either the code or its result.
import { element } from '#core/views/element.ts';
import { preview as texts } from './playground-texts.ts';
import { runCode } from './texts.ts';

export type View = 'code' | 'result';

const views: readonly (readonly [View, string])[] = [
  ['code', texts.code],
  ['result', runCode.title],
];

export function showView(playground: HTMLElement, shown: View): void {
  if (!playground.querySelector('.view-tabs')) playground.prepend(choice(playground));
  playground.dataset.view = shown;
  for (const input of playground.querySelectorAll<HTMLInputElement>('.view-tabs input')) {
    input.checked = input.value === shown;
  }
}

function choice(playground: HTMLElement): HTMLElement {
  const labels = views.map(([view, words]) => {
    const input = element('input', { type: 'radio', name: 'preview-view', className: 'vh', value: view });
    input.addEventListener('change', () => {
      playground.dataset.view = view;
    });
    return element('label', {}, input, words);
  });
  const group = element('div', { className: 'view-tabs', role: 'group', ariaLabel: texts.views });
  group.append(...labels);
  return group;
}
