// What the emulator does not ask for: how passwords were hashed (https://cloud.google.com/identity-platform/docs/reference/rest/v1/projects.accounts/batchCreate).
import { expect, test, vi } from 'vitest';
import { Cloud } from '../../../scripts/operator/cloud.ts';
import { type HashConfig, type Line, partsOf } from '../../../scripts/operator/project-data.ts';

const hash: HashConfig = {
  algorithm: 'SCRYPT',
  signerKey: 'a+b/c==',
  saltSeparator: 'Bw==',
  rounds: 8,
  memoryCost: 14,
};

/** The accounts of a live project with this answer, and the body of the request that writes them. */
async function carried(users: object[], config: HashConfig | null) {
  const sent: Record<string, unknown>[] = [];
  vi.stubGlobal('fetch', async (address: string, { body }: { body?: string }) => {
    if (address.includes('batchGet')) return Response.json({ users });
    sent.push(JSON.parse(`${body}`));
    return Response.json({});
  });
  const cloud = new Cloud('school', { GOOGLE_ACCESS_TOKEN: 'token' });
  const part = partsOf(cloud, 'bucket', config).find(({ name }) => name === 'accounts');
  const lines: Line[] = [];
  for await (const page of part?.pages() ?? []) lines.push(...page);
  await part?.write(lines, async () => Buffer.alloc(0));
  return { lines, sent: sent[0], compared: lines.map((line) => part?.compared?.(line)) };
}

test('[OPS-1] passwords go with the parameters of their hashes, and without these not at all', async () => {
  const user = { localId: 'one', email: 'one@h.example', passwordHash: 'aGFzaA==', salt: 'c2FsdA==' };
  const whole = await carried([user], hash);
  expect(whole.sent).toEqual({
    users: [user],
    allowOverwrite: true,
    hashAlgorithm: 'SCRYPT',
    signerKey: 'a-b_c==',
    saltSeparator: 'Bw==',
    rounds: 8,
    memoryCost: 14,
  });
  expect(whole.compared).toEqual([{ id: 'one', email: 'one@h.example', hasPassword: true }]);
  const without = await carried([user], null);
  expect(without.sent).toEqual({ users: [{ localId: 'one', email: 'one@h.example' }], allowOverwrite: true });
  expect(without.compared).toEqual([{ id: 'one', email: 'one@h.example' }]);
  const hidden = Buffer.from('REDACTED').toString('base64');
  expect((await carried([{ ...user, passwordHash: hidden }], hash)).lines[0]).not.toHaveProperty(
    'passwordHash',
  );
});

test('[OPS-1] a second factor by phone is carried over, one by app is counted', async () => {
  const phone = { mfaEnrollmentId: 'p', phoneInfo: '+994501234567' };
  const factors = [
    { ...phone, unobfuscatedPhoneInfo: '+994501234567' },
    { mfaEnrollmentId: 't', totpInfo: {} },
  ];
  const { lines, sent } = await carried([{ localId: 'one', mfaInfo: factors }], hash);
  expect(lines).toEqual([{ id: 'one', mfaInfo: [phone], secondFactorsLeft: 1 }]);
  expect(sent?.users).toEqual([{ localId: 'one', mfaInfo: [phone] }]);
});
