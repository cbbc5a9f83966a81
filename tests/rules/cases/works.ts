import { deleteField, limit, serverTimestamp, where } from 'firebase/firestore/lite';
import { type Fields, merge, type Operation, remove, set, update } from '#core/cloud/operation.ts';
import { imageServing, limits } from '#core/words/limits.ts';
import {
  answerWork,
  claimWork,
  type Decision,
  decideWork,
  releaseWork,
  undoDecision,
  workRows,
} from '#features/works/desk/gateway.ts';
import {
  askAboutWork,
  beginWork,
  eraseWork,
  sendWork,
  withdrawWork,
  worksOf,
} from '#features/works/gateway.ts';
import { workLimits } from '#features/works/limits.ts';
import {
  type Work,
  type WorkContent,
  type WorkMove,
  workLists,
  workMoves,
  workPicturePath,
} from '#features/works/work.ts';
import { moved, operationAt, patch, without } from '../support/attack.ts';
import type { Deed } from '../support/case.ts';
import { chapter, commit, get, list } from '../support/chapter.ts';
import {
  type Documents,
  group,
  inTrash,
  long,
  otherTime,
  past,
  record,
  teacherOf,
  unseenTexts,
  work,
} from '../support/documents.ts';
import { everyone, staff, uidOf, type Who } from '../support/people.ts';

/** Tasks that are handed in. */
export const works = chapter('[TASK-1] [TASK-2] [GROUP-3] works and queues');
const { allow, deny, each, reads } = works;
const ayla = works.committer('ayla');
const teacher = works.committer('teacher');

const id = 'ayla_frontend_form';
const path = `works/${id}`;
const queue = 'queues/frontend';
const version = (n: number) => `${path}/versions/${n}`;
const hours = (n: number): Date => new Date(Date.now() - n * 3_600_000);
const has: Documents = { 'users/bahar': record('bahar', { lessons: ['frontend'] }) };
const lost: Documents = { 'users/ayla': record('ayla') };
const over: Documents = { 'users/ayla': record('ayla', { lessons: ['frontend'], ends: { frontend: past } }) };
const gone: Documents = { 'users/ayla': null };
const said = ([field, value]: [string, unknown]) => `${field} = ${JSON.stringify(value)?.slice(0, 40)}`;
const person = (who: Who) => ({ id: uidOf(who), name: 'Ad', surname: uidOf(who) });
const actor = (who: Who) => ({ uid: uidOf(who), entry: 'new-entry' });

/** What each state has in its document: who has claimed it, and whether its number is in the queue. */
const claim = (by: string, at: Date) => ({ claimedBy: by, claimedName: `Ad ${by}`, claimedAt: at });
/** An hour ahead, because the cases may run for longer than the ten minutes in which it can be taken back. */
const decided = (result: string, minutes = -60) => ({
  name: 'Ad',
  text: 'Bax',
  version: 1,
  at: hours(minutes / 60),
  result,
});
const states: Record<string, Fields> = {
  begun: { state: 'begun', version: 0, ticket: undefined, at: undefined, rev: 1 },
  sent: { state: 'sent' },
  claimed: { state: 'claimed', ...claim('teacher', hours(23)) },
  over: { state: 'claimed', ...claim('teacher', hours(25)) },
  returned: { state: 'returned', ...claim('teacher', hours(30)), thread: { 0: decided('returned') } },
  accepted: { state: 'accepted', ...claim('teacher', hours(30)), thread: { 0: decided('accepted') } },
  withdrawn: { state: 'withdrawn' },
};
const defined = (data: Fields): Fields =>
  Object.fromEntries(Object.entries(data).filter(([, value]) => value !== undefined));
/** The work of `ayla` in a state. */
const fieldsIn = (state: string, more: Fields = {}): Fields => defined(work({ ...states[state], ...more }));
const given = (state: string, more: Fields = {}): Documents => {
  const isOpen = ['sent', 'claimed', 'over'].includes(state);
  return {
    [path]: fieldsIn(state, more),
    [queue]: { open: isOpen ? { 2: past, 3: past } : { 2: past }, last: 4, task: 'form', waits: [60] },
  };
};
const seen = (state: string, more: Fields = {}): Work =>
  ({ id, ticket: 0, ...fieldsIn(state, more) }) as unknown as Work;
const decision: Decision = { result: 'returned', text: 'Düzəldin', comments: { 1: 'Niyə?' } };

/** The batch of each move, from a state. */
const moves: Record<WorkMove, (who: Who, state: string, more?: Fields) => Operation[]> = {
  send: (_, state, more) => sendWork(seen(state, more), { code: 'b {}' }, 5),
  withdraw: (_, state, more) => withdrawWork(seen(state, more)),
  ask: (who, state, more) => askAboutWork(seen(state, more), person(who), 'Niyə?'),
  claim: (who, state, more) => claimWork(person(who), seen(state, more)),
  release: (_, state, more) => releaseWork(seen(state, more)),
  decide: (who, state, more) => decideWork(actor(who), seen(state, more), person(who), decision, [60, 5]),
  undo: (who, state, more) => undoDecision(actor(who), seen(state, more), [60]),
  answer: (who, state, more) => answerWork(actor(who), seen(state, more), person(who), 'Belə'),
};
/** A first version has another number than the one that is there already. */
const sends = (state: string): Documents => (state === 'begun' ? { [version(1)]: null } : {});

// ── The states are those of the table (src/features/works/work.ts) ──
for (const [move, { by, from }] of Object.entries(workMoves)) {
  const batchOf = moves[move as WorkMove];
  const may: Who[] = by === 'student' ? ['ayla'] : by === 'reader' ? ['teacher'] : staff;
  for (const state of Object.keys(states)) {
    const is = (from as readonly string[]).includes(state);
    const world = { ...given(state), ...sends(state) };
    each(is ? may : [], `${move}s it, ${state}`, (who) => commit(batchOf(who, state)), world);
  }
}
for (const result of ['accepted', 'returned'] as const)
  teacher.may(
    `decides: ${result}`,
    decideWork(actor('teacher'), seen('claimed'), person('teacher'), { ...decision, result }, [60, 5]),
    given('claimed'),
  );
deny(
  'colleague',
  'decides what another reads',
  commit(moves.decide('colleague', 'claimed')),
  given('claimed'),
);
deny('colleague', 'claims what another reads', commit(moves.claim('colleague', 'claimed')), given('claimed'));
allow('colleague', 'claims it a day later', commit(moves.claim('colleague', 'over')), given('over'));

// ── A decision is taken back ──
const undo = moves.undo('teacher', 'returned');
const late = { thread: { 0: decided('returned', 11) } };
teacher.mayNot(
  'takes a decision back after ten minutes',
  moves.undo('teacher', 'returned', late),
  given('returned', late),
);
const asked = { name: 'Ad', text: 'Niyə?', version: 1, at: hours(0.01) };
const talked = { thread: { 0: decided('returned'), 1: asked }, asked: true };
teacher.mayNot(
  'takes a decision back that the student has answered',
  moves.undo('teacher', 'returned', talked),
  given('returned', talked),
);
teacher.mayNot(
  'takes back what the student has asked',
  patch(moves.undo('teacher', 'returned', talked), path, { thread: { 1: deleteField() } }),
  given('returned', talked),
);
const before = { thread: { 0: asked, 1: decided('returned') } };
teacher.may(
  'takes a decision about a question back',
  moves.undo('teacher', 'returned', before),
  given('returned', before),
);
teacher.mayNot(
  'takes it back, and changes the text',
  undo.map((one) =>
    one.path === path ? (patch([one], path, { thread: { 0: { text: 'x' } } })[0] ?? one) : one,
  ),
  given('returned'),
);
deny(
  'colleague',
  'takes back what another has decided',
  commit(moves.undo('colleague', 'returned')),
  given('returned'),
);
for (const { path: part } of undo)
  teacher.mayNot(`takes a decision back without ${part}`, without(undo, part), given('returned'));
for (const over of [
  { state: 'sent' },
  { state: 'accepted' },
  { rev: 2 },
  { rev: 4 },
  { asked: 1 },
  { claimedAt: otherTime },
  { extra: 1 },
])
  teacher.mayNot(`takes it back, with ${JSON.stringify(over)}`, patch(undo, path, over), given('returned'));
for (const [what, over] of Object.entries({
  'another time': { open: { 3: otherTime } },
  'another number': { open: { 4: past } },
  'two numbers': { open: { 3: past, 4: past } },
  'a number that was never given': { open: { 3: past, 9: past } },
  'what is no number': { open: { 3: past, x: past } },
  'no time': { open: { 3: 'x' } },
  'another last number': { open: { 3: past }, last: 9 },
  '21 waiting times': { open: { 3: past }, waits: Array.from({ length: 21 }, () => 1) },
}))
  teacher.mayNot(
    `takes it back, and puts ${what} into the queue`,
    patch(undo, queue, over),
    given('returned'),
  );
const putBack = (open: Fields, audit: string) => merge(queue, { open, waits: [60], audit });
each([], 'puts a number back', () => commit(putBack({ 3: past }, 'none')), given('returned'));
each([], 'puts a number back with the entry of before', () => commit(putBack({ 3: past }, 'before')), {
  ...given('returned'),
  'audit/before': { collection: 'works', target: id, action: 'reopen', by: 'teacher', at: past },
});
for (const over of [
  { waits: [60, 5] },
  { waits: ['x'] },
  { waits: 'x' },
  { audit: 'old' },
  { audit: undefined },
])
  teacher.mayNot(
    `takes it back, and writes ${JSON.stringify(over)}`,
    patch(undo, queue, over),
    given('returned'),
  );
teacher.mayNot(
  'takes it back in the queue of another course, too',
  [...undo, merge('queues/backend', { open: { 3: past }, waits: [60], audit: 'new-entry' })],
  { ...given('returned'), 'queues/backend': { open: {}, last: 4, task: 'api', waits: [60] } },
);

// ── Reading ──
reads(path, ['ayla', ...staff]);
reads(version(1), ['ayla', ...staff]);
reads(queue, ['ayla', ...staff]);
each(['ayla', ...staff], 'learns that nothing is begun', () => get('works/ayla_frontend_site'));
deny('ayla', 'gets the queue of another course', get('queues/backend'));
deny('ayla', 'gets the queue of a course that is over', get(queue), over);
each([], 'lists queues', () => list('queues', limit(1)));
each([], 'lists versions', () => list(`${path}/versions`, limit(1)));
const asks =
  (query: Parameters<typeof workRows>, size = limits.page): Deed =>
  (client) =>
    client.ask(workRows(...query), size);
each(
  ['ayla', ...staff],
  'lists the works of ayla',
  () => (client) => client.ask(worksOf('ayla'), limits.page),
);
deny('ayla', 'lists 51 own works', (client) => client.ask(worksOf('ayla'), limits.page + 1));
deny('teacher', 'lists 51 works', (client) => client.ask(workRows('open'), limits.page + 1));
deny('ayla', 'counts the works of the course', (client) => client.countOf(workRows('open', 'frontend'), 50));
deny('ayla', 'lists all works of the course', list('works', where('course', '==', 'frontend'), limit(1)));
for (const one of workLists) {
  each(staff, `lists ${one} works`, () => asks([one]));
  each(staff, `lists ${one} works of a course`, () => asks([one, 'frontend']));
}
each(staff, 'counts those that are open', () => (client) => client.countOf(workRows('open'), limits.page));

// ── Beginning ──
const task = { course: 'frontend', task: 'site', title: 'Sayt', kind: 'address' } as const;
const begun = 'works/ayla_frontend_site';
const begin = (who: Who, over: Fields = {}): Operation[] =>
  patch(beginWork(person(who), task), `works/${uidOf(who)}_frontend_site`, over);
each(['ayla'], 'begins a task', (who) => commit(begin(who)));
allow('bahar', 'begins a task of an own course', commit(begin('bahar')), has);
ayla.mayNot('begins a task of a course that is over', begin('ayla'), over);
ayla.mayNot('begins a task of a course that is closed', begin('ayla'), lost);
ayla.mayNot('begins a task without a record', begin('ayla'), gone);
ayla.mayNot('begins a task that is begun', begin('ayla'), { [begun]: fieldsIn('begun') });
ayla.mayNot('begins another’s task', beginWork(person('bahar'), task));
ayla.mayNot('begins under another id', moved(begin('ayla'), begun, 'works/ayla_frontend_x'));
ayla.mayNot('begins under the id of another', moved(begin('ayla'), begun, 'works/bahar_frontend_site'), has);
ayla.mayNot(
  'begins a task that is none',
  beginWork(person('ayla'), { ...task, task: 'none', title: 'Sayt' }),
);
ayla.mayNot(
  'begins a task of another course',
  beginWork(person('ayla'), { ...task, course: 'backend', task: 'api', title: 'API' }),
);
for (const part of [
  ['uid', 'bahar'],
  ['name', 'Başqa'],
  ['title', 'Başqa'],
  ['kind', 'code'],
  ['state', 'sent'],
  ['state', 'accepted'],
  ['version', 1],
  ['thread', { 0: 'x' }],
  ['asked', true],
  ['rev', 2],
  ['audit', 'old'],
  ['extra', 1],
  ['asked', undefined],
] as [string, unknown][])
  ayla.mayNot(`begins with ${said(part)}`, begin('ayla', { [part[0]]: part[1] }));

// ── Sending ──
const send = moves.send('ayla', 'returned');
const returned = given('returned');
ayla.mayNot('sends where the course is over', send, { ...returned, ...over });
ayla.mayNot('sends where the course is closed', send, { ...returned, ...lost });
for (const { path: part } of send) {
  ayla.mayNot(`sends without ${part}`, without(send, part), returned);
  ayla.mayNot(`writes ${part} alone`, operationAt(send, part), returned);
}
ayla.may('sends the first of the course', moves.send('ayla', 'begun'), {
  ...given('begun'),
  [version(1)]: null,
  [queue]: { open: {}, last: 4, task: 'x' },
});
ayla.may('sends the first of a queue', sendWork(seen('returned'), { code: 'b {}' }, 1), {
  ...returned,
  [queue]: null,
});
ayla.may(
  'sends the 20th version',
  sendWork(seen('returned', { version: 19 }), { code: 'b {}' }, 5),
  given('returned', { version: 19 }),
);
ayla.mayNot(
  'sends the 21st version',
  sendWork(seen('returned', { version: 20 }), { code: 'b {}' }, 5),
  given('returned', { version: 20 }),
);
ayla.mayNot(
  'sends a version whose number is not whole',
  sendWork(seen('returned', { version: 1.5 }), { code: 'b {}' }, 5),
  given('returned', { version: 1.5 }),
);
ayla.mayNot(
  'enters the queue with a number that is not whole',
  sendWork(seen('returned'), { code: 'b {}' }, 5.5),
  {
    ...returned,
    [queue]: { open: {}, last: 4.5, task: 'form' },
  },
);
ayla.mayNot('skips a version', sendWork(seen('returned', { version: 2 }), { code: 'b {}' }, 5), returned);
for (const part of [
  ['state', 'accepted'],
  ['state', 'claimed'],
  ['version', 3],
  ['version', 1],
  ['ticket', 4],
  ['ticket', 2],
  ['at', otherTime],
  ['rev', 2],
  ['rev', 4],
  ['name', 'Başqa'],
  ['title', 'Başqa'],
  ['kind', 'address'],
  ['task', 'site'],
  ['thread', { 0: { text: 'x' } }],
  ['asked', true],
  ['claimedBy', 'ayla'],
  ['audit', 'old'],
  ['extra', 1],
] as [string, unknown][])
  ayla.mayNot(`sends with ${said(part)}`, patch(send, path, { [part[0]]: part[1] }), returned);

// ── What is sent ──
const kinds: Record<string, { more: Fields; good: WorkContent[]; bad: Fields[] }> = {
  code: {
    more: { kind: 'code' },
    good: [
      { code: 'a' },
      { code: '\na'.repeat(workLimits.lines - 1) },
      { code: 'ə'.repeat(workLimits.bytes / 2) },
      { code: long(workLimits.bytes) },
    ],
    bad: [
      { code: '' },
      ...unseenTexts.map((code) => ({ code })),
      { code: 'a\n'.repeat(workLimits.lines) },
      { code: `a${'\n'.repeat(workLimits.lines)}` },
      { code: 5 },
      { code: long(workLimits.bytes + 1) },
      { code: `${'ə'.repeat(workLimits.bytes / 2)}a` },
      { address: 'https://a.az' },
      { code: 'a', address: 'https://a.az' },
    ],
  },
  address: {
    more: { kind: 'address' },
    good: [{ address: 'https://a.az' }, { address: `https://${long(workLimits.address)}` }],
    bad: [
      { address: 'http://a.az' },
      { address: 'javascript:alert(1)' },
      { address: 'https://' },
      { address: 'https://a az' },
      { address: 'https://a"az' },
      { address: `https://${long(workLimits.address + 1)}` },
      { address: 5 },
      { code: 'a' },
    ],
  },
  picture: {
    more: { kind: 'picture' },
    good: [{ picture: true }],
    bad: [{ picture: false }, { picture: 'x' }, { picture: true, code: 'a' }, { code: 'a' }],
  },
};
for (const [kind, { more, good, bad }] of Object.entries(kinds)) {
  const batch = (content: Fields) => sendWork(seen('returned', more), content as unknown as WorkContent, 5);
  for (const content of good)
    ayla.may(
      `sends ${kind}: ${JSON.stringify(content).slice(0, 40)}`,
      batch({ ...content }),
      given('returned', more),
    );
  for (const content of bad)
    ayla.mayNot(
      `sends ${kind}: ${JSON.stringify(content).slice(0, 40)}`,
      batch(content),
      given('returned', more),
    );
}
ayla.mayNot('sends a version of another time', patch(send, version(2), { at: otherTime }), returned);
ayla.mayNot(
  'sends at another time',
  patch(patch(send, version(2), { at: otherTime }), path, { at: otherTime }),
  returned,
);
ayla.mayNot('sends two versions', [send, set(version(3), { code: 'x', at: serverTimestamp() })], returned);
for (const who of ['ayla', 'teacher', 'admin'] as const) {
  deny(who, 'changes a version', commit(update(version(1), { code: 'x' })));
  deny(
    who,
    'writes a version before the first',
    commit(set(version(0), { code: 'x', at: serverTimestamp() })),
    {
      ...given('begun'),
      [version(1)]: null,
    },
  );
}
each([], 'deletes a version', () => commit(remove(version(1))));
ayla.may('deletes a version without a record', remove(version(1)), gone);
deny('bahar', 'deletes a version of another without a record', commit(remove(version(1))), {
  'users/bahar': null,
});

// ── The queue ──
const entered = (over: Fields) => patch(send, queue, over);
const now = serverTimestamp();
for (const [what, over] of [
  ['with a number that is taken', { open: { 4: now }, last: 4 }],
  ['with a number that skips one', { open: { 6: now }, last: 6 }],
  ['and says another last number', { last: 6 }],
  ['with another time', { open: { 5: otherTime } }],
  ['with two numbers', { open: { 5: now, 6: now } }],
  ['and takes another out', { open: { 5: now, 2: deleteField() } }],
  ['and changes another', { open: { 5: now, 2: now } }],
  ['for another task', { task: 'site' }],
  ['with waiting times', { waits: [1] }],
  ['with a field more', { extra: 1 }],
] as [string, Fields][])
  ayla.mayNot(`enters the queue ${what}`, entered(over), returned);
ayla.mayNot(
  'enters with the work of a number ahead',
  patch(entered({ open: { 6: now }, last: 6 }), path, { ticket: 6 }),
  returned,
);
ayla.mayNot('enters the queue of another course', moved(send, queue, 'queues/backend'), returned);
const leave = moves.withdraw('ayla', 'sent');
const sent = given('sent');
for (const { path: part } of leave) {
  ayla.mayNot(`withdraws without ${part}`, without(leave, part), sent);
  // Without the queue the work is refused, and the other way round.
  ayla.mayNot(`withdraws ${part} alone`, operationAt(leave, part), sent);
}
const left = (over: Fields) => patch(leave, queue, over);
for (const [what, over] of [
  ['and takes another out, too', { open: { 3: deleteField(), 2: deleteField() } }],
  ['and takes another out', { open: { 2: deleteField() } }],
  ['and stays in the queue with another time', { open: { 3: now } }],
  ['for another task', { task: 'site' }],
  ['and writes the last number', { last: 9 }],
  ['and writes waiting times', { waits: [1] }],
] as [string, Fields][])
  ayla.mayNot(`withdraws ${what}`, left(over), sent);
for (const part of [
  ['state', 'returned'],
  ['state', 'accepted'],
  ['version', 0],
  ['rev', 2],
  ['rev', 4],
  ['at', now],
  ['ticket', 2],
  ['claimedBy', 'ayla'],
  ['asked', true],
  ['audit', 'old'],
] as [string, unknown][])
  ayla.mayNot(`withdraws with ${said(part)}`, patch(leave, path, { [part[0]]: part[1] }), sent);
for (const state of ['sent', 'returned', 'withdrawn'])
  ayla.mayNot(
    `takes the number of another out, ${state}`,
    merge(queue, { open: { 2: deleteField() }, task: 'form' }),
    given(state),
  );
for (const state of ['accepted', 'returned', 'claimed'])
  ayla.mayNot(
    `makes the own work ${state} when its number is gone`,
    patch([operationAt(leave, path)], path, { state }),
    { ...sent, [queue]: { open: {}, last: 4, task: 'form' } },
  );
ayla.mayNot(
  'puts a work that is withdrawn back into the queue',
  merge(queue, { open: { 3: now }, task: 'form' }),
  given('withdrawn'),
);
ayla.may('withdraws where the course is closed', leave, { ...sent, ...lost });
each([], 'deletes a queue', () => commit(remove(queue)));

// ── Claiming ──
const claims = moves.claim('teacher', 'sent');
for (const part of [
  ['claimedBy', 'colleague'],
  ['claimedName', 'Başqa'],
  ['claimedAt', otherTime],
  ['claimedAt', hours(-48)],
  ['state', 'accepted'],
  ['state', 'returned'],
  ['rev', 2],
  ['rev', 4],
  ['at', now],
  ['version', 2],
  ['thread', { 0: { text: 'x' } }],
  ['asked', true],
  ['audit', 'old'],
] as [string, unknown][])
  teacher.mayNot(`claims with ${said(part)}`, patch(claims, path, { [part[0]]: part[1] }), sent);
const release = moves.release('teacher', 'claimed');
for (const part of [
  ['state', 'withdrawn'],
  ['state', 'returned'],
  ['rev', 3 + 1],
  ['at', now],
  ['claimedBy', 'colleague'],
] as [string, unknown][])
  teacher.mayNot(
    `releases with ${said(part)}`,
    patch(release, path, { [part[0]]: part[1] }),
    given('claimed'),
  );
deny(
  'colleague',
  'releases what another reads',
  commit(moves.release('colleague', 'claimed')),
  given('claimed'),
);

// ── The thread ──
const entryOf = (batch: readonly Operation[], over: Fields, key = '0'): Operation[] => {
  const about = operationAt(batch, path);
  const thread = about.kind === 'delete' ? {} : (about.data.thread as Record<string, Fields>);
  const fields = Object.entries({ ...Object.values(thread)[0], ...over });
  return patch(batch, path, {
    thread: { [key]: Object.fromEntries(fields.filter(([, value]) => value !== undefined)) },
  });
};
const entries = (n: number): Fields =>
  Object.fromEntries(
    Array.from({ length: n }, (_, at) => [at, { name: 'Ad', text: 'x', version: 1, at: past }]),
  );
const who = { ask: 'ayla', answer: 'teacher', decide: 'teacher' } as const;
for (const move of ['ask', 'answer', 'decide'] as const) {
  const state = 'claimed';
  const person = works.committer(who[move]);
  const batch = moves[move](who[move], state);
  const world = given(state);
  for (const part of [
    ['name', 'Başqa'],
    ['name', undefined],
    ['text', ''],
    ...unseenTexts.map((text) => ['text', text]),
    ['text', 5],
    ['text', long(workLimits.text + 1)],
    ['text', undefined],
    ['version', 2],
    ['version', undefined],
    ['at', otherTime],
    ['at', undefined],
    ['extra', 1],
    ['staff', move !== 'answer'],
    ['result', move === 'decide' ? 'accepted' : 'returned'],
    ...(move === 'decide' ? [] : [['comments', { 1: 'x' }]]),
  ] as [string, unknown][])
    person.mayNot(`${move}s with ${said(part)}`, entryOf(batch, { [part[0]]: part[1] }), world);
  person.may(`${move}s as much as fits`, entryOf(batch, { text: long(workLimits.text) }), world);
  for (const part of [
    ['asked', move !== 'ask'],
    ['rev', 2],
    ['rev', 4],
    ['version', 2],
    ['at', now],
    ['ticket', 9],
    ['claimedBy', 'colleague'],
    ['name', 'Başqa'],
    ...(move === 'decide' ? [] : [['state', 'accepted']]),
    ...(move === 'ask' ? [['audit', 'old']] : []),
  ] as [string, unknown][])
    person.mayNot(`${move}s and writes ${said(part)}`, patch(batch, path, { [part[0]]: part[1] }), world);
  person.mayNot(`${move}s under a number ahead`, entryOf(batch, {}, '1'), world);
  const had = { thread: entries(1) };
  const second = moves[move](who[move], state, had);
  person.may(`${move}s behind another entry`, second, given(state, had));
  person.mayNot(`${move}s over another entry`, batch, given(state, had));
  const about = operationAt(second, path);
  const thread = about.kind === 'delete' ? {} : (about.data.thread as Fields);
  person.mayNot(
    `${move}s and changes another entry`,
    patch(second, path, { thread: { ...thread, 0: { text: 'y' } } }),
    given(state, had),
  );
  const many = { thread: entries(workLimits.thread - 1) };
  const full = { thread: entries(workLimits.thread) };
  person.may(`${move}s as the 20th`, moves[move](who[move], state, many), given(state, many));
  if (move === 'decide')
    person.may('decides about a full thread', moves.decide('teacher', state, full), given(state, full));
  else person.mayNot(`${move}s as the 21st`, moves[move](who[move], state, full), given(state, full));
}
ayla.mayNot('writes without a record', moves.ask('ayla', 'sent'), { ...sent, ...gone });

// ── Deciding ──
const decide = moves.decide('teacher', 'claimed');
const claimed = given('claimed');
for (const { path: part } of decide)
  teacher.mayNot(`decides without ${part}`, without(decide, part), claimed);
for (const state of ['sent', 'claimed', 'withdrawn', 'begun'])
  teacher.mayNot(`decides: ${state}`, patch(entryOf(decide, { result: state }), path, { state }), claimed);
teacher.mayNot('decides otherwise than it says', patch(decide, path, { state: 'accepted' }), claimed);
const commented = (comments: unknown) => entryOf(decide, { comments });
teacher.may('decides without comments', commented(undefined), claimed);
teacher.may('comments much', commented({ 1: long(1_499), 99999: long(1_500) }), claimed);
for (const comments of [
  {},
  'x',
  { 1: 5 },
  { 1: { a: 1 } },
  { 1: 'a', 2: 5 },
  { a: 'x' },
  { 100000: 'x' },
  { 1: 'a\u001Fb' },
  { 1: long(1_500), 2: long(1_500) },
])
  teacher.mayNot(`comments ${JSON.stringify(comments).slice(0, 40)}`, commented(comments), claimed);
const entry = 'audit/new-entry';
for (const [what, batch, action] of [
  ['decides', decide, 'return'],
  ['answers', moves.answer('teacher', 'claimed'), 'answer'],
] as const) {
  for (const other of ['accept', 'return', 'answer', 'update'].filter((one) => one !== action))
    teacher.mayNot(`${what}, and logs «${other}»`, patch(batch, entry, { action: other }), claimed);
  teacher.mayNot(
    `${what}, with an entry about another`,
    patch(batch, entry, { target: 'dilara_backend_api' }),
    claimed,
  );
  teacher.mayNot(
    `${what}, with another title in the entry`,
    patch(batch, entry, { title: 'Başqa' }),
    claimed,
  );
  teacher.mayNot(`${what} without an entry`, without(batch, entry), claimed);
}
const served = (over: Fields) => patch(decide, queue, over);
teacher.may('decides about the first of a course', served({ waits: [5] }), claimed);
for (const [what, over] of [
  ['keeps it in the queue', { open: { 3: past } }],
  ['puts another into the queue', { open: { 3: deleteField(), 9: now } }],
  ['changes another in the queue', { open: { 3: deleteField(), 2: now } }],
  ['writes 21 waiting times', { waits: Array.from({ length: workLimits.waits + 1 }, () => 1) }],
  ['writes no waiting times', { waits: deleteField() }],
  ['writes the last number', { last: 9 }],
  ['writes the task', { task: 'site' }],
] as [string, Fields][])
  teacher.mayNot(`decides and ${what}`, served(over), claimed);
for (const waits of [
  ['x'],
  ['x', 5],
  [60, 'x'],
  [60, 1.5],
  [60, -1],
  [60, null],
  [61, 5],
  { 0: 5 },
  'x',
  5,
  [],
])
  teacher.mayNot(`decides with the waiting times ${JSON.stringify(waits)}`, served({ waits }), claimed);
teacher.may('decides as a colleague has meanwhile', served({ waits: [60, 5] }), {
  ...claimed,
  [queue]: { open: { 2: past, 3: past }, last: 4, task: 'form', waits: [60, 7] },
});
teacher.mayNot('decides with the entry of before', served({ audit: 'old' }), claimed);
teacher.mayNot('decides and names no entry', served({ audit: undefined }), claimed);
teacher.mayNot(
  'decides in the queue of another course',
  [...decide, merge('queues/backend', { open: { 3: deleteField() }, waits: [60, 5], audit: 'new-entry' })],
  { ...claimed, 'queues/backend': { open: { 3: past }, last: 4, task: 'api', waits: [60] } },
);
const emptied = { open: { 2: deleteField() }, waits: [60, 1] };
each([], 'takes out of the queue what nobody decided', () => commit(merge(queue, emptied)), returned);
each(
  [],
  'takes out of the queue what nobody decided, with the entry of a decision of before',
  () => commit(merge(queue, { ...emptied, audit: 'before' })),
  {
    ...given('returned', { ticket: 2 }),
    'audit/before': { collection: 'works', target: id, action: 'return', by: 'teacher', at: past },
  },
);
teacher.mayNot(
  'takes the number out with an answer',
  [
    ...moves.answer('teacher', 'claimed'),
    merge(queue, { open: { 3: deleteField() }, waits: [60, 5], audit: 'new-entry' }),
  ],
  claimed,
);

// ── The account goes (USER-6) ──
for (const state of Object.keys(states)) {
  const erase = eraseWork(seen(state));
  each([], `deletes a work, ${state}`, () => commit(erase), { ...given(state), ...sends(state) });
  ayla.may(`deletes a work without a record, ${state}`, erase, { ...given(state), ...sends(state), ...gone });
}
for (const state of ['sent', 'claimed'])
  ayla.mayNot('deletes a work and stays in the queue', without(eraseWork(seen(state)), queue), {
    ...given(state),
    ...gone,
  });
ayla.mayNot('deletes a work while the record is in the trash', eraseWork(seen('returned')), {
  ...given('returned'),
  ...inTrash('ayla'),
});
ayla.mayNot('deletes a version while the record is in the trash', remove(version(1)), inTrash('ayla'));
deny('bahar', 'deletes a work of another', commit(eraseWork(seen('sent'))), { ...sent, 'users/bahar': null });

// ── Pictures ──
export const workPictures = chapter('[TASK-1] pictures that are handed in', 'storage');
const pictureOf = (state: string, more: Fields = {}): Documents => ({
  'works/ayla_frontend_sketch': fieldsIn(state, { task: 'sketch', kind: 'picture', ...more }),
});
const place = (n: number | string, user = 'ayla', one = 'sketch') =>
  workPicturePath({ uid: user, course: 'frontend', task: one }, n as number);
const put =
  (file: string, bytes = 100, type = 'image/webp'): Deed =>
  (client) =>
    client.upload(file, bytes, { ...imageServing, contentType: type });
workPictures.each(['ayla'], 'uploads a picture', () => put(place(2)), pictureOf('returned'));
workPictures.each(['ayla', ...staff], 'reads it', () => (client) => client.download(place(2)));
for (const [course, may] of [
  ['frontend', workPictures.allow],
  ['backend', workPictures.deny],
] as const)
  may(
    'teacher',
    `reads it, who teaches ${course}`,
    (client) => client.download(place(2)),
    teacherOf([course]),
  );
workPictures.each([], 'lists pictures of ayla', () => (client) => client.files('works/ayla/frontend_sketch'));
for (const state of ['begun', 'returned', 'withdrawn'])
  workPictures.allow(
    'ayla',
    `uploads one, ${state}`,
    put(place(state === 'begun' ? 1 : 2)),
    pictureOf(state),
  );
for (const state of ['sent', 'claimed', 'accepted'])
  workPictures.deny('ayla', `uploads one, ${state}`, put(place(2)), pictureOf(state));
for (const n of [1, 3, 'x'])
  workPictures.deny('ayla', `uploads the version ${n}`, put(place(n)), pictureOf('returned'));
workPictures.deny('ayla', 'uploads one for code', put(place(2, 'ayla', 'form')), given('returned'));
workPictures.deny('ayla', 'uploads one for nothing', put(place(1)));
workPictures.deny('ayla', 'uploads one for another', put(place(2, 'dilara')), {
  ...pictureOf('returned'),
  'works/dilara_frontend_sketch': fieldsIn('returned', { task: 'sketch', kind: 'picture' }),
});
workPictures.allow('ayla', '512,000 bytes', put(place(2), limits.imageBytes), pictureOf('returned'));
workPictures.deny('ayla', '512,001 bytes', put(place(2), limits.imageBytes + 1), pictureOf('returned'));
workPictures.deny('ayla', 'a PDF', put(place(2), 100, 'application/pdf'), pictureOf('returned'));
const drop: Deed = (client) => client.remove(place(2));
for (const one of everyone.filter((name) => name !== 'ayla'))
  workPictures.deny(one, 'deletes a picture of ayla', drop);
workPictures.deny('ayla', 'deletes the own picture', drop);
workPictures.deny(
  'ayla',
  'deletes a picture of another without a record',
  (client) => client.remove(place(2, 'dilara')),
  gone,
);
workPictures.deny('ayla', 'deletes the own picture while the record is in the trash', drop, inTrash('ayla'));
workPictures.allow('ayla', 'deletes the own picture without a record', drop, gone);

// ── The last moment of a group (GROUP-3): late work is marked, never refused ──
const inGroup = (due: Fields, own: Fields | null = null): Documents => ({
  ...given('returned'),
  'users/ayla': record('ayla', { lessons: ['frontend'], verified: true, groups: { frontend: 'g-one' } }),
  'groups/g-one': group({ due }),
  'users/ayla/memberships/g-one': own,
});
const sendsUntil = (due: Date | null) => sendWork(seen('returned'), { code: 'b {}' }, 5, due);
const passed = { 'task:form': { title: 'Forma', at: past } };
const longer = hours(-48);
ayla.may('sends late', sendsUntil(past), inGroup(passed));
ayla.mayNot('sends late as if there were no end', sendsUntil(null), inGroup(passed));
ayla.mayNot('sends late with another end', sendsUntil(longer), inGroup(passed));
ayla.may(
  'sends with more time of her own',
  sendsUntil(longer),
  inGroup(passed, { due: { 'task:form': longer } }),
);
ayla.mayNot(
  'sends with the end of the others',
  sendsUntil(past),
  inGroup(passed, { due: { 'task:form': longer } }),
);
const shorter = new Date(past.getTime() - 86_400_000);
ayla.may(
  'sends with the end of the others, which was put off behind her own',
  sendsUntil(past),
  inGroup(passed, { due: { 'task:form': shorter } }),
);
ayla.mayNot(
  'sends with an own end before that of the others',
  sendsUntil(shorter),
  inGroup(passed, { due: { 'task:form': shorter } }),
);
ayla.may(
  'sends without an end where only her own is left',
  sendsUntil(null),
  inGroup({}, { due: { 'task:form': longer } }),
);
ayla.mayNot(
  'sends with her own end where the others have none',
  sendsUntil(longer),
  inGroup({}, { due: { 'task:form': longer } }),
);
ayla.may(
  'sends with more time for another task',
  sendsUntil(past),
  inGroup(passed, { due: { 'task:site': longer } }),
);
ayla.may(
  'sends in a group without an end for it',
  sendsUntil(null),
  inGroup({ 'task:site': { title: 'Sayt', at: past } }),
);
ayla.may('sends in a group that has marked her only', sendsUntil(null), inGroup({}, { marks: { 1: true } }));
ayla.mayNot('sends with an end that nobody has set', sendsUntil(longer), inGroup({}));
ayla.mayNot('sends with an end and is in no group', sendsUntil(longer), given('returned'));
ayla.may('sends anew after the end was taken away', sendsUntil(null), {
  ...inGroup({}),
  [path]: fieldsIn('returned', { due: past }),
});
