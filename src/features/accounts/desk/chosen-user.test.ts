// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { recordOf } from '#support/fake-service.ts';
import { $chosen, chooseUser, removeUser } from './store.ts';

vi.mock('./gateway.ts', () => ({ staffPeople: { remove: async () => {} } }));

test('[PANEL-7] the user who was chosen for a course goes with the record, and no other', async () => {
  const [aysel, orxan] = [recordOf('aysel'), recordOf('orxan')];
  for (const [chosen, left] of [
    [aysel, null],
    [orxan, orxan],
  ] as const) {
    chooseUser(chosen);
    await removeUser('admin', 'aysel');
    expect($chosen.get()).toEqual(left);
  }
});
