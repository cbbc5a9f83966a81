import { dayCounter } from '#core/cloud/operation.ts';
import { inboxLimits } from '#features/inbox/limits.ts';
import { operationAt, patch, without } from '../support/attack.ts';
import {
  changeMessage,
  createMessage,
  deleteMessage,
  entry,
  newMessage,
  sendMessage,
} from '../support/batches.ts';
import { chapter, commit, get } from '../support/chapter.ts';
import { long, message, otherTime, past, unseenTexts } from '../support/documents.ts';
import { everyone, staff } from '../support/people.ts';
import { messageIds } from '../support/world.ts';

/** What visitors send by the forms. */
export const messages = chapter('[INBOX-1] [INBOX-2] messages');
const { deny, each, lists, reads, writes } = messages;
const guest = messages.committer('guest');
const teacher = messages.committer('teacher');

const path = (id: string) => `messages/${id}`;
const sent = path(newMessage);
const today = dayCounter('messages', new Date());
const hours = (n: number): Date => new Date(Date.now() + n * 60 * 60 * 1000);

// ── Reading ──
reads(path(messageIds.new), staff);
lists('messages', staff);
each(everyone, 'learns that there is no such message', () => get(sent));
each([], 'gets the count of a day', () => get(today));

// ── Sending ──
for (const kind of ['order', 'contact'] as const)
  each(everyone, `sends the form «${kind}»`, () => commit(sendMessage(kind)));
const batch = sendMessage('contact');
for (const { path: part } of batch) {
  guest.mayNot(`sends without ${part.split('/')[0]}`, without(batch, part));
  guest.mayNot(`writes ${part.split('/')[0]} alone`, operationAt(batch, part));
}
guest.may(
  'sends the form with a phone number',
  sendMessage('order', { from_mail: undefined, from_number: '+994-50-555-01-23' }),
);
guest.mayNot('sends both e-mail and number', sendMessage('order', { from_number: '+994-50-555-01-23' }));
guest.mayNot('sends neither e-mail nor number', sendMessage('order', { from_mail: undefined }));
const lines = { least: 1, most: inboxLimits.line };
const sizes = {
  order: {
    describe: { least: 0, most: inboxLimits.text },
    from_name: lines,
    from_company: lines,
    from_mail: { least: 1, most: inboxLimits.email },
  },
  contact: {
    from_name: lines,
    from_surname: { least: 0, most: inboxLimits.line },
    from_mail: { least: 1, most: inboxLimits.email },
    from_subject: lines,
    message: { least: 0, most: inboxLimits.text },
  },
} as const;
for (const kind of ['order', 'contact'] as const) {
  for (const [field, { least, most }] of Object.entries(sizes[kind])) {
    guest.may(`sends ${field} of ${most} characters`, sendMessage(kind, { [field]: long(most) }));
    const isLine = !['describe', 'message'].includes(field);
    const wrong = [
      undefined,
      5,
      ['a'],
      long(most + 1),
      ...(least === 1 ? ['', ...unseenTexts] : []),
      ...(isLine ? ['a\r\nBcc: b@x.az', 'a\u202eb'] : []),
    ];
    for (const value of wrong)
      guest.mayNot(
        `sends ${kind}, ${field} = ${JSON.stringify(value)?.slice(0, 20)}`,
        sendMessage(kind, { [field]: value }),
      );
  }
  guest.mayNot(`sends ${kind} with a field more`, sendMessage(kind, { extra: 'x' }));
  guest.mayNot(
    `sends ${kind} as the other form`,
    sendMessage(kind, {}, { kind: kind === 'order' ? 'contact' : 'order' }),
  );
}
guest.may(
  'sends a number of 30 characters',
  sendMessage('order', { from_mail: undefined, from_number: long(30) }),
);
for (const number of ['', ' ', '1\n2', long(31), 5])
  guest.mayNot(
    `sends the number ${String(number).slice(0, 9)}`,
    sendMessage('order', { from_mail: undefined, from_number: number }),
  );
const wrong: Record<string, unknown[]> = {
  kind: ['other', undefined],
  fields: ['x', undefined],
  at: [otherTime, undefined],
  state: ['answered', undefined],
  rev: [2, undefined],
  takenBy: ['guest'],
  note: ['x'],
  audit: ['old'],
};
for (const [field, values] of Object.entries(wrong)) {
  for (const value of values)
    guest.mayNot(`sends with ${field} = ${String(value)}`, sendMessage('contact', {}, { [field]: value }));
}
for (const id of [long(19), long(51), 'message-of-a-visitor_1'])
  guest.mayNot(`sends under the id ${id}`, createMessage(id, 'contact'));
for (const id of [long(20), long(50)]) guest.may(`sends under the id ${id}`, createMessage(id, 'contact'));
guest.mayNot('sends a message that is there', createMessage(messageIds.new, 'contact'));
teacher.mayNot('sends a message that is there', createMessage(messageIds.new, 'contact'));

// ── Counting ──
const counted = (n: number) => ({ [today]: { n, last: messageIds.new } });
guest.may('sends the 300th message of a day', batch, counted(inboxLimits.aDay - 1));
guest.mayNot('sends the 301st message of a day', batch, counted(inboxLimits.aDay));
guest.mayNot('sends again without a count what was deleted', operationAt(batch, sent), {
  [today]: { n: 1, last: newMessage },
});
guest.mayNot('sends again what was deleted, with a count', patch(batch, today, { n: 2 }), {
  [today]: { n: 1, last: newMessage },
});
guest.mayNot('sends again another day what was deleted', batch, {
  [`audit/${newMessage}-deleted`]: {
    collection: 'messages',
    target: newMessage,
    action: 'delete',
    by: 'teacher',
    at: past,
  },
});
const counter = (over: object) => patch(batch, today, { ...over });
guest.may('counts the second message', counter({ n: 2 }), counted(1));
guest.mayNot('counts two messages', counter({ n: 3 }), counted(1));
guest.mayNot('counts none', counter({ n: 1 }), counted(1));
guest.mayNot('counts the first message as the second', counter({ n: 2 }));
guest.mayNot('counts another message', counter({ last: messageIds.new }));
guest.mayNot('counts with a field more', counter({ extra: 1 }));
guest.mayNot(
  'counts the message of before',
  operationAt(counter({ last: messageIds.new }), today),
  counted(1),
);
for (const day of [hours(-30), hours(30)]) {
  const other = dayCounter('messages', day);
  guest.mayNot(
    `sends on another day, ${day < new Date() ? 'before' : 'after'}`,
    createMessage(newMessage, 'contact', day),
  );
  guest.mayNot(`counts another day, too, ${day < new Date() ? 'before' : 'after'}`, [
    batch,
    { ...operationAt(batch, today), path: other },
  ]);
}
guest.mayNot('counts something else', [batch, { ...operationAt(batch, today), path: 'counters/visits' }]);
each([], 'resets the count', () => commit({ kind: 'delete', path: today }), counted(5));

// ── Answering ──
writes('answers a message', staff, changeMessage(messageIds.new, { state: 'answered' }));
for (const state of ['new', 'answered', 'closed'] as const)
  teacher.may(`makes a message ${state}`, changeMessage(messageIds.taken, { state })('teacher'));
teacher.may('takes a message', changeMessage(messageIds.new, { takenBy: 'teacher' })('teacher'));
teacher.may('takes it from a colleague', changeMessage(messageIds.taken, { takenBy: 'teacher' })('teacher'));
teacher.may('leaves it to nobody', changeMessage(messageIds.taken, { takenBy: null })('teacher'));
teacher.may('changes the note of a colleague’s', changeMessage(messageIds.taken, { note: 'x' })('teacher'));
teacher.mayNot('takes it for another', changeMessage(messageIds.new, { takenBy: 'admin' })('teacher'));
teacher.may('removes the note', changeMessage(messageIds.taken, { note: null })('teacher'));
teacher.may(
  'writes a note of 2,000 characters',
  changeMessage(messageIds.new, { note: long(inboxLimits.note) })('teacher'),
);
const change = changeMessage(messageIds.taken, { state: 'answered' });
for (const over of [
  { state: 'won' },
  { note: long(inboxLimits.note + 1) },
  { note: '' },
  { note: 5 },
  { rev: 2 },
  { rev: 4 },
  { audit: 'old' },
  { kind: 'order' },
  { fields: {} },
  { at: otherTime },
  { extra: 1 },
])
  teacher.mayNot(`changes ${JSON.stringify(over).slice(0, 30)}`, change('teacher', over));
teacher.mayNot('answers without a log entry', without(change('teacher'), 'audit/new-entry'));
teacher.mayNot(
  'answers with the entry of a deletion',
  patch(change('teacher'), 'audit/new-entry', { action: 'delete' }),
);
teacher.mayNot(
  'answers with the entry of another',
  patch(change('teacher'), 'audit/new-entry', { target: messageIds.new }),
);

// ── Deleting ──
writes('deletes a message', staff, deleteMessage(messageIds.new));
const gone = deleteMessage(messageIds.new)('teacher');
for (const { path: part } of gone) teacher.mayNot(`deletes without ${part}`, without(gone, part));
const deleted = `audit/${messageIds.new}-deleted`;
teacher.mayNot('deletes with an entry about another', patch(gone, deleted, { target: messageIds.taken }));
teacher.mayNot('deletes with the entry of a change', patch(gone, deleted, { action: 'update' }));
teacher.mayNot('deletes with a title in the entry', patch(gone, deleted, { title: 'x' }));
teacher.mayNot(
  'logs the deletion of what is not there',
  entry('teacher', 'messages', newMessage, 'delete', `${newMessage}-deleted`),
);
teacher.mayNot('logs a deletion under another id', [
  operationAt(gone, path(messageIds.new)),
  ...entry('teacher', 'messages', messageIds.new, 'delete', 'other'),
]);
teacher.mayNot('logs a deletion twice', [
  gone,
  ...entry('teacher', 'messages', messageIds.new, 'delete', 'other'),
]);
deny('guest', 'deletes the own message', commit({ kind: 'delete', path: sent }), { [sent]: message() });
