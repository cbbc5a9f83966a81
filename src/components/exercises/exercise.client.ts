// What runs and checks an exercise (LEARN-7). The frame and the editor are loaded with the first press.
import { addRunButton } from '#components/code/run-button.ts';
import { addCopyButtons } from '#components/shared/code-copy.ts';
import { element } from '#components/shared/element.ts';
import { enhance, need, reportFailedPart } from '#components/shared/load-parts.ts';
import { isRight } from '#domain/exercises/right.ts';
import { checkScript } from '#markup/exercises/check-script.ts';
import { answers } from '#messages/exercises/exercises.ts';

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
  addCopyButtons(root);
  const code = root.querySelector<HTMLElement>('[data-playground]');
  if (code) {
    open.add(code);
    addCheckButton(root, code, () => close(code));
  }
  for (const question of root.querySelectorAll<HTMLElement>('[data-question]')) {
    open.add(question);
    addAnswerButton(question, () => close(question));
  }
}

/** @param passed is called when all checks pass; returns whether the exercise is done. */
function addCheckButton(root: HTMLElement, playground: HTMLElement, passed: () => boolean): void {
  const checks = [...root.querySelectorAll<HTMLElement>('[data-test]')];
  const sources = checks.map(({ dataset: { test = '', expected = '' } }) => ({ test, expected }));
  playground.dataset.withPage = '';
  const open = addRunButton(playground, {
    title: root.querySelector('h1')?.textContent ?? '',
    address: root.dataset.address ?? '',
    checks: checkScript(sources),
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
            if (!isFollowed) showVerdict({ store, checks, status, passed });
            isFollowed = true;
            store.check();
          },
        }),
      (error) => reportFailedPart(error, press),
    );
    button.removeAttribute('aria-busy');
  };
  button.addEventListener('click', press);
}

/** @param right is called when the right options were chosen; returns whether the exercise is done. */
function addAnswerButton(question: HTMLElement, right: () => boolean): void {
  const inputs = [...question.querySelectorAll('input')];
  const button = element('button', { type: 'button', className: 'button quiet' }, answers.check);
  const status = element('p', { className: 'verdict', role: 'status' });
  question.querySelector('[data-answer]')?.append(button, status);
  const say = (words: string, state: string) => {
    status.textContent = words;
    question.dataset.state = state;
  };
  question.addEventListener('change', () => say('', ''));
  button.addEventListener('click', () => {
    const chosen = inputs.map(({ checked }) => checked);
    if (!chosen.includes(true)) return say(answers.chooseFirst, '');
    if (
      !isRight(
        inputs.map(({ dataset }) => dataset.right !== undefined),
        chosen,
      )
    )
      return say(answers.wrong, 'bad');
    say(right() ? `${answers.right} ${answers.allRight}` : answers.right, 'good');
  });
}
