import { expect, test, vi } from 'vitest';
import { renderedOnce } from '#components/shared/rendered-once.ts';

test('what many pages share is rendered once for each object and name, also if two pages ask at once', async () => {
  const shell = {};
  const render = vi.fn(async () => '<header>Ə</header>');
  const [first, second] = await Promise.all([
    renderedOnce(shell, 'header', render),
    renderedOnce(shell, 'header', render),
  ]);
  expect([first, second]).toEqual(['<header>Ə</header>', '<header>Ə</header>']);
  expect(render).toHaveBeenCalledOnce();

  expect(await renderedOnce(shell, 'footer', async () => '<footer>')).toBe('<footer>');
  expect(await renderedOnce({}, 'header', async () => '<header>')).toBe('<header>');
});
