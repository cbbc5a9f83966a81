// @vitest-environment jsdom

import { beforeEach, describe, expect, test, vi } from 'vitest';
import { playerTimeoutMs } from './player.ts';
import { askDuration } from './youtube-gateway.ts';

/** What the player says when it is asked for the duration, one answer after the other; then 0. */
let answers: number[] = [];
const destroyed = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  destroyed.mockClear();
  vi.stubGlobal('YT', {
    Player: class {
      destroy = destroyed;
      getDuration = () => answers.shift() ?? 0;
      constructor(_place: Element, { events }: { events: { onReady(event: { target: unknown }): void } }) {
        setTimeout(() => events.onReady({ target: this }), 100);
      }
    },
  });
});

describe('[PANEL-4] the duration of a video', () => {
  test('is asked for again while YouTube has no metadata', async () => {
    answers = [0, 0, 0, 95.4];
    const asked = askDuration('nu_pCVPKzTk');
    await vi.advanceTimersByTimeAsync(100 + 3 * 250);
    expect(await asked).toBe(95);
    expect(destroyed).toHaveBeenCalledOnce();
    expect(vi.getTimerCount()).toBe(0);
  });

  test('that does not come in four seconds belongs to no video', async () => {
    answers = [];
    const failed = expect(askDuration('nu_pCVPKzTk')).rejects.toMatchObject({ code: 'youtube/unavailable' });
    await vi.advanceTimersByTimeAsync(3_900);
    expect(destroyed).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(500);
    await failed;
    expect(destroyed).toHaveBeenCalledOnce();
  });

  test.each([
    ['a script that does not come', undefined],
    [
      'a player that says nothing',
      {
        Player: class {
          destroy = destroyed;
        },
      },
    ],
  ])('is given up after a while: %s', async (_, YT) => {
    vi.stubGlobal('YT', YT);
    // Without the script that an earlier test has found.
    vi.resetModules();
    const fresh = await import('./youtube-gateway.ts');
    const failed = expect(fresh.askDuration('nu_pCVPKzTk')).rejects.toMatchObject({
      code: 'youtube/unreachable',
    });
    await vi.advanceTimersByTimeAsync(playerTimeoutMs - 1);
    expect(vi.getTimerCount()).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    await failed;
    expect(document.querySelectorAll('script, iframe, .vh')).toHaveLength(0);
  });
});
