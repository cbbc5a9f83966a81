import { $session } from '#stores/accounts/session.ts';
import { openNotes } from '#stores/notes/notes.ts';
import { $coursePath } from './sources.ts';

let isWatched = false;

/** Follows the notes on this page's course for as long as somebody is signed in (LEARN-5). */
export function watchCourseNotes(): void {
  if (isWatched) return;
  isWatched = true;
  $session.subscribe((session) => {
    if (session.state !== 'unknown')
      openNotes(session.state === 'user' ? session.uid : null, $coursePath.get());
  });
}
