import { beforeAll, expect, test } from 'vitest';
import { signUp } from '#core/cloud/own-record.ts';
import { firestoreOf } from './support/firestore.ts';
import type { Token } from './support/people.ts';
import { deployedRulesOf, openProject, projectId } from './support/project.ts';

const project = openProject(projectId());
beforeAll(async () => {
  await project.load('firestore', deployedRulesOf('firestore'));
  await project.reset();
});

type Racer = Token & { email: string };

const signUpAs = (racer: Racer, username: string) =>
  firestoreOf(projectId(), racer).commit(
    signUp(racer.uid, { name: 'Ad', surname: racer.uid, username, email: racer.email, mobile: '' }),
  );

const refused = ['firestore/permission-denied', 'firestore/aborted', 'firestore/failed-precondition'];

test.each(Array.from({ length: 12 }, (_, round) => ({ round, people: 2 + (round % 3) })))(
  '[SIGNUP-2] round $round: $people people sign up with the same username at once, exactly one succeeds',
  async (race) => {
    const attempts = Array.from({ length: race.people }, (_, i) => {
      const uid = `racer-${race.round}-${i}`;
      const email = `${uid}@x.az`;
      return signUpAs({ uid, email }, `name${race.round}`);
    });
    const results = await Promise.allSettled(attempts);
    const lost = results.filter((result) => result.status === 'rejected').map(({ reason }) => reason.code);
    expect(lost).toHaveLength(race.people - 1);
    for (const code of lost) expect(refused).toContain(code);
  },
);

test.each(Array.from({ length: 8 }, (_, round) => ({ round })))(
  '[SIGNUP-3] round $round: the user who has verified an e-mail gets it, also when somebody else signs up with it at the same time',
  async ({ round }) => {
    const email = `race${round}@x.az`;
    const [owner, ...others] = [true, false, false].map(
      (email_verified, i): Racer => ({ uid: `mail-${round}-${i}`, email, email_verified }),
    );
    if (!owner) throw new Error('an owner');
    const attempts = others.map((racer) => signUpAs(racer, racer.uid));
    // A write that collides with another one is refused once. This is the retry that the pages make.
    const owning = signUpAs(owner, owner.uid).catch((error: { code: string }) => {
      expect(refused).toContain(error.code);
      return signUpAs(owner, owner.uid);
    });
    const results = await Promise.allSettled(attempts);
    await owning;
    expect(results.filter(({ status }) => status === 'fulfilled').length).toBeLessThanOrEqual(1);
  },
);
