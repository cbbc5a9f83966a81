// @vitest-environment jsdom
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { $toasts, showToast } from '#core/views/toasts.ts';
import { settled } from '#support/fake-service.ts';
import { addRunButton } from './run-button.ts';

/** What the playground was opened with, and what it showed. */
const seen = vi.hoisted(() => ({ runs: [] as boolean[], views: [] as string[], fails: false }));
/** Resolves when the test lets the part come. */
const part = vi.hoisted(() => ({ gate: Promise.withResolvers<void>() }));

vi.mock('#core/page/load-parts.ts', async (original) => ({
  ...(await original<typeof import('#core/page/load-parts.ts')>()),
  async enhance(
    _load: () => Promise<unknown>,
    use: (part: unknown) => unknown,
    otherwise: (error: unknown) => unknown,
  ) {
    await part.gate.promise;
    if (seen.fails) {
      otherwise(new Error('unreachable'));
      return;
    }
    await use({
      openPlayground(_root: HTMLElement, { run }: { run: boolean }) {
        seen.runs.push(run);
        return {
          store: {},
          edit: async () => ({ focus() {} }),
          show: (view: string) => seen.views.push(view),
        };
      },
    });
  },
  need: () => {},
  reportFailedPart: (_error: unknown, retry: () => void) =>
    showToast({ kind: 'bad', text: 'failed', retries: [retry] }),
}));

function playground() {
  document.body.innerHTML = '<div><pre>code</pre><div data-result></div></div>';
  const root = document.querySelector<HTMLElement>('div') ?? expect.fail();
  const open = addRunButton(root, { title: 'T', address: '' });
  return { open, button: root.querySelector('button') ?? expect.fail() };
}

/** The part has come, or has failed to come. */
async function arrive(fails: boolean): Promise<void> {
  seen.fails = fails;
  const { gate } = part;
  part.gate = Promise.withResolvers();
  gate.resolve();
  await settled();
}

const press = fc.record({ run: fc.boolean(), isQuiet: fc.boolean(), checks: fc.boolean() });

test('[CODE-5] [LEARN-7] every press that comes while the playground loads is done, once, also when loading fails first', () =>
  fc.assert(
    fc.asyncProperty(
      fc.array(press, { minLength: 1, maxLength: 5 }),
      fc.integer({ min: 0, max: 2 }),
      async (presses, failures) => {
        Object.assign(seen, { runs: [], views: [], fails: false });
        $toasts.set([]);
        const { open, button } = playground();
        const done = presses.map(() => 0);
        const ask = () => {
          for (const [at, { run, isQuiet, checks }] of presses.entries())
            open({
              run,
              isQuiet,
              ...(checks && {
                whenOpen: () => {
                  done[at] = (done[at] ?? 0) + 1;
                },
              }),
            });
        };
        ask();
        const isPressed = presses.some(({ isQuiet }) => !isQuiet);
        expect(button.ariaBusy === 'true').toBe(isPressed);
        for (let failed = 0; failed < failures; failed += 1) {
          await arrive(true);
          expect($toasts.get().length).toBe(isPressed ? 1 : 0);
          // Nobody is told of a quiet failure: it is tried again when the code comes into sight again.
          if (isPressed) $toasts.get()[0]?.retries[0]?.();
          else ask();
          $toasts.set([]);
        }
        await arrive(false);
        const made = failures > 0 && isPressed ? presses.filter(({ isQuiet }) => !isQuiet) : presses;
        expect(seen.runs).toEqual([made.some(({ run }) => run)]);
        const pressed = made.filter(({ isQuiet }) => !isQuiet);
        expect(seen.views).toEqual(isPressed ? [pressed.some(({ run }) => run) ? 'result' : 'code'] : []);
        for (const [at, one] of presses.entries())
          expect(done[at]).toBe(one.checks && made.includes(one) ? 1 : 0);
      },
    ),
    { numRuns: 60 },
  ));
