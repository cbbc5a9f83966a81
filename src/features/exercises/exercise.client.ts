// What runs and checks an exercise (LEARN-7). The frame and the editor are loaded with the first press.

import { sessionKey } from '#core/device/storage-keys.ts';
import { addCopyButtons } from '#core/page/code-copy.ts';
import { enhance, need, reportFailedPart } from '#core/page/load-parts.ts';
import { element } from '#core/views/element.ts';
import { keptCode, takeCode } from '#features/snippets/code-draft.ts';
import { addRunButton } from '#features/snippets/run-button.ts';
import { checkScript } from './check-script.ts';
import { answers } from './texts.ts';

const root = document.querySelector<HTMLElement>('[data-exercise]');
if (root) animate(root);

function animate(root: HTMLElement): void {
  /** Parts of the exercise that are still open: its code, and each of its questions. */
  const open = new Set<Element>();
  const close = (part: Element): boolean => {
    open.delete(part);
    if (open.size === 0) {
      need(
        () => import('./done-marks.ts'),
        ({ finish }) => finish(root),
      );
    }
    return open.size === 0;
  };
  /** What was wrong comes back (LEARN-10). @param question its number from 1; 0: the code. */
  const note = (question: number, isRight: boolean) =>
    need(
      () => import('./done-marks.ts'),
      ({ note }) => note(root, question, isRight),
    );
  addCopyButtons(root);
  const code = root.querySelector<HTMLElement>('[data-playground]');
  if (code) {
    open.add(code);
    addCheckButton(root, code, (isPassed) => {
      note(0, isPassed);
      return isPassed && close(code);
    });
  }
  const questions = [...root.querySelectorAll<HTMLElement>('[data-question]')];
  for (const question of questions) open.add(question);
  if (questions.length > 0)
    need(
      () => import('./answer-button.ts'),
      ({ addAnswerButtons }) => addAnswerButtons(questions, note, close),
    );
}

/** @param checked is told whether all checks have passed; returns whether the exercise is done. */
function addCheckButton(
  root: HTMLElement,
  playground: HTMLElement,
  checked: (isPassed: boolean) => boolean,
): void {
  const checks = [...root.querySelectorAll<HTMLElement>('[data-test]')];
  const sources = checks.map(({ dataset: { test = '', expected = '' } }) => ({ test, expected }));
  playground.dataset.withPage = '';
  const open = addRunButton(playground, {
    title: root.querySelector('h1')?.textContent ?? '',
    address: root.dataset.address ?? '',
    checks: checkScript(sources),
  });
  const address = root.dataset.address ?? '';
  // What is handed in is what the editor shows (TASK-1).
  const showKept = () => {
    if (root.querySelector('[data-hand-in]') && keptCode(address) !== null)
      open({ run: false, whenOpen: ({ edit }) => need(edit, () => {}) });
  };
  showKept();
  addEventListener('storage', ({ key }) => {
    if (key === sessionKey || key === null) showKept();
  });
  const button = element('button', { type: 'button', className: 'button big' }, answers.check);
  const status = element('p', { className: 'verdict', role: 'status' });
  root.querySelector('[data-check]')?.append(button, status);

  let isFollowed = false;
  const press = async (): Promise<void> => {
    button.setAttribute('aria-busy', 'true');
    await enhance(
      () => import('./verdict.ts'),
      ({ showVerdict }) =>
        open({
          run: false,
          whenOpen: ({ store }) => {
            if (!isFollowed) showVerdict({ store, checks, status, checked });
            isFollowed = true;
            store.check();
          },
        }),
      (error) => reportFailedPart(error, press),
    );
    button.removeAttribute('aria-busy');
  };
  button.addEventListener('click', press);
  addEventListener(takeCode, (event) => {
    if (!(event instanceof CustomEvent) || typeof event.detail !== 'string') return;
    const code: string = event.detail;
    open({
      run: false,
      whenOpen({ store, edit }) {
        store.edit(code);
        need(edit, (editor) => {
          playground.scrollIntoView({ block: 'nearest' });
          editor.focus();
        });
      },
    });
  });
}
