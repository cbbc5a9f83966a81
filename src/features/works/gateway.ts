import { deleteField, serverTimestamp } from 'firebase/firestore/lite';
import { getDownloadURL, ref } from 'firebase/storage';
import * as v from 'valibot';
import { commit, commitOnce, inTurn } from '#core/cloud/commit.ts';
import { database } from '#core/cloud/database.ts';
import { eraseAll, readAll, readOne, valid } from '#core/cloud/documents.ts';
import { AppError, codeOf, isRefusal } from '#core/cloud/errors.ts';
import { type Fields, merge, type Operation, type Query, remove, set } from '#core/cloud/operation.ts';
import { removeFile, storage, upload } from '#core/cloud/storage.ts';
import { withTimeout } from '#core/cloud/with-timeout.ts';
import { loadPart } from '#core/page/load-part.ts';
import type { User } from '#core/session/user.ts';
import {
  byNeed,
  isWithStaff,
  type Queue,
  QueueDocument,
  queuePath,
  VersionDocument,
  versionPath,
  type Work,
  type WorkContent,
  WorkDocument,
  type WorkTask,
  type WorkVersion,
  workId,
  workPath,
  workPicturePath,
} from './work.ts';

export type Student = Pick<User, 'id' | 'name' | 'surname'>;

/** TASK-1. Denied to who does not have the course. */
export const beginWork = ({ id: uid, name, surname }: Student, task: WorkTask): Operation[] => [
  set(workPath(workId(uid, task)), {
    uid,
    name: `${name} ${surname}`,
    ...task,
    state: 'begun',
    version: 0,
    thread: {},
    asked: false,
    rev: 1,
  }),
];

type Seen = Pick<Work, 'id' | 'course' | 'task' | 'rev'>;

/** TASK-1. @param ticket the queue's next number; denied when another has it by now. */
export const sendWork = (
  { id, course, task, rev, version }: Seen & Pick<Work, 'version'>,
  content: WorkContent,
  ticket: number,
  due: Date | null = null,
): Operation[] => [
  merge(workPath(id), {
    state: 'sent',
    version: version + 1,
    ticket,
    at: serverTimestamp(),
    due: due ?? deleteField(),
    rev: rev + 1,
  }),
  set(versionPath(id, version + 1), { ...content, at: serverTimestamp() }),
  merge(queuePath(course), { open: { [ticket]: serverTimestamp() }, last: ticket, task }),
];

const leaveQueue = ({ course, task, ticket }: Pick<Work, 'course' | 'task' | 'ticket'>): Operation =>
  merge(queuePath(course), { open: { [ticket]: deleteField() }, task });

/** While nobody reads it (TASK-1). */
export const withdrawWork = (work: Seen & Pick<Work, 'ticket'>): Operation[] => [
  merge(workPath(work.id), { state: 'withdrawn', rev: work.rev + 1 }),
  leaveQueue(work),
];

export const entryFields = (
  { thread, version, rev }: Pick<Work, 'thread' | 'version' | 'rev'>,
  name: string,
  said: Fields,
): Fields => ({
  thread: { [Object.keys(thread).length]: { name, ...said, version, at: serverTimestamp() } },
  rev: rev + 1,
});

/** TASK-2. */
export const askAboutWork = (
  work: Seen & Pick<Work, 'thread' | 'version'>,
  { name }: Pick<Student, 'name'>,
  text: string,
): Operation[] => [merge(workPath(work.id), { ...entryFields(work, name, { text }), asked: true })];

const isSame = (one: Date | null, other: Date | null) => one?.getTime() === other?.getTime();

/** Read as late as possible: staff may change it at any time. */
const dueOf = async ({ uid, task }: Pick<Work, 'uid' | 'task'>, group?: string): Promise<Date | null> => {
  if (group === undefined) return null;
  const { ownGroups } = await loadPart(() => import('#features/groups/gateway.ts'));
  return (await ownGroups.duesOf(uid, group))[`task:${task}`] ?? null;
};

type LeftWork = Pick<Work, 'id' | 'course' | 'task' | 'state' | 'version' | 'ticket'>;

/** What its deletion needs, whatever is wrong with the rest. */
const Left = v.object({
  id: v.string(),
  course: v.fallback(v.string(), ''),
  task: v.fallback(v.string(), ''),
  state: v.fallback(WorkDocument.entries.state, 'begun'),
  version: v.fallback(v.number(), 0),
  ticket: v.fallback(v.number(), 0),
});

/** After the record of its student (USER-6). */
export const eraseWork = (work: LeftWork): Operation[] => [
  remove(workPath(work.id)),
  ...Array.from({ length: work.version }, (_, at) => remove(versionPath(work.id, at + 1))),
  ...(isWithStaff(work) ? [leaveQueue(work)] : []),
];

/** The filter proves the rule. */
export const worksOf = (uid: string, course = ''): Query => ({
  collection: 'works',
  where: [['uid', '==', uid], ...(course === '' ? [] : ([['course', '==', course]] as const))],
});

export const works = {
  one: (id: string): Promise<Work | null> => readOne(workPath(id), WorkDocument),
  /** @throws AppError */
  list: async (uid: string, course?: string): Promise<Work[]> =>
    byNeed(await readAll(worksOf(uid, course), WorkDocument)),
  version: (id: string, version: number): Promise<WorkVersion | null> =>
    readOne(versionPath(id, version), VersionDocument),
  queue: (course: string): Promise<Queue | null> => readOne(queuePath(course), QueueDocument),
  dueOf,
  async begin(student: Student, task: WorkTask): Promise<Work> {
    const id = workId(student.id, task);
    await commit(beginWork(student, task)).catch(async (error: unknown) => {
      if (!isRefusal(codeOf(error)) || !(await works.one(id))) throw error;
    });
    const begun = await works.one(id);
    if (!begun) throw new Error(`${id} is not there`);
    return begun;
  },
  /** The picture is uploaded before; a failure between the two can be repeated. */
  async send(work: Work, content: WorkContent, picture?: Blob, group?: string): Promise<void> {
    if (picture)
      await upload(workPicturePath(work, work.version + 1), picture, {
        cacheControl: 'private, max-age=3600',
        replaces: true,
      });
    const last = async () => (await works.queue(work.course))?.last ?? 0;
    await inTurn(async () => {
      const ticket = (await last()) + 1;
      const due = await dueOf(work, group);
      try {
        await commitOnce(sendWork(work, content, ticket, due));
      } catch (error) {
        // Another student was quicker to take the number, or the deadline is another one by now.
        if (isRefusal(codeOf(error)) && ((await last()) >= ticket || !isSame(due, await dueOf(work, group))))
          throw new AppError('firestore/aborted', error);
        throw error;
      }
    });
  },
  withdraw: (work: Work): Promise<void> => commit(withdrawWork(work)),
  ask: (work: Work, student: Pick<Student, 'name'>, text: string): Promise<void> =>
    commit(askAboutWork(work, student, text)),
  /** For its student and staff. */
  pictureAddress: (work: Pick<Work, 'uid' | 'course' | 'task'>, version: number): Promise<string> =>
    withTimeout(getDownloadURL(ref(storage(), workPicturePath(work, version)))),
  forget: (uid: string): Promise<void> =>
    eraseAll(worksOf(uid), async (document) => {
      const work = valid(document, Left);
      // Also of a picture that was never sent.
      if (document.data.kind === 'picture')
        for (let version = 1; version <= work.version + 1; version++)
          await removeFile(workPicturePath({ ...work, uid }, version));
      await database().commit(eraseWork(work));
    }),
};
