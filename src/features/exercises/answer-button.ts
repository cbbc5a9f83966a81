import { element } from '#core/views/element.ts';
import { answers } from './texts.ts';

export const isRight = (right: readonly boolean[], chosen: readonly boolean[]): boolean =>
  right.every((one, index) => one === chosen[index]);

/** The first question has number 1. @param close returns whether the exercise is done. */
export function addAnswerButtons(
  questions: readonly HTMLElement[],
  note: (question: number, isRight: boolean) => void,
  close: (question: HTMLElement) => boolean,
): void {
  for (const [index, question] of questions.entries()) {
    addAnswerButton(question, (isRight) => {
      note(index + 1, isRight);
      if (!isRight) return answers.wrong;
      return close(question) ? `${answers.right} ${answers.allRight}` : answers.right;
    });
  }
}

/** LEARN-7. @param answered returns what is said. */
export function addAnswerButton(question: HTMLElement, answered: (isRight: boolean) => string): void {
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
    const right = isRight(
      inputs.map(({ dataset }) => dataset.right !== undefined),
      chosen,
    );
    say(answered(right), right ? 'good' : 'bad');
  });
}
