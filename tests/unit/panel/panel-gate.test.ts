import { expect, test, vi } from 'vitest';
import { $profile } from '#stores/accounts/profile.ts';
import { gateForm } from '#stores/panel/gate.ts';

test('[PANEL-1] a password sent without a known user is refused, and the form can be used again', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  expect($profile.get().state).not.toBe('ready');
  await gateForm.submit({ password: 'x' });
  expect(gateForm.$state.get()).toMatchObject({ step: 'failed' });
  gateForm.clear();
  expect(gateForm.$state.get()).toEqual({ step: 'idle' });
});
