import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AppError } from '#core/cloud/errors.ts';
import { reportFailedRead, sayFailure } from '#core/page/failures.ts';
import { failureEvent } from '#core/page/refusals.ts';
import { sourceFiles } from '#support/source-files.ts';
import { $toasts, dismissAbout, dismissRetry, dismissToast, leaveScreen, showToast } from './toasts.ts';

beforeEach(() => {
  vi.stubGlobal('dispatchEvent', vi.fn());
});
afterEach(() => {
  $toasts.set([]);
});

/** Failures that nothing takes away but their own button or the next screen. */
const lone: Record<string, string> = {
  'src/core/page/report-failed-part.client.ts': 'the button of the message alone asks again',
  'src/core/device/say-unkept.ts': 'the device has no room: that stays true',
  'src/site/account-links.client.ts':
    'a sign-out that succeeds leaves the page; the button of the message alone asks again for a part',
  'src/panel/Drafts.tsx': 'another tab has the draft: nothing was tried',
  'src/features/quizzes/desk/QuizTab.tsx': 'what the quiz lacks: nothing was tried',
  'src/features/notes/VideoNotes.tsx': 'another note is unfinished, or there are too many: nothing was tried',
  'src/features/questions/VideoQuestions.tsx': 'the link leads to a question that can’t be shown',
  'src/core/session/session.ts':
    'the button of the message alone asks again; that the device has no room stays true',
  'src/features/orders/store.ts': 'a receipt opens in another window, which covers the page',
  'src/features/quizzes/store.ts': 'the attempt was given back: nothing else is said of it',
  'src/core/page/failures.ts': 'a session that is over',
  'src/core/device/record-store.ts': 'that the device has no room stays true',
  'src/core/page/unbuilt.ts': 'the page reads it again by the button alone',
  'src/features/questions/question-form.ts':
    'another question is unfinished, or the video has changed: nothing was tried',
};

test('[SHELL-13] [SHELL-14] every failure says what it is about or goes with the next try, or has a reason', () => {
  const files = sourceFiles();
  const hasLone = (text: string): boolean =>
    [...text.matchAll(/\bshowToast\(\{ kind: 'bad'[^}]*\}/g)].some(([call]) => !call.includes('about:')) ||
    (/(?<!function )\breportFailedRead\(/.test(text) && !text.includes('dismissRetry('));
  expect(files.filter((file) => hasLone(readFileSync(file, 'utf8'))).toSorted()).toEqual(
    Object.keys(lone).toSorted(),
  );
});

const read = (retry: () => void) => reportFailedRead(new AppError('firestore/unavailable'), retry);
const offered = () => $toasts.get().map(({ retries }) => retries);

test('[SHELL-16] a failed read is told to the shell', () => {
  read(() => {});
  expect(dispatchEvent).toHaveBeenCalledWith(
    expect.objectContaining({ type: failureEvent, detail: new AppError('firestore/unavailable') }),
  );
});

test('[SHELL-13] the same message twice appears once, as the newer one', () => {
  showToast({ kind: 'bad', text: 'Alınmadı.' });
  showToast({ kind: 'good', text: 'Oldu.' });
  showToast({ kind: 'bad', text: 'Alınmadı.' });
  expect($toasts.get().map(({ text }) => text)).toEqual(['Oldu.', 'Alınmadı.']);
});

test('[SHELL-14] two reads that failed with the same text share one retry, which repeats each once', () => {
  const [list, log] = [vi.fn(), vi.fn()];
  read(list);
  read(log);
  read(list);
  expect(offered()).toEqual([[list, log]]);
});

test('[SHELL-14] a read that failed with another text has its own message', () => {
  const [list, log] = [vi.fn(), vi.fn()];
  read(list);
  reportFailedRead(new AppError('malformed'), log);
  expect(offered()).toEqual([[list], [log]]);
});

test.each(['firestore/unauthenticated', 'storage/unauthenticated', 'auth/user-token-expired'] as const)(
  '[SHELL-14] after %s the message links to sign-in, which returns to this page',
  (code) => {
    vi.stubGlobal('location', { pathname: '/panel', search: '?tab=user' });
    reportFailedRead(new AppError(code), vi.fn());
    expect($toasts.get()).toMatchObject([
      { retries: [], link: { text: 'Daxil ol', href: '/sign-in?from=%2Fpanel%3Ftab%3Duser' } },
    ]);
    vi.unstubAllGlobals();
  },
);

test('[SHELL-14] a closed message offers no retry', () => {
  const [list, log] = [vi.fn(), vi.fn()];
  read(list);
  dismissToast($toasts.get()[0]?.id ?? 0);
  read(log);
  expect(offered()).toEqual([[log]]);
});

test('[SHELL-14] of two failed deletions only the last one can be retried', () => {
  const [one, other] = [vi.fn(), vi.fn()];
  showToast({ kind: 'bad', text: 'Silinmədi.', retries: [one] });
  showToast({ kind: 'bad', text: 'Silinmədi.', retries: [other] });
  expect(offered()).toEqual([[other]]);
});

test('[SHELL-13] what fails or can be pressed goes with its screen; a success stays until it is read', () => {
  showToast({ kind: 'good', text: 'Oldu.' });
  showToast({ kind: 'bad', text: 'Alınmadı.' });
  showToast({ kind: 'good', text: 'Bildir', link: { text: 'Bildir', href: '/x' } });
  leaveScreen();
  showToast({ kind: 'good', text: 'Geri götür', action: { text: 'Geri götür', run: () => {} } });
  expect($toasts.get().map(({ text }) => text)).toEqual(['Oldu.', 'Geri götür']);
  leaveScreen();
  expect($toasts.get().map(({ text }) => text)).toEqual(['Oldu.']);
});

test('[SHELL-13] the next try of the same thing removes what was said of the one before', () => {
  showToast({ kind: 'bad', text: 'Birinci alınmadı.', about: 'a' });
  showToast({ kind: 'bad', text: 'İkinci alınmadı.', about: 'b' });
  dismissAbout('a');
  expect($toasts.get().map(({ text }) => text)).toEqual(['İkinci alınmadı.']);
});

test('[SHELL-13] what succeeds takes the place of its failure, and of no other', () => {
  sayFailure(new AppError('offline'), 'a');
  sayFailure(new AppError('firestore/unavailable'), 'b');
  showToast({ kind: 'good', text: 'Oldu.', about: 'a' });
  expect($toasts.get().map(({ about }) => about)).toEqual(['b', 'a']);
});

test('[SHELL-13] at most three stand on the screen', () => {
  for (const text of ['1', '2', '3', '4', '5']) showToast({ kind: 'bad', text });
  expect($toasts.get().map(({ text }) => text)).toEqual(['3', '4', '5']);
});

test('[SHELL-14] what is read again by another way takes its failure away, and leaves those of others', () => {
  const [list, log] = [vi.fn(), vi.fn()];
  read(list);
  read(log);
  dismissRetry(list);
  expect(offered()).toEqual([[log]]);
  dismissRetry(log);
  expect(offered()).toEqual([]);
});
