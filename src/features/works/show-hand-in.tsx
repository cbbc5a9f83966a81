import { createRoot } from 'react-dom/client';
import * as v from 'valibot';
import { watchProfile } from '#core/session/profile.ts';
import { HandIn } from './HandIn.tsx';
import { whenAccepted } from './hand-in.ts';
import { workKinds } from './work.ts';

const Kind = v.picklist(workKinds);

/** TASK-1. @param finish ends the exercise when the work is accepted. */
export function showHandIn(root: HTMLElement, finish: (page: HTMLElement) => void): void {
  const page = root.closest<HTMLElement>('[data-exercise]');
  const host = root.querySelector<HTMLElement>('[data-own]');
  const kind = v.safeParse(Kind, root.dataset.handIn);
  if (!page || !host || !kind.success) return;
  const { exercises: course = '', exercise = '', address = '' } = page.dataset;
  const task = {
    course,
    task: exercise,
    title: page.querySelector('h1')?.textContent ?? '',
    kind: kind.output,
    address,
    start: root.dataset.start ?? '',
  };
  watchProfile();
  whenAccepted(() => finish(page));
  createRoot(host).render(<HandIn task={task} />);
}
