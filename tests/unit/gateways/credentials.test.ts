import { expect, test } from 'vitest';
import { credentials, takeProofsFrom, takeTokensFrom } from '#gateways/credentials.ts';

test('a request is a guest’s until Auth says who asks, and when it says that nobody does', async () => {
  expect(await credentials(false)).toEqual({});
  takeTokensFrom(async (isRefused) => (isRefused ? 'new' : 'kept'));
  expect(await credentials(false)).toEqual({ authorization: 'Bearer kept' });
  expect(await credentials(true)).toEqual({ authorization: 'Bearer new' });
  takeTokensFrom(async () => null);
  expect(await credentials(false)).toEqual({});
});

test('a request carries the proof of App Check where there is one, also a guest’s', async () => {
  takeProofsFrom(async () => 'proof');
  expect(await credentials(false)).toEqual({ 'x-firebase-appcheck': 'proof' });
  takeProofsFrom(async () => null);
  expect(await credentials(false)).toEqual({});
});
