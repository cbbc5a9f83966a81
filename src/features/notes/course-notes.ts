import { saveFile } from '#core/device/export-text.ts';
import { $session } from '#core/session/session.ts';
import { uidOf } from '#core/session/session-hint.ts';
import { courseName } from '#features/courses/course.ts';
import { coursePaths } from '#features/courses/course-paths.ts';
import { $coursePath } from '#features/videos/sources.ts';
import type { Notes } from './notes.ts';
import { notesAsMarkdown } from './notes-markdown.ts';
import { openNotes } from './store.ts';
import { notes as texts } from './texts.ts';

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
