import { useState } from 'react';
import type { OutlineRow } from './outline-form.ts';
import {
  firstUnfolded,
  fitting,
  partOf,
  roomOf,
  type Section,
  searched,
  sectionsOf,
  withShown,
} from './outline-view.ts';

export interface Part {
  section: Section;
  count: number; // how many videos it has; `section` has only those that a search finds
  shown: string[];
  from: number | null; // from which video on it is unfolded; `null`: it is folded, or something is searched
}

/** What of the lines is on the screen: what is unfolded, or what a search finds (PANEL-16). */
export function useOutlineView(rows: readonly OutlineRow[], titleOf: (id: string) => string) {
  const sections = sectionsOf(rows);
  const [asked, setUnfolded] = useState(() => firstUnfolded(sections));
  const [search, setSearch] = useState('');
  const room = roomOf(sections);
  const unfolded = fitting(asked, sections);
  const found = search.trim() === '' ? null : searched(sections, search, titleOf);
  const parts = (found?.sections ?? sections).map((section): Part => {
    const { id } = section.head;
    const from = found ? null : (unfolded.find((one) => one.id === id)?.from ?? null);
    const count = sections.find(({ head }) => head.id === id)?.videos.length ?? 0;
    return {
      section,
      count,
      shown: found ? section.videos : from === null ? [] : partOf(section, from, room),
      from,
    };
  });
  const others = (id: string) => unfolded.filter((one) => one.id !== id);
  const turn = (id: string, from: number) => {
    setSearch('');
    setUnfolded([...others(id), { id, from }]);
  };
  return {
    sections,
    room,
    parts,
    search,
    setSearch,
    found: found?.count ?? null, // how many videos a search finds; `null`: nothing is searched
    turn,
    fold: (id: string) =>
      !found && unfolded.some((one) => one.id === id) ? setUnfolded(others(id)) : turn(id, 0),
    show: (changed: readonly OutlineRow[], id: string) =>
      setUnfolded(withShown(unfolded, sectionsOf(changed), id)),
  };
}
