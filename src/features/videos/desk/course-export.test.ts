// @vitest-environment jsdom
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { AppError } from '#core/cloud/errors.ts';
import { saveFile } from '#core/device/export-text.ts';
import { authorHtml } from '#core/markup/author-html.ts';
import { $session } from '#core/session/session.ts';
import { cleanLine } from '#core/words/letters.ts';
import { withModules } from '#features/courses/desk/outline-form.ts';
import { type WholeQuiz, writtenQuiz } from '#features/quizzes/desk/quiz-form.ts';
import { draftsOf, type QuestionDraft, type Quiz } from '#features/quizzes/quiz.ts';
import type { PanelUser } from '#panel/panel.ts';
import type { Video, VideoText, VideoTexts, WholeVideo } from '../video.ts';
import {
  type CourseContent,
  courseExportIn,
  courseExportOf,
  type FileLine,
  fileLines,
  isWritten,
  modulesWith,
  type Taking,
} from './course-export.ts';
import {
  $check,
  $lines,
  $taken,
  chooseTarget,
  clearFile,
  fileRun,
  runFile,
  takeFile,
  writeCourse,
} from './course-export-store.ts';
import { courseExport as texts } from './course-export-texts.ts';
import { videoTextOf, videoTextsOf } from './video-form.ts';

const service = vi.hoisted(() => ({
  content: { modules: [], videos: [], quizzes: [] } as unknown as CourseContent,
  twins: [] as Video[],
  sent: [] as string[],
  modules: [] as unknown,
  fails: '',
}));
const refuse = vi.hoisted(() => (name: string) => {
  const isNow = service.fails === name;
  if (isNow) service.fails = '';
  return isNow;
});
vi.mock('./gateway.ts', () => ({
  staffVideos: {
    list: async () => ({ rows: [], more: null }),
    whole: async (video: WholeVideo) => video,
    async create(
      _by: string,
      id: string,
      { title }: VideoText,
      ...[, , { earlier }]: [unknown, unknown, { earlier: string[] }]
    ) {
      service.sent.push(`video ${title} ${id} ${earlier.length}`);
      if (refuse(title)) throw new AppError('firestore/unavailable');
    },
  },
}));
vi.mock('./pasted-videos-gateway.ts', () => ({ videosWith: async () => service.twins }));
vi.mock('#features/courses/desk/gateway.ts', () => ({
  staffOutlines: {
    read: async () => ({
      titles: service.content.modules.map(({ title }) => title),
      videos: service.content.modules.map(({ videos }) => videos.join(' ')),
    }),
    videosOf: async () => service.content.videos,
    async place(_by: string, _course: string, wanted: (modules: unknown[]) => unknown) {
      service.modules = wanted([]);
      return 'placed';
    },
  },
}));
vi.mock('#features/quizzes/desk/gateway.ts', () => ({
  staffQuizzes: {
    list: async () => service.content.quizzes,
    whole: async (quiz: WholeQuiz) => quiz,
    async save(_by: string, _version: unknown, { title, state }: Quiz) {
      service.sent.push(`quiz ${title} ${state}`);
    },
  },
}));
vi.mock('#core/device/export-text.ts', async (original) => ({
  ...(await original<typeof import('#core/device/export-text.ts')>()),
  saveFile: vi.fn(),
}));

const now = new Date('2026-11-29T08:00:00Z');
const courses = ['frontend', 'backend'];
const empty: Taking = { course: 'frontend', courses, twins: [], quizzes: [], modules: [], now };
const person = 'ŞƏXS';
const saved = { rev: 3, audit: person, time: new Date('2026-01-01'), titleKey: person };

const urlOf = (n: number) => String(n).padStart(11, 'x');
const video = (n: number, over: Partial<WholeVideo> = {}): WholeVideo =>
  ({
    ...{ id: `id-${n}`, title: `Dərs ${n}`, hashtags: ['frontend', 'css'], url: urlOf(n), paid: '' },
    ...{ demo: 'false', group: 'frontend', texts: { transcript: '', material: '' }, ...saved, ...over },
  }) as WholeVideo;
const quiz = (title: string, drafts: QuestionDraft[], over: Partial<WholeQuiz> = {}): WholeQuiz => ({
  ...{ id: `id-${title}`, course: 'frontend', title, state: 'open', minutes: 20, attempts: 2, ...saved },
  questions: drafts.map(({ text, code, options, right }) => ({
    text,
    code,
    options,
    many: right.length > 1,
  })),
  key: {
    id: `id-${title}`,
    right: drafts.map(({ right }) => right),
    explanations: drafts.map(({ explanation }) => explanation),
  },
  ...over,
});
const draft: QuestionDraft = {
  text: 'Hansı?',
  code: '',
  options: ['Bir', 'İki'],
  right: 'b',
  explanation: 'Odur',
};
const content: CourseContent = {
  course: 'frontend',
  modules: [{ title: 'Əsaslar', videos: ['id-2', 'id-1'] }],
  videos: [video(1), video(2, { texts: { transcript: '0:01\tSalam', material: '<h2>Material</h2>' } })],
  quizzes: [quiz('Sınaq', [draft])],
};

const textOf = (from: CourseContent) => JSON.stringify(courseExportOf(from, '2026-11-29', now));
const linesOf = (text: string, taking = empty): FileLine[] => {
  const file = courseExportIn(text);
  if (typeof file === 'string') throw new Error(file);
  return fileLines(file, taking);
};
/** The file with something else in it. */
const changed = (change: (file: ReturnType<typeof courseExportOf>) => unknown): string => {
  const file = courseExportOf(content, '2026-11-29', now);
  const other = change(file);
  return JSON.stringify(other ?? file);
};
const plans = (lines: readonly FileLine[]) => lines.map(({ kind, plan }) => `${kind} ${plan}`);

const word = fc.string({ minLength: 1, maxLength: 30 }).map(cleanLine).filter(Boolean);
const course = fc
  .record({
    videos: fc.uniqueArray(
      fc.record({
        n: fc.nat(9_999),
        title: word,
        tags: fc.uniqueArray(fc.constantFrom('css', 'html', 'backend', 'c++'), { maxLength: 3 }),
        isFree: fc.boolean(),
        group: fc.constantFrom('frontend', 'backend'),
        paid: fc.constantFrom('paid', ''),
        duration: fc.option(fc.integer({ min: 1, max: 1_000_000 }), { nil: undefined }),
        transcript: fc.constantFrom('', 'Salam', '0:01\tSalam\n1:02.5\tDünya'),
        material: fc.oneof(fc.constant(''), fc.string({ maxLength: 50 })),
        module: fc.nat(3),
        quiz: fc.nat(4),
      }),
      { selector: ({ n }) => n, maxLength: 8 },
    ),
    titles: fc.array(fc.constantFrom('Bir', 'İki', 'Üç'), { maxLength: 3 }),
    quizzes: fc.uniqueArray(fc.tuple(word, fc.integer({ min: 1, max: 180 })), {
      selector: ([title]) => title,
      maxLength: 3,
    }),
  })
  .map(
    ({ videos, titles, quizzes }): CourseContent => ({
      course: 'frontend',
      modules: titles.map((title, at) => ({
        title,
        videos: videos.filter(({ module }) => module === at).map(({ n }) => `id-${n}`),
      })),
      videos: videos.map(({ n, title, tags, isFree, group, transcript, material, quiz: at, ...rest }) => {
        const own = group === 'backend' && !tags.includes('backend') ? [...tags, 'backend'] : tags;
        const { paid, duration } = rest;
        const written = {
          title,
          hashtags: ['frontend', ...own],
          ...(duration !== undefined && { duration }),
        };
        return video(n, {
          ...written,
          ...(isFree
            ? { demo: 'true', group: undefined, paid: '' }
            : { group, paid: paid === 'paid' ? 'paid' : '' }),
          ...(quizzes[at] && { quiz: `id-${quizzes[at][0]}` }),
          texts: { transcript, material },
        } as Partial<WholeVideo>);
      }),
      quizzes: quizzes.map(([title, minutes]) => quiz(title, [draft], { minutes })),
    }),
  );

describe('[SCHOOL-11] a course as a file', () => {
  test('an empty installation that takes it has the same course', () => {
    fc.assert(
      fc.property(course, (given) => {
        const lines = linesOf(textOf(given));
        expect(lines.every(({ plan }) => isWritten(plan))).toBe(true);
        const taken = lines.flatMap((line) =>
          line.kind === 'video'
            ? [{ text: videoTextOf(line.form, line.duration, courses), texts: videoTextsOf(line.form) }]
            : [],
        );
        const quizIds = new Map(
          lines.flatMap(({ kind, name, id }) => (kind === 'quiz' ? [[`id-${name}`, id]] : [])),
        );
        const wanted = given.videos.map(
          ({ title, hashtags, url, demo, paid, duration, quiz, texts, ...rest }) => ({
            text: {
              ...{ title, hashtags, url, demo, paid },
              ...(quiz !== undefined && { quiz: quizIds.get(quiz) }),
              ...('group' in rest && rest.group && { group: rest.group }),
              ...(duration !== undefined && { duration }),
            },
            texts,
          }),
        );
        expect(taken).toEqual<{ text: object; texts: VideoTexts }[]>(wanted);
        const quizzes = lines.flatMap((line) => (line.kind === 'quiz' ? [writtenQuiz(line.form)] : []));
        expect(quizzes).toEqual(
          given.quizzes.map(({ title, minutes, attempts, ...rest }) => ({
            ...{ course: 'frontend', title, minutes, attempts, ends: undefined },
            questions: draftsOf(rest, rest.key),
          })),
        );
        const plan = lines.find((line) => line.kind === 'plan');
        const urls = new Map(lines.flatMap((line) => (line.kind === 'video' ? [[line.id, line.url]] : [])));
        const own = new Map(given.videos.map(({ id, url }) => [id, url]));
        expect(
          withModules([], modulesWith(plan?.kind === 'plan' ? plan.modules : [], lines)).map((module) => ({
            ...module,
            videos: module.videos.map((id) => urls.get(id)),
          })),
        ).toEqual(given.modules.map((one) => ({ ...one, videos: one.videos.map((id) => own.get(id)) })));
      }),
    );
  });

  test('names nobody: no id, entry, version or time of a save, no end, no correction', () => {
    const marked = {
      ends: new Date(),
      closed: true,
      correction: { n: 1, at: new Date(), out: [] as number[] },
      by: person,
    } as const;
    const file = courseExportOf(
      { ...content, quizzes: content.quizzes.map((one) => ({ ...one, ...marked })) },
      '2026-11-29',
      now,
    );
    const text = JSON.stringify(file);
    for (const word of [person, 'id-', '"rev"', '"audit"', '"time"', '"ends"', '"correction"'])
      expect(text).not.toContain(word);
    expect(Object.keys(file)).toEqual([
      'format',
      'version',
      'course',
      'created',
      'plan',
      'videos',
      'quizzes',
    ]);
  });

  test('a planned video stays planned; one that was saved just now is none', () => {
    const at = (ms: number) => ({ time: new Date(now.getTime() + ms) });
    const { videos } = courseExportOf(
      { ...content, videos: [video(1, at(3_000)), video(2, at(86_400_000))] },
      '2026-11-29',
      now,
    );
    expect(videos.map(({ planned }) => planned)).toEqual(['', '2026-11-30T12:00']);
  });

  test.each<[what: string, text: string, said: string]>([
    ['nothing', '', texts.refused.broken],
    ['a part of it', textOf(content).slice(0, -20), texts.refused.broken],
    ['something else', '[1, 2]', texts.refused.foreign],
    ['another format', changed((file) => ({ ...file, format: 'moodle' })), texts.refused.foreign],
    ['a newer version', changed((file) => ({ ...file, version: 2 })), texts.refused.newer],
    [
      'no list of videos',
      changed(({ videos: _, ...file }) => file),
      texts.refused.field('videolar: oxunmur'),
    ],
    [
      'too many modules',
      changed((file) => ({ ...file, plan: Array.from({ length: 51 }, () => file.plan[0]) })),
      texts.refused.field('modullar: həddən artıqdır'),
    ],
  ])('a file with %s is refused as a whole', (_what, text, said) => {
    expect(courseExportIn(text)).toBe(said);
  });

  type FileOf = ReturnType<typeof courseExportOf>;
  const withVideo = (over: object) => (file: FileOf) => ({
    ...file,
    videos: [{ ...file.videos[0], ...over }],
  });
  const withQuiz = (over: object) => (file: FileOf) => ({
    ...file,
    quizzes: [{ ...file.quizzes[0], ...over }],
  });
  test.each<[what: string, change: (file: FileOf) => unknown, line: number, plan: string, why: string]>([
    ['a title of another type', withVideo({ title: 5 }), 1, 'bad', 'başlıq: oxunmur'],
    ['a title that is too long', withVideo({ title: 'a'.repeat(201) }), 1, 'bad', 'başlıq: həddən artıqdır'],
    ['a title of white space', withVideo({ title: ' ' }), 1, 'bad', 'başlıq: oxunmur'],
    ['no address', withVideo({ url: 'https://vimeo.com/1' }), 1, 'bad', 'YouTube videosunun ünvanı: oxunmur'],
    ['a length that is none', withVideo({ duration: -1 }), 1, 'bad', 'müddət: oxunmur'],
    [
      'a material that is too large',
      withVideo({ material: 'ə'.repeat(100_001) }),
      1,
      'bad',
      'material: həddən',
    ],
    ['a transcript without times', withVideo({ transcript: '0:01\n0:02\n0:03' }), 1, 'bad', 'heç bir sətir'],
    ['a plan too far ahead', withVideo({ planned: '2099-01-01T10:00' }), 1, 'bad', ''],
    ['a plan that has come', withVideo({ planned: '2026-01-01T10:00' }), 1, 'add', ''],
    ['no video at all', (file) => ({ ...file, videos: [null] }), 1, 'bad', 'yazılışı: oxunmur'],
    [
      'the same video twice',
      (file) => ({ ...file, videos: [file.videos[0], file.videos[0]] }),
      2,
      'twice',
      '',
    ],
    [
      'a quiz without a right answer',
      withQuiz({ text: '1. Hansı?\n- a\n- b' }),
      0,
      'bad',
      'Sətir 1: düzgün variant',
    ],
    ['a quiz without minutes', withQuiz({ minutes: 0 }), 0, 'bad', 'Dəqiqə'],
    [
      'the same quiz twice',
      (file) => ({ ...file, quizzes: [file.quizzes[0], file.quizzes[0]] }),
      1,
      'twice',
      '',
    ],
    [
      'a module of another type',
      (file) => ({ ...file, plan: [7, file.plan[0]] }),
      3,
      'bad',
      'yazılışı: oxunmur',
    ],
    [
      'a module without a title',
      (file) => ({ ...file, plan: [{ title: ' ', videos: [] }] }),
      3,
      'bad',
      'başlıq',
    ],
  ])('%s is said at its line, and the others are taken', (_what, change, at, plan, why) => {
    const lines = linesOf(changed(change));
    const said = lines[at];
    expect(said).toMatchObject({ plan, message: expect.stringContaining(why) });
    expect(lines.filter((line) => line !== said).every((line) => isWritten(line.plan))).toBe(true);
  });

  test('a file with names of prototypes and scripts is data', () => {
    const text = `{"__proto__": {"plan": 1}, ${changed(
      withVideo({ material: '<script>alert(1)</script><p onclick="x()">Mətn</p>' }),
    )
      .slice(1)
      .replace('{"title"', '{"__proto__": {"paid": "paid"}, "constructor": 1, "title"')}`;
    const [, line] = linesOf(text);
    expect(({} as { plan?: unknown }).plan).toBeUndefined();
    expect(line).toMatchObject({ kind: 'video', plan: 'add', form: { paid: '' } });
    const material = line?.kind === 'video' ? videoTextsOf(line.form).material : '';
    expect(authorHtml(material).html).toBe('<p>Mətn</p>');
  });

  test('what the course has stays, and what has no place gets one', () => {
    const file = textOf(content);
    const own = { ...empty, twins: [video(1, { id: 'own' })], quizzes: content.quizzes };
    expect(plans(linesOf(file, own))).toEqual(['quiz here', 'video here', 'video add', 'plan place']);
    const elsewhere = { ...empty, twins: [video(1, { hashtags: ['backend'] })] };
    expect(plans(linesOf(file, elsewhere))[1]).toBe('video elsewhere');
    const named = { ...empty, quizzes: [quiz('Sınaq', [{ ...draft, text: 'Başqa?' }])] };
    expect(plans(linesOf(file, named))[0]).toBe('quiz named');
    const all = { ...own, twins: content.videos, modules: [{ title: 'Öz', videos: ['id-1', 'id-2'] }] };
    expect(plans(linesOf(file, all)).slice(0, 3)).toEqual(['quiz here', 'video here', 'video here']);
    expect(plans(linesOf(file, { ...all, modules: [...content.modules] })).at(-1)).toBe('plan same');
    const full = Array.from({ length: 50 }, (_, n) => ({ title: `M${n}`, videos: [] }));
    expect(plans(linesOf(file, { ...empty, modules: full })).at(-1)).toBe('plan full');
  });

  test('modules of a file join those of the course: what comes later stands where the file has it', () => {
    const module = (title: string, ...videos: string[]) => ({ title, videos });
    expect(
      withModules(
        [module('Bir', 'own', '2'), module('Bir', '5')],
        [module('Bir', '1', '2', '3', '1'), module('Bir', '5', '2', '4'), module('Üç')],
      ),
    ).toEqual([module('Bir', 'own', '1', '2', '3'), module('Bir', '5', '4'), module('Üç')]);
  });

  test('into another course: its own hashtag and group, and no third course', () => {
    const given = {
      ...content,
      videos: [video(1, { hashtags: ['frontend', 'backend', 'css', 'fullstack'] })],
    };
    const [, line] = linesOf(textOf(given), {
      ...empty,
      course: 'fullstack',
      courses: [...courses, 'fullstack'],
    });
    expect(line).toMatchObject({ form: { group: 'fullstack', tags: 'fullstack css' } });
  });
});

const actor: PanelUser = { uid: 'me', role: 'teacher', name: 'N', surname: 'S', photo: null };
const chosen = (text: string) => new File([text], 'kurs.json', { type: 'application/json' });

describe('[SCHOOL-11] a file is written and taken', () => {
  beforeEach(() => {
    document.body.dataset.courses = courses.join(' ');
    $session.set({ state: 'user', uid: 'me', username: 'me', photo: null, staff: true });
    Object.assign(service, { content, twins: [], sent: [], modules: [], fails: '' });
  });
  afterEach(() => {
    clearFile();
    $session.set({ state: 'guest' });
    vi.restoreAllMocks();
  });
  const nothing = { ...content, modules: [], videos: [], quizzes: [] };

  test('the file that is written is taken by its course, and each line is sent once, the plan last', async () => {
    await writeCourse('frontend');
    const [name, text] = vi.mocked(saveFile).mock.calls.at(-1) ?? [];
    expect(name).toMatch(/^kurs-frontend-\d{4}-\d\d-\d\d\.json$/);
    service.content = nothing;
    await takeFile(chosen(text ?? ''));
    expect($taken.get()?.course).toBe('frontend');
    expect(service.sent).toEqual([]);
    await Promise.all([runFile(actor), runFile(actor)]);
    expect(service.sent.map((one) => one.split(' ').slice(0, 3).join(' '))).toEqual([
      'quiz Sınaq draft',
      'video Dərs 1',
      'video Dərs 2',
    ]);
    const [, first, second] = $lines.get().map(({ id }) => id);
    expect(service.modules).toEqual([{ title: 'Əsaslar', videos: [second, first] }]);
    expect(fileRun.$counts.get()).toEqual({ all: 4, done: 4, open: 0, idle: 0 });
  });

  test('a run that breaks off goes on with the same documents', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    service.content = nothing;
    await takeFile(chosen(textOf(content)));
    service.fails = 'Dərs 2';
    await runFile(actor);
    expect($lines.get().map(({ state }) => state)).toEqual(['done', 'done', 'failed', 'planned']);
    await runFile(actor);
    const [, , broken, again] = service.sent;
    expect(again).toBe(broken?.replace(/0$/, '1'));
    expect($lines.get().every(({ state }) => state === 'done')).toBe(true);
  });

  test('a video that is here already gets its place with the new ones', async () => {
    Object.assign(service, { content: nothing, twins: [video(1, { id: 'own' })] });
    await takeFile(chosen(textOf(content)));
    await runFile(actor);
    expect(service.sent).toHaveLength(2);
    expect(service.modules).toEqual([{ title: 'Əsaslar', videos: [$lines.get()[2]?.id, 'own'] }]);
  });

  test('a course that is not here is chosen; another choice is checked anew; the end of the session forgets it', async () => {
    service.content = nothing;
    await takeFile(chosen(textOf({ ...content, course: 'rust' })));
    expect($check.get()).toEqual({ step: 'failed', message: texts.unknownCourse('rust') });
    await chooseTarget('backend');
    expect($lines.get()[1]).toMatchObject({ form: { group: 'backend', tags: 'css backend' } });
    await takeFile(chosen('{'));
    expect($check.get()).toEqual({ step: 'failed', message: texts.refused.broken });
    expect($lines.get()).toEqual([]);
    await takeFile(chosen(textOf(content)));
    $session.set({ state: 'guest' });
    expect($lines.get()).toEqual([]);
  });
});
