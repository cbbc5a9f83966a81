import { momentAddress } from '#core/addresses/video-address.ts';
import { saveFile } from '#core/device/export-text.ts';
import { $session } from '#core/session/session.ts';
import { uidOf } from '#core/session/session-hint.ts';
import { shortClock } from '#core/time/duration.ts';
import { courseName, coursePaths } from '#features/courses/course.ts';
import { $coursePath } from '#features/videos/sources.ts';
import { type Notes, shownNotes } from './notes.ts';
import { openNotes } from './store.ts';
import { notes as texts } from './texts.ts';

/** Signs that Markdown would take for its own are written with a backslash; lines of a note stay lines. */
const plain = (text: string): string => text.replaceAll(/[\\`*_[\]<>#|~]/g, '\\$&');

/** LEARN-5. @param origin what the links begin with: `https://…`. */
export function notesAsMarkdown(heading: string, course: string, notes: Notes, origin: string): string {
  const parts = [`# ${plain(heading)}`];
  let video = '';
  for (const note of shownNotes(notes)) {
    if (note.video !== video) parts.push(`## ${plain(note.title)}`);
    video = note.video;
    const address = origin + momentAddress(course, note.video, note.seconds);
    const lines = plain(note.text).split('\n').join('\n  ');
    parts.push(`- [${shortClock(note.seconds)}](${address}) ${lines}`);
  }
  return `${parts.join('\n\n')}\n`;
}

let isWatched = false;

/** Follows the notes on this page's course for as long as somebody is signed in (LEARN-5). */
export function watchCourseNotes(): void {
  if (isWatched) return;
  isWatched = true;
  $session.subscribe((session) => {
    if (session.state !== 'unknown') openNotes(uidOf(session), $coursePath.get());
  });
}

/** Gives the notes on a course as a Markdown file (LEARN-5). */
export function exportNotes(course: string, notes: Notes): void {
  const name = coursePaths().includes(course) ? courseName(course) : course;
  const text = notesAsMarkdown(texts.heading(name), course, notes, location.origin);
  saveFile(texts.file(course), text, 'text/markdown');
}
