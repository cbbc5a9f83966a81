// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { AppError } from '#core/cloud/errors.ts';
import { draftKey } from '#core/device/page-storage-keys.ts';
import { $session } from '#core/session/session.ts';
import { $toasts } from '#core/views/toasts.ts';
import type { NewNotice } from '#features/bell/notice.ts';
import type { ListPage } from '#panel/list-query.ts';
import type { PanelUser } from '#panel/panel.ts';
import { $lost, dropLost } from '#panel/staff-rows.ts';
import { openQuestions } from '#panel/tab-counts.ts';
import { type Questions, questions } from '#support/questions.ts';
import type { TypedWords } from '../draft.ts';
import { answersOf, listOf, type Question, type QuestionWords } from '../question.ts';
import {
  $changing,
  $lines,
  answers,
  hasDraft,
  hideQuestion,
  linesAround,
  markQuestion,
  openAnswer,
  questionList,
  readLines,
  reasons,
  removeAnswer,
  sendAnswer,
  showQuestion,
} from './store.ts';
import { questionTab as texts } from './texts.ts';

const methods = ['list', 'one', 'answer', 'mark', 'removeAnswer', 'hide', 'show', 'countOpen', 'of'] as const;
type Method = (typeof methods)[number];
const service = vi.hoisted(() => ({}) as Record<Method, Questions<never[], never>>);
vi.mock('./gateway.ts', () => ({
  staffQuestions: Object.fromEntries(
    ['list', 'one', 'answer', 'mark', 'removeAnswer', 'hide', 'show', 'countOpen'].map((name) => [
      name,
      (...asked: never[]) => service[name as Method].ask(...asked),
    ]),
  ),
}));
vi.mock('#features/videos/gateway.ts', () => ({
  transcripts: { of: (...asked: never[]) => service.of.ask(...asked) },
}));
vi.mock('#panel/log-gateway.ts', () => ({
  names: { of: async (refs: { target: string }[]) => refs.map(({ target }) => `Ad ${target}`) },
}));

type Asked<A extends unknown[], B> = () => Questions<A, B>;
const of =
  <A extends unknown[], B>(name: Method): Asked<A, B> =>
  () =>
    service[name] as unknown as Questions<A, B>;
const list = of<[{ order: string; filter?: string }], ListPage<Question>>('list');
const one = of<[string], Question | null>('one');
const answer = of<[{ id: string; name: string }, Question, QuestionWords, NewNotice], void>('answer');
const mark = of<[string, Question, boolean], void>('mark');
const remove = of<[string, Question, string], void>('removeAnswer');
const hide = of<[string, Question, string, NewNotice], void>('hide');
const show = of<[string, Question], void>('show');
const count = of<[], number>('countOpen');
const transcript = of<[string], string>('of');

const question = (over: Partial<Question> = {}): Question => ({
  id: 'q1',
  video: 'v1',
  group: 'frontend',
  course: 'frontend',
  title: 'Flexbox',
  second: 75,
  text: 'Niyə?',
  uid: 'ayla',
  name: 'Aylə',
  at: new Date('2026-11-20T08:00:00Z'),
  answered: false,
  hidden: false,
  answers: {},
  rev: 1,
  ...over,
});
const said = { name: 'Fərid', staff: false, text: 'Belə', at: new Date('2026-11-20T09:00:00Z') };
const me: PanelUser = { uid: 'me', role: 'teacher', name: 'Nərmin', surname: 'Quliyeva', photo: null };
const $answers = answers.$texts;
const $reasons = reasons.$texts;
const typeAnswer = (by: string, id: string, change: Partial<TypedWords>) =>
  answers.type(by, id, { text: '', code: null, ...$answers.get()[id], ...change });
const refused = new AppError('firestore/permission-denied');

const settle = async () => {
  for (let turn = 0; turn < 20; turn++) await Promise.resolve();
};
const asked = <A extends unknown[], B>(method: Asked<A, B>) =>
  vi.waitFor(() => {
    const [first] = method().open;
    if (!first) throw new Error('nothing is asked');
    return first;
  });
const shown = () => {
  const state = questionList.$list.get();
  return state.step === 'ready' ? state.rows.flatMap((row) => ('item' in row ? [row.item] : [])) : null;
};
const toasts = () => $toasts.get().map(({ text, retries = [] }) => [text, retries.length]);

async function opened(...all: Question[]): Promise<void> {
  questionList.load();
  (await asked(list)).answer({ rows: all.map((item) => ({ id: item.id, item })), more: null });
  await vi.waitFor(() => expect(shown()).toHaveLength(all.length));
}
/** The list of answered or hidden ones. */
async function openedList(order: 'answered' | 'hidden', ...all: Question[]): Promise<void> {
  questionList.sort(order);
  (await asked(list)).answer({ rows: all.map((item) => ({ id: item.id, item })), more: null });
  await vi.waitFor(() => expect(shown()).toHaveLength(all.length));
}

beforeEach(() => {
  localStorage.clear();
  for (const method of methods) service[method] = questions();
  $session.set({ state: 'guest' });
  $session.set({ state: 'user', uid: 'me' } as ReturnType<typeof $session.get>);
  $toasts.set([]);
  $changing.set(null);
});

describe('[ASK-2] an answer', () => {
  test('goes over the version that is seen; the question leaves the list, and those that wait are counted again', async () => {
    await opened(question(), question({ id: 'q2' }));
    openAnswer('me', question());
    typeAnswer('me', 'q1', { text: ' Belə \n', code: { language: 'css', text: 'a {}\n' } });
    const done = sendAnswer(me, 'q1');
    expect($changing.get()).toBe('q1');
    const sent = await asked(answer);
    const notice = sent.asked.pop();
    expect(sent.asked).toEqual([
      { id: 'me', name: 'Nərmin' },
      question(),
      { text: 'Belə', code: { language: 'css', text: 'a {}' } },
    ]);
    // [TELL-2] The author is told, and led to the question.
    expect(notice).toMatchObject({ kind: 'answer', about: 'q1', path: expect.stringMatching(/&q=q1$/) });
    sent.answer();
    await done;
    expect(shown()?.map(({ id }) => id)).toEqual(['q2']);
    expect(toasts()).toEqual([[texts.sent, 0]]);
    expect($answers.get().q1).toBeUndefined();
    expect(hasDraft('me', 'q1')).toBe(false);
    (await asked(count)).answer(1);
    await vi.waitFor(() => expect(openQuestions.$count.get()).toBe(1));
  });

  test('among the answered ones is shown where it stands, and begins with what was said', async () => {
    const own = { ...said, name: 'Nərmin', staff: true, code: { language: 'js', text: 'a()' } } as const;
    const before = question({ answered: true, answers: { me: own } });
    await openedList('answered', before);
    openAnswer('me', before);
    expect($answers.get().q1).toEqual({ text: 'Belə', code: { language: 'js', text: 'a()' } });
    typeAnswer('me', 'q1', { code: null });
    const done = sendAnswer(me, 'q1');
    (await asked(answer)).answer();
    await done;
    const [now] = shown() ?? [];
    expect(now?.rev).toBe(2);
    expect(now?.answers.me).toMatchObject({ text: 'Belə', staff: true });
    expect(now?.answers.me?.code).toBeUndefined();
    questionList.sort('open');
  });

  test('to a question that was edited, or that a colleague has answered, stays and shows it; it can be sent again', async () => {
    await opened(question());
    typeAnswer('me', 'q1', { text: 'Belə' });
    const done = sendAnswer(me, 'q1');
    (await asked(answer)).fail(refused);
    const now = question({ text: 'Necə?', answered: true, answers: { other: said }, rev: 3 });
    (await asked(one)).answer(now);
    await done;
    // Its row stays, though it does not wait any more.
    expect(shown()).toEqual([now]);
    expect(toasts()).toEqual([[texts.changedMeanwhile, 0]]);
    expect($answers.get().q1?.text).toBe('Belə');
    const again = sendAnswer(me, 'q1');
    const question2 = await asked(answer);
    expect(question2.asked[1]).toEqual(now);
    question2.answer();
    await again;
    expect(shown()).toEqual([]);
  });

  test('to a question that was withdrawn meanwhile can be copied until it is dropped', async () => {
    await opened(question());
    typeAnswer('me', 'q1', { text: 'Belə', code: { language: 'css', text: 'a {}' } });
    const done = sendAnswer(me, 'q1');
    (await asked(answer)).fail(refused);
    (await asked(one)).answer(null);
    await done;
    expect(shown()).toEqual([]);
    expect(toasts()).toEqual([[texts.deletedMeanwhile, 0]]);
    const [[key, lost] = ['']] = Object.entries($lost.get());
    expect(lost).toEqual({ list: 'questions', name: 'Aylə', text: 'Belə\n\na {}' });
    expect($answers.get().q1).toBeUndefined();
    dropLost(key);
    expect($lost.get()[key]).toBeUndefined();
  });

  test('that can’t be sent stays, and the retry sends what is typed then; a refusal is not tried again', async () => {
    await opened(question());
    typeAnswer('me', 'q1', { text: 'bir' });
    const first = sendAnswer(me, 'q1');
    (await asked(answer)).fail(new AppError('firestore/unavailable'));
    await first;
    expect(toasts()).toEqual([[texts.failed, 1]]);
    typeAnswer('me', 'q1', { text: 'iki' });
    $toasts.get()[0]?.retries?.[0]?.();
    const second = await asked(answer);
    expect(second.asked[2].text).toBe('iki');
    $toasts.set([]);
    second.fail(refused);
    (await asked(one)).answer(question());
    await vi.waitFor(() => expect(toasts()).toEqual([[texts.refused, 0]]));
    expect($answers.get().q1?.text).toBe('iki');
  });

  test('that goes on being typed while it is sent stays open', async () => {
    await openedList('answered', question({ answered: true }));
    typeAnswer('me', 'q1', { text: 'Belə' });
    const done = sendAnswer(me, 'q1');
    const sent = await asked(answer);
    typeAnswer('me', 'q1', { text: 'Belə, bir də' });
    sent.answer();
    await done;
    expect($answers.get().q1?.text).toBe('Belə, bir də');
    questionList.sort('open');
  });

  test('is a draft on the device until it is sent or given up', async () => {
    await opened(question());
    typeAnswer('me', 'q1', { text: 'Yarımçıq' });
    $answers.set({});
    expect(hasDraft('me', 'q1')).toBe(true);
    expect(hasDraft('other', 'q1')).toBe(false);
    openAnswer('me', question());
    expect($answers.get().q1?.text).toBe('Yarımçıq');
    answers.close('me', 'q1');
    expect(hasDraft('me', 'q1')).toBe(false);
    localStorage.setItem(draftKey('me', 'answer', 'q1', ''), '{"text":1}');
    openAnswer('me', question());
    expect($answers.get().q1).toEqual({ text: '', code: null });
  });

  test('without words is not sent, and code that was not filled in is none', async () => {
    await opened(question());
    openAnswer('me', question());
    typeAnswer('me', 'q1', { text: ' ', code: { language: 'css', text: 'a {}' } });
    await sendAnswer(me, 'q1');
    expect(answer().all).toEqual([]);
    typeAnswer('me', 'q1', { text: 'Belə', code: { language: 'css', text: ' ' } });
    const done = sendAnswer(me, 'q1');
    const sent = await asked(answer);
    expect(sent.asked[2]).toEqual({ text: 'Belə' });
    sent.answer();
    await done;
  });
});

describe('[ASK-2] what else staff do', () => {
  test('an answer of a student is enough: the question leaves the list, and comes back', async () => {
    await opened(question({ answers: { farid: said } }));
    const done = markQuestion(me, 'q1', true);
    (await asked(mark)).answer();
    await done;
    expect([shown(), toasts()]).toEqual([[], [[texts.enoughDone, 0]]]);
    await openedList('answered', question({ answered: true, rev: 2 }));
    const back = markQuestion(me, 'q1', false);
    const sent = await asked(mark);
    expect(sent.asked.slice(1)).toEqual([question({ answered: true, rev: 2 }), false]);
    sent.answer();
    await back;
    expect(shown()).toEqual([]);
    questionList.sort('open');
  });

  test('a question whose last answer is removed waits again', async () => {
    await openedList('answered', question({ answered: true, answers: { farid: said, me: said } }));
    const first = removeAnswer(me, 'q1', 'farid');
    (await asked(remove)).answer();
    await first;
    expect(shown()?.map(({ answers }) => Object.keys(answers))).toEqual([['me']]);
    const second = removeAnswer(me, 'q1', 'me');
    (await asked(remove)).answer();
    await second;
    expect(shown()).toEqual([]);
    questionList.sort('open');
  });

  test('it is hidden for a reason, and shown again', async () => {
    await opened(question());
    reasons.type('me', 'q1', ' ');
    await hideQuestion(me, 'q1');
    expect(hide().all).toEqual([]);
    reasons.type('me', 'q1', ' Nömrə var ');
    const done = hideQuestion(me, 'q1');
    const sent = await asked(hide);
    expect(sent.asked[2]).toBe('Nömrə var');
    expect(sent.asked[3]).toMatchObject({ kind: 'answer', path: expect.not.stringContaining('q=') });
    sent.answer();
    await done;
    expect([shown(), $reasons.get().q1]).toEqual([[], undefined]);
    await openedList('hidden', question({ hidden: true, reason: 'Nömrə var', rev: 2 }));
    const back = showQuestion(me, 'q1');
    (await asked(show)).answer();
    await back;
    expect(shown()).toEqual([]);
    questionList.sort('open');
  });
});

describe('[ASK-2] whoever signs out', () => {
  test('leaves neither questions, number nor what was typed', async () => {
    await opened(question());
    openQuestions.read();
    (await asked(count)).answer(2);
    await vi.waitFor(() => expect(openQuestions.$count.get()).toBe(2));
    typeAnswer('me', 'q1', { text: 'gizli' });
    reasons.type('me', 'q1', 'gizli');
    $session.set({ state: 'guest' });
    expect([
      questionList.$list.get(),
      openQuestions.$count.get(),
      $answers.get(),
      $reasons.get(),
      $lost.get(),
    ]).toEqual([{ step: 'loading' }, null, {}, {}, {}]);
  });

  test('gets no late answer', async () => {
    questionList.load();
    readLines('v9');
    const page = await asked(list);
    const text = await asked(transcript);
    $session.set({ state: 'guest' });
    page.answer({ rows: [{ id: 'q1', item: question() }], more: null });
    text.answer('0:01\tSalam');
    await settle();
    expect([questionList.$list.get(), $lines.get()]).toEqual([{ step: 'loading' }, {}]);
  });
});

describe('[ASK-2] what is said at the place', () => {
  test('is read once for a video, and again after a failure', async () => {
    readLines('v1');
    (await asked(transcript)).fail();
    await vi.waitFor(() => expect(transcript().open).toEqual([]));
    await settle();
    readLines('v1');
    (await asked(transcript)).answer('0:01\tBir\n0:05\tİki\n0:09\tÜç\n0:12\tDörd');
    await vi.waitFor(() => expect($lines.get().v1).toMatchObject({ step: 'ready' }));
    await readLines('v1');
    expect(transcript().all).toHaveLength(2);
    const said = $lines.get().v1;
    const lines = said?.step === 'ready' ? said.lines : [];
    const around = (second: number) => linesAround(lines, second).map(({ text }) => text);
    expect(around(6)).toEqual(['Bir', 'İki', 'Üç']);
    expect(around(0)).toEqual(['Bir', 'İki']);
    expect(around(99)).toEqual(['Üç', 'Dörd']);
  });

  test('is nothing without times, and without a transcript', () => {
    expect(linesAround([{ start: null, text: 'Salam' }], 5)).toEqual([]);
    expect(linesAround([], 5)).toEqual([]);
  });
});

test('[ASK-2] answers of staff stand first, and a question is in one list', () => {
  const at = (hour: number) => new Date(Date.UTC(2026, 0, 1, hour));
  const answers = {
    a: { ...said, at: at(1) },
    b: { ...said, at: at(3), staff: true },
    c: { ...said, at: at(0) },
    d: { ...said, at: at(2), staff: true },
  };
  expect(answersOf({ answers }).map(({ uid }) => uid)).toEqual(['d', 'b', 'c', 'a']);
  expect([listOf(question()), listOf(question({ answered: true }))]).toEqual(['open', 'answered']);
  expect(listOf(question({ answered: true, hidden: true }))).toBe('hidden');
});
