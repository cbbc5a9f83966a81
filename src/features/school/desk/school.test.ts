// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { AppError } from '#core/cloud/errors.ts';
import { saveFile } from '#core/device/export-text.ts';
import { $session } from '#core/session/session.ts';
import { lastMonths, spanOf } from '#core/time/months.ts';
import { $toasts } from '#core/views/toasts.ts';
import { $userPart, openStudent, userList } from '#features/accounts/desk/store.ts';
import type { CourseProgress } from '#features/progress/progress.ts';
import { recordOf, videoOf } from '#support/fake-service.ts';
import {
  activeIn,
  type CourseCounts,
  courseFigures,
  readsOfCounts,
  readsOfCourse,
  readsOfEnding,
} from './school-figures.ts';
import {
  $counts,
  $ending,
  $figures,
  $left,
  $month,
  countSchool,
  downloadSchool,
  readCourses,
  readEnding,
  readLeft,
  readMonth,
  showLast,
  showUser,
} from './store.ts';

const now = new Date('2026-05-20T12:00:00Z');
const daysAgo = (days: number) => now.getTime() - days * 86_400_000;

describe('[SCHOOL-6] months of Baku', () => {
  test.each([
    ['2026-01', '2025-12-31T19:59:59.999Z', '2026-01-31T19:59:59.999Z'],
    ['2025-12', '2025-11-30T19:59:59.999Z', '2025-12-31T19:59:59.999Z'],
    ['2024-02', '2024-01-31T19:59:59.999Z', '2024-02-29T19:59:59.999Z'],
  ])('%s is behind %s, until %s', (month, from, to) => {
    expect(spanOf(month).map((time) => time.toISOString())).toEqual([from, to]);
  });

  test('follow one another without a gap', () => {
    const spans = lastMonths(new Date('2026-02-28T20:00:00Z'), 6).map(spanOf);
    expect(lastMonths(new Date('2026-02-28T20:00:00Z'), 1)).toEqual(['2026-03']);
    for (const [at, [from]] of spans.entries()) expect(spans[at + 1]?.[1] ?? from).toEqual(from);
  });
});

const counts = (course: string, over: Partial<CourseCounts> = {}): CourseCounts => ({
  course,
  students: 1,
  ending: 0,
  videos: 8,
  ...over,
});

describe('[SCHOOL-6] what reading costs', () => {
  test('each count is one read, with two look-ups of its rule', () => {
    expect(readsOfCounts(6)).toBe(3 * (6 * 5 + 6 * 3));
  });

  // One document and two look-ups for a progress; two look-ups for each page of students and of videos; the outline.
  test.each([
    [1, 8, 1 + 2 + 3 + (8 + 2) + 1],
    [40, 8, 40 + 2 + 120 + (8 + 2) + 1],
    [41, 60, 41 + 2 + 120 + (1 + 2 + 3) + (60 + 4) + 1],
    [0, 0, 0 + 2 + 1],
  ])('%i students and %i videos: %i', (students, videos, reads) => {
    expect(readsOfCourse({ students, videos })).toBe(reads);
  });

  test('whose course ends soon: only where there is somebody, and a page of each', () => {
    const courses = [counts('a'), counts('b', { ending: 3 }), counts('c', { ending: 70 })];
    expect(readsOfEnding(courses, 50)).toBe(3 + 2 + 50 + 2);
  });
});

describe('[SCHOOL-6] how far a course is', () => {
  const videos = ['go-1', 'go-2', 'go-3', 'go-4'].map((id) => videoOf(id, { time: new Date(0) }));
  const planned = videoOf('go-5', { time: new Date(now.getTime() + 1) });
  const watched = (days: number, ...done: boolean[]): CourseProgress =>
    Object.fromEntries(
      done.map((it, at) => [`go-${at + 1}`, { seconds: 9, done: it, at: daysAgo(days) - 100 + at }]),
    );
  const student = (uid: string, progress: CourseProgress = {}) => ({ user: recordOf(uid), progress });
  const figures = (...students: ReturnType<typeof student>[]) =>
    courseFigures('go', students, 0, [...videos, planned], now);
  const stopsOf = (...students: ReturnType<typeof student>[]) =>
    figures(...students).stops.map(({ video, number, active, idle }) => [
      video?.id ?? null,
      number,
      active,
      idle,
    ]);

  test('is the mean of the students’ shares; a planned video counts for nobody', () => {
    const all = figures(
      student('a', watched(1, true, true, true, true)),
      student('b', watched(1, true)),
      student('c'),
    );
    expect([all.videos, all.percent]).toEqual([4, 42]);
  });

  test('who watched in the last seven days is active, the latest first', () => {
    const { active } = figures(
      student('old', watched(7.1, true)),
      student('edge', watched(6.9, true)),
      student('never'),
      student('new', watched(0.5, false)),
    );
    expect(active.map(({ user }) => user.id)).toEqual(['new', 'edge']);
    const other = courseFigures('js', [student('new', watched(2, true))], 0, videos, now);
    expect(activeIn([figures(student('new', watched(1, true)), student('idle')), other])).toBe(1);
  });

  test('everybody who has not finished all is counted once, where they go on', () => {
    expect(
      stopsOf(
        student('all', watched(1, true, true, true, true)),
        student('never'),
        student('idle', watched(9, true, true)),
        student('active', watched(1, true, true, false)),
        student('first', watched(30, false)),
      ),
    ).toEqual([
      [null, 0, 0, 1],
      ['go-1', 1, 0, 1],
      ['go-3', 3, 1, 1],
    ]);
  });

  test('a course without students or videos has figures, too', () => {
    expect(figures()).toMatchObject({ percent: 0, stops: [], active: [] });
    expect(courseFigures('go', [student('a')], 0, [], now)).toMatchObject({
      videos: 0,
      percent: 0,
      stops: [],
    });
  });
});

/** The requests that wait for their answers, by what was asked. */
const service = vi.hoisted(() => ({
  waiting: [] as { what: string; answer(value: unknown): void; fail(error: unknown): void }[],
}));
const asked = (what: string) =>
  new Promise<never>((answer, fail) => {
    service.waiting.push({ what, answer: answer as (value: unknown) => void, fail });
  });
vi.mock('./gateway.ts', () => ({
  school: {
    count: () => asked('count'),
    month: () => asked('month'),
    course: (course: string) => asked(course),
    ending: (courses: string[]) => asked(`ending ${courses}`),
  },
}));
vi.mock('#core/device/export-text.ts', () => ({ saveFile: vi.fn() }));

async function taken(what: string) {
  await vi.waitFor(() => expect(service.waiting.map((one) => one.what)).toContain(what));
  const [one] = service.waiting.splice(
    service.waiting.findIndex((it) => it.what === what),
    1,
  );
  if (!one) throw new Error(what);
  return one;
}
const waiting = () => service.waiting.map(({ what }) => what);
const month = { month: '2026-05', accounts: 3, orders: 2, paid: 1, total: 14_950, off: 1_050 };
const counted = (...courses: CourseCounts[]) => ({ at: now, months: [month], courses });
const figuresOf = (course: string) => courseFigures(course, [], 0, [], now);
const known = () => $figures.get().known.map(({ course }) => course);

async function ready(...courses: CourseCounts[]): Promise<void> {
  const counting = countSchool();
  (await taken('count')).answer(counted(...courses));
  await counting;
}

beforeEach(() => {
  document.body.dataset.courses = 'go js';
  $session.set({ state: 'user', uid: 'teacher' } as ReturnType<typeof $session.get>);
});
afterEach(() => {
  $session.set({ state: 'guest' });
  service.waiting.length = 0;
  $toasts.set([]);
});

describe('[PANEL-20] what the tab begins with', () => {
  test('is the last count on this device, with its time; a press replaces it', async () => {
    await ready(counts('go'));
    $session.set({ state: 'guest' });
    expect($counts.get().known).toBeNull();
    $session.set({ state: 'user', uid: 'teacher' } as ReturnType<typeof $session.get>);
    showLast();
    expect($counts.get().known).toEqual(counted(counts('go')));
    await ready(counts('js'));
    showLast();
    expect($counts.get().known?.courses.map(({ course }) => course)).toEqual(['js']);
  });

  test('is of this user, and nothing where the device holds something else', async () => {
    localStorage.clear();
    showLast();
    expect($counts.get().known).toBeNull();
    localStorage.setItem('kodyol:staff:teacher:figures', '{"at":"nie","months":[],"courses":[]}');
    showLast();
    expect($counts.get().known).toBeNull();
  });

  test('is this month, read anew at each visit; a failure can be repeated', async () => {
    const first = readMonth();
    (await taken('month')).fail(new AppError('firestore/unavailable'));
    await first;
    expect($month.get()).toMatchObject({ step: 'failed' });
    const again = readMonth();
    (await taken('month')).answer(month);
    await again;
    expect($month.get()).toMatchObject({ step: 'ready', total: 14_950 });
  });
});

describe('[SCHOOL-6] the order of events', () => {
  test('a second press counts nothing anew while the first is on its way', async () => {
    const first = countSchool();
    await countSchool();
    const request = await taken('count');
    expect(waiting()).toEqual([]);
    request.answer(counted(counts('go')));
    await first;
    expect($counts.get()).toMatchObject({ known: { courses: [{ course: 'go' }] }, busy: false });
  });

  test('a count that fails keeps the figures of before, and says so', async () => {
    await ready(counts('go'));
    const again = countSchool();
    (await taken('count')).fail(new AppError('firestore/unavailable'));
    await again;
    expect($counts.get()).toMatchObject({ known: { courses: [{ course: 'go' }] }, busy: false });
    expect($counts.get().failed).not.toBeNull();
    expect($toasts.get().map(({ retries }) => retries)).toEqual([[countSchool]]);
  });

  test('courses are read in turn; one that fails keeps those before it, and is asked for again', async () => {
    await ready(counts('go'), counts('js'), counts('css'));
    const all = readCourses(['go', 'js', 'css']);
    (await taken('go')).answer(figuresOf('go'));
    (await taken('js')).fail(new AppError('firestore/unavailable'));
    await all;
    expect([known(), $left.get(), waiting()]).toEqual([['go'], ['js', 'css'], []]);
    const rest = readLeft();
    await readCourses(['go']);
    (await taken('js')).answer(figuresOf('js'));
    (await taken('css')).answer(figuresOf('css'));
    await rest;
    expect([known(), $left.get(), waiting()]).toEqual([['go', 'js', 'css'], [], []]);
  });

  test('a new count forgets what was read for the one before, also what comes late', async () => {
    await ready(counts('go', { ending: 1 }));
    const course = readCourses(['go', 'js']);
    const late = await taken('go');
    const list = readEnding();
    (await taken('ending go')).answer([]);
    await list;
    expect($ending.get().known).toEqual([]);
    await ready(counts('go'));
    late.answer(figuresOf('go'));
    await course;
    expect([known(), $ending.get().known, $left.get(), waiting()]).toEqual([[], null, [], []]);
  });

  test('the next user sees nothing, and an answer that comes late does not matter', async () => {
    await ready(counts('go'));
    const again = countSchool();
    const late = await taken('count');
    $session.set({ state: 'guest' });
    late.answer(counted(counts('js')));
    await again;
    expect($counts.get()).toEqual({ known: null, busy: false, failed: null });
  });
});

test('[SCHOOL-6] the file has what is shown, and no formula', async () => {
  await ready(counts('go', { students: 1000, ending: 1 }));
  const reading = readCourses(['go']);
  (await taken('go')).answer(
    courseFigures(
      'go',
      [{ user: recordOf('a'), progress: {} }],
      0,
      [videoOf('go-1', { title: '=1+1' })],
      now,
    ),
  );
  await reading;
  const list = readEnding();
  (await taken('ending go')).answer([
    { user: recordOf('b', { name: '=Banu' }), course: 'go', end: new Date('2026-05-31T20:00:00Z') },
  ]);
  await list;
  downloadSchool();
  const [file, text] = vi.mocked(saveFile).mock.lastCall ?? [];
  expect(file).toBe('mekteb-2026-05-20.csv');
  const lines = String(text).split('\r\n');
  expect(lines).toContain('05.2026;3;2;1;149,5;160');
  expect(lines).toContain('Go;1 000+;0%;0;0;1');
  expect(lines).toContain('1;0;0;0;0;0');
  expect(lines).toContain(';Hələ heç nəyə baxmayıb;0;1');
  expect(lines).toContain("'=Banu Soyad;b;Go;31.05.2026");
});

test('[SCHOOL-6] leads to a user in the list, also while the page of another is open there', () => {
  openStudent(recordOf('orxan'));
  showUser(recordOf('aysel'));
  expect([$userPart.get(), userList.$asked.get().search]).toEqual([null, 'aysel']);
});
