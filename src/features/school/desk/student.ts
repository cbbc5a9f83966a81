import { loadPart } from '#core/page/load-part.ts';
import { readings } from '#core/session/reading.ts';
import type { User } from '#core/session/user.ts';
import { resolveNames } from '#panel/log.ts';
import { serverTime } from '#panel/publishing.ts';
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

export function readStands({ id, lessons }: User): void {
  for (const course of lessons.slice(0, coursesAtOnce)) readStand(id, course);
}

type Gateway = typeof gatewayOf;
export type Section = 'attempts' | 'works' | 'questions' | 'orders' | 'log';
type Rows = { [Name in Section]: Awaited<ReturnType<Gateway[Name]>> };

const sectionOf = <Name extends Section>(name: Name) => {
  const read = readings<string, { rows: Rows[Name] }>();
  return {
    $all: read.$all,
    load: (uid: string, ask: (staff: Gateway) => Promise<Rows[Name]>) =>
      read.again(uid, async () => ({ rows: await ask(await gateway()) })),
    name,
  };
};

/** Each is read when it is unfolded, and again when it is unfolded anew. */
export const sections = {
  attempts: sectionOf('attempts'),
  works: sectionOf('works'),
  questions: sectionOf('questions'),
  orders: sectionOf('orders'),
  log: sectionOf('log'),
};

export const readSection: Record<Section, (uid: string) => Promise<boolean>> = {
  attempts: (uid) => sections.attempts.load(uid, (staff) => staff.attempts(uid)),
  works: (uid) => sections.works.load(uid, (staff) => staff.works(uid)),
  questions: (uid) => sections.questions.load(uid, (staff) => staff.questions(uid)),
  orders: (uid) => sections.orders.load(uid, (staff) => staff.orders(uid)),
  log: (uid) =>
    sections.log.load(uid, async (staff) => {
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

/** By the id of the quiz: what it asks, and its key. */
export const $taken = taken.$all;
export const readTaken = (quiz: string): Promise<boolean> =>
  taken.load(quiz, async () => ({ quiz: await (await gateway()).quiz(quiz) }));
