import { describe, expect, test } from 'vitest';
import { type OutlineRow, rowsOf } from './outline-form.ts';
import { firstUnfolded, fitting, partOf, roomOf, searched, sectionsOf, withShown } from './outline-view.ts';

const ids = (first: number, count: number) => Array.from({ length: count }, (_, n) => `v${first + n}`);

/** Modules m0, m1 … of `each` videos, and the others without a place. */
function outline(modules: number, each: number, all: number): OutlineRow[] {
  const heads = Array.from({ length: modules }, (_, m) => ({
    id: `m${m}`,
    title: `Modul ${m}`,
    videos: ids(m * each, each),
  }));
  return rowsOf(heads, ids(0, all));
}

describe('[PANEL-16] what of an outline is shown', () => {
  const rows = outline(10, 25, 500);
  const sections = sectionsOf(rows);
  const room = roomOf(sections);
  const shownIn = (unfolded: ReturnType<typeof fitting>, of = sections) =>
    unfolded.flatMap(({ id, from }) => {
      const section = of.find(({ head }) => head.id === id);
      return section ? partOf(section, from, room) : [];
    });

  test('a short one whole, a long one folded, one without modules from its beginning', () => {
    expect(sections.map(({ head, videos }) => [head.id, videos.length]).slice(-2)).toEqual([
      ['m9', 25],
      [':rest', 250],
    ]);
    expect(firstUnfolded(sectionsOf(outline(3, 5, 20))).map(({ id }) => id)).toEqual([
      'm0',
      'm1',
      'm2',
      ':rest',
    ]);
    expect(firstUnfolded(sections)).toEqual([]);
    expect(firstUnfolded(sectionsOf(outline(0, 0, 500)))).toEqual([{ id: ':rest', from: 0 }]);
  });

  test('what is unfolded folds what was unfolded first, as far as there is no room', () => {
    const one = fitting([{ id: 'm0', from: 0 }], sections);
    const two = fitting([...one, { id: ':rest', from: 0 }], sections);
    expect(two).toEqual([{ id: ':rest', from: 0 }]);
    expect(shownIn(two)).toHaveLength(room);
    expect(fitting([...two, { id: 'm1', from: 0 }], sections)).toEqual([{ id: 'm1', from: 0 }]);
    const short = sectionsOf(outline(10, 8, 500));
    const three = ['m3', 'm1', 'm2'].map((id) => ({ id, from: 0 }));
    expect(fitting(three, short)).toEqual(three);
    expect(fitting([...three, { id: 'gone', from: 0 }], short)).toEqual(three);
  });

  test('the part of a section in which a moved line is', () => {
    const last = sections.at(-1)?.videos.at(-1) ?? '';
    const open = withShown([], sections, last);
    expect(shownIn(open)).toContain(last);
    expect(withShown(open, sections, last)).toEqual(open);
    expect(withShown(open, sections, 'm3')).toEqual(open);
    // A part that no video is left in.
    expect(fitting([{ id: 'm0', from: room }], sections)).toEqual([{ id: 'm0', from: 0 }]);
  });

  test('with as many modules as there can be, some videos still have room', () => {
    const most = sectionsOf(outline(50, 10, 500));
    expect(roomOf(most)).toBe(10);
    expect(fitting([{ id: 'm7', from: 0 }], most)).toEqual([{ id: 'm7', from: 0 }]);
  });

  test('a search finds titles in every module, and shows as many as there is room for', () => {
    const titleOf = (id: string) => (id.endsWith('7') ? `Qrid ${id}` : `Forma ${id}`);
    const some = searched(sections, 'qrid v12', titleOf);
    expect(some).toEqual({ count: 1, sections: [{ head: sections[5]?.head, videos: ['v127'] }] });
    const many = searched(sections, 'forma', titleOf);
    expect(many.count).toBe(450);
    const shown = many.sections.flatMap(({ videos }) => videos);
    expect(shown.length).toBeGreaterThan(30);
    expect(shown.length).toBeLessThan(40);
    expect(searched(sections, 'yoxdur', titleOf)).toEqual({ count: 0, sections: [] });
  });
});
