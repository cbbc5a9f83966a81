import { limits } from '#domain/shared/limits.ts';
import { saveDone } from '#gateways/exercises.ts';
import { merge, set } from '#gateways/operation.ts';
import { chapter, commit } from '../support/chapter.ts';
import { long } from '../support/documents.ts';
import { members, uidOf, type Who } from '../support/people.ts';

export const exercises = chapter('[LEARN-7] users: exercises that are done');
const { allow, deny, reads, writes } = exercises;
const at = 1767225600000;
const path = 'users/ayla/exercises/frontend';
const done = (who: Who, course = 'backend', slugs: Record<string, number> = { 'sayğac-düyməsi': at }) =>
  saveDone(uidOf(who), course, slugs);

reads(path, ['ayla']);
writes('marks an own exercise', members, (who) => done(who));
allow('ayla', 'marks another exercise of the same course', commit(done('ayla', 'frontend')));
allow('ayla', 'marks one of a course that no longer exists', commit(done('ayla', 'old')), {
  'users/ayla/exercises/old': { one: at },
});

const others: Who[] = ['bahar', 'admin', 'guest'];
for (const who of others) {
  deny(who, "marks another's exercise", commit(done('ayla', 'frontend')));
  deny(who, "marks another's first exercise", commit(done('ayla')));
}
deny('gone', 'marks an exercise after the record was deleted', commit(done('gone')), {
  'users/gone/exercises/backend': { one: at },
});
for (const course of ['css', 'Bad_Lesson', 'frontend2']) {
  deny('ayla', `marks an exercise of ${course}`, commit(done('ayla', course)));
}

// Only times are accepted as values
for (const odd of [0, -1, 1.5, 4_102_444_800_000, '1', true, null, [at], { at }]) {
  const words = JSON.stringify(odd);
  deny('ayla', `begins with ${words}`, commit(merge('users/ayla/exercises/backend', { one: odd })));
  deny('ayla', `goes on with ${words}`, commit(merge(path, { two: odd })));
}
allow('ayla', 'the latest valid time', commit(merge(path, { two: 4_102_444_799_999 })));
allow('ayla', 'the earliest valid time', commit(merge(path, { two: 1 })));

// At most ten changes at once, 200 exercises in total
const different = (count: number): Record<string, unknown> =>
  Object.fromEntries(Array.from({ length: count }, (_, n) => [`e-${n}`, n + 1]));
const most = limits.exercisesAtOnce;
allow('ayla', 'ten exercises at once', commit(merge(path, different(most))));
deny('ayla', 'eleven exercises at once', commit(merge(path, different(most + 1))));
for (let n = 0; n < most; n += 1) {
  const odd = { ...different(most), [`e-${n}`]: -1 };
  deny('ayla', `ten exercises at once, number ${n} is wrong`, commit(merge(path, odd)));
}
const full = (count: number, letters = 12) => ({
  [path]: Object.fromEntries(
    Array.from({ length: count }, (_, n) => [`e-${n}-`.padEnd(letters, 'x').slice(0, letters), at]),
  ),
});
allow('ayla', 'a 200th exercise', commit(done('ayla', 'frontend')), full(limits.exercises - 1));
deny('ayla', 'a 201st exercise', commit(done('ayla', 'frontend')), full(limits.exercises));
/** Slugs of 99 letters. With one more, all of them joined by spaces have exactly the allowed length. */
const crowded = full(limits.exercises - 1, 99);
const length = Object.keys(crowded[path] ?? {}).join(' ').length;
allow(
  'ayla',
  `one more slug when the slugs have ${length} letters`,
  commit(merge(path, { [long(limits.exerciseSlugs - length - 1)]: at })),
  crowded,
);
deny(
  'ayla',
  'one more slug that makes the slugs one letter too long',
  commit(merge(path, { [long(limits.exerciseSlugs - length)]: at })),
  crowded,
);
allow('ayla', 'starts the list of a course again', commit(set(path, { one: at })));
