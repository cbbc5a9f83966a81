import { limit } from 'firebase/firestore/lite';
import { type Fields, remove as removal, set } from '#core/cloud/operation.ts';
import { limits } from '#core/words/limits.ts';
import { outlineLimits } from '#features/courses/limits.ts';
import { patch, without } from '../support/attack.ts';
import { entry, outline } from '../support/batches.ts';
import { chapter, commit, list } from '../support/chapter.ts';
import { joinedLine, long, otherTime } from '../support/documents.ts';
import { everyone, staff } from '../support/people.ts';

export const outlines = chapter('[LEARN-2] outlines: the order of the videos of a course');
const { allow, deny, each, reads, refuses, writes } = outlines;
const teacher = outlines.committer('teacher');
const path = 'outlines/frontend';
const create = outline('backend', 0);
const edit = outline('frontend', 1);

// The titles are on public pages, and the build reads them as a guest.
reads(path, everyone);
each([], 'lists outlines', () => list('outlines', limit(1)));

writes('saves the first outline of a course', staff, create);
writes('saves an outline over the version that was seen', staff, edit);
// The mark for the build has a rule of its own that asks for staff.
each(staff, 'saves an outline without the mark for the build', (who) =>
  commit(without(edit(who), 'config/publish')),
);
each(staff, 'saves a first outline without the mark for the build', (who) =>
  commit(without(create(who), 'config/publish')),
);
writes('deletes an outline', [], () => [removal(path)]);

// Versions
for (const rev of [0, 2, 7]) {
  teacher.mayNot(
    `saves over version ${rev}, which is not the stored one`,
    outline('frontend', rev)('teacher'),
  );
}
refuses('teacher', 'saves a first outline', (over) => create('teacher', over), 'rev', [0, 2, '1', undefined]);
refuses('teacher', 'saves an outline', (over) => edit('teacher', over), 'rev', [1, 3, '2', undefined]);
refuses('teacher', 'saves a first outline', (over) => create('teacher', over), 'time', [
  otherTime,
  undefined,
]);
teacher.mayNot('changes the time of an outline', edit('teacher', { time: otherTime }));

// The log
for (const batch of [create, edit]) {
  teacher.mayNot('saves an outline without an entry', without(batch('teacher'), 'audit/new-entry'));
  teacher.mayNot(
    'saves an outline with an entry that has a title',
    patch(batch('teacher'), 'audit/new-entry', { title: 'Plan' }),
  );
  teacher.mayNot('saves an outline with an old entry', batch('teacher', { audit: 'old' }));
  teacher.mayNot(
    'saves an outline with an entry about a video',
    patch(batch('teacher'), 'audit/new-entry', { collection: 'videos' }),
  );
}
teacher.mayNot(
  'logs a change of an outline that is none',
  entry('teacher', 'outlines', 'frontend', 'update'),
);
for (const action of ['update', 'delete', 'restore'] as const) {
  teacher.mayNot(
    `saves a first outline and logs «${action}»`,
    patch(create('teacher'), 'audit/new-entry', { action }),
  );
}

// Shape
const texts = (titles: unknown, videos: unknown): Fields => ({ titles, videos });
const many = (count: number, of: string): string[] => Array.from({ length: count }, () => of);
const right: Record<string, Fields> = {
  'no module': texts([], []),
  'a module without videos': texts(['Boş'], ['']),
  'as many modules as allowed': texts(
    many(outlineLimits.modules, 'Modul'),
    many(outlineLimits.modules, 'v1 v2'),
  ),
  'a title with joiners': texts([joinedLine], ['v1']),
  'a title as long as allowed': texts([long(outlineLimits.moduleTitle)], ['v1']),
  'ids as long as allowed together': texts(['A', 'B'], [long(outlineLimits.ids - 1), '']),
  'two titles that are equal': texts(['Düzüm', 'Düzüm'], ['v1', 'v2']),
};
for (const [what, over] of Object.entries(right)) {
  teacher.may(`saves an outline with ${what}`, edit('teacher', over));
  teacher.may(`saves a first outline with ${what}`, create('teacher', over));
}
const wrong: Record<string, Fields> = {
  'more titles than texts': texts(['A', 'B'], ['v1']),
  'more texts than titles': texts(['A'], ['v1', 'v2']),
  'texts without titles': texts([], ['v1']),
  'an empty title': texts([''], ['v1']),
  'a title with a sign that misleads': texts(['a\u202eb'], ['v1']),
  'a title with a sign that is not seen': texts(['A', 'a\u200bb'], ['v1', 'v2']),
  'an empty title beside another': texts(['A', ''], ['v1', 'v2']),
  'an empty title before another': texts(['', 'A'], ['v1', 'v2']),
  'a title of two lines': texts(['A\nB'], ['v1']),
  'a title of two lines, counted as two': texts(['A\nB', 'C'], ['v1', 'v2']),
  'a title that is too long': texts([long(outlineLimits.moduleTitle + 1)], ['v1']),
  'a title that is a number': texts([5], ['v1']),
  'too many modules': texts(many(outlineLimits.modules + 1, 'A'), many(outlineLimits.modules + 1, '')),
  'ids that are too long together': texts(['A', 'B'], [long(outlineLimits.ids), '']),
  'ids with a slash': texts(['A'], ['videos/v1']),
  'ids on two lines': texts(['A'], ['v1\nv2']),
  'a number as ids': texts(['A'], [5]),
  'a map of titles': texts({ 0: 'A' }, ['v1']),
  'a text of titles': texts('A', 'v'),
  'no titles': texts(undefined, []),
  'no ids': texts([], undefined),
  'another field': { ...texts(['A'], ['v1']), course: 'frontend' },
};
for (const [what, over] of Object.entries(wrong)) {
  teacher.mayNot(`saves an outline with ${what}`, edit('teacher', over));
  teacher.mayNot(`saves a first outline with ${what}`, create('teacher', over));
}

// Only of what may be a course's path
teacher.may('saves the outline of a new course', outline('dev-ops-2', 0)('teacher'));
teacher.may('saves the outline of a long path', outline(long(limits.coursePath), 0)('teacher'));
for (const id of ['DevOps', 'dev--ops', '-dev', 'dev_ops', long(limits.coursePath + 1)])
  teacher.mayNot(`saves an outline of ${id}`, outline(id, 0)('teacher'));

// A new course has progress as soon as staff have made its outline (LEARN-1).
const progress = commit(
  set('users/ayla/progress/devops', { v1: { seconds: 3, done: false, at: 1767225600000 } }),
);
deny('ayla', '[LEARN-1] keeps progress of a course that nobody knows', progress);
allow('ayla', '[LEARN-1] keeps progress of a course with an outline', progress, {
  'outlines/devops': { titles: [], videos: [] },
});
deny('ayla', 'puts an outline into her own documents', commit(set('users/ayla/outlines/frontend', {})));
