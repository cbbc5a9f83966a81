import fc from 'fast-check';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { usernameDelayMs } from '#core/words/limits.ts';
import { type Questions, questions } from '#support/questions.ts';

const isTaken = { now: questions<[string], boolean>(), isReachable: true };
vi.mock('#core/cloud/people.ts', () => ({
  get people() {
    if (!isTaken.isReachable) throw new Error('offline');
    return { isTaken: isTaken.now.ask };
  },
}));

/** The form as it has just been opened. */
async function opened(): Promise<Lookup> {
  vi.resetModules();
  isTaken.now = questions();
  isTaken.isReachable = true;
  await import('#core/cloud/people.ts');
  return { ...(await import('./username.ts')), ...isTaken.now };
}

type Lookup = typeof import('./username.ts') & Questions<[string], boolean>;

const rest = () => vi.advanceTimersByTimeAsync(usernameDelayMs);

beforeEach(() => {
  vi.useFakeTimers();
});

describe('[SIGNUP-2] the look-up of a username that is being typed', () => {
  test('asks once, when typing rests, for the name in lower case', async () => {
    const { $username, lookUpUsername, open, all } = await opened();
    lookUpUsername('Nig');
    await vi.advanceTimersByTimeAsync(usernameDelayMs - 1);
    lookUpUsername(' Nigar ');
    await vi.advanceTimersByTimeAsync(usernameDelayMs - 1);
    expect([$username.get(), all]).toEqual(['asking', []]);
    await vi.advanceTimersByTimeAsync(1);
    expect(all).toEqual([['nigar']]);
    open[0]?.answer(true);
    await rest();
    expect($username.get()).toBe('taken');
  });

  test('does not ask again for the same name', async () => {
    const { $username, lookUpUsername, open, all } = await opened();
    lookUpUsername('nigar');
    await rest();
    open[0]?.answer(false);
    await rest();
    lookUpUsername('Nigar ');
    expect($username.get()).toBe('free');
    await rest();
    expect(all).toHaveLength(1);
  });

  test('a failure about an older text does not take back what is known of the newer one', async () => {
    const { $username, lookUpUsername, open } = await opened();
    lookUpUsername('nigar');
    await rest();
    lookUpUsername('nigar2');
    await rest();
    open[1]?.answer(true);
    await rest();
    open[0]?.fail();
    await rest();
    expect($username.get()).toBe('taken');
  });

  test('the form on its way: neither a question nor an answer says that one’s own name is taken', async () => {
    const { $username, lookUpUsername, forgetLookUp, open, all } = await opened();
    lookUpUsername('nigar');
    forgetLookUp();
    await rest();
    expect(all).toEqual([]);
    lookUpUsername('nigar');
    await rest();
    expect(all).toEqual([['nigar']]);
    forgetLookUp();
    open[0]?.answer(true);
    await rest();
    expect($username.get()).toBe('unasked');
  });

  test('no answer: nothing is said of the name, and the failure goes to the console', async () => {
    const { $username, lookUpUsername, open } = await opened();
    lookUpUsername('nigar');
    await rest();
    open[0]?.fail();
    await rest();
    expect($username.get()).toBe('unasked');
    expect(console.error).toHaveBeenCalledOnce();
  });

  test('a part that does not come: nothing is said, and the next name is asked about', async () => {
    const { $username, lookUpUsername, all } = await opened();
    isTaken.isReachable = false;
    lookUpUsername('nigar');
    await rest();
    expect($username.get()).toBe('unasked');
    isTaken.isReachable = true;
    lookUpUsername('nigar2');
    await rest();
    expect(all).toEqual([['nigar2']]);
  });
});

const names = ['nigar', 'nigar2', 'ni'];
const step = fc.oneof(
  fc.record({ kind: fc.constant('type' as const), which: fc.nat(names.length - 1) }),
  fc.record({ kind: fc.constantFrom('rest', 'send', 'answer', 'fail'), which: fc.nat(2) }),
);

test('[SIGNUP-2] in whatever order: said is only what the server said of the name that stands there, and no question stays open', async () => {
  const taken = (name: string) => name === 'nigar2';
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 20 }), async (steps) => {
      const { $username, lookUpUsername, forgetLookUp, open } = await opened();
      let typed = '';
      const check = () => {
        const said = $username.get();
        if (said === 'free' || said === 'taken')
          expect([typed, said]).toEqual([typed, taken(typed) ? 'taken' : 'free']);
        if (!['nigar', 'nigar2'].includes(typed)) expect(said).toBe('unasked');
      };
      for (const { kind, which } of steps) {
        const question = open[which % Math.max(1, open.length)];
        if (kind === 'type') {
          typed = names[which] ?? '';
          lookUpUsername(typed);
        } else if (kind === 'send') {
          typed = '';
          forgetLookUp();
        } else if (kind === 'rest') await rest();
        else if (kind === 'fail') question?.fail();
        else question?.answer(taken(question.asked[0]));
        await vi.advanceTimersByTimeAsync(0);
        check();
      }
      await rest();
      for (const question of [...open]) question.answer(taken(question.asked[0]));
      await rest();
      check();
      expect($username.get()).not.toBe('asking');
    }),
    { numRuns: 100 },
  );
});
