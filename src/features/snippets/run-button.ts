// CODE-5. Added by a script, so that no press is lost; everything else comes with the first run or edit.

import { enhance, need, reportFailedPart } from '#core/page/load-parts.ts';
import { element } from '#core/views/element.ts';
import { keptCode } from './code-draft.ts';
import type { OpenPlayground } from './playground-view.ts';
import { runCode } from './texts.ts';

interface Options {
  title: string;
  address: string; // edits are kept on the device under it
  checks?: string;
}

interface Ways {
  run: boolean;
  isQuiet?: boolean; // nobody has pressed anything: a failure is not shown
  point?: { x: number; y: number };
  whenOpen?(opened: OpenPlayground): void; // now, or by a retry after a failure
}

export type Open = (ways: Ways) => Promise<void>;

export function addRunButton(playground: HTMLElement, { title, address, checks }: Options): Open {
  const button = element('button', { type: 'button', className: 'button' }, runCode.run);
  const invitation = element(
    'p',
    { className: 'invitation' },
    keptCode(address) === null ? runCode.invitation : runCode.draft,
  );
  const name = element('p', { className: 'pane-name' }, runCode.title);
  const head = element('div', { className: 'row result-head' }, name, button);
  playground.querySelector('[data-result]')?.append(head, invitation);
  playground.dataset.address = address;

  const waiting = new AbortController();
  const { signal } = waiting;
  let opened: OpenPlayground | undefined;
  let loading: Promise<void> | undefined;
  let asked: Ways[] = [];

  const wake = (now: OpenPlayground, { isQuiet, run, point, whenOpen }: Ways) => {
    if (!isQuiet && !signal.aborted) {
      waiting.abort();
      now.show(run ? 'result' : 'code');
      need(now.edit, (editor) => point && editor.focus(point));
    }
    whenOpen?.(now);
  };
  const load = async (): Promise<void> => {
    await enhance(
      () => import('./playground-view.ts'),
      ({ openPlayground }) => {
        // On a phone the result is hidden now, and what is below it stays where it is.
        playground.style.minBlockSize = `${playground.offsetHeight}px`;
        const now = openPlayground(playground, { button, title, run: isRun(asked), checks });
        opened = now;
        // Presses are one: it runs the code if any of them does, and the last place gets the focus.
        const presses = pressesOf(asked);
        wake(now, { ...presses.at(-1), run: isRun(presses), isQuiet: presses.length === 0, whenOpen() {} });
        for (const { whenOpen } of asked) whenOpen?.(now);
      },
      (error) => {
        const presses = pressesOf(asked);
        if (presses.length === 0) console.warn(error);
        else reportFailedPart(error, () => presses.forEach(open));
      },
    );
    asked = [];
    button.removeAttribute('aria-busy');
    loading = undefined;
  };
  const open: Open = async (ways) => {
    if (opened) return wake(opened, ways);
    asked.push(ways);
    if (!ways.isQuiet) button.setAttribute('aria-busy', 'true');
    loading ??= load();
    await loading;
  };

  button.addEventListener('click', () => open({ run: true }), { signal });
  playground.querySelector('pre')?.addEventListener(
    'click',
    ({ clientX: x, clientY: y }) => {
      // Not for somebody who selects code to copy it.
      if (getSelection()?.isCollapsed) open({ run: false, point: { x, y } });
    },
    { signal },
  );
  return open;
}

const isRun = (asked: readonly Ways[]): boolean => asked.some(({ run }) => run);
const pressesOf = (asked: readonly Ways[]): Ways[] => asked.filter(({ isQuiet }) => !isQuiet);
