import { momentAddress } from '#core/addresses/video-address.ts';
import { shortClock } from '#core/time/duration.ts';
import { type Notes, shownNotes } from './notes.ts';

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
