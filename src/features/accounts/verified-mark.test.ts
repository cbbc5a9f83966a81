import { describe, expect, test, vi } from 'vitest';
import { type Questions, questions } from '#support/questions.ts';

const service = { confirm: questions<[string, ReturnType<typeof recordOf>], string>(), isReachable: true };
vi.mock('#core/cloud/own-record.ts', () => ({
  get ownRecord() {
    if (!service.isReachable) throw new Error('offline');
    return { confirmEmail: service.confirm.ask };
  },
}));

const recordOf = (uid: string) => ({ name: 'Ad', mobile: '', surname: 'Soyad', email: `${uid}@x.az` });
const accountOf = (uid: string, email = `${uid}@x.az`) => ({ uid, email });

/** A page in its own visit. */
async function visit(): Promise<
  typeof import('#core/session/profile.ts') & Questions<[string, ReturnType<typeof recordOf>], string>
> {
  vi.resetModules();
  service.confirm = questions();
  service.isReachable = true;
  await import('#core/cloud/own-record.ts');
  return { ...(await import('#core/session/profile.ts')), ...service.confirm };
}

describe('[PANEL-8] the mark of a verified e-mail', () => {
  test('is written once, however often it is asked for', async () => {
    const { markVerified, open, all } = await visit();
    const first = markVerified(accountOf('aysel'), recordOf('aysel'));
    const second = markVerified(accountOf('aysel'), recordOf('aysel'));
    await vi.waitFor(() => expect(open).toHaveLength(1));
    open[0]?.answer('aysel@x.az');
    expect([await first, await second, await markVerified(accountOf('aysel'), recordOf('aysel'))]).toEqual([
      'aysel@x.az',
      null,
      null,
    ]);
    expect(all).toEqual([['aysel', recordOf('aysel')]]);
  });

  test('is written for whoever comes next on the same page', async () => {
    const { markVerified, open, all } = await visit();
    const first = markVerified(accountOf('aysel'), recordOf('aysel'));
    const second = markVerified(accountOf('orxan'), recordOf('orxan'));
    await vi.waitFor(() => expect(open).toHaveLength(2));
    open[1]?.answer('orxan@x.az');
    open[0]?.fail();
    expect([await first, await second]).toEqual([null, 'orxan@x.az']);
    expect(all).toEqual([
      ['aysel', recordOf('aysel')],
      ['orxan', recordOf('orxan')],
    ]);
  });

  test('[USER-5] is written again for an e-mail that has changed meanwhile', async () => {
    const { markVerified, open, all } = await visit();
    const first = markVerified(accountOf('aysel'), recordOf('aysel'));
    await vi.waitFor(() => expect(open).toHaveLength(1));
    open[0]?.answer('aysel@x.az');
    await first;
    const second = markVerified(accountOf('aysel', 'yeni@x.az'), recordOf('aysel'));
    await vi.waitFor(() => expect(open).toHaveLength(1));
    open[0]?.answer('yeni@x.az');
    expect(await second).toBe('yeni@x.az');
    expect(all).toHaveLength(2);
  });

  test.each(['the server refuses', 'the part does not come'])(
    'when %s, nothing is shown, and it is tried again at the next visit',
    async (failure) => {
      const { markVerified, open } = await visit();
      service.isReachable = failure !== 'the part does not come';
      const marking = markVerified(accountOf('aysel'), recordOf('aysel'));
      if (service.isReachable) {
        await vi.waitFor(() => expect(open).toHaveLength(1));
        open[0]?.fail();
      }
      expect(await marking).toBeNull();
      expect(console.error).toHaveBeenCalledOnce();
      const next = await visit();
      const again = next.markVerified(accountOf('aysel'), recordOf('aysel'));
      await vi.waitFor(() => expect(next.open).toHaveLength(1));
      next.open[0]?.answer('aysel@x.az');
      expect(await again).toBe('aysel@x.az');
    },
  );
});
