import { courseName } from '#domain/courses/course.ts';
import type { Notes } from '#domain/notes/notes.ts';
import { notesAsMarkdown } from '#domain/videos/notes-markdown.ts';
import { notes as texts } from '#messages/notes/notes.ts';
import { $session } from '#stores/accounts/session.ts';
import { openNotes } from '#stores/notes/notes.ts';
import { coursePaths } from '#stores/shared/course-paths.ts';
import { saveFile } from '#stores/shared/save-file.ts';
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

/** Gives the notes on a course as a Markdown file (LEARN-5). */
export function exportNotes(course: string, notes: Notes): void {
  const name = coursePaths().includes(course) ? courseName(course) : course;
  const text = notesAsMarkdown(texts.heading(name), course, notes, location.origin);
  saveFile(texts.file(course), text, 'text/markdown');
}
