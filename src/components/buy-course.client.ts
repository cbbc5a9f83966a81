// The buy button of a course waits until the account is known (COURSE-2); a guest's never wakes and loads nothing.
import { onceSignedIn } from './session-need.ts';

const root = document.querySelector<HTMLElement>('[data-buy]');

async function start(): Promise<void> {
  try {
    if (root) (await import('./buy-course.ts')).follow(root);
  } catch (error) {
    (await import('./failed-part.client.ts')).sayFailed(error, start);
  }
}

onceSignedIn(start);
