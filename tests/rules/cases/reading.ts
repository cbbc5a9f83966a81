import { limit } from 'firebase/firestore/lite';
import type { CourseProgress } from '#domain/progress/progress.ts';
import { limits } from '#domain/shared/limits.ts';
import { type Fields, merge, set, update } from '#gateways/operation.ts';
import { saveProgress } from '#gateways/progress.ts';
import { chapter, commit, get } from '../support/chapter.ts';
import { keys, long } from '../support/documents.ts';
import { members, staff, uidOf, type Who } from '../support/people.ts';

export const reading = chapter('[VIDEO-10] [LEARN-4] [SCHOOL-4] users: progress');
const { allow, deny, reads, writes } = reading;
const place = { seconds: 3.5, done: true, at: 1767225600000 };
const path = 'users/ayla/progress/frontend';

/** The places of `count` videos, whose ids have `letters` letters. */
const places = (count: number, letters = 4, one: unknown = place): Record<string, unknown> =>
  Object.fromEntries(
    Array.from({ length: count }, (_, n) => [`v-${n}_`.padEnd(letters, 'x').slice(0, letters), one]),
  );
const saved = (who: Who, course = 'backend', videos: CourseProgress = { v1: place }) =>
  saveProgress(uidOf(who), course, videos);

// Staff see how far students are (SCHOOL-4)
reads(path, ['ayla', ...staff]);
reads('users/bahar/progress/frontend', ['bahar', ...staff]);
deny('teacher', "gets another's progress with an old key", get(path), {
  'config/keys': { ...keys, teacherKey: 'another-key-of-teachers' },
});
for (const below of ['exercises/frontend', 'notes/frontend', 'reading/saved', 'other/progress']) {
  reads(`users/ayla/${below}`, ['ayla']);
}
deny('admin', 'reads all progress as a collection group', (client) => client.group('progress', limit(5)));

writes('saves own progress', members, (who) => saved(who));
allow('ayla', 'adds to own progress', commit(saved('ayla', 'frontend')));
allow('ayla', 'goes on in a video', commit(update(path, { 'v1.seconds': 9 })));
allow('ayla', 'goes on in a course that no longer exists', commit(saved('ayla', 'old')), {
  'users/ayla/progress/old': { v1: { ...place, seconds: 1 } },
});

const others: Who[] = ['bahar', 'admin', 'guest'];
for (const who of others) {
  deny(who, "saves another's progress", commit(saved('ayla', 'frontend')));
  deny(who, "begins another's progress", commit(saved('ayla')));
}
deny('gone', 'goes on after the record was deleted', commit(saved('gone')), {
  'users/gone/progress/backend': { v1: { ...place, seconds: 1 } },
});

// Only courses have progress
for (const course of ['css', 'Bad_Lesson', 'frontend2']) {
  deny('ayla', `keeps progress of ${course}`, commit(saved('ayla', course)));
}
deny('ayla', 'keeps progress where no courses are named', commit(saved('ayla')), { 'config/courses': null });

// Only places are accepted as values
const wrong: Record<string, unknown[]> = {
  seconds: [-1, limits.progressSeconds + 1, '3', null, undefined],
  done: [1, 'true', null, undefined],
  at: [0, -1, 1.5, 4_102_444_800_000, '1', null, undefined],
  extra: [1],
};
for (const [field, values] of Object.entries(wrong)) {
  for (const value of values) {
    const { [field]: _, ...rest }: Fields = place;
    const odd = { v9: value === undefined ? rest : { ...place, [field]: value } };
    deny('ayla', `begins with ${field} = ${value}`, commit(merge('users/ayla/progress/backend', odd)));
    deny('ayla', `goes on with ${field} = ${value}`, commit(merge(path, odd)));
  }
}
for (const odd of [5, 'x', null, [place]]) {
  deny('ayla', `a place that is ${JSON.stringify(odd)}`, commit(merge(path, { v9: odd })));
}
for (const seconds of [0, limits.progressSeconds]) {
  allow('ayla', `a place at ${seconds} s`, commit(merge(path, { v9: { ...place, seconds } })));
}
allow('ayla', 'the latest valid time', commit(merge(path, { v9: { ...place, at: 4_102_444_799_999 } })));
allow('ayla', 'the earliest valid time', commit(merge(path, { v9: { ...place, at: 1 } })));
for (const id of ['a.b', 'ə', 'a b!', '"']) {
  deny('ayla', `a video called ${id}`, commit(set(path, { [id]: place })));
}

// The mark by hand
const marked = { ...place, mark: 1 };
allow(
  'ayla',
  'begins with a place that is marked by hand',
  commit(merge('users/ayla/progress/backend', { v9: marked })),
);
allow(
  'ayla',
  'a mark of the latest valid time',
  commit(merge(path, { v9: { ...place, mark: 4_102_444_799_999 } })),
);
for (const mark of [0, -1, 1.5, 4_102_444_800_000, '1', null, true]) {
  deny('ayla', `goes on with mark = ${mark}`, commit(merge(path, { v9: { ...place, mark } })));
}
deny('ayla', 'a mark and another field', commit(merge(path, { v9: { ...marked, extra: 1 } })));

// At most ten changes at once, 500 places in total
const different = (count: number) =>
  Object.fromEntries(
    Object.keys(places(count)).map((id, n): [string, typeof place] => [id, { ...place, at: n + 1 }]),
  );
const most = limits.progressAtOnce;
allow('ayla', 'ten videos at once', commit(merge(path, different(most))));
allow(
  'ayla',
  'ten videos at once, all marked by hand',
  commit(
    merge(
      path,
      Object.fromEntries(Object.entries(different(most)).map(([id, one]) => [id, { ...one, mark: 1 }])),
    ),
  ),
);
deny('ayla', 'eleven videos at once', commit(merge(path, different(most + 1))));
for (let n = 0; n < most; n += 1) {
  const odd = {
    ...different(most),
    [Object.keys(different(most))[n] ?? '']: { ...place, at: n + 1, seconds: -1 },
  };
  deny('ayla', `ten videos at once, number ${n} is wrong`, commit(merge(path, odd)));
}
const full = (count: number, letters?: number) => ({ [path]: places(count, letters) });
allow('ayla', 'a 500th video', commit(saved('ayla', 'frontend')), full(limits.progressVideos - 1, 36));
deny('ayla', 'a 501st video', commit(saved('ayla', 'frontend')), full(limits.progressVideos, 36));
allow(
  'ayla',
  'goes on in a video when 500 are stored',
  commit(merge(path, { [Object.keys(places(1, 36))[0] ?? '']: place })),
  {
    [path]: places(limits.progressVideos, 36, { ...place, seconds: 1 }),
  },
);
/** Ids of 39 letters. With one more id of 40 letters, all ids joined by spaces have exactly the allowed length. */
const crowded = { [path]: places(limits.progressVideos - 1, 39) };
const length = (documents: Record<string, object>) => Object.keys(documents[path] ?? {}).join(' ').length;
allow(
  'ayla',
  `one more id when the ids have ${length(crowded)} letters`,
  commit(merge(path, { [long(limits.progressIds - length(crowded) - 1)]: place })),
  crowded,
);
deny(
  'ayla',
  'one more id that makes the ids one letter too long',
  commit(merge(path, { [long(limits.progressIds - length(crowded))]: place })),
  crowded,
);
