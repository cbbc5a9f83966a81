// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { onLeave, onReturn } from './page-life.ts';

const show = (persisted: boolean) => dispatchEvent(new PageTransitionEvent('pageshow', { persisted }));

test('onReturn is called when a page comes from the back/forward cache, not for a new page, until it is stopped', () => {
  const handler = vi.fn();
  const stop = onReturn(handler);
  show(false);
  expect(handler).not.toHaveBeenCalled();
  show(true);
  expect(handler).toHaveBeenCalledTimes(1);
  stop();
  show(true);
  expect(handler).toHaveBeenCalledTimes(1);
});

test('onLeave is called every time the page is left, until it is stopped', () => {
  const handler = vi.fn();
  const stop = onLeave(handler);
  dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
  dispatchEvent(new PageTransitionEvent('pagehide', { persisted: false }));
  expect(handler).toHaveBeenCalledTimes(2);
  stop();
  dispatchEvent(new PageTransitionEvent('pagehide', { persisted: false }));
  expect(handler).toHaveBeenCalledTimes(2);
});
