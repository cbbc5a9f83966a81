import { isTitledLike } from '#core/words/title.ts';
import type { OutlineRow } from './outline-form.ts';

// What of a long outline is on the screen (PANEL-16): modules are folded, and at most so many lines are there at once.

export interface Section {
  head: Exclude<OutlineRow, { kind: 'video' }>;
  videos: string[];
}

export interface Unfolded {
  id: string;
  from: number;
}

/** Elements on the screen and what each line costs: the page stays below 1,500, so that a slow phone answers a press within 100 ms. */
const elements = { all: 320, head: 6, unfolded: 5, video: 8 };
const fewestVideos = 10; // however many modules there are

export function sectionsOf(rows: readonly OutlineRow[]): Section[] {
  const sections: Section[] = [];
  for (const row of rows) {
    if (row.kind === 'video') sections.at(-1)?.videos.push(row.id);
    else sections.push({ head: row, videos: [] });
  }
  return sections;
}

const besideHeads = (sections: readonly Section[]): number => elements.all - elements.head * sections.length;

export const roomOf = (sections: readonly Section[]): number =>
  Math.max(fewestVideos, Math.floor((besideHeads(sections) - elements.unfolded) / elements.video));

export const partOf = ({ videos }: Section, from: number, room: number): string[] =>
  videos.slice(from, from + room);

const costOf = (section: Section, from: number, room: number): number =>
  elements.unfolded + elements.video * partOf(section, from, room).length;

/** What is unfolded at first: all of it if there is room, else nothing; what has no module, if there is none. */
export function firstUnfolded(sections: readonly Section[]): Unfolded[] {
  const all = sections.map(({ head }) => ({ id: head.id, from: 0 }));
  return fitting(all, sections).length === all.length ? all : [];
}

/** As many of the sections that were unfolded last as there is room for; what is gone is left out. */
export function fitting(unfolded: readonly Unfolded[], sections: readonly Section[]): Unfolded[] {
  const room = roomOf(sections);
  const kept: Unfolded[] = [];
  let left = besideHeads(sections);
  for (const one of [...unfolded].reverse()) {
    const section = sections.find(({ head }) => head.id === one.id);
    if (!section) continue;
    // Videos may have left the part that was shown.
    const from = one.from < section.videos.length ? one.from : 0;
    left -= costOf(section, from, room);
    if (left < 0 && kept.length > 0) break;
    kept.unshift({ id: one.id, from });
  }
  return kept;
}

/** Unfolds the part of a section in which a line is, its head or a video, unless it is shown already. */
export function withShown(
  unfolded: readonly Unfolded[],
  sections: readonly Section[],
  id: string,
): Unfolded[] {
  const section = sections.find(({ head, videos }) => head.id === id || videos.includes(id));
  if (!section || section.head.id === id) return fitting(unfolded, sections);
  const room = roomOf(sections);
  const open = unfolded.find((one) => one.id === section.head.id);
  if (open && partOf(section, open.from, room).includes(id)) return fitting(unfolded, sections);
  const from = Math.floor(section.videos.indexOf(id) / room) * room;
  const others = unfolded.filter((one) => one.id !== section.head.id);
  return fitting([...others, { id: section.head.id, from }], sections);
}

/** The sections with the videos that a search finds, as many as there is room for, and how many it finds in all. */
export function searched(
  sections: readonly Section[],
  text: string,
  titleOf: (id: string) => string,
): { sections: Section[]; count: number } {
  const found = sections
    .map(({ head, videos }) => ({ head, videos: videos.filter((id) => isTitledLike(titleOf(id), text)) }))
    .filter(({ videos }) => videos.length > 0);
  const count = found.reduce((sum, { videos }) => sum + videos.length, 0);
  let left = elements.all;
  const shown: Section[] = [];
  for (const { head, videos } of found) {
    left -= elements.head;
    const part = videos.slice(0, Math.max(0, Math.floor(left / elements.video)));
    if (part.length === 0) break;
    left -= elements.video * part.length;
    shown.push({ head, videos: part });
  }
  return { sections: shown, count };
}
