import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Fields } from '#core/cloud/operation.ts';
import { secondFactor } from './cases/second-factor.ts';
import { chapters } from './chapters.ts';
import { type Case, failure, sentence } from './support/case.ts';
import { type Documents, keys } from './support/documents.ts';
import { provenTokenOf, type Who } from './support/people.ts';
import { deployedRulesOf, openProject, type Project, projectId } from './support/project.ts';

// The table of what staff may do (USER-8): with the demand switched on, staff who have signed in with a second factor may do it, and
// others may exactly what they may as users, with keys that have become worthless.

const project = openProject(projectId());
const proven = openProject(projectId(), provenTokenOf);

beforeAll(async () => {
  await project.load('firestore', deployedRulesOf('firestore'));
  await project.load('storage', deployedRulesOf('storage'));
  await project.reset();
  await project.resetFiles();
});
afterAll(() => project.reset());

const staff: Who[] = ['teacher', 'colleague', 'admin', 'chief'];
/** What two roles may do is one deed. Its own chapter is about the demand itself. */
const ofStaff = chapters
  .filter((chapter) => chapter !== secondFactor)
  .map(({ concern, cases }) => {
    const own = cases.filter(({ who, allowed }) => allowed && staff.includes(who));
    return { concern, deeds: [...new Map(own.map((one) => [one.what, one])).values()] };
  })
  .filter(({ deeds }) => deeds.length > 0);

/** The case with other keys; what else it needs stays. */
const withKeys = (one: Case, over: Fields): Case => ({
  ...one,
  given: () => {
    const own: Documents = (typeof one.given === 'function' ? one.given() : one.given) ?? {};
    return { ...own, 'config/keys': { ...(own['config/keys'] ?? keys), ...over } };
  },
});
const worthless = { teacherKey: 'x'.repeat(30), adminKey: 'y'.repeat(30) };
/** Which of them were allowed. A file that another case has to upload first is not there. */
async function allowedOf(cases: readonly Case[], by: Project): Promise<boolean[]> {
  await by.reset();
  const allowed: boolean[] = [];
  for (const one of cases) allowed.push([null, 'storage/object-not-found'].includes(await failure(one, by)));
  return allowed;
}

let byRole = 0;

test.each(ofStaff)(
  '[USER-8] every deed of staff wants the second factor once it is demanded: $concern',
  async ({ deeds }) => {
    const demanding = deeds.map((one) => withKeys(one, { secondFactor: true }));
    const withFactor = await allowedOf(demanding, proven);
    const asUser = await allowedOf(
      deeds.map((one) => withKeys(one, worthless)),
      project,
    );
    const without = await allowedOf(demanding, project);
    const wrong = deeds.filter((_, n) => !withFactor[n] || without[n] !== asUser[n]);
    byRole += asUser.filter((isAllowed) => !isAllowed).length;
    expect(wrong.map(sentence)).toEqual([]);
  },
);

test('most of these deeds are allowed by the role alone', () => {
  expect(byRole).toBeGreaterThan(200);
});
