import { limit } from 'firebase/firestore/lite';
import { type Fields, remove, set } from '#core/cloud/operation.ts';
import { limits } from '#core/words/limits.ts';
import { announcementLimits } from '#features/announcements/limits.ts';
import { operationAt, patch, without } from '../support/attack.ts';
import { announce, endAnnouncement } from '../support/batches.ts';
import { chapter, get, list } from '../support/chapter.ts';
import {
  announcement,
  announcements as document,
  long,
  otherTime,
  past,
  record,
  unseenTexts,
} from '../support/documents.ts';
import { members, staff } from '../support/people.ts';
import { stored } from '../support/world.ts';

/** What staff tell a course, or everybody. */
export const announcements = chapter('[TELL-1] announcements');
const { allow, deny, each, reads, refuses, writes } = announcements;
const teacher = announcements.committer('teacher');
const admin = announcements.committer('admin');
const path = (course: string) => `announcements/${course}`;

// ── Reading ──
reads(path('all'), members);
reads(path('frontend'), ['ayla', ...staff]);
deny('dilara', 'gets those of another course', get(path('frontend')));
allow('dilara', 'gets those of the own course, where none is', get(path('backend')));
deny('ayla', 'gets those of a course that is over', get(path('frontend')), {
  'users/ayla': record('ayla', { lessons: ['frontend'], ends: { frontend: past } }),
});
each([], 'lists announcements', () => list('announcements', limit(1)));

// ── Announcing ──
for (const course of ['all', 'frontend']) writes(`announces to ${course}`, staff, announce(course));
writes('announces to a course for the first time', staff, announce('backend'));
teacher.may('announces to a course that only has an outline', announce('css')('teacher'), {
  'outlines/css': { titles: ['a'], videos: [''], time: past, rev: 1, audit: 'old' },
});
for (const course of ['css', 'Everybody'])
  teacher.mayNot(`announces to ${course}`, announce(course)('teacher'));
teacher.mayNot('announces where no courses are named', announce('backend')('teacher'), {
  'config/courses': null,
});
teacher.may(
  'announces to all where none was written',
  announce('all', { rev: 1 })('teacher').map((one) =>
    one.path.startsWith('audit/') && one.kind === 'set'
      ? { ...one, data: { ...one.data, action: 'create' } }
      : one,
  ),
  { [path('all')]: null },
);
for (const { path: part } of announce('all')('teacher'))
  teacher.mayNot(`announces without ${part}`, without(announce('all')('teacher'), part));
teacher.mayNot('announces alone', operationAt(announce('all')('teacher'), path('all')));
const wrong: Record<string, unknown[]> = {
  text: ['', ...unseenTexts, 5, long(announcementLimits.text + 1), undefined],
  link: [
    '',
    'a',
    '//x.az',
    '/\\x.az',
    'http://x.az',
    'javascript:1',
    'https://',
    'https://a b',
    5,
    `https://${long(293)}`,
  ],
  until: [past, 5, new Date(Date.now() + 400 * 86_400_000), undefined],
  at: [otherTime, undefined],
  by: ['admin', undefined],
  extra: [1],
};
for (const [field, values] of Object.entries(wrong))
  refuses('teacher', 'announces', (over) => announce('all')('teacher', over), field, values);
teacher.may('announces without a link', announce('all')('teacher', { link: undefined }));
teacher.may(
  'announces in 1,000 letters',
  announce('all')('teacher', { text: long(announcementLimits.text) }),
);
for (const link of [`https://${long(292)}`, '/', '/lessons'])
  teacher.may(`announces with ${link.slice(0, 20)}`, announce('all')('teacher', { link }));
const named = (title: unknown) => patch(announce('all', { title })('teacher'), 'audit/new-entry', { title });
teacher.may('announces under a title of 200 letters', named(long(limits.title)));
for (const title of ['', long(limits.title + 1), 5])
  teacher.mayNot(`announces under the title ${String(title).slice(0, 9)}`, named(title));
teacher.mayNot('announces under a title that the entry lacks', announce('all', { title: 'x' })('teacher'));
for (const more of [
  { rev: 2 },
  { rev: 4 },
  { audit: 'old' },
  { extra: 1 },
  { last: 'one' },
  { last: 'x' },
  { last: 5 },
])
  teacher.mayNot(`announces and writes ${JSON.stringify(more)}`, announce('all', more)('teacher'));
for (const more of [{ rev: 2 }, { audit: 'old' }, { extra: 1 }, { last: 'x' }])
  teacher.mayNot(
    `begins to announce and writes ${JSON.stringify(more)}`,
    announce('backend', more)('teacher'),
  );
const itemOf = () => {
  const operation = operationAt(announce('all')('teacher'), path('all'));
  return operation.kind === 'delete' ? null : (operation.data.items as Fields).new;
};
teacher.mayNot(
  'announces two things',
  announce('all', { items: { new: itemOf(), other: itemOf() } })('teacher'),
);
teacher.mayNot(
  'changes another announcement, too',
  announce('all', { items: { new: itemOf(), one: announcement({ text: 'x' }) } })('teacher'),
);
teacher.may(
  'writes an announcement anew',
  announce('all', { items: { one: itemOf() }, last: 'one' })('teacher'),
);
for (const id of ['a_b', 'a.b', long(37)])
  teacher.mayNot(`announces under the id '${id.slice(0, 9)}'`, [
    set(path('all'), {
      ...stored(path('all')),
      items: { [id]: itemOf() },
      last: id,
      rev: 3,
      title: 'Yeni dərs',
      audit: 'new-entry',
    }),
    operationAt(announce('all')('teacher'), 'audit/new-entry'),
  ]);
const many = (n: number): Fields =>
  Object.fromEntries(Array.from({ length: n }, (_, i) => [`x${i}`, announcement()]));
const given = (n: number) => ({ [path('all')]: document({ items: many(n) }) });
teacher.may(
  'announces the twentieth',
  announce('all')('teacher'),
  given(announcementLimits.announcements - 1),
);
teacher.mayNot(
  'announces a twenty-first',
  announce('all')('teacher'),
  given(announcementLimits.announcements),
);
teacher.mayNot(
  'announces with the entry of another change',
  patch(announce('all')('teacher'), 'audit/new-entry', { action: 'end' }),
);
teacher.mayNot(
  'announces with an entry about another',
  patch(announce('all')('teacher'), 'audit/new-entry', { target: 'frontend' }),
);

// ── Taking one away ──
writes('takes an announcement away', staff, endAnnouncement('all'));
teacher.mayNot(
  'takes it away with the entry of another change',
  patch(endAnnouncement('all')('teacher'), 'audit/new-entry', { action: 'update' }),
);
for (const over of [{ rev: 2 }, { extra: 1 }, { title: '' }])
  teacher.mayNot(`takes it away and writes ${JSON.stringify(over)}`, endAnnouncement('all')('teacher', over));
admin.mayNot('deletes the announcements of a course', remove(path('frontend')));
