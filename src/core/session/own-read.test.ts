// @vitest-environment jsdom

import { expect, test, vi } from 'vitest';
import { AppError } from '#core/cloud/errors.ts';
import { ownRead } from './reading.ts';

/** The page is shown again from the back/forward cache. */
const comeBack = () => dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));

test('[USER-1] what was read is read again when the page comes back, and stays when that fails', async () => {
  const read = vi.fn(async (_owner: string): Promise<string[]> => ['sent']);
  const { $state, load } = ownRead(read);
  comeBack();
  expect(read).not.toHaveBeenCalled();
  await load('aysel');
  read.mockResolvedValueOnce(['returned']);
  comeBack();
  await vi.waitFor(() => expect($state.get()).toEqual({ step: 'ready', own: ['returned'] }));
  read.mockRejectedValueOnce(new AppError('offline'));
  comeBack();
  await vi.waitFor(() => expect(read).toHaveBeenCalledTimes(3));
  expect($state.get()).toEqual({ step: 'ready', own: ['returned'] });
  expect(read.mock.calls).toEqual([['aysel'], ['aysel'], ['aysel']]);
});

test('[USER-1] a late answer does not replace a newer one', async () => {
  const answers: ((own: string) => void)[] = [];
  const { $state, load } = ownRead(() => new Promise<string>((answer) => answers.push(answer)));
  const first = load('aysel');
  const second = load('aysel');
  answers[1]?.('new');
  await second;
  answers[0]?.('old');
  await first;
  expect($state.get()).toEqual({ step: 'ready', own: 'new' });
});
