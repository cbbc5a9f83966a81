import { deleteField, serverTimestamp } from 'firebase/firestore/lite';
import { type Actor, logged } from '#core/cloud/audit.ts';
import { commit } from '#core/cloud/commit.ts';
import { merge, type Operation, type Query } from '#core/cloud/operation.ts';
import type { User } from '#core/session/user.ts';
import { msNow } from '#core/time/clock.ts';
import { tellUser } from '#features/bell/desk/gateway.ts';
import type { NewNotice } from '#features/bell/notice.ts';
import { chainPages, countCourses, courseRows } from '#panel/joined-rows-gateway.ts';
import type { ListPage, ListQuery, ListRow } from '#panel/list-query.ts';
import { onlyRows, saidRows } from '#panel/rows-gateway.ts';
import { entryFields, works } from '../gateway.ts';
import {
  entriesOf,
  queuePath,
  type Work,
  WorkDocument,
  type WorkList,
  type WorkResult,
  waitsWith,
  workPath,
} from '../work.ts';

export type Reader = Pick<User, 'id' | 'name' | 'surname'>;

/** For a day nobody else can (TASK-2). */
export const claimWork = (
  { id: uid, name, surname }: Reader,
  { id, rev }: Pick<Work, 'id' | 'rev'>,
): Operation[] => [
  merge(workPath(id), {
    state: 'claimed',
    claimedBy: uid,
    claimedName: `${name} ${surname}`,
    claimedAt: serverTimestamp(),
    rev: rev + 1,
  }),
];

export const releaseWork = ({ id, rev }: Pick<Work, 'id' | 'rev'>): Operation[] => [
  merge(workPath(id), { state: 'sent', rev: rev + 1 }),
];

export interface Decision {
  result: WorkResult;
  text: string;
  comments: Record<string, string>; // by the number of the line
}

type Seen = Pick<Work, 'id' | 'rev' | 'title' | 'course' | 'ticket' | 'thread' | 'version'>;

/** TASK-2: its number goes out of the queue. @param waits the queue's waiting times from now on. */
export function decideWork(
  actor: Actor,
  work: Seen,
  { name }: Pick<Reader, 'name'>,
  { result, text, comments }: Decision,
  waits: readonly number[],
): Operation[] {
  const { id, title, course, ticket } = work;
  const said = { text, result, ...(Object.keys(comments).length > 0 && { comments }) };
  const write = (audit: string) => [
    merge(workPath(id), { ...entryFields(work, name, said), state: result, asked: false, audit }),
    merge(queuePath(course), { open: { [ticket]: deleteField() }, waits, audit }),
  ];
  return logged(actor, 'works', id, result === 'accepted' ? 'accept' : 'return', write, { title });
}

/** TASK-2: its number is where it was in the queue. @param waits without that of this work. */
export function undoDecision(
  actor: Actor,
  work: Seen & Pick<Work, 'at'>,
  waits: readonly number[],
): Operation[] {
  const { id, title, course, ticket, thread, rev } = work;
  const entries = entriesOf(work);
  const before = entries.at(-2);
  // What the student had asked before the decision waits again.
  const asked = before !== undefined && !before.staff && before.result === undefined;
  const write = (audit: string) => [
    merge(workPath(id), {
      state: 'claimed',
      thread: { [Object.keys(thread).length - 1]: deleteField() },
      asked,
      rev: rev + 1,
      audit,
    }),
    merge(queuePath(course), { open: { [ticket]: work.at ?? serverTimestamp() }, waits, audit }),
  ];
  return logged(actor, 'works', id, 'reopen', write, { title });
}

/** TASK-2. */
export function answerWork(
  actor: Actor,
  work: Seen,
  { name }: Pick<Reader, 'name'>,
  text: string,
): Operation[] {
  const write = (audit: string) => [
    merge(workPath(work.id), { ...entryFields(work, name, { text, staff: true }), asked: false, audit }),
  ];
  return logged(actor, 'works', work.id, 'answer', write, { title: work.title });
}

/** TASK-2: those that wait in the order of time, the rest newest first. */
export function workRows(list: WorkList, course = ''): Query {
  const where: Query['where'] = [
    ...(course === '' ? [] : ([['course', '==', course]] as const)),
    list === 'asked'
      ? ['asked', '==', true]
      : ['state', 'in', list === 'open' ? ['sent', 'claimed'] : ['returned', 'accepted']],
  ];
  return { collection: 'works', where, orderBy: ['at', list === 'decided' ? 'desc' : 'asc'] };
}

/** Those that wait and have a last moment: what is late first, then the soonest (GROUP-3). */
export const dueRows = (course = ''): Query => ({ ...workRows('open', course), orderBy: ['due', 'asc'] });

/** Every method throws AppError. */
export const staffWorks = {
  async list({ search, sort, ...of }: ListQuery<WorkList>): Promise<ListPage<Work>> {
    const rows = (query: (course: string) => Query) => () => courseRows(of, query, WorkDocument);
    const all = rows((course) => workRows(sort, course));
    const page = await (sort === 'open' ? chainPages([rows(dueRows), all]) : all());
    // Nobody can answer about what its student has taken back.
    const answerable = (row: ListRow<Work>) => !('item' in row && row.item.state === 'withdrawn');
    const shown = sort === 'asked' ? await onlyRows(page, answerable) : page;
    return saidRows(shown, search, ({ name, title }) => `${name}\n${title}`);
  },
  countOpen: (courses: readonly string[] | null): Promise<number> =>
    countCourses(courses, (course) => workRows('open', course)),
  one: works.one,
  version: works.version,
  pictureAddress: works.pictureAddress,
  claim: (reader: Reader, work: Work): Promise<void> => commit(claimWork(reader, work)),
  release: (work: Work): Promise<void> => commit(releaseWork(work)),
  /** @param notice for the student's bell (TELL-2). */
  async decide(reader: Reader, work: Work, decision: Decision, notice: NewNotice): Promise<void> {
    const waits = (await works.queue(work.course))?.waits ?? [];
    const waited = (msNow() - (work.at?.getTime() ?? msNow())) / 1000;
    const batch = decideWork({ uid: reader.id }, work, reader, decision, waitsWith(waits, waited));
    await commit(await tellUser(batch, work.uid, notice));
  },
  async undo(by: string, work: Work, notice: NewNotice): Promise<void> {
    const waits = (await works.queue(work.course))?.waits ?? [];
    await commit(await tellUser(undoDecision({ uid: by }, work, waits.slice(0, -1)), work.uid, notice));
  },
  answer: async (reader: Reader, work: Work, text: string, notice: NewNotice): Promise<void> =>
    commit(await tellUser(answerWork({ uid: reader.id }, work, reader, text), work.uid, notice)),
};
