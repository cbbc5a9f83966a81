import { deleteField, limit, where } from 'firebase/firestore/lite';
import { type Fields, merge, ownDayCounter, type Query, remove, set } from '#core/cloud/operation.ts';
import { limits } from '#core/words/limits.ts';
import { questionRows } from '#features/questions/desk/gateway.ts';
import { answeredBy, questionsOf, questionsUnder } from '#features/questions/gateway.ts';
import { questionLimits } from '#features/questions/limits.ts';
import { questionStates } from '#features/questions/question.ts';
import { operationAt, patch, without } from '../support/attack.ts';
import {
  answerAsStaff,
  answerQuestion,
  askQuestion,
  type Batch,
  editQuestion,
  hideQuestion,
  markQuestion,
  newQuestion,
  removeAnswer,
  showQuestion,
  takeAnswerBack,
  videoIn,
  withAnswer,
  withAnswers,
  withdrawQuestion,
} from '../support/batches.ts';
import type { Deed } from '../support/case.ts';
import { chapter, commit, get, list } from '../support/chapter.ts';
import {
  answer,
  type Documents,
  long,
  otherTime,
  past,
  question,
  record,
  unseenTexts,
} from '../support/documents.ts';
import { everyone, members, staff, uidOf } from '../support/people.ts';
import { questionIds as ids } from '../support/world.ts';

/** What students ask under a video. */
export const questions = chapter('[ASK-1] [ASK-2] questions and counters');
const { allow, deny, each, lists, reads, writes } = questions;
const ayla = questions.committer('ayla');
const bahar = questions.committer('bahar');
const elnur = questions.committer('elnur');
const farid = questions.committer('farid');
const teacher = questions.committer('teacher');

const path = (id: string) => `questions/${id}`;
const asked = path(newQuestion);
const hours = (n: number): Date => new Date(Date.now() + n * 60 * 60 * 1000);
/** These students have the course frontend, or had it. */
const has = (...names: string[]): Documents =>
  Object.fromEntries(names.map((name) => [`users/${name}`, record(name, { lessons: ['frontend'] })]));
const lost = (name: string): Documents => ({ [`users/${name}`]: record(name) });
const over = (name: string): Documents => ({
  [`users/${name}`]: record(name, { lessons: ['frontend'], ends: { frontend: past } }),
});
const gone = (name: string): Documents => ({ [`users/${name}`]: null });

// ── Reading one ──
reads(path(ids.open), ['ayla', ...staff]);
reads(path(ids.free), members);
reads(path(ids.other), staff);
reads(path(ids.hidden), ['ayla', ...staff]);
allow('bahar', 'gets one of an own course', get(path(ids.open)), has('bahar'));
deny('bahar', 'gets one of a course that is over', get(path(ids.open)), over('bahar'));
deny('bahar', 'gets one of an own course that is hidden', get(path(ids.hidden)), has('bahar'));
deny('dilara', 'gets one of another course', get(path(ids.open)));
deny('farid', 'gets what was answered when the course was open', get(path(ids.answered)));
allow('ayla', 'gets the own one of a course that is closed', get(path(ids.open)), lost('ayla'));
allow('ayla', 'gets the own one without a record', get(path(ids.open)), gone('ayla'));
each(everyone, 'learns that there is no such question', () => get(asked));

// ── Lists: a query has to prove its right ──
const asks =
  (query: Query, size: number = questionLimits.page): Deed =>
  (client) =>
    client.ask(query, size);
const under = (video: string) => questionsUnder(videoIn(video));
const less = (query: Query, field: string): Query => ({
  ...query,
  where: query.where.filter(([name]) => name !== field),
});
each(['ayla', ...staff], 'lists those under a video of a course', () => asks(under('group')));
each(members, 'lists those under a free video', () => asks(under('free')));
each(staff, 'lists those under a video of another course', () => asks(under('backend')));
allow('dilara', 'lists those under a video of her course', asks(under('backend')));
deny('ayla', 'lists those of a course that is over', asks(under('group')), over('ayla'));
deny('ayla', 'lists those of a course that is closed', asks(under('group')), lost('ayla'));
deny('bahar', 'lists those under a free video without a record', asks(under('free')), gone('bahar'));
for (const who of ['ayla', 'bahar', 'dilara'] as const) {
  for (const video of ['group', 'free'])
    for (const field of ['group', 'hidden'])
      deny(who, `lists those under the video ${video}, ${field} not named`, asks(less(under(video), field)));
  deny(who, 'lists hidden ones', asks({ collection: 'questions', where: [['hidden', '==', true]] }));
  deny(who, 'lists all', list('questions', limit(1)));
}
deny(
  'ayla',
  'lists hidden ones of an own course',
  asks({
    collection: 'questions',
    where: [
      ['group', '==', 'frontend'],
      ['hidden', '==', true],
    ],
  }),
);
// Pages of an older version ask for 20.
deny('ayla', 'lists 21 under a video', asks(under('group'), 21));
deny(
  'ayla',
  'lists those under a video, no limit',
  list(
    'questions',
    where('video', '==', 'group'),
    where('group', '==', 'frontend'),
    where('hidden', '==', false),
  ),
);
allow('ayla', 'skips none under a video', (client) => client.skip(under('group'), 0, 1));
deny('ayla', 'skips one under a video', (client) => client.skip(under('group'), 1, 1));
deny('bahar', 'skips one under a free video', (client) => client.skip(under('free'), 1, 1));

each(['ayla', ...staff], 'lists what ayla has asked', () => asks(questionsOf('ayla'), limits.page));
deny('ayla', 'lists 51 own ones', asks(questionsOf('ayla'), limits.page + 1));
deny('ayla', 'lists own ones, no limit', list('questions', where('uid', '==', 'ayla')));
allow('ayla', 'lists own ones without a record', asks(questionsOf('ayla'), limits.page), gone('ayla'));
allow('farid', 'lists what the own answers stand under', asks(answeredBy('farid'), limits.page));
allow('farid', 'lists them without a record', asks(answeredBy('farid'), limits.page), gone('farid'));
deny('farid', 'lists 51 of them', asks(answeredBy('farid'), limits.page + 1));
each(staff, 'lists what another has answered', () => asks(answeredBy('farid'), limits.page));
lists('questions', staff);
for (const one of questionStates) {
  each(staff, `lists ${one} ones`, () => asks(questionRows(one), limits.page));
  each(staff, `lists ${one} ones of a course`, () => asks(questionRows(one, 'frontend'), limits.page));
}
each(staff, 'counts those that wait', () => (client) => client.countOf(questionRows('open'), limits.page));

// ── Asking ──
const ask = askQuestion('group');
const batch = ask('ayla');
writes('asks under a video of a course', ['ayla', ...staff], ask);
writes('asks under a free video', members, askQuestion('free'));
deny('dilara', 'asks under a video of another course', commit(ask('dilara')));
allow('dilara', 'asks under a video of her group', commit(askQuestion('backend')('dilara')));
ayla.mayNot('asks where the course is over', batch, over('ayla'));
ayla.mayNot('asks where the course is closed', batch, lost('ayla'));
for (const { path: part } of batch) {
  ayla.mayNot(`asks without ${part.split('/').at(-2)}`, without(batch, part));
  ayla.mayNot(`writes ${part.split('/').at(-2)} alone`, operationAt(batch, part));
}
const code = { language: 'css', text: 'a { color: red }' } as const;
const longest = { language: 'js', text: long(questionLimits.code) } as const;
const texts: [string, unknown][] = [
  ['text', ''],
  ...unseenTexts.map((text): [string, unknown] => ['text', text]),
  ['text', long(questionLimits.text + 1)],
  ['text', 5],
  ['code', 'a {}'],
  ['code', { text: 'a' }],
  ['code', { language: 'css' }],
  ['code', { ...code, extra: 1 }],
  ['code', { ...code, language: 'java' }],
  ['code', { ...code, text: '' }],
  ...unseenTexts.map((text): [string, unknown] => ['code', { ...code, text }]),
  ['code', { ...code, text: 5 }],
  ['code', { ...code, text: long(questionLimits.code + 1) }],
];
const said = ([field, value]: [string, unknown]) => `${field} = ${JSON.stringify(value)?.slice(0, 40)}`;
ayla.may('asks with code', askQuestion('group', { text: 'Niyə?', code })('ayla'));
ayla.may(
  'asks as much as fits',
  askQuestion('group', { text: long(questionLimits.text), code: longest })('ayla'),
);
const wrong: [string, unknown][] = [
  ...texts,
  ['text', undefined],
  ['video', 'free'],
  ['video', 'paid'],
  ['video', 'none'],
  ['video', undefined],
  ['group', ''],
  ['group', 'backend'],
  ['group', undefined],
  ['course', 'backend'],
  ['course', undefined],
  ['title', 'Başqa'],
  ['title', undefined],
  ['second', -1],
  ['second', 1.5],
  ['second', '75'],
  ['second', limits.progressSeconds + 1],
  ['second', undefined],
  ['uid', 'bahar'],
  ['uid', undefined],
  ['name', 'Başqa'],
  ['name', undefined],
  ['at', otherTime],
  ['at', undefined],
  ['answered', true],
  ['answered', undefined],
  ['hidden', true],
  ['hidden', undefined],
  ['reason', 'x'],
  ['answers', { bahar: answer() }],
  ['answers', undefined],
  ['answeredBy', ['bahar']],
  ['answeredBy', undefined],
  ['rev', 2],
  ['rev', undefined],
  ['audit', 'old'],
  ['extra', 1],
];
for (const [field, value] of wrong)
  ayla.mayNot(`asks with ${said([field, value])}`, ask('ayla', { [field]: value }));
bahar.mayNot(
  'asks under a free video of a group',
  askQuestion('free')('bahar', { group: 'frontend' }),
  has('bahar'),
);
for (const second of [0, limits.progressSeconds]) ayla.may(`asks at ${second}`, ask('ayla', { second }));
const named = (id: string) => askQuestion('group', { text: 'Niyə?' }, id)('ayla');
for (const id of [long(20), long(50)]) ayla.may(`asks under the id ${id}`, named(id));
for (const id of [long(19), long(51), 'question-of-a-student_1'])
  ayla.mayNot(`asks under the id ${id}`, named(id));
for (const id of [ids.open, ids.other]) ayla.mayNot(`asks over the question ${id}`, named(id));

// ── Ten a day ──
const now = new Date();
const today = ownDayCounter('ayla', 'questions', now);
const counted = (n: number) => ({ [today]: { n, last: ids.open } });
const counts = (fields: Fields) => patch(batch, today, fields);
ayla.may('asks the tenth of a day', batch, counted(questionLimits.aDay - 1));
ayla.mayNot('asks the eleventh of a day', batch, counted(questionLimits.aDay));
ayla.may('counts the second', counts({ n: 2 }), counted(1));
ayla.mayNot('counts two', counts({ n: 3 }), counted(1));
ayla.mayNot('counts none', counts({ n: 1 }), counted(1));
ayla.mayNot('counts the first as the second', counts({ n: 2 }));
ayla.mayNot('counts with a field more', counts({ extra: 1 }));
ayla.mayNot('counts without the question', counts({ last: undefined }));
ayla.mayNot('counts a question of before instead', counts({ last: ids.open }), counted(1));
ayla.mayNot('counts a question of before', operationAt(counts({ n: 2, last: ids.open }), today), counted(1));
ayla.mayNot('counts a question that is none', operationAt(counts({ n: 2, last: 'none' }), today), counted(1));
ayla.mayNot('asks two with one count', [batch, operationAt(named(long(20)), path(long(20)))]);
ayla.mayNot('counts below the record of another, too', [
  batch,
  set(ownDayCounter('bahar', 'questions', now), { n: 1, last: newQuestion }),
]);
ayla.mayNot('counts below the record of another instead', [
  operationAt(batch, asked),
  set(ownDayCounter('bahar', 'questions', now), { n: 1, last: newQuestion }),
]);
for (const day of [hours(-30), hours(30)]) {
  const when = day < now ? 'before' : 'after';
  ayla.mayNot(
    `asks on another day, ${when}`,
    askQuestion('group', { text: 'Niyə?' }, newQuestion, day)('ayla'),
  );
  ayla.mayNot(`counts another day, too, ${when}`, [
    batch,
    set(ownDayCounter('ayla', 'questions', day), { n: 1, last: newQuestion }),
  ]);
}
ayla.mayNot('counts something else', [batch, set('users/ayla/counters/visits', { n: 1, last: newQuestion })]);
ayla.mayNot('begins the count anew', remove(today), counted(10));
ayla.mayNot('begins the count anew without a record', remove(today), { ...counted(10), ...gone('ayla') });
for (const counted of ['questions', 'orders'] as const) {
  ayla.mayNot(`deletes the count of ${counted} of today`, remove(ownDayCounter('ayla', counted, now)), {
    [ownDayCounter('ayla', counted, now)]: { n: 1, last: 'x' },
  });
  const old = ownDayCounter('ayla', counted, hours(-30));
  ayla.may(`deletes the count of ${counted} of another day`, remove(old), { [old]: { n: 1, last: 'x' } });
}
ayla.mayNot('asks again without a count what was withdrawn', operationAt(batch, asked), {
  [today]: { n: 1, last: newQuestion },
});
ayla.mayNot('asks again what was withdrawn, with a count', counts({ n: 2 }), {
  [today]: { n: 1, last: newQuestion },
});
elnur.mayNot('asks with an e-mail that is not verified', askQuestion('free')('elnur'));
elnur.mayNot('answers with an e-mail that is not verified', answerQuestion(ids.free)('elnur'));
for (const who of ['guest', 'bahar', 'teacher', 'admin'] as const) {
  const without = { ...counted(10), [`users/${uidOf(who)}`]: null };
  deny(who, 'deletes the count of ayla', commit(remove(today)), counted(10));
  deny(who, 'deletes the count of ayla without a record', commit(remove(today)), without);
}
each(['ayla'], 'gets the count of ayla', () => get(today), counted(3));

// ── The author changes or withdraws it ──
const edit = editQuestion(ids.open);
writes('edits a question of ayla', ['ayla'], edit);
ayla.may('edits it where the course is closed', edit('ayla'), lost('ayla'));
ayla.mayNot('edits it without a record', edit('ayla'), gone('ayla'));
ayla.may('adds code', editQuestion(ids.open, { text: 'Necə?', code })('ayla'));
ayla.may('takes the code away', edit('ayla'), { [path(ids.open)]: question({ code }) });
for (const [field, value] of [
  ...texts,
  ['rev', 1],
  ['rev', 3],
  ['second', 80],
  ['video', 'paid'],
  ['group', ''],
  ['course', 'css'],
  ['title', 'x'],
  ['uid', 'bahar'],
  ['name', 'x'],
  ['at', otherTime],
  ['answered', true],
  ['hidden', true],
  ['reason', 'x'],
  ['answers', { bahar: answer() }],
  ['answeredBy', ['bahar']],
  ['audit', 'old'],
  ['extra', 1],
] as [string, unknown][])
  ayla.mayNot(`edits with ${said([field, value])}`, edit('ayla', { [field]: value }));
for (const [what, fields] of [
  ['that is marked as answered', { answered: true }],
  ['that somebody has answered', { answers: { farid: answer() }, answeredBy: ['farid'] }],
  ['that is hidden', { hidden: true, reason: 'x' }],
] as [string, Fields][])
  ayla.mayNot(`edits one ${what}`, edit('ayla'), { [path(ids.open)]: question(fields) });

for (const id of [ids.open, ids.answered, ids.hidden])
  writes(`withdraws ${id}`, ['ayla'], withdrawQuestion(id));
ayla.may('withdraws one without a record', withdrawQuestion(ids.answered)('ayla'), gone('ayla'));
ayla.may('withdraws one of a course that is closed', withdrawQuestion(ids.open)('ayla'), lost('ayla'));

// ── Another student answers, once ──
const reply = answerQuestion(ids.open);
const able = has('bahar', 'farid');
writes('answers a question of bahar', ['ayla', ...staff], answerQuestion(ids.free));
bahar.may('answers in an own course', reply('bahar'), able);
bahar.may('answers with code', answerQuestion(ids.open, { text: 'Belə', code })('bahar'), able);
bahar.may(
  'answers as much as fits',
  answerQuestion(ids.open, { text: long(questionLimits.text), code: longest })('bahar'),
  able,
);
bahar.may('answers beside others', answerQuestion(ids.answered)('bahar'), able);
bahar.mayNot('answers where the course is over', reply('bahar'), over('bahar'));
bahar.mayNot('answers where there is no course', reply('bahar'));
bahar.mayNot('answers what is hidden', answerQuestion(ids.hidden)('bahar'), able);
bahar.mayNot('answers what is not there', answerQuestion(newQuestion)('bahar'), able);
farid.mayNot('answers twice', answerQuestion(ids.answered)('farid'), able);
const full = (n: number): Documents => {
  const uids = Array.from({ length: n }, (_, place) => `u${place}`);
  const answers = Object.fromEntries(uids.map((uid) => [uid, answer()]));
  return { ...able, [path(ids.open)]: question({ answers, answeredBy: uids }) };
};
bahar.may('writes the 20th answer', reply('bahar'), full(questionLimits.answers - 1));
bahar.mayNot('writes the 21st answer', reply('bahar'), full(questionLimits.answers));
const answerParts: [string, unknown][] = [
  ...texts,
  ['text', undefined],
  ['name', 'Başqa'],
  ['name', undefined],
  ['staff', undefined],
  ['at', otherTime],
  ['at', undefined],
  ['extra', 1],
];
for (const part of [...answerParts, ['staff', true] as [string, unknown]])
  bahar.mayNot(
    `answers with ${said(part)}`,
    withAnswer(reply('bahar'), ids.open, 'bahar', { [part[0]]: part[1] }),
    able,
  );
/** What nobody writes beside an answer. */
const besides: [string, unknown][] = [
  ['second', 80],
  ['text', 'x'],
  ['video', 'paid'],
  ['group', ''],
  ['course', 'css'],
  ['title', 'x'],
  ['uid', 'bahar'],
  ['name', 'x'],
  ['at', otherTime],
  ['hidden', true],
  ['reason', 'x'],
  ['extra', 1],
];
for (const part of [
  ...besides,
  ['answered', true],
  ['rev', 2],
  ['audit', 'old'],
  ['answeredBy', []],
  ['answeredBy', ['farid']],
  ['answeredBy', ['bahar', 'farid']],
  ['answeredBy', ['bahar', 'bahar']],
] as [string, unknown][])
  bahar.mayNot(`answers and writes ${said(part)}`, reply('bahar', { [part[0]]: part[1] }), able);
bahar.mayNot('answers for another, too', withAnswers(reply('bahar'), ids.open, { farid: answer() }), able);
bahar.mayNot(
  'answers for another, too, and says so',
  withAnswers(reply('bahar', { answeredBy: ['bahar', 'farid'] }), ids.open, { farid: answer() }),
  able,
);
bahar.mayNot(
  'answers for another',
  merge(path(ids.open), { answers: { farid: answer() }, answeredBy: ['farid'] }),
  able,
);
bahar.mayNot(
  'answers and takes another answer away',
  withAnswers(answerQuestion(ids.answered)('bahar', { answeredBy: ['bahar', 'teacher'] }), ids.answered, {
    farid: deleteField(),
  }),
  able,
);
deny('ayla', 'answers the own question', commit(reply('ayla')));

// ── Taking the own answer back ──
const back = takeAnswerBack(ids.answered);
farid.may('takes the own answer back, without the course', back('farid'));
farid.may('takes the own answer back, without a record', back('farid'), gone('farid'));
teacher.may('takes the own answer back', back('teacher'));
for (const who of ['guest', 'ayla', 'bahar', 'dilara', 'admin'] as const) {
  deny(who, 'takes back what is not there', commit(back(who)), able);
  deny(who, 'takes the answer of farid back', commit(back('farid')), able);
}
for (const part of [
  ...besides,
  ['answered', false],
  ['rev', 3],
  ['audit', 'other'],
  ['answeredBy', ['farid']],
  ['answeredBy', ['teacher', 'teacher']],
  ['answeredBy', ['farid', 'teacher']],
] as [string, unknown][])
  farid.mayNot(`takes the answer back and writes ${said(part)}`, back('farid', { [part[0]]: part[1] }));
farid.mayNot(
  'takes the answer back and changes another',
  withAnswers(back('farid'), ids.answered, { teacher: { text: 'Yox' } }),
);
farid.mayNot(
  'takes both answers back',
  withAnswers(back('farid', { answeredBy: [] }), ids.answered, { teacher: deleteField() }),
);
farid.mayNot(
  'puts another answer in the place of the own one',
  merge(path(ids.answered), { answers: { farid: { text: 'Yox' } } }),
  able,
);

// ── What staff do ──
const beside = besides.filter(([field]) => field !== 'hidden' && field !== 'reason');
const notAnswering: [string, unknown][] = [...beside, ['answered', true], ['answeredBy', ['x']]];
/** What is done, which action the log has, and what is not written beside it. */
const deeds: [string, Batch, string, [string, unknown][]][] = [
  ['answers', answerAsStaff(ids.open), 'answer', besides],
  ['marks as answered', markQuestion(ids.open, true), 'update', besides],
  ['opens again', markQuestion(ids.answered, false), 'update', besides],
  ['removes an answer', removeAnswer(ids.answered, 'farid'), 'update', besides],
  ['hides', hideQuestion(ids.open), 'hide', notAnswering],
  ['shows again', showQuestion(ids.hidden), 'show', notAnswering],
];
const entry = 'audit/new-entry';
for (const [what, deed, action, others] of deeds) {
  writes(what, staff, deed);
  const sent = deed('teacher');
  const rev = Number(sent[0]?.kind === 'merge' && sent[0].data.rev);
  for (const { path: part } of sent) teacher.mayNot(`${what} without ${part}`, without(sent, part));
  deny('ayla', `${what}, as the author`, commit(deed('ayla')));
  for (const part of [...others, ['rev', rev - 1], ['rev', rev + 1], ['audit', 'old']] as [string, unknown][])
    teacher.mayNot(`${what} and writes ${said(part)}`, deed('teacher', { [part[0]]: part[1] }));
  for (const other of ['end', 'answer', 'update', 'hide', 'show'].filter((one) => one !== action))
    teacher.mayNot(`${what}, and logs «${other}»`, patch(sent, entry, { action: other }));
  teacher.mayNot(`${what}, with an entry about another`, patch(sent, entry, { target: ids.free }));
  teacher.mayNot(`${what}, with another title in the entry`, patch(sent, entry, { title: 'Başqa' }));
  teacher.mayNot(`${what}, with no title in the entry`, patch(sent, entry, { title: undefined }));
}
teacher.mayNot('shows again what is not hidden', showQuestion(ids.open)('teacher'));
const staffReply = answerAsStaff(ids.open);
teacher.may('answers with code', answerAsStaff(ids.open, { text: 'Belə', code })('teacher'));
teacher.may('writes another answer over the own one', answerAsStaff(ids.answered)('teacher'));
teacher.may('answers where students have', staffReply('teacher'), full(questionLimits.answers));
teacher.may('answers what is hidden', answerAsStaff(ids.hidden)('teacher'));
for (const part of [...answerParts, ['staff', false] as [string, unknown]])
  teacher.mayNot(
    `answers with ${said(part)}`,
    withAnswer(staffReply('teacher'), ids.open, 'teacher', { [part[0]]: part[1] }),
  );
for (const part of [
  ['answered', false],
  ['answered', undefined],
  ['answered', 'x'],
  ['answeredBy', []],
  ['answeredBy', ['farid']],
  ['answeredBy', ['farid', 'teacher']],
  ['answeredBy', ['teacher', 'teacher']],
] as [string, unknown][])
  teacher.mayNot(`answers, ${said(part)}`, staffReply('teacher', { [part[0]]: part[1] }));
teacher.mayNot(
  'answers for a colleague',
  staffReply('teacher', { answers: { colleague: answer({ staff: true }) }, answeredBy: ['colleague'] }),
);
teacher.mayNot(
  'answers for a colleague, too',
  withAnswers(staffReply('teacher', { answeredBy: ['colleague', 'teacher'] }), ids.open, {
    colleague: answer({ staff: true }),
  }),
);
teacher.mayNot(
  'answers over the answer of a student, too',
  withAnswers(answerAsStaff(ids.answered)('teacher'), ids.answered, { farid: { text: 'Yox' } }),
);

const mark = markQuestion(ids.answered, false);
for (const value of ['x', 1, null])
  teacher.mayNot(`marks, answered = ${value}`, mark('teacher', { answered: value }));
teacher.mayNot(
  'marks and adds an answer',
  mark('teacher', { answers: { colleague: answer() }, answeredBy: ['farid', 'teacher', 'colleague'] }),
);
teacher.mayNot('marks and changes an answer', mark('teacher', { answers: { farid: { text: 'Yox' } } }));
teacher.mayNot('marks and changes who has answered', mark('teacher', { answeredBy: ['teacher'] }));

const removes = removeAnswer(ids.answered, 'farid');
teacher.may('removes the answer of a colleague', removeAnswer(ids.answered, 'teacher')('teacher'));
teacher.may('removes the last answer', removeAnswer(ids.open, 'farid')('teacher'), {
  [path(ids.open)]: question({ answers: { farid: answer() }, answeredBy: ['farid'] }),
});
teacher.mayNot(
  'removes an answer that is not there',
  removeAnswer(ids.answered, 'dilara')('teacher', { answeredBy: ['teacher'] }),
);
teacher.mayNot(
  'removes all answers at once',
  withAnswers(removes('teacher', { answeredBy: [] }), ids.answered, { teacher: deleteField() }),
);
teacher.mayNot(
  'removes an answer and changes another',
  withAnswers(removes('teacher'), ids.answered, { teacher: { text: 'Yox' } }),
);
for (const value of [['farid', 'teacher'], ['farid'], ['teacher', 'teacher'], []])
  teacher.mayNot(`removes an answer, by = ${value}`, removes('teacher', { answeredBy: value }));

const hide = hideQuestion(ids.open);
teacher.may('gives another reason', hideQuestion(ids.hidden, 'Başqa')('teacher'));
teacher.may(
  'gives a reason of 500 characters',
  hideQuestion(ids.open, long(questionLimits.hiddenReason))('teacher'),
);
for (const reason of ['', ...unseenTexts, long(questionLimits.hiddenReason + 1), 5, undefined])
  teacher.mayNot(`hides with ${said(['reason', reason])}`, hide('teacher', { reason }));
for (const hidden of ['x', null, false])
  teacher.mayNot(`hides, ${said(['hidden', hidden])}`, hide('teacher', { hidden }));
const show = showQuestion(ids.hidden);
for (const hidden of ['x', null, true])
  teacher.mayNot(`shows, ${said(['hidden', hidden])}`, show('teacher', { hidden }));
teacher.mayNot('shows and keeps the reason', show('teacher', { reason: 'Ad var' }));
teacher.mayNot('shows and gives another reason', show('teacher', { reason: 'Başqa' }));
each([], 'deletes a question of another', () => commit(remove(path(ids.other))));
