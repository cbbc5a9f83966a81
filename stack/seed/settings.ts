import { gateDigest } from '#panel/gate-password.ts';
import { coursePaths, coursePrices, courseTasks } from '../../scripts/course-paths.ts';
import { panelPasswords } from './accounts.ts';
import type { Documents } from './firestore-value.ts';

/** These keys are not secret: the rules compare them, and only the Firebase console (here the seed) can write them. */
export const keys = {
  adminKey: 'local-stack-admin-key',
  teacherKey: 'local-stack-teacher-key',
};

/** Older than any build, so that a new stack doesn't request a build. */
const nothingToPublish = new Date('2023-01-01T00:00:00Z');

/** `config/build` with half a minute of quiet: nobody waits ten minutes to see what they have changed here, and builds cost nothing. */
export const buildSettings = (hook: string) => ({ hook, quiet: 30, interval: 60, monthly: 10_000 });

export async function addSettings(documents: Documents, projectId: string): Promise<void> {
  documents.set('config/keys', keys);
  documents.set('config/courses', { paths: coursePaths(), prices: coursePrices(), tasks: courseTasks() });
  documents.set('config/build', buildSettings(''));
  documents.set('config/publish', { dirtyAt: nothingToPublish });
  for (const [role, password] of Object.entries(panelPasswords)) {
    documents.set(`gates/${await gateDigest(password, projectId)}`, { role });
  }
}
