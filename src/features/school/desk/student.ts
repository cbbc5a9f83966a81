import { loadPart } from '#core/page/load-part.ts';
import { readings } from '#core/session/reading.ts';
import type { User } from '#core/session/user.ts';
import { resolveNames } from '#panel/log.ts';
import { serverTime } from '#panel/publishing.ts';
import { isTaught, taught } from '#panel/taught.ts';
import type { student as gatewayOf, Stand } from './gateway.ts';

const gateway = async () => (await loadPart(() => import('./gateway.ts'))).student;

/** Read at once, so that the page stays within 12 documents (SCHOOL-8); the rest at a press. */
export const coursesAtOnce = 5;

const stands = readings<string, { stand: Stand }>();
export const $stands = stands.$all;
export const standKey = (uid: string, course: string): string => `${uid} ${course}`;

export const readStand = (uid: string, course: string): Promise<boolean> =>
  stands.again(standKey(uid, course), async () => ({
    stand: await (await gateway()).stand(uid, course, serverTime()),
  }));

/** Of a student who has others, too, a teacher sees the own ones (SCHOOL-9). */
export const shownCourses = ({ lessons }: Pick<User, 'lessons'>): string[] => lessons.filter(isTaught);

export function readStands(user: User): void {
  for (const course of shownCourses(user).slice(0, coursesAtOnce)) readStand(user.id, course);
}

type Gateway = typeof gatewayOf;

/** Read when it is unfolded, and again when it is unfolded anew. */
function section<Row>(ask: (staff: Gateway, uid: string) => Promise<readonly Row[]>) {
  const { $all, again } = readings<string, { rows: readonly Row[] }>();
  return {
    $all,
    load: (uid: string): Promise<boolean> =>
      again(uid, async () => ({ rows: await ask(await gateway(), uid) })),
  };
}

export type Section<Row> = ReturnType<typeof section<Row>>;

export const sections = {
  attempts: section((staff, uid) => staff.attempts(uid, taught())),
  works: section((staff, uid) => staff.works(uid, taught())),
  questions: section((staff, uid) => staff.questions(uid, taught())),
  orders: section((staff, uid) => staff.orders(uid)),
  log: section(async (staff, uid) => {
    const entries = await staff.log(uid);
    const rows = entries.map((item) => ({ id: item.id, item }));
    await resolveNames(Promise.resolve({ rows, more: null }), ({ by, collection, target }) => [
      { collection: 'users', target: by },
      { collection, target },
    ]);
    return entries;
  }),
};

type Taken = Awaited<ReturnType<Gateway['quiz']>>;
const taken = readings<string, { quiz: Taken }>();

/** By the id of the quiz: what it asks, and its key, which may have been corrected since it was read (QUIZ-2). */
export const $taken = taken.$all;
export const readTaken = (quiz: string): Promise<boolean> =>
  taken.again(quiz, async () => ({ quiz: await (await gateway()).quiz(quiz) }));
