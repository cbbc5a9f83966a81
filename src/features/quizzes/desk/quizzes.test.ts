// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { errors } from '#core/cloud/error-texts.ts';
import { AppError } from '#core/cloud/errors.ts';
import { $toasts } from '#core/views/toasts.ts';
import { limits } from '#core/words/limits.ts';
import { quizLimits } from '../limits.ts';
import { type Attempt, draftsOf } from '../quiz.ts';
import { parseQuiz } from '../quiz-text.ts';
import {
  type KeyLine,
  keyField,
  keyIn,
  type QuizForm,
  quizFormOf,
  quizFormProblem,
  type WholeQuiz,
} from './quiz-form.ts';
import {
  $countLines,
  $results,
  closeResults,
  countAgain,
  countRun,
  downloadResults,
  giveAttemptBack,
  openResults,
} from './results.ts';
import { $openRecounts, deleteQuiz, openProblem, openQuiz, quizEditor, quizList } from './store.ts';
import { quizForm, quizResults, quizTab } from './texts.ts';
import { $timeLines, clearTimes, planTimes, runTimes } from './times.ts';

const service = vi.hoisted(() => ({
  quizzes: [] as { id: string; rev: number; course: string }[],
  attempts: [] as Attempt[],
  dues: {} as Record<string, Date>,
  /** What `countAgain` fails with, one call after the other. */
  failures: [] as unknown[],
  failure: null as unknown,
  calls: [] as unknown[][],
}));
const saved = vi.hoisted(() => ({ table: '' }));
vi.mock('#core/device/export-text.ts', () => ({
  saveFile: (_: string, table: string) => {
    saved.table = table;
  },
}));
vi.mock('./gateway.ts', () => {
  const write =
    (name: string) =>
    async (...asked: unknown[]) => {
      if (service.failure) throw service.failure;
      service.calls.push([name, ...asked]);
    };
  const read = async (id: string) => service.quizzes.find((one) => one.id === id);
  return {
    staffQuizzes: {
      list: async (course: string) => service.quizzes.filter((one) => one.course === course),
      read,
      whole: ({ id }: { id: string }) => read(id),
      save: write('save'),
      open: write('open'),
      correct: write('correct'),
      giveBack: write('giveBack'),
      remove: write('remove'),
      attempts: async () => service.attempts,
      dues: async () => service.dues,
      isRecountOpen: async ({ correction }: WholeQuiz) =>
        service.attempts.some(({ lockedAt, corrected }) => lockedAt && corrected !== correction?.n),
      attemptsBy: async (uid: string) => service.attempts.filter((one) => one.uid === uid),
      recount: async (
        { correction }: WholeQuiz,
        { uid, attempts }: { uid: string; attempts: Attempt[] },
        notice: object,
      ) => {
        const failure = service.failures.shift();
        if (failure) throw failure;
        service.calls.push(['recount', uid, attempts.map(({ id }) => id), notice]);
        service.attempts = service.attempts.map((one) =>
          attempts.some(({ id }) => id === one.id) ? { ...one, corrected: correction?.n } : one,
        );
      },
    },
  };
});

const hour = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * hour);
const quiz = (over: Partial<WholeQuiz> = {}): WholeQuiz => ({
  id: 'a',
  course: 'css',
  title: 'Flexbox',
  state: 'draft',
  minutes: 20,
  attempts: 2,
  questions: [{ text: 'Hansı?', code: '', many: false, options: ['bu', 'o'] }],
  rev: 3,
  audit: 'entry',
  key: { id: 'a', right: ['b'], explanations: ['Çünki'] },
  ...over,
});
const open = (over: Partial<WholeQuiz> = {}) => quiz({ state: 'open', ...over });
const refused = new AppError('firestore/permission-denied');
const toast = () => $toasts.get().at(-1)?.text;
const rowsNow = () => {
  const state = quizList.$list.get();
  return state.step === 'ready' ? state.rows.flatMap((row) => ('item' in row ? [row.item] : [])) : [];
};

async function listed(...all: WholeQuiz[]): Promise<void> {
  service.quizzes = all;
  await quizList.load();
}
async function submit(over: Partial<QuizForm>): Promise<void> {
  const editing = quizEditor.$editing.get();
  await editing?.form.submit({ ...editing.value, ...over });
}
const failed = () => quizEditor.$editing.get()?.form.$state.get();

beforeEach(() => {
  document.body.dataset.courses = 'css js';
  service.calls = [];
  service.failure = null;
  service.failures = [];
  $toasts.set([]);
  quizEditor.close();
  quizList.search('');
  clearTimes();
});

describe('[QUIZ-1] the form of a quiz', () => {
  const now = new Date('2026-11-20T08:00:00Z');
  const whole = quizFormOf(quiz());
  test.each<[string, Partial<QuizForm>, WholeQuiz | null, string | null]>([
    ['nothing is wrong', {}, null, null],
    ['no course', { course: '' }, null, 'missing'],
    ['no title', { title: ' ' }, null, 'missing'],
    ['a long title', { title: 'a'.repeat(limits.title + 1) }, null, 'title'],
    ['no minutes', { minutes: '' }, null, 'minutes'],
    ['too many minutes', { minutes: String(quizLimits.minutes + 1) }, null, 'minutes'],
    ['half an attempt', { attempts: '1.5' }, null, 'attempts'],
    ['an end that is none', { ends: '12:00' }, null, 'unreadable'],
    // 12:00 in Baku is now.
    ['an end in 19 minutes', { ends: '2026-11-20T12:19' }, null, 'early'],
    ['an end in 20 minutes', { ends: '2026-11-20T12:20' }, null, null],
    ['questions without a right option', { text: 'Hansı?\n- a\n- b' }, null, 'text'],
    ['an open quiz keeps its questions, so they are not looked at', { text: '' }, open(), null],
    [
      'an open quiz keeps an end that is near',
      { ends: '2026-11-20T12:01' },
      open({ ends: new Date('2026-11-20T08:01:30Z') }),
      null,
    ],
    ['another end when it has ended', { ends: '2026-11-21T12:00' }, open({ ends: now }), 'over'],
    ['no end when it has ended', { ends: '' }, open({ ends: now }), 'over'],
  ])('%s', (_, over, seen, problem) => {
    expect(quizFormProblem({ ...whole, ...over }, seen, now)?.kind ?? null).toBe(problem);
  });

  test('every problem of pasted questions has its text', () => {
    const long = (count: number) => 'a'.repeat(count + 1);
    const texts = [
      '',
      'Hansı?\n* a\n- b\n\n'.repeat(quizLimits.questions + 1),
      '* a\n- b',
      `${long(quizLimits.text)}\n* a\n- b`,
      'Hansı?\n* a\n- b\n```',
      `Hansı?\n\`\`\`\n${long(quizLimits.code)}\n\`\`\`\n* a\n- b`,
      'Hansı?\n* a',
      `Hansı?\n* a${[...'bcdefg'].map((one) => `\n- ${one}`).join('')}`,
      'Hansı?\n* a\n-',
      `Hansı?\n* a\n- ${long(quizLimits.option)}`,
      'Hansı?\n* a\n- a',
      'Hansı?\n- a\n- b',
      'Hansı?\nA) a\nC) b',
      'Hansı?\n1) a\n2) b\n* c',
      'Hansı?\nA) a b) b\nB) c',
      'Hansı?\n* a\n- b\n```\nc\n```',
      'Hansı?\na) a *\nb) b',
      'Hansı?\n* a ✅ c\n- b',
      'Hansı?\n* a\n- b\nbelə',
      'Hansı?\na) a\nb) b\nCavab: B deyil',
      'Hansı?\n* a\n* b',
      'Hansı?\n* a\n- b\nDoğru cavab: B',
      `Hansı?\n* a\n- b\n> ${long(quizLimits.explanation)}`,
    ];
    const found = texts.flatMap((text) => parseQuiz(text).problems.map(({ problem }) => problem));
    expect(new Set(found)).toEqual(new Set(Object.keys(quizForm.problems)));
  });

  test('the example and a question that is added have no problem', () => {
    const { text, rest } = quizForm.template;
    expect(parseQuiz(quizForm.exampleText).problems).toEqual([]);
    expect(parseQuiz([`1. ${text}`, ...rest].join('\n')).problems).toEqual([]);
  });

  test('saves a draft over the version that was read', async () => {
    await listed(quiz());
    await quizEditor.open('me', quiz());
    await submit({ title: ' Grid  və Flexbox ' });
    const [name, by, seen, form] = service.calls[0] ?? [];
    expect([name, by, seen]).toEqual(['save', 'me', { id: 'a', rev: 3 }]);
    expect(form).toMatchObject({
      title: 'Grid və Flexbox',
      state: 'draft',
      questions: draftsOf(quiz(), quiz().key),
    });
    expect(quizEditor.$editing.get()).toBeNull();
  });

  test('of an open quiz writes title and end alone, and keeps the seconds of an end that stays', async () => {
    const ends = new Date('2098-01-01T08:00:30Z');
    await listed(open({ ends }));
    await quizEditor.open('me', open({ ends }));
    await submit({ title: 'Grid' });
    expect(service.calls[0]?.slice(0, 4)).toEqual([
      'correct',
      'me',
      expect.objectContaining({ id: 'a', rev: 3 }),
      { title: 'Grid', ends },
    ]);
  });

  test('a copy has the questions and no end, and wants a title of its own', async () => {
    await listed(open({ ends: inHours(9) }));
    await quizEditor.openCopy('me', open({ ends: inHours(9) }));
    expect(quizEditor.$editing.get()).toMatchObject({
      seen: null,
      value: { title: 'Flexbox (surət)', ends: '', text: '1. Hansı?\n- a) bu\n* b) o\n> Çünki' },
    });
    await submit({});
    expect(failed()).toMatchObject({ step: 'failed', field: 'title' });
    await submit({ title: 'İkinci' });
    expect(service.calls[0]?.slice(0, 3)).toEqual(['save', 'me', expect.objectContaining({ rev: 0 })]);
  });

  test('somebody else was quicker: what was typed stays, and the newer version can be read', async () => {
    await listed(quiz());
    await quizEditor.open('me', quiz());
    service.failure = new AppError('changed-meanwhile');
    await submit({ title: 'Mənim' });
    expect(failed()).toMatchObject({ step: 'failed', code: 'changed-meanwhile' });
    service.quizzes = [open({ rev: 4, title: 'Onun' })];
    await quizEditor.readNewer();
    expect(quizEditor.$editing.get()).toMatchObject({ seen: { state: 'open', rev: 4, title: 'Onun' } });
  });
});

describe('[QUIZ-1] the list of quizzes', () => {
  test('has those of all courses or of one, drafts or open ones, by a word', async () => {
    await listed(
      quiz(),
      open({ id: 'b', title: 'Massivlər', course: 'js' }),
      open({ id: 'c', title: 'Ağac' }),
    );
    const ids = async (change: () => void) => {
      change();
      await quizList.load();
      return rowsNow().map(({ id }) => id);
    };
    expect(await ids(() => {})).toEqual(['c', 'a', 'b']);
    expect(await ids(() => quizList.limitTo('css'))).toEqual(['c', 'a']);
    expect(await ids(() => quizList.sort('open'))).toEqual(['c']);
    expect(await ids(() => quizList.limitTo(''))).toEqual(['c', 'b']);
    expect(await ids(() => quizList.search('massiv'))).toEqual(['b']);
    quizList.search('');
    quizList.sort('every');
  });

  test('a draft is opened as it is stored', async () => {
    await listed(quiz());
    service.quizzes = [open({ rev: 4 })];
    await openQuiz('me', quiz());
    expect(service.calls).toEqual([['open', 'me', expect.objectContaining({ id: 'a' })]]);
    expect(rowsNow()).toMatchObject([{ state: 'open', rev: 4 }]);
    expect(toast()).toBe(quizTab.opened('Flexbox'));
  });

  test('a draft that somebody has changed is not opened, and the list shows it', async () => {
    await listed(quiz());
    service.quizzes = [quiz({ rev: 4, title: 'Başqa' })];
    service.failure = refused;
    await openQuiz('me', quiz());
    expect(rowsNow()).toMatchObject([{ title: 'Başqa' }]);
    expect(toast()).toBe(quizTab.openChanged);
  });

  test('a draft is deleted for good, and one that is not stays in the list', async () => {
    await listed(quiz(), quiz({ id: 'b' }));
    await deleteQuiz('me', quiz());
    expect(rowsNow()).toMatchObject([{ id: 'b' }]);
    service.failure = new AppError('changed-meanwhile');
    await deleteQuiz('me', quiz({ id: 'b' }));
    expect([rowsNow(), toast()]).toMatchObject([[{ id: 'b' }], quizTab.deleteRefused]);
  });

  test('one that would end before its time, or that is typed at, is not opened', async () => {
    expect(openProblem('me', quiz({ ends: inHours(0.2) }))).toBe(quizTab.openEarly);
    expect(openProblem('me', quiz({ ends: inHours(1) }))).toBeNull();
    await listed(quiz());
    await quizEditor.open('me', quiz());
    quizEditor.typed(() => ({ ...quizFormOf(quiz()), title: 'Yarımçıq' }));
    quizEditor.close();
    expect(openProblem('me', quiz())).toBe(quizTab.openDraft);
    await quizEditor.open('me', quiz());
    quizEditor.dropDraft();
  });
});

describe('[QUIZ-1] one end for several quizzes', () => {
  const at = '2098-03-01T18:00';
  const ends = new Date('2098-03-01T14:00:00Z');
  test('says first what will become of each, and sends only what changes', async () => {
    const over = open({ id: 'over', ends: inHours(-1) });
    const all = [quiz(), open({ id: 'b' }), open({ id: 'same', ends }), over];
    await listed(...all);
    planTimes('me', all, at);
    expect($timeLines.get().map(({ plan }) => plan)).toEqual(['change', 'change', 'same', 'over']);
    expect(service.calls).toEqual([]);
    await runTimes('me');
    expect(service.calls.map(([, , seen, to]) => [Object(seen).id, to])).toEqual([
      ['a', { title: 'Flexbox', ends }],
      ['b', { title: 'Flexbox', ends }],
    ]);
    expect(rowsNow().filter((one) => one.ends?.getTime() === ends.getTime())).toHaveLength(3);
  });

  test('one with an unsaved draft on this device is not changed over it', async () => {
    await listed(open());
    await quizEditor.open('me', open());
    quizEditor.typed(() => ({ ...quizFormOf(open()), title: 'Yarımçıq' }));
    quizEditor.close();
    planTimes('me', [open()], at);
    await runTimes('me');
    expect([$timeLines.get()[0]?.plan, service.calls]).toEqual(['draft', []]);
    await quizEditor.open('me', open());
    quizEditor.dropDraft();
  });

  test('one that somebody has changed meanwhile is not changed unasked', async () => {
    await listed(open());
    planTimes('me', [open()], at);
    service.failure = refused;
    service.quizzes = [open({ rev: 4, title: 'Başqa' })];
    await runTimes('me');
    expect($timeLines.get()).toMatchObject([{ state: 'changed', quiz: { title: 'Başqa' } }]);
    service.failure = null;
    await runTimes('me');
    expect(service.calls).toHaveLength(1);
    expect($timeLines.get()).toMatchObject([{ state: 'done' }]);
  });
});

describe('[QUIZ-1] the results of a quiz', () => {
  const attempt = (name: string, n: number): Attempt => ({
    id: `a_${name}_${n}`,
    quiz: 'a',
    uid: name,
    name,
    course: 'css',
    n,
    startedAt: inHours(-2),
  });
  const names = () => {
    const state = $results.get();
    return state.step === 'ready' ? state.attempts.map(({ name, n }) => `${name} ${n}`) : state.step;
  };

  test('stand by name and attempt, and an answer that comes late is not shown', async () => {
    service.quizzes = [open()];
    service.attempts = [attempt('Əli', 2), attempt('Zərif', 1), attempt('Əli', 1)];
    await openResults(open());
    expect(names()).toEqual(['Əli 1', 'Əli 2', 'Zərif 1']);
    const late = openResults(open());
    closeResults();
    await late;
    expect(names()).toBe('loading');
  });

  test('[GROUP-3] what is handed in behind the last moment of the group is late, in the file too', async () => {
    const due = inHours(-1);
    const given = (name: string, at: number): Attempt => ({
      ...attempt(name, 1),
      answers: ['b'],
      lockedAt: new Date(due.getTime() + at),
    });
    service.quizzes = [open()];
    service.attempts = [given('Ayla', -1), given('Banu', 0), given('Ceyla', 1), attempt('Dilarə', 1)];
    service.dues = { Ayla: due, Banu: due, Dilarə: due };
    await openResults(open());
    downloadResults();
    const lines = saved.table.split('\r\n').map((line) => line.split(';'));
    expect(lines.slice(0, 4).map((cells) => `${cells[0]} ${cells[6]}`.replace('\u{feff}', ''))).toEqual([
      'Tələbə Gecikib',
      ...['Ayla ', 'Banu bəli', 'Ceyla '],
    ]);
    service.dues = {};
  });

  test('an attempt that can’t be given back any more says so, and what has happened is read', async () => {
    service.quizzes = [open()];
    service.attempts = [attempt('Əli', 1)];
    await openResults(open());
    service.failure = refused;
    service.attempts = [attempt('Əli', 1), attempt('Əli', 2)];
    await giveAttemptBack('me', attempt('Əli', 1));
    expect(toast()).toBe(quizResults.giveBackRefused);
    await vi.waitFor(() => expect(names()).toEqual(['Əli 1', 'Əli 2']));
    service.failure = new AppError('firestore/unavailable');
    await giveAttemptBack('me', attempt('Əli', 2));
    expect($toasts.get().at(-1)).toMatchObject({
      text: quizResults.giveBackFailed,
      retries: [expect.anything()],
    });
  });
});

describe('[QUIZ-2] the key of an open quiz', () => {
  const three = (over: Partial<WholeQuiz> = {}): WholeQuiz => {
    const question = { text: 'Hansı?', code: '', many: false, options: ['bu', 'o'] };
    return open({
      questions: [question, question, { ...question, many: true }],
      key: { id: 'a', right: ['a', 'b', 'ab'], explanations: ['', '', 'Belə'] },
      ...over,
    });
  };
  const keyForm = (...lines: Partial<KeyLine>[]): string => JSON.stringify({ ...lines });
  const problemOf = (over: Partial<QuizForm>, seen = three()) =>
    quizFormProblem({ ...quizFormOf(seen), ...over }, seen, new Date())?.kind ?? null;

  test.each<[string, string, string | null]>([
    ['another letter', keyForm({ right: 'b' }), null],
    ['a question that is out', keyForm({}, { isOut: true }), null],
    ['one of many', keyForm({}, {}, { right: 'a' }), null],
    ['two where one is chosen', keyForm({ right: 'ab' }), 'key'],
    ['none', keyForm({ right: '' }), 'key'],
    ['an option that is none', keyForm({ right: 'f' }), 'key'],
    ['letters out of order', keyForm({}, {}, { right: 'ba' }), 'key'],
    ['nothing that counts', keyForm({ isOut: true }, { isOut: true }, { isOut: true }), 'allOut'],
    ['a long explanation', keyForm({ explanation: 'a'.repeat(quizLimits.explanation + 1) }), 'explanation'],
    ['a question that is not there', keyForm({}, {}, {}, { right: 'f' }), null],
    ['what is no key', 'x', null],
  ])('with %s', (_, key, problem) => {
    expect(problemOf({ key })).toBe(problem);
  });

  test('what is typed changes only its own questions, whatever somebody else has corrected meanwhile', () => {
    const [first, ...rest] = keyIn('', three());
    const typed = keyField(three(), [
      { right: 'b', explanation: first?.explanation ?? '', isOut: false },
      ...rest,
    ]);
    const newer = three({
      key: { id: 'a', right: ['a', 'a', 'b'], explanations: ['', 'Yeni', ''] },
      correction: { n: 1, at: inHours(-1), out: [2] },
    });
    expect(keyIn(typed, newer)).toEqual([
      { right: 'b', explanation: '', isOut: false },
      { right: 'a', explanation: 'Yeni', isOut: false },
      { right: 'b', explanation: '', isOut: true },
    ]);
    expect(keyField(three(), keyIn('', three()))).toBe('');
  });

  test('a quiz that ends soon is not opened again', () => {
    const soon = three({ closed: true, ends: inHours(0.2) });
    expect([problemOf({ closed: '' }, soon), problemOf({}, soon)]).toEqual(['early', null]);
  });

  test('a quiz that has ended meanwhile is neither closed nor opened again', () => {
    const over = three({ ends: inHours(-1) });
    const closed = three({ closed: true, ends: inHours(-1) });
    expect(problemOf({ closed: 'on' }, over)).toBe('over');
    expect(problemOf({ closed: '' }, closed)).toBe('over');
    expect([problemOf({}, over), problemOf({}, closed)]).toEqual([null, null]);
  });

  test('is sent where it is another one, and only there', async () => {
    service.attempts = [];
    await listed(three());
    await quizEditor.open('me', three());
    await submit({ key: keyForm({ right: 'a' }), title: 'Grid', closed: 'on' });
    await quizEditor.open('me', three());
    await submit({ key: keyForm({ right: 'b' }, {}, { isOut: true }) });
    expect(service.calls.map(([, , , to]) => to)).toEqual([
      { title: 'Grid', closed: true },
      {
        title: 'Flexbox',
        key: [
          { right: 'b', explanation: '', isOut: false },
          { right: 'b', explanation: '', isOut: false },
          { right: 'ab', explanation: 'Belə', isOut: true },
        ],
      },
    ]);
  });

  const at = inHours(-1);
  const attempt = (uid: string, n: number, more: Partial<Attempt> = {}): Attempt => ({
    id: `a_${uid}_${n}`,
    quiz: 'a',
    uid,
    name: uid,
    course: 'css',
    n,
    startedAt: inHours(-3),
    lockedAt: inHours(-2),
    answers: ['a', 'b', 'ab'],
    ...more,
  });
  const corrected = three({ correction: { n: 2, at, out: [1] } });
  const states = () => $countLines.get().map(({ uid, state }) => `${uid} ${state}`);
  const counted = () =>
    service.calls.filter(([name]) => name === 'recount').map(([, uid, ids]) => [uid, ids]);

  test('leaves to do what was handed in before it, by student, and goes on where another run has stopped', async () => {
    service.quizzes = [corrected];
    service.attempts = [
      attempt('Aysel', 1, { corrected: 2 }),
      attempt('Bəhram', 1, { corrected: 1, score: 3 }),
      attempt('Bəhram', 2),
      attempt('Cavid', 1, { lockedAt: inHours(0) }),
      attempt('Dilarə', 1, { lockedAt: undefined, answers: undefined }),
    ];
    await openResults(corrected);
    expect(states()).toEqual(['Aysel already', 'Bəhram planned']);
    await countAgain();
    expect(counted()).toEqual([['Bəhram', ['a_Bəhram_1', 'a_Bəhram_2']]]);
    expect(service.calls[0]?.[3]).toMatchObject({
      kind: 'quiz',
      about: 'a',
      path: '/lessons/css/quizzes#quiz-a',
    });
    expect(states()).toEqual(['Aysel already', 'Bəhram done']);
    await openResults(corrected);
    expect(states()).toEqual([]);
  });

  test('breaks off without a network, and is continued: nobody is counted twice', async () => {
    service.quizzes = [corrected];
    service.attempts = Array.from({ length: 9 }, (_, at) => attempt(`T${at}`, 1));
    service.failures = [null, null, new AppError('firestore/unavailable')];
    await openResults(corrected);
    await countAgain();
    const { done, open } = countRun.$counts.get();
    expect([done + open, open > 0]).toEqual([9, true]);
    expect(countRun.$broken.get()).toBe(errors['firestore/unavailable']);
    await countAgain();
    expect(counted()).toHaveLength(9);
    expect(new Set(counted().map(([uid]) => uid)).size).toBe(9);
    expect(countRun.$counts.get().open).toBe(0);
  });

  test('what is left to count is known on the row of the list, before the results are opened', async () => {
    service.attempts = [attempt('Aysel', 1), attempt('Bəhram', 1)];
    service.failures = [null, new AppError('firestore/unavailable')];
    await listed(corrected, open({ id: 'b' }));
    await vi.waitFor(() => expect([...$openRecounts.get()]).toEqual(['a']));
    await openResults(corrected);
    await countAgain();
    expect([...$openRecounts.get()]).toEqual(['a']);
    await countAgain();
    expect([...$openRecounts.get()]).toEqual([]);
    await listed(corrected);
    await vi.waitFor(() => expect([...$openRecounts.get()]).toEqual([]));
  });

  test('what another of staff has counted is done', async () => {
    service.quizzes = [corrected];
    service.attempts = [attempt('Aysel', 1), attempt('Bəhram', 1)];
    await openResults(corrected);
    service.attempts = [attempt('Aysel', 1, { corrected: 2 }), attempt('Bəhram', 1)];
    service.failures = [refused];
    await countAgain();
    expect(states()).toEqual(['Aysel already', 'Bəhram done']);
  });

  test('that is corrected here is counted at once, page or no page of results', async () => {
    service.quizzes = [corrected];
    service.attempts = [attempt('Aysel', 1)];
    await listed(corrected);
    await quizEditor.open('me', corrected);
    await submit({ key: keyForm({ isOut: true }) });
    await vi.waitFor(() => expect(states()).toEqual(['Aysel done']));
    closeResults();
    expect(states()).toEqual([]);
  });

  test('table and file have marks of what counts', async () => {
    service.quizzes = [corrected];
    service.attempts = [attempt('Aysel', 1)];
    await openResults(corrected);
    downloadResults();
    expect(saved.table).toContain('Sual 1;Sual 2 (sayılmır);Sual 3');
    expect(saved.table).toContain(';2;2;;a;b;ab');
  });
});
