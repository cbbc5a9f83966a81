import { limit } from 'firebase/firestore/lite';
import { merge, set, update } from '#core/cloud/operation.ts';
import { limits } from '#core/words/limits.ts';
import { progressLimits } from '#features/progress/limits.ts';
import { type Progress, progressKind } from '#features/progress/progress.ts';
import { chapter, commit, get } from '../support/chapter.ts';
import { keys } from '../support/documents.ts';
import { staff } from '../support/people.ts';
import { recordCases } from '../support/record-cases.ts';

export const reading = chapter('[VIDEO-10] [LEARN-4] [SCHOOL-4] users: progress');
const { allow, deny, reads } = reading;
const place: Progress = { seconds: 3.5, done: true, at: 1_767_225_600_000 };
const path = 'users/ayla/progress/frontend';

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

const mark = 4_102_444_799_999;
recordCases(reading, {
  kind: progressKind,
  entry: place,
  nth: (n) => ({ ...place, at: n + 1 }),
  allowed: [
    { seconds: 0, done: false, at: 1, mark: 1 },
    { seconds: limits.progressSeconds, done: true, at: 4_102_444_799_999, mark },
  ],
  odd: [5, 'x', null],
  wrong: {
    seconds: [-1, limits.progressSeconds + 1, '3', null, undefined],
    done: [1, 'true', null, undefined],
    at: [0, -1, 1.5, 4_102_444_800_000, '1', null, undefined],
    mark: [0, -1, 1.5, 4_102_444_800_000, '1', null, true],
    extra: [1],
  },
  id: (n) => `v-${n}_`,
  wrongIds: ['a.b', 'ə', 'a b!', '"'],
  ofCourses: { letters: progressLimits.ids },
});
allow('ayla', 'goes on in a video', commit(update(path, { 'v1.seconds': 9 })));
allow(
  'ayla',
  'begins with a place that is marked by hand',
  commit(set(path, { v9: { ...place, mark: 1 } })),
  {
    [path]: null,
  },
);
const most = Array.from({ length: progressLimits.atOnce }, (_, n) => [
  `v-${n}`,
  { ...place, at: n + 1, mark },
]);
allow('ayla', 'ten videos at once, all marked by hand', commit(merge(path, Object.fromEntries(most))));
deny('ayla', 'a mark and another field', commit(merge(path, { v9: { ...place, mark, extra: 1 } })));
