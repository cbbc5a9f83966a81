// @vitest-environment jsdom
// Asking, answering and changing under a video, in every order of events. The questions are a fake's; people and the
// session come from fake-service.ts.
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { ErrorCode } from '#core/cloud/errors.ts';
import { type FakeService, recordOf, settled, videoOf } from '#support/fake-service.ts';
import { fakeLocks, setLocks } from '#support/locks.ts';
import { openPage } from '#support/open-page.ts';
import { questionLimits } from './limits.ts';
import type { Question } from './question.ts';

/** The service: what it has, whether it can be reached, and what it refuses. */
const service = vi.hoisted(() => ({
  stored: new Map<string, Question>(),
  failure: null as ErrorCode | null,
  isFull: false,
  isVerified: true,
  name: 'Aysel',
  asked: [] as string[],
  lists: [] as { video: string; answer: (page: unknown) => void; fail: () => void }[],
  /** The next write waits until the test lets it go on. */
  gate: null as Promise<void> | null,
  AppError: Error as unknown as new (code: ErrorCode) => Error,
}));
const reach = async () => {
  await service.gate;
  if (service.failure) throw new service.AppError(service.failure);
};
vi.mock('#features/videos/youtube-gateway.ts', () => ({ loadYouTube: async () => {} }));
vi.mock('./gateway.ts', () => ({
  questions: {
    under: ({ id }: { id: string }) =>
      new Promise((resolve, reject) => {
        service.lists.push({
          video: id,
          answer: resolve,
          fail: () => reject(new service.AppError('firestore/unavailable')),
        });
      }),
    one: async (id: string) => {
      if (service.failure === 'firestore/unavailable') await reach();
      return service.stored.get(id) ?? null;
    },
    nameOf: async () => service.name,
    isVerified: async () => service.isVerified,
    isDayFull: async () => service.isFull,
    async ask(id: string, { id: uid, name }: { id: string; name: string }, place: never, words: object) {
      service.asked.push(id);
      await reach();
      const { video, course, second } = place as {
        video: { id: string; title: string };
        course: string;
        second: number;
      };
      if (!service.stored.has(id))
        service.stored.set(id, {
          ...questionOf({ id, uid, name, course, second, title: video.title }),
          ...words,
          video: video.id,
        });
    },
    async edit({ id, rev }: { id: string; rev: number }, words: object) {
      await reach();
      const now = service.stored.get(id);
      if (!now || now.rev !== rev || Object.keys(now.answers).length > 0)
        throw new service.AppError('firestore/permission-denied');
      service.stored.set(id, { ...now, ...words, rev: rev + 1 });
    },
    async answer(id: string, { id: uid, name }: { id: string; name: string }, words: { text: string }) {
      await reach();
      const now = service.stored.get(id);
      if (!now || now.hidden || uid in now.answers) throw new service.AppError('firestore/permission-denied');
      const answers = { ...now.answers, [uid]: { ...words, name, staff: false, at: new Date(1) } };
      service.stored.set(id, { ...now, answers });
    },
    async withdraw(id: string) {
      await reach();
      service.stored.delete(id);
    },
    async takeAnswerBack(id: string, uid: string) {
      await reach();
      const now = service.stored.get(id);
      if (!now) return;
      const { [uid]: _, ...answers } = now.answers;
      service.stored.set(id, { ...now, answers });
    },
  },
}));

const questionOf = (over: Partial<Question> = {}): Question => ({
  id: 'q1',
  video: 'aysel-1',
  group: 'aysel',
  course: 'frontend',
  title: 'aysel-1',
  second: 65,
  text: 'Niyə?',
  uid: 'orxan',
  name: 'Orxan',
  at: new Date(0),
  answered: false,
  hidden: false,
  answers: {},
  rev: 1,
  ...over,
});

const setOnline = (isOnline: boolean) =>
  Object.defineProperty(navigator, 'onLine', { value: isOnline, configurable: true });

beforeEach(() => {
  Object.assign(service, { failure: null, isFull: false, isVerified: true, name: 'Aysel', gate: null });
  service.stored.clear();
  service.asked.length = 0;
  service.lists.length = 0;
  setOnline(true);
  setLocks(fakeLocks().tab());
});

/** Holds back every answer of the service until the returned function is called. */
function holdBack(): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  service.gate = promise;
  return resolve;
}

const [first, second] = [videoOf('aysel-1'), videoOf('aysel-2')];

/** Aysel's page, which shows the questions under the first video: those of the service. */
async function opened(prepare: (fresh: FakeService) => void = () => {}) {
  const fresh = await openPage('aysel', (one) => {
    one.answers = 'at once';
    prepare(one);
  });
  const [list, form, drafts, waiting, videos, session, errors, toasts] = await Promise.all([
    import('./store.ts'),
    import('./question-form.ts'),
    import('./drafts.ts'),
    import('./waiting-questions.ts'),
    import('#features/videos/store.ts'),
    import('#core/session/session.ts'),
    import('#core/cloud/errors.ts'),
    import('#core/views/toasts.ts'),
    import('./gateway.ts'),
  ]);
  service.AppError = errors.AppError;
  fresh.AppError = errors.AppError;
  videos.watchVideos('frontend');
  await settled();
  form.openQuestionForm(first);
  list.readQuestionsOf(first);
  await settled();
  const answerList = async (video = first.id, more: unknown = null) => {
    const questions = [...service.stored.values()].filter((one) => one.video === video && !one.hidden);
    service.lists.splice(0, 1)[0]?.answer({ questions, more });
    await settled();
  };
  await answerList();
  const type = (text: string) => {
    const draft = drafts.$questionDraft.get();
    if (draft) drafts.keepDraft({ ...draft, text });
  };
  const submit = async () => {
    form.questionForm.submit({ text: '' });
    await settled();
  };
  const message = () => {
    const state = form.questionForm.$state.get();
    return state.step === 'failed' ? state.message : state.step;
  };
  const shown = () => {
    const state = list.$questions.get();
    return state.step === 'ready' ? state.questions.map(({ id, text }) => `${id} ${text}`) : state.step;
  };
  return {
    ...list,
    ...form,
    ...drafts,
    ...waiting,
    ...session,
    ...toasts,
    fresh,
    answerList,
    type,
    submit,
    message,
    shown,
  };
}

const onDevice = () => Object.keys(localStorage).filter((key) => key.includes('question'));

describe('[ASK-1] the list', () => {
  test('of a video that is not shown any more comes too late; going back reads nothing', async () => {
    service.stored.set('q1', questionOf());
    const page = await opened();
    page.readQuestionsOf(second);
    await settled();
    page.readQuestionsOf(first);
    await settled();
    expect(page.shown()).toEqual(['q1 Niyə?']);
    await page.answerList(second.id);
    expect(page.shown()).toEqual(['q1 Niyə?']);
    expect(service.lists).toEqual([]);
  });

  test('has a next page, and every question once', async () => {
    const page = await opened();
    page.readQuestionsOf(second);
    await settled();
    service.stored.set('a', questionOf({ id: 'a', video: second.id }));
    const more = vi.fn(async () => ({
      questions: [questionOf({ id: 'a', text: 'yeni' }), questionOf({ id: 'b', second: 99 })],
      more: null,
    }));
    await page.answerList(second.id, more);
    page.readMoreQuestions();
    page.readMoreQuestions();
    await settled();
    expect(more).toHaveBeenCalledTimes(1);
    expect(page.shown()).toEqual(['a yeni', 'b Niyə?']);
  });

  test('that can’t be read says so, and can be read again', async () => {
    const page = await opened();
    page.readQuestionsOf(second);
    await settled();
    service.lists.splice(0, 1)[0]?.fail();
    await settled();
    expect(page.$questions.get()).toMatchObject({
      step: 'failed',
      message: expect.stringContaining('cavab vermir'),
    });
    page.readQuestionsOf(second);
    await settled();
    await page.answerList(second.id);
    expect(page.shown()).toEqual([]);
  });

  test('is gone when the session ends', async () => {
    service.stored.set('q1', questionOf());
    const page = await opened();
    await page.signOut();
    expect(page.$questions.get()).toEqual({ step: 'loading' });
  });
});

describe('[ASK-1] a question', () => {
  test('is asked, stands in the list, and its draft is gone', async () => {
    const page = await opened();
    page.beginQuestion(65);
    page.type('  Bu nədir? ');
    await page.submit();
    expect(page.shown()).toEqual([`${service.asked[0]} Bu nədir?`]);
    expect(page.$questionsSaid.get()).toBe('Sualınız göndərildi.');
    expect([page.$questionDraft.get(), onDevice()]).toEqual([null, []]);
  });

  test('without words is not sent', async () => {
    const page = await opened();
    page.beginQuestion(65);
    page.type(' ');
    await page.submit();
    expect(page.message()).toBe('Əvvəlcə nəyi soruşduğunuzu yazın.');
    expect(service.asked).toEqual([]);
  });

  test('whose sending fails stays typed; it is sent again under the same id', async () => {
    const page = await opened();
    page.beginQuestion(65);
    page.type('Niyə?');
    service.failure = 'firestore/unavailable';
    await page.submit();
    expect(page.message()).toContain('Verilənlər bazası cavab vermir');
    expect(page.$questionDraft.get()?.text).toBe('Niyə?');
    service.failure = null;
    await page.submit();
    expect(new Set(service.asked).size).toBe(1);
    expect(page.message()).toBe('done');
  });

  test.each([
    ['the day is full', true, ['aysel'], 'Bu gün daha sual vermək olmaz'],
    ['the course is closed', false, [], 'bu videoya artıq baxa bilmirsiniz'],
    ['nobody knows why', false, ['aysel'], 'cihazın saatının düz olduğunu'],
  ])('that is refused says why: %s', async (_, isFull, lessons, text) => {
    const page = await opened();
    page.beginQuestion(65);
    page.type('Niyə?');
    Object.assign(service, { failure: 'firestore/permission-denied', isFull });
    page.fresh.records.set('aysel', recordOf('aysel', { lessons }));
    await page.submit();
    expect(page.message()).toContain(text);
    expect(page.$questionDraft.get()?.text).toBe('Niyə?');
  });

  test('of whom has not verified the e-mail says so, and so does an answer', async () => {
    const page = await opened();
    page.beginQuestion(65);
    page.type('Niyə?');
    Object.assign(service, { failure: 'firestore/permission-denied', isVerified: false });
    await page.submit();
    expect(page.message()).toContain('əvvəlcə e-poçtunuzu təsdiqləyin');
    expect(page.$questionDraft.get()?.text).toBe('Niyə?');
  });

  test('whose answer comes when another video is shown says so there, and its own form is free', async () => {
    const page = await opened();
    page.beginQuestion(65);
    page.type('Niyə?');
    const go = holdBack();
    await page.submit();
    page.openQuestionForm(second);
    expect([page.message(), page.$questionDraft.get()]).toEqual(['idle', null]);
    service.failure = 'firestore/unavailable';
    go();
    await settled();
    expect(page.$toasts.get().map(({ text }) => text)).toEqual([expect.stringMatching(/^«aysel-1»: /)]);
    page.openQuestionForm(first);
    expect(page.$questionDraft.get()?.text).toBe('Niyə?');
  });

  test('that is stored when another video is shown stands in the list of its own', async () => {
    const page = await opened();
    page.beginQuestion(65);
    page.type('Niyə?');
    const go = holdBack();
    await page.submit();
    page.openQuestionForm(second);
    page.readQuestionsOf(second);
    await settled();
    await page.answerList(second.id);
    go();
    await settled();
    expect([page.shown(), onDevice()]).toEqual([[], []]);
    page.readQuestionsOf(first);
    await settled();
    expect(page.shown()).toEqual([`${service.asked[0]} Niyə?`]);
  });

  test('that is being sent when the user signs out leaves nothing on the device', async () => {
    const page = await opened();
    page.beginQuestion(65);
    page.type('Niyə?');
    const go = holdBack();
    await page.submit();
    await page.signOut();
    service.failure = 'firestore/unavailable';
    setOnline(false);
    go();
    await settled();
    expect([page.message(), onDevice()]).toEqual(['idle', []]);
  });
});

describe('[ASK-1] without a network', () => {
  async function waits() {
    const page = await opened();
    setOnline(false);
    page.beginQuestion(65);
    page.type('Niyə?');
    await page.submit();
    return page;
  }

  test('a question waits on the device, and is asked once when the network is back', async () => {
    const page = await waits();
    expect(page.$questionsSaid.get()).toContain('Sual cihazda gözləyir');
    expect([page.$waiting.get().length, page.$questionDraft.get(), service.asked]).toEqual([1, null, []]);
    setOnline(true);
    dispatchEvent(new Event('online'));
    dispatchEvent(new Event('online'));
    await settled();
    expect([service.asked.length, page.shown()]).toEqual([1, [`${service.asked[0]} Niyə?`]]);
    expect(onDevice()).toEqual([]);
  });

  test('it is not sent while another tab sends; what that tab has sent is read', async () => {
    const locks = fakeLocks();
    setLocks(locks.tab());
    const page = await waits();
    const [waiting] = page.$waiting.get();
    const other = locks.tab();
    let done = () => {};
    const [key = ''] = onDevice();
    other.request(
      'kodyol:question:aysel:sending',
      { ifAvailable: true },
      () =>
        new Promise<void>((end) => {
          done = end;
        }),
    );
    setOnline(true);
    dispatchEvent(new Event('online'));
    await settled();
    expect(service.asked).toEqual([]);
    service.stored.set(waiting?.id ?? '', questionOf({ id: waiting?.id ?? '' }));
    localStorage.removeItem(key);
    dispatchEvent(new StorageEvent('storage', { key }));
    done();
    await settled();
    expect(page.$waiting.get()).toEqual([]);
    expect(page.shown()).toHaveLength(1);
  });

  test.each([
    ['the day is full', true, 'full'],
    ['the course is closed', false, 'unclear'],
  ])(
    'one that is refused later stays and says why: %s; changed, it is asked under the same id',
    async (_, isFull, refused) => {
      const page = await waits();
      Object.assign(service, { failure: 'firestore/permission-denied', isFull });
      setOnline(true);
      await page.sendWaiting('aysel');
      const [waiting] = page.$waiting.get();
      expect(waiting?.refused).toBe(refused);
      // The line above the list does not go on saying that it will be sent.
      expect(page.$questionsSaid.get()).toBe('Gözləyən sual qəbul olunmadı, səbəbi altında yazılıb.');
      await page.sendWaiting('aysel');
      expect(service.asked).toHaveLength(1);
      if (waiting) await page.changeWaiting('aysel', waiting);
      expect(page.$questionDraft.get()).toMatchObject({ kind: 'ask', id: waiting?.id, text: 'Niyə?' });
      service.failure = null;
      await page.submit();
      expect([new Set(service.asked).size, onDevice()]).toEqual([1, []]);
    },
  );

  test('one that waits says the name of now, and sent again the video of now', async () => {
    const page = await waits();
    service.name = 'Aysu';
    service.failure = 'firestore/permission-denied';
    setOnline(true);
    await page.sendWaiting('aysel');
    service.failure = null;
    const [waiting] = page.$waiting.get();
    if (waiting) await page.resendWaiting('aysel', waiting, { ...first, title: 'Yeni başlıq' });
    expect([...service.stored.values()]).toMatchObject([{ name: 'Aysu', title: 'Yeni başlıq' }]);
  });

  test('one that waits is changed under its own video only: another one that is shown meanwhile leaves it waiting', async () => {
    const page = await waits();
    const [waiting] = page.$waiting.get();
    if (!waiting) throw new Error('Nothing waits.');
    const changing = page.changeWaiting('aysel', waiting);
    page.openQuestionForm(second);
    await changing;
    expect([page.$questionDraft.get(), page.$waiting.get().map(({ text }) => text)]).toEqual([
      null,
      ['Niyə?'],
    ]);
    page.openQuestionForm(first);
    await page.changeWaiting('aysel', waiting);
    expect(page.$questionDraft.get()).toMatchObject({ text: 'Niyə?' });
    expect(page.$waiting.get()).toEqual([]);
  });

  test('one that waits is withdrawn: nothing is left on the device or sent; one that was sent meanwhile stays', async () => {
    const page = await waits();
    const [waiting] = page.$waiting.get();
    if (!waiting) throw new Error('Nothing waits.');
    await page.withdrawWaiting('aysel', waiting);
    expect([page.$waiting.get(), onDevice()]).toEqual([[], []]);
    expect(page.$questionsSaid.get()).toBe('Sual geri götürüldü.');
    const asked = service.asked.length;
    setOnline(true);
    await page.sendWaiting('aysel');
    expect(service.asked).toHaveLength(asked);
    page.$questionsSaid.set('');
    await page.withdrawWaiting('aysel', waiting);
    expect(page.$questionsSaid.get()).toBe('');
  });

  test('one that is taken off the device while it is being refused does not come back', async () => {
    const page = await waits();
    const [key = ''] = onDevice();
    const go = holdBack();
    service.failure = 'firestore/permission-denied';
    setOnline(true);
    const sent = page.sendWaiting('aysel');
    await settled();
    await page.signOut();
    localStorage.removeItem(key);
    go();
    await sent;
    expect(onDevice()).toEqual([]);
  });

  test('what can’t be sent at a sign-out waits for the same user; what was only typed is gone', async () => {
    const page = await waits();
    page.beginQuestion(70);
    page.type('yarımçıq');
    await page.signOut();
    expect(onDevice()).toEqual([expect.stringMatching(/^kodyol:question:aysel:/)]);
    expect(page.$waiting.get()).toEqual([]);
  });

  test('an answer is not sent and stays typed', async () => {
    service.stored.set('q1', questionOf());
    const page = await opened();
    page.beginAnswer(questionOf());
    page.type('Çünki');
    setOnline(false);
    await page.submit();
    expect(page.message()).toContain('İnternet bağlantısı yoxdur');
    expect(page.$questionDraft.get()?.text).toBe('Çünki');
  });
});

describe('[ASK-1] [ASK-2] while something is typed', () => {
  const own = questionOf({ uid: 'aysel' });
  const answered = { orxan: { name: 'Orxan', staff: false, text: 'a', at: new Date(0) } };
  const crowd = Object.fromEntries(
    Array.from({ length: questionLimits.answers }, (_, n) => [`u${n}`, answered.orxan]),
  );

  test.each<[string, 'edit' | 'answer', Question | null, string]>([
    ['the question is withdrawn', 'answer', null, 'geri götürülüb və ya gizlədilib'],
    [
      'the user has answered in another tab',
      'answer',
      questionOf({ answers: { aysel: answered.orxan } }),
      'artıq cavab yazmısınız',
    ],
    ['an answer comes', 'edit', { ...own, answers: answered, rev: 2 }, 'cavab gəlib'],
    ['the own question is withdrawn in another tab', 'edit', null, 'geri götürülüb'],
    ['the own question is hidden', 'edit', { ...own, hidden: true, rev: 2 }, 'gizlədilib'],
    [
      'the own question is changed in another tab',
      'edit',
      { ...own, text: 'başqa', rev: 2 },
      'başqa vərəqdə dəyişib',
    ],
  ])('%s: it is said, and what is typed stays', async (_, kind, now, text) => {
    const before = kind === 'edit' ? own : questionOf();
    service.stored.set('q1', before);
    const page = await opened();
    if (kind === 'edit') page.beginEdit(before);
    else page.beginAnswer(before);
    page.type('yazdığım');
    if (now) service.stored.set('q1', now);
    else service.stored.delete('q1');
    await page.submit();
    expect(page.message()).toContain(text);
    expect(page.$questionDraft.get()?.text).toBe('yazdığım');
    expect(page.shown()).toEqual(now && !now.hidden ? [`q1 ${now.text}`] : []);
  });

  test('twenty answers have come', async () => {
    service.stored.set('q1', questionOf());
    const page = await opened();
    page.beginAnswer(questionOf());
    page.type('Çünki');
    service.failure = 'firestore/permission-denied';
    service.stored.set('q1', questionOf({ answers: crowd }));
    await page.submit();
    expect(page.message()).toContain('artıq 20 cavab');
  });

  test('a question that was changed elsewhere is replaced by the next press', async () => {
    service.stored.set('q1', own);
    const page = await opened();
    page.beginEdit(own);
    page.type('mənimki');
    service.stored.set('q1', { ...own, text: 'başqa', rev: 2 });
    await page.submit();
    await page.submit();
    expect(page.shown()).toEqual(['q1 mənimki']);
  });

  test('nothing else replaces it; what is empty or unchanged makes room', async () => {
    service.stored.set('q1', own);
    const page = await opened();
    page.beginQuestion(10);
    page.beginEdit(own);
    expect(page.$questionDraft.get()?.kind).toBe('edit');
    page.beginQuestion(20);
    expect(page.$questionDraft.get()).toMatchObject({ kind: 'ask', second: 20 });
    page.type('yarımçıq');
    page.beginQuestion(30);
    page.beginAnswer(questionOf({ id: 'q2' }));
    expect(page.$questionDraft.get()).toMatchObject({ kind: 'ask', second: 20, text: 'yarımçıq' });
    expect(page.$toasts.get().map(({ text }) => text)).toEqual([
      'Əvvəlcə yazdığınızı göndərin və ya ləğv edin.',
    ]);
  });

  test('[LEARN-11] a place in the material is named; alone it is no question, and another place replaces it', async () => {
    const page = await opened();
    page.beginQuestion(10, 'Ox: ');
    await page.submit();
    expect([page.message(), service.asked]).toEqual(['Əvvəlcə nəyi soruşduğunuzu yazın.', []]);
    page.beginQuestion(10, 'Ölçü: ');
    expect(page.$questionDraft.get()?.text).toBe('Ölçü: ');
    page.type('Ölçü: niyə?');
    page.beginQuestion(10, 'Ox: ');
    await page.submit();
    expect([...service.stored.values()]).toMatchObject([{ text: 'Ölçü: niyə?' }]);
  });

  test('another tab that types into the same draft is seen', async () => {
    const page = await opened();
    page.beginQuestion(10);
    page.type('Niyə?');
    const [key = ''] = onDevice();
    const draft = JSON.parse(localStorage.getItem(key) ?? '{}');
    localStorage.setItem(key, JSON.stringify({ ...draft, text: 'o biri pəncərə' }));
    dispatchEvent(new StorageEvent('storage', { key }));
    expect(page.$questionDraft.get()?.text).toBe('o biri pəncərə');
  });
});

test('[ASK-1] what another tab has typed while it was sent stays', async () => {
  const page = await opened();
  page.beginQuestion(10);
  page.type('Niyə?');
  const open = holdBack();
  await page.submit();
  const [key = ''] = onDevice();
  const draft = JSON.parse(localStorage.getItem(key) ?? '{}');
  localStorage.setItem(key, JSON.stringify({ ...draft, text: 'Niyə və necə?' }));
  open();
  await settled();
  expect(service.stored.size).toBe(1);
  expect(JSON.parse(localStorage.getItem(key) ?? '{}').text).toBe('Niyə və necə?');
});

describe('[ASK-1] [ASK-2] taking back', () => {
  test('the own question, with what was being changed of it', async () => {
    const own = questionOf({ uid: 'aysel' });
    service.stored.set('q1', own);
    const page = await opened();
    page.beginEdit(own);
    await page.withdrawQuestion(own);
    expect([page.shown(), page.$questionDraft.get(), page.$questionsSaid.get()]).toEqual([
      [],
      null,
      'Sual geri götürüldü.',
    ]);
  });

  test('the own answer; a failure is said and everything stays', async () => {
    const answers = { aysel: { name: 'Aysel', staff: false, text: 'a', at: new Date(0) } };
    service.stored.set('q1', questionOf({ answers }));
    const page = await opened();
    service.failure = 'firestore/unavailable';
    await page.takeAnswerBack(questionOf({ answers }), 'aysel');
    expect(page.$toasts.get()).toHaveLength(1);
    service.failure = null;
    await page.takeAnswerBack(questionOf({ answers }), 'aysel');
    expect(service.stored.get('q1')?.answers).toEqual({});
    expect(page.$questionsSaid.get()).toBe('Cavab geri götürüldü.');
  });
});
