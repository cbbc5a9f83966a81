import { beforeAll, expect, test } from 'vitest';
import { signUp } from '#gateways/firebase/batches/sign-up.ts';
import { connect } from './support/client.ts';
import { openProject, projectId, rulesOf } from './support/project.ts';

const project = openProject(projectId());
beforeAll(async () => {
  await project.load('firestore', rulesOf('firestore'));
  await project.reset();
});

test.each(Array.from({ length: 25 }, (_, round) => ({ round, people: 2 + (round % 3) })))(
  '[SIGNUP-2] round $round: $people people sign up under one username at once, one of them wins',
  async (race) => {
    const attempts = Array.from({ length: race.people }, (_, i) => {
      const uid = `racer-${race.round}-${i}`;
      const email = `${uid}@x.az`;
      const person = { name: 'Ad', surname: uid, username: `name${race.round}`, email, mobile: '' };
      return connect(projectId(), { uid, email }).commit(signUp(uid, person));
    });
    const results = await Promise.allSettled(attempts);
    const lost = results.filter((result) => result.status === 'rejected').map(({ reason }) => reason.code);
    expect(lost).toHaveLength(race.people - 1);
    for (const code of lost) expect(['permission-denied', 'aborted', 'failed-precondition']).toContain(code);
  },
);
