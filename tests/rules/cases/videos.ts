import { limit, orderBy, type QueryConstraint, serverTimestamp, where } from 'firebase/firestore/lite';
import { type Fields, set } from '#core/cloud/operation.ts';
import { limits } from '#core/words/limits.ts';
import { titled } from '../support/attack.ts';
import {
  createFree,
  createPaid,
  editFree,
  editVideo,
  entry,
  keepDuration,
  remove,
  restore,
} from '../support/batches.ts';
import { chapter, list } from '../support/chapter.ts';
import { long, past, record, video, wrongLines } from '../support/documents.ts';
import { wrongHashtags } from '../support/hashtags.ts';
import { wrongWords } from '../support/name-words.ts';
import { members, staff } from '../support/people.ts';

export const watching = chapter('[VIDEO-5] [VIDEO-6] [VIDEO-7] [VIDEO-9] [SEARCH-1] videos: reading');
export const videos = chapter('[PANEL-4] [PANEL-11] [PANEL-13] [VIDEO-3] videos: writing');

{
  const { deny, each, lists, reads } = watching;
  reads('videos/free', members);
  reads('videos/group', ['ayla', ...staff]);
  reads('videos/paid', ['ayla', ...staff]);
  reads('videos/backend', staff);
  lists('videos', staff);

  // By the clock of the emulator, which is this machine's.
  const until = where('time', '<=', new Date());
  const asks =
    (...constraints: QueryConstraint[]) =>
    () =>
      list('videos', until, ...constraints, limit(limits.page));
  const isFree = where('demo', '==', 'true');
  const notFree = where('demo', '==', 'false');
  const isPaid = where('paid', '==', 'paid');
  const tagged = where('hashtags', 'array-contains', 'frontend');
  const newest = orderBy('time', 'desc');
  const withLesson = ['ayla', ...staff] as const;
  each(members, 'lists free videos of a lesson', asks(isFree, tagged, newest));
  each(
    withLesson,
    'lists group videos of own lesson',
    asks(notFree, where('group', '==', 'frontend'), tagged, newest),
  );
  each(
    withLesson,
    'lists paid videos of own lessons',
    asks(notFree, isPaid, where('group', 'in', ['frontend']), tagged),
  );
  each(staff, "lists another group's videos", asks(notFree, where('group', '==', 'backend')));
  each(staff, 'lists groups of which one is not theirs', asks(where('group', 'in', ['frontend', 'backend'])));
  const searched = (group: string) =>
    asks(where('words', 'array-contains', 'flex'), notFree, where('group', '==', group), orderBy('time'));
  each(withLesson, 'searches the titles of own lesson', searched('frontend'));
  each(staff, "searches another group's titles", searched('backend'));
  each(staff, 'searches the titles of all groups', asks(where('words', 'array-contains', 'flex'), notFree));
  deny('ayla', 'searches the titles of a lesson that is over', searched('frontend')(), {
    'users/ayla': record('ayla', { lessons: ['frontend'], ends: { frontend: past } }),
  });
  each(staff, 'lists paid videos without a group', asks(isPaid));
  each(staff, 'lists a lesson without saying free', asks(tagged));
  each(staff, 'lists what is not free', asks(where('demo', '!=', 'true')));
  each(
    staff,
    'skips none of the videos',
    () => (client) => client.skip({ collection: 'videos', where: [] }, 0, limits.guestPage),
  );
  each(
    [],
    'skips one of the videos',
    () => (client) => client.skip({ collection: 'videos', where: [] }, 1, limits.guestPage),
  );
  for (const who of members) {
    deny(who, 'lists free videos without a limit', list('videos', until, isFree));
    deny(who, 'lists 51 free videos', list('videos', until, isFree, limit(limits.page + 1)));
  }
  deny('ayla', 'lists group videos without a limit', list('videos', until, where('group', '==', 'frontend')));
}

{
  const { refuses, writes } = videos;
  const teacher = videos.committer('teacher');
  writes('creates a free video with its index entry', staff, createFree);
  writes('creates a group video', staff, createPaid);
  writes('edits a video', staff, editVideo);
  writes('keeps how long a free video is', staff, keepDuration);
  writes('edits a free video with its index entry', staff, editFree);
  writes('deletes a free video with its index entry', staff, remove('videos', 'free'));
  writes('deletes a group video', staff, remove('videos', 'group'));
  writes('restores a video', staff, restore('videos', 'gone'));
  writes('restores a free video with its index entry', staff, restore('videos', 'gone', { n: 0 }));

  const paid = (over: Fields) => createPaid('teacher', over);
  const wrong: Record<string, unknown[]> = {
    title: ['', long(limits.title + 1), 5, ['a'], undefined, ...wrongLines],
    titleKey: ['', long(limits.title + 1), undefined],
    words: [...wrongWords, undefined],
    hashtags: wrongHashtags,
    url: ['short', 'abcdefghij/', undefined],
    demo: [false, 'yes', undefined],
    paid: ['yes', true, undefined],
    group: ['', long(limits.coursePath + 1), 5, undefined],
    quiz: ['', 'a'.repeat(65), 'a/b', 5],
    duration: [0, -1, 1.5, '10', limits.progressSeconds + 1],
    time: [new Date('2020-01-01'), new Date('2099-01-01'), '2030', undefined],
    planned: [false, 'yes'],
    rev: [0, 2, '1', undefined],
    extra: [1],
  };
  for (const [field, values] of Object.entries(wrong)) {
    refuses('teacher', 'creates a video', paid, field, values);
  }
  for (const title of wrong.title ?? [])
    teacher.mayNot(
      `creates a video with the title ${JSON.stringify(title)?.slice(0, 20)}, as the entry says`,
      titled(paid({}), 'videos/new', title),
    );
  teacher.may('creates a video with its duration', paid({ duration: 60 }));
  teacher.may('creates a video of the greatest length', paid({ duration: limits.progressSeconds }));
  teacher.may('creates a video with its quiz', paid({ quiz: 'a'.repeat(64) }));
  teacher.may('creates a paid video', paid({ paid: 'paid' }));
  teacher.may(
    'creates a video with Azerbaijani hashtags',
    paid({ hashtags: ['dərs', 'ışıq', 'şəkil-çəkmə'] }),
  );
  teacher.mayNot('creates a free video that has a group', createFree('teacher', { group: 'frontend' }));
  teacher.mayNot('saves an empty duration', keepDuration('teacher', { duration: 0 }));
  teacher.mayNot('keeps a duration over a newer version', keepDuration('teacher', { rev: 1 }));
  teacher.mayNot("edits a video's time", editVideo('teacher', { time: serverTimestamp() }));
  for (const rev of [1, 3, 0]) {
    teacher.mayNot(`saves a video over rev 1 as ${rev}`, editVideo('teacher', { rev }));
  }
  teacher.mayNot('edits a video into a wrong one', editVideo('teacher', { title: '' }));
  // A video from before, which has no words.
  const { words: _, ...older } = video({ transcript: 'old', material: 'old' });
  const from = { 'videos/free': older };
  teacher.may('keeps how long an older video is, and its words', keepDuration('teacher'), from);
  teacher.mayNot(
    'keeps how long an older video is without its words',
    keepDuration('teacher', { words: undefined }),
    from,
  );
  const fields = video({ time: serverTimestamp(), demo: 'false', group: 'a', audit: 'new-entry' });
  teacher.mayNot('creates a video whose id lies in the trash', [
    set('videos/gone', fields),
    entry('teacher', 'videos', 'gone', 'create'),
  ]);
}
