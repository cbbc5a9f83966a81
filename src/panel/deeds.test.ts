import { expect, test } from 'vitest';
import { staffPeople } from '#features/accounts/desk/gateway.ts';
import { rankTab, userTab } from '#features/accounts/desk/texts.ts';
import { staffAnnouncements } from '#features/announcements/desk/gateway.ts';
import { announcementTab } from '#features/announcements/desk/texts.ts';
import { staffCertificates } from '#features/certificates/desk/gateway.ts';
import { studentCertificates } from '#features/certificates/desk/texts.ts';
import { staffOutlines } from '#features/courses/desk/gateway.ts';
import { staffEnrolments } from '#features/enrolments/desk/gateway.ts';
import { enrolmentTab } from '#features/enrolments/desk/texts.ts';
import { staffGroups } from '#features/groups/desk/gateway.ts';
import { groupTab } from '#features/groups/desk/texts.ts';
import { staffMessages } from '#features/inbox/desk/gateway.ts';
import { messageTab } from '#features/inbox/desk/texts.ts';
import { staffOrders } from '#features/orders/desk/gateway.ts';
import { orderTab } from '#features/orders/desk/texts.ts';
import { staffQuestions } from '#features/questions/desk/gateway.ts';
import { questionTab } from '#features/questions/desk/texts.ts';
import { staffQuizzes } from '#features/quizzes/desk/gateway.ts';
import { quizResults, quizTab } from '#features/quizzes/desk/texts.ts';
import { staffVideos } from '#features/videos/desk/gateway.ts';
import { staffWorks } from '#features/works/desk/gateway.ts';
import { workTab } from '#features/works/desk/texts.ts';
import { staffDrafts } from './shared-drafts-gateway.ts';
import { confirming, sharedDrafts } from './texts.ts';
import { trash } from './trash-gateway.ts';
import { trashTab } from './trash-texts.ts';

// Everything that staff can do, so that a slip can be put right (PANEL-9). The gateways are the list of deeds: whoever adds one says here
// what it names, how it is undone, and what a second press at the same place hits.

const gateways = {
  announcements: staffAnnouncements,
  certificates: staffCertificates,
  drafts: staffDrafts,
  enrolments: staffEnrolments,
  groups: staffGroups,
  messages: staffMessages,
  orders: staffOrders,
  outlines: staffOutlines,
  people: staffPeople,
  questions: staffQuestions,
  quizzes: staffQuizzes,
  trash,
  videos: staffVideos,
  works: staffWorks,
};

/** What only reads. */
const reads =
  /^(list|one|read|seen|is[A-Z]\w*|uses|paid|sum|off|buyer|ofBuyer|receiptAddress|whole|attempts|attemptsBy|results|version|videosOf|ofUrl|forCourse|teachers|teacherKey|pictureAddress|count\w*|members|link|tasks|doneBy|dues)$/;

interface Deed {
  /** The question before it, which names what it is about (`X`); a form that was filled in, or a button in the row that is named after it. */
  asks: string | 'a form' | 'a row';
  /** How it is taken back. */
  undo: string;
  /** What stands at the place of the button afterwards, for a second press. */
  again: string;
}

const button = 'the same button, which is busy, then the row without it';
const closed = 'a row that is gone: the next one, whose buttons ask';
const reload = 'nothing: the form is closed';

const deeds: Record<string, Deed> = {
  'announcements.announce': { asks: 'a form', undo: 'announcements.end', again: reload },
  'announcements.end': { asks: announcementTab.removeText('X'), undo: 'announce again', again: closed },
  'certificates.issue': { asks: 'a form', undo: 'certificates.revoke', again: button },
  'certificates.revoke': {
    asks: studentCertificates.revokeText('X', 'X'),
    undo: 'certificates.issue gives another',
    again: button,
  },
  'drafts.save': { asks: 'a form', undo: 'drafts.remove', again: button },
  'drafts.remove': { asks: sharedDrafts.dropText('X'), undo: 'never: the question says so', again: closed },
  'enrolments.create': { asks: 'a form', undo: 'enrolments.end', again: reload },
  'enrolments.end': { asks: enrolmentTab.endText('X'), undo: 'another code', again: button },
  'groups.create': { asks: 'a form', undo: 'its last day, in the form', again: reload },
  'groups.save': {
    asks: groupTab.cancelText('X'),
    undo: 'groups.save: the session as it was planned',
    again: 'a row that moves with its time: a button that asks, or a form',
  },
  'groups.note': { asks: 'a form', undo: 'the same form', again: reload },
  'messages.change': {
    asks: 'a row',
    undo: 'the state before is a button beside it',
    again: 'the same state: nothing',
  },
  'messages.remove': { asks: messageTab.removeText('X'), undo: 'never: the question says so', again: closed },
  'orders.answer': {
    asks: 'a form',
    undo: 'the same form: an empty address removes it',
    again: 'the same form',
  },
  'orders.refuse': {
    asks: orderTab.refuse.ask('X', 'X', 'X'),
    undo: 'the buyer orders again: the question says so',
    again: closed,
  },
  'orders.confirm': {
    asks: 'a form',
    undo: 'orders.reopen, with the state and the end of before',
    again: 'the text of the row: the fold of a paid order begins closed',
  },
  'orders.reopen': {
    asks: orderTab.reopen.ask('X', 'X', 'X', 'X', orderTab.reopen.fates.none),
    undo: 'orders.confirm',
    again: 'the text of the row: the fold of an open order begins closed',
  },
  'outlines.place': { asks: 'a form', undo: 'outlines.save', again: reload },
  'outlines.save': { asks: 'a form', undo: 'outlines.save', again: 'the same form: nothing has changed' },
  'people.grant': { asks: 'a form', undo: 'people.revoke', again: 'the same form, emptied' },
  'people.renew': { asks: 'a form', undo: 'people.renew', again: 'the same form, emptied' },
  'people.revoke': {
    asks: userTab.revokeText('X', 'X'),
    undo: 'people.grant',
    again: 'the next course, whose button asks',
  },
  'people.place': { asks: groupTab.takeOutText('X'), undo: 'the list of students', again: closed },
  'people.appoint': {
    asks: rankTab.assignText('X', 'X'),
    undo: 'people.dismiss',
    again: 'a button that asks',
  },
  'people.assign': { asks: 'a form', undo: 'people.assign', again: 'the same form, with what is stored' },
  'people.dismiss': { asks: rankTab.removeText('X'), undo: 'people.appoint', again: closed },
  'people.remove': { asks: confirming.toTrash('X'), undo: 'trash.restore', again: closed },
  'questions.answer': {
    asks: 'a form',
    undo: 'the same form changes it, questions.removeAnswer',
    again: 'the text of the next row',
  },
  'questions.mark': {
    asks: 'a row',
    undo: 'questions.mark in the other list',
    again: 'the same button of the next row, which is undone likewise',
  },
  'questions.removeAnswer': {
    asks: questionTab.removeAnswerText('X'),
    undo: 'never: the question says so',
    again: closed,
  },
  'questions.hide': { asks: 'a form', undo: 'questions.show', again: 'the text of the next row' },
  'questions.show': {
    asks: 'a row',
    undo: 'questions.hide',
    again: 'the same button of the next row, which is undone likewise',
  },
  'quizzes.recount': {
    asks: 'a form',
    undo: 'quizzes.correct, which counts them again',
    again: 'the button that stops it: a second press of a double press is none',
  },
  'quizzes.save': { asks: 'a form', undo: 'quizzes.save', again: reload },
  'quizzes.open': {
    asks: quizTab.openText('X', 'X', 'X'),
    undo: 'never: the question says so',
    again: button,
  },
  'quizzes.correct': { asks: 'a form', undo: 'quizzes.correct', again: reload },
  'quizzes.remove': { asks: quizTab.deleteText('X'), undo: 'never: the question says so', again: closed },
  'quizzes.giveBack': {
    asks: quizResults.giveBackText('X', 1),
    undo: 'never: the question says so',
    again: button,
  },
  'trash.restore': { asks: 'a row', undo: 'moved to the trash again', again: closed },
  'trash.purge': { asks: trashTab.purgeText('X'), undo: 'never: the question says so', again: closed },
  'videos.create': { asks: 'a form', undo: 'videos.remove', again: reload },
  'videos.keepDuration': { asks: 'a form', undo: 'it is measured, not typed', again: reload },
  'videos.edit': { asks: 'a form', undo: 'videos.edit', again: reload },
  'videos.remove': { asks: confirming.toTrash('X'), undo: 'trash.restore', again: closed },
  'works.claim': {
    asks: 'a row',
    undo: 'works.release',
    again: 'the form that it opens, which begins with ticks',
  },
  'works.release': { asks: 'a row', undo: 'works.claim', again: 'a button that opens the work' },
  'works.decide': {
    asks: 'a form',
    undo: 'works.undo, for ten minutes',
    again: 'the next work, which is only opened',
  },
  'works.undo': { asks: workTab.undoText('X', 'X'), undo: 'works.decide', again: closed },
  'works.answer': { asks: 'a form', undo: 'never: it was told', again: reload },
};

test('[PANEL-9] every deed of staff says what it names, how it is undone, and what a second press hits', () => {
  const all = Object.entries(gateways).flatMap(([name, gateway]) =>
    Object.keys(gateway)
      .filter((method) => !reads.test(method))
      .map((method) => `${name}.${method}`),
  );
  expect(Object.keys(deeds).sort()).toEqual(all.sort());
});

test.each(Object.entries(deeds))('[PANEL-9] %s', (_, { asks, undo, again }) => {
  if (!['a form', 'a row'].includes(asks)) expect(asks).toContain('X');
  // What can't be undone is asked, unless it was written into a form.
  if (undo.startsWith('never')) expect(asks).not.toBe('a row');
  // What undoes it is a deed, too.
  const [name] = /^\w+\.\w+/.exec(undo) ?? [];
  if (name !== undefined) expect(Object.keys(deeds)).toContain(name);
  expect(again).not.toBe('');
});
