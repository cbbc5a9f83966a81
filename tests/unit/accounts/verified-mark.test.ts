import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Questions, questions } from '#support/questions.ts';

const service = { confirm: questions<[string], void>(), isReachable: true };
vi.mock('#gateways/firebase/own-record.ts', () => ({
  get ownRecord() {
    if (!service.isReachable) throw new Error('offline');
    return { confirmEmail: service.confirm.ask };
  },
}));

/** A page in its own visit. */
async function visit(): Promise<
  typeof import('#stores/accounts/verified-mark.ts') & Questions<[string], void>
> {
  vi.resetModules();
  service.confirm = questions();
  service.isReachable = true;
  await import('#gateways/firebase/own-record.ts');
  return { ...(await import('#stores/accounts/verified-mark.ts')), ...service.confirm };
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe('[PANEL-8] the mark of a verified e-mail', () => {
  test('is written once, however often it is asked for', async () => {
    const { markVerified, open, all } = await visit();
    const first = markVerified('aysel');
    const second = markVerified('aysel');
    await vi.waitFor(() => expect(open).toHaveLength(1));
    open[0]?.answer();
    expect([await first, await second, await markVerified('aysel')]).toEqual([true, false, false]);
    expect(all).toEqual([['aysel']]);
  });

  test('is written for whoever comes next on the same page', async () => {
    const { markVerified, open, all } = await visit();
    const first = markVerified('aysel');
    const second = markVerified('orxan');
    await vi.waitFor(() => expect(open).toHaveLength(2));
    open[1]?.answer();
    open[0]?.fail();
    expect([await first, await second]).toEqual([false, true]);
    expect(all).toEqual([['aysel'], ['orxan']]);
  });

  test.each(['the server refuses', 'the part does not come'])(
    'when %s, nothing is shown, and it is tried again at the next visit',
    async (failure) => {
      const { markVerified, open } = await visit();
      service.isReachable = failure !== 'the part does not come';
      const marking = markVerified('aysel');
      if (service.isReachable) {
        await vi.waitFor(() => expect(open).toHaveLength(1));
        open[0]?.fail();
      }
      expect(await marking).toBe(false);
      expect(console.error).toHaveBeenCalledOnce();
      const next = await visit();
      const again = next.markVerified('aysel');
      await vi.waitFor(() => expect(next.open).toHaveLength(1));
      next.open[0]?.answer();
      expect(await again).toBe(true);
    },
  );
});
