import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { progressLimits } from '#features/progress/limits.ts';
import {
  besideOf,
  modulesIn,
  modulesOf,
  moved,
  movedInto,
  OutlineForm,
  type OutlineRow,
  outlineFormOf,
  outlineProblem,
  placedIn,
  positionIn,
  rowsOf,
  savedModules,
} from './desk/outline-form.ts';
import { outlineLimits } from './limits.ts';
import { byModules, noOutline, OutlineModules, outlineText } from './outline.ts';

const video = (id: string) => ({ id });
const ids = (listed: ReturnType<typeof byModules<{ id: string }>>) =>
  listed.map(({ title, videos }) => [title, videos.map(({ id }) => id).join(' ')]);

describe('[LEARN-2] an outline', () => {
  const modules = [
    { title: 'B', videos: ['2', 'gone', '1'] },
    { title: 'Boş', videos: [] },
    { title: 'A', videos: ['3', '2'] },
  ];

  test('lists videos under its modules, each once; those without a place come last, in their order', () => {
    const videos = ['1', '2', '3', '4', '5'].map(video);
    expect(ids(byModules(videos, modules))).toEqual([
      ['B', '2 1'],
      ['A', '3'],
      [null, '4 5'],
    ]);
    expect(ids(byModules([video('3')], modules))).toEqual([['A', '3']]);
  });

  test('that is empty changes nothing, and no videos are no list', () => {
    expect(ids(byModules([video('2'), video('1')], []))).toEqual([[null, '2 1']]);
    expect(byModules([], modules)).toEqual([]);
  });

  test('passes through its document unchanged', () => {
    expect(v.parse(OutlineModules, outlineText(modules))).toEqual(modules);
    expect(v.parse(OutlineModules, noOutline('frontend'))).toEqual([]);
  });
});

describe('[LEARN-2] the form of an outline', () => {
  const rows = rowsOf(
    [
      { id: 'm1', title: 'Bir', videos: ['a', 'b'] },
      { id: 'm2', title: 'İki', videos: ['c'] },
      { id: 'm3', title: 'Üç', videos: [] },
    ],
    ['a', 'b', 'c', 'd', 'e'],
  );
  const shown = (list: readonly OutlineRow[]) => list.map(({ id }) => id).join(' ');

  test('is one list: modules, their videos, and at the end what has no place', () => {
    expect(shown(rows)).toBe('m1 a b m2 c m3 :rest d e');
    expect(modulesOf(rows)).toEqual([
      { title: 'Bir', videos: ['a', 'b'] },
      { title: 'İki', videos: ['c'] },
      { title: 'Üç', videos: [] },
    ]);
    expect(shown(rowsOf([], ['a']))).toBe(':rest a');
  });

  test.each([
    // A video takes the place of the line that it is dropped on.
    ['a', 'b', 'm1 b a m2 c m3 :rest d e'],
    ['b', 'm2', 'm1 a m2 b c m3 :rest d e'],
    ['c', 'a', 'm1 c a b m2 m3 :rest d e'],
    ['c', 'm1', 'm1 c a b m2 m3 :rest d e'],
    ['d', 'm3', 'm1 a b m2 c d m3 :rest e'],
    ['d', ':rest', 'm1 a b m2 c m3 d :rest e'],
    ['a', ':rest', 'm1 b m2 c m3 :rest a d e'],
    // A module takes its videos along, and stands where another one stood.
    ['m1', 'm2', 'm2 c m1 a b m3 :rest d e'],
    ['m1', 'm3', 'm2 c m3 m1 a b :rest d e'],
    ['m3', 'm1', 'm3 m1 a b m2 c :rest d e'],
    ['m1', ':rest', 'm2 c m3 m1 a b :rest d e'],
    ['m1', 'b', shown(rows)],
    ['a', 'a', shown(rows)],
    ['a', 'nobody', shown(rows)],
  ])('%s dropped on %s', (id, over, after) => expect(shown(moved(rows, id, over))).toBe(after));

  test.each([
    ['a', -1, null],
    ['a', 1, 'b'],
    ['b', 1, 'm2'],
    ['c', -1, 'm2'],
    ['c', 1, 'm3'],
    // Without a place there is only one step: to the end of the last module.
    ['d', -1, ':rest'],
    ['e', -1, ':rest'],
    ['e', 1, null],
    ['m1', -1, null],
    ['m1', 1, 'm2'],
    ['m3', -1, 'm2'],
    ['m3', 1, null],
  ] as const)('one step from %s by %i', (id, direction, beside) =>
    expect(besideOf(rows, id, direction)).toBe(beside),
  );

  test('without a module no video has anywhere to go', () => {
    expect(besideOf(rowsOf([], ['a', 'b']), 'b', -1)).toBeNull();
  });

  test.each([
    [['d', 'a'], 'm2', 'm1 b m2 c a d m3 :rest e'],
    [['e', 'd'], 'm1', 'm1 a b d e m2 c m3 :rest'],
    [['a', 'c'], ':rest', 'm1 b m2 m3 :rest d e a c'],
    [['b'], 'm1', 'm1 a b m2 c m3 :rest d e'],
    [['a'], 'nobody', shown(rows)],
  ])('[PANEL-16] %j moved into %s, in the order in which they stood', (ids, head, after) =>
    expect(shown(movedInto(rows, new Set(ids), head))).toBe(after),
  );

  test('[PANEL-16] saved videos go to the end of the module with the title, once', () => {
    const modules = [
      { title: 'Bir', videos: ['a', 'b'] },
      { title: 'İki', videos: ['c'] },
      { title: 'Bir', videos: [] },
    ];
    const placed = placedIn(modules, 'Bir', ['x', 'c']);
    expect(placed).toEqual([
      { title: 'Bir', videos: ['a', 'b', 'x', 'c'] },
      { title: 'İki', videos: [] },
      { title: 'Bir', videos: [] },
    ]);
    expect(placed !== 'gone' && placedIn(placed, 'Bir', ['x', 'c'])).toEqual(placed);
    expect(placedIn(modules, 'bir', ['x'])).toBe('gone');
  });

  test('says where a line stands', () => {
    expect(positionIn(rows, 'b')).toEqual({ module: 'Bir', position: 2, of: 2 });
    expect(positionIn(rows, 'c')).toEqual({ module: 'İki', position: 1, of: 1 });
    expect(positionIn(rows, 'e')).toEqual({ module: null, position: 2, of: 2 });
    expect(positionIn(rows, 'm2')).toEqual({ module: null, position: 2, of: 3 });
  });

  test('keeps what it was given, trims titles, and is no form when it is damaged', () => {
    const version = { id: 'frontend', titles: ['Bir'], videos: ['a b'], rev: 3, audit: 'x' };
    expect(modulesIn(outlineFormOf(version))).toEqual([{ title: 'Bir', videos: ['a', 'b'] }]);
    const typed = { modules: JSON.stringify([{ title: '  Bir   iki ', videos: [] }]) };
    expect(savedModules(typed)).toEqual([{ title: 'Bir iki', videos: [] }]);
    for (const modules of ['', 'x', '{}', '[{"title":5}]'])
      expect(v.is(OutlineForm, { modules })).toBe(false);
  });

  test('names what is wrong, at both sides of each limit', () => {
    const problem = (...modules: [title: string, videos: string[]][]) =>
      outlineProblem({ modules: JSON.stringify(modules.map(([title, videos]) => ({ title, videos }))) });
    const many = (count: number, letters = 4) =>
      Array.from({ length: count }, (_, n) => String(n).padStart(letters, 'x'));
    expect(problem()).toBeNull();
    expect(problem(['  ', []])).toBe('title');
    expect(problem(['ə'.repeat(outlineLimits.moduleTitle), []])).toBeNull();
    expect(problem(['ə'.repeat(outlineLimits.moduleTitle + 1), []])).toBe('long');
    const modules = (count: number) => many(count).map((title): [string, string[]] => [title, []]);
    expect(problem(...modules(outlineLimits.modules))).toBeNull();
    expect(problem(...modules(outlineLimits.modules + 1))).toBe('many');
    expect(problem(['A', many(progressLimits.videos)])).toBeNull();
    expect(problem(['A', many(progressLimits.videos + 1)])).toBe('many');
    expect(problem(['A', ['x'.repeat(outlineLimits.ids - 1)]])).toBeNull();
    expect(problem(['A', ['x'.repeat(outlineLimits.ids)]])).toBe('many');
  });
});
