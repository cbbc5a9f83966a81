import { limit } from 'firebase/firestore/lite';
import { type Fields, remove as removal, set, update } from '#core/cloud/operation.ts';
import { videoLimits } from '#features/videos/limits.ts';
import type { VideoTexts } from '#features/videos/video.ts';
import { patch, without } from '../support/attack.ts';
import {
  createPaid,
  editBlog,
  editVideo,
  keepDuration,
  purge,
  remove,
  restore,
  writeTexts,
} from '../support/batches.ts';
import { chapter, commit, get, list } from '../support/chapter.ts';
import { long, record } from '../support/documents.ts';
import { staff } from '../support/people.ts';

// Who may read one: cases/entitlement.ts, beside the videos.

interface Kind {
  name: keyof VideoTexts;
  collection: string;
  field: string;
  title: string;
  /** The longest texts that are allowed, and those that are too long by the least there is. */
  longest: readonly string[];
  tooLong: readonly string[];
}

const kinds: Kind[] = [
  {
    name: 'transcript',
    collection: 'transcripts',
    field: 'text',
    title: '[LEARN-6] transcripts: what is said in a video',
    longest: [long(videoLimits.transcript)],
    tooLong: [long(videoLimits.transcript + 1)],
  },
  {
    name: 'material',
    collection: 'materials',
    field: 'html',
    title: '[LEARN-11] materials: what staff write for a video',
    // Two bytes each.
    longest: [long(videoLimits.material), 'ə'.repeat(videoLimits.material / 2)],
    tooLong: [long(videoLimits.material + 1), `a${'ə'.repeat(videoLimits.material / 2)}`],
  },
];

export const videoTexts = kinds.map(textChapter);

function textChapter({ name, collection, field, title, longest, tooLong }: Kind) {
  const texts = chapter(title);
  const { deny, each, writes } = texts;
  const teacher = texts.committer('teacher');
  const admin = texts.committer('admin');
  const at = (id: string) => `${collection}/${id}`;
  const path = at('group');
  const text = (value: unknown): Fields => ({ [field]: value });
  const saves = (id: Parameters<typeof writeTexts>[0], value: string) => writeTexts(id, { [name]: value });

  each([], 'gets one of a video in the trash', () => get(at('gone')));
  each([], 'gets one of a video that never was', () => get(at('none')), { [at('none')]: text('Salam') });
  each([], 'lists them', () => list(collection, limit(1)));
  deny('ayla', 'gets one after the grant was ended', get(path), { 'users/ayla': record('ayla') });
  // The page asks only when the video names one, but an answer is due all the same.
  each(staff, 'gets none of a video without one', () => get(at('backend')));

  writes('adds one to a new video', staff, saves('new', 'Salam'));
  writes('adds one', staff, saves('backend', 'Salam'));
  writes('changes one', staff, saves('group', 'Sağ olun'));
  writes('changes that of a free video', staff, saves('free', 'Sağ olun'));
  writes('removes one', staff, saves('group', ''));
  writes('edits a video and keeps its texts', staff, writeTexts('group', {}));
  writes('keeps the duration of a video with texts', staff, keepDuration);
  for (const one of ['a', ...longest])
    teacher.may(`saves one of ${one.length}`, saves('group', one)('teacher'));
  const save = saves('group', 'Sağ olun')('teacher');
  const begin = saves('backend', 'Salam')('teacher');
  const end = saves('group', '')('teacher');
  for (const value of ['', ...tooLong, 5, ['a'], undefined]) {
    const shown = String(JSON.stringify(value)).slice(0, 20);
    teacher.mayNot(`saves one, text = ${shown}`, patch(save, path, text(value)));
    teacher.mayNot(`saves a first one, text = ${shown}`, patch(begin, at('backend'), text(value)));
  }
  teacher.mayNot('saves one with another field', patch(save, path, { lang: 'az' }));

  // Only with the video, over the version that was seen, and logged
  for (const who of staff) {
    deny(who, 'writes one and nothing else', commit(set(path, text('a'))));
    deny(who, 'changes one and nothing else', commit(update(path, text('a'))));
    deny(who, 'deletes one and nothing else', commit(removal(path)));
  }
  teacher.mayNot('writes one without its video', without(save, 'videos/group'));
  teacher.mayNot('writes one without an entry', without(save, 'audit/new-entry'));
  teacher.mayNot('writes one beside a post', [editBlog('teacher'), set(path, text('a'))]);
  teacher.mayNot('writes one beside another video', [begin, set(path, text('a'))]);
  teacher.mayNot('deletes one beside another video', [begin, removal(path)]);
  teacher.mayNot('deletes one beside a post', [editBlog('teacher'), removal(path)]);
  for (const rev of [1, 3]) {
    teacher.mayNot(`saves one over version 1 as ${rev}`, patch(save, 'videos/group', { rev }));
  }

  // The video names the save that wrote the text.
  for (const named of ['old', 'other', undefined])
    teacher.mayNot(`writes one, named ${named}`, patch(save, 'videos/group', { [name]: named }));
  teacher.mayNot('adds one without a name', without(begin, at('backend')));
  teacher.mayNot('names one that is none', createPaid('teacher', { [name]: 'new-entry' }));
  teacher.mayNot('removes one but not its name', [removal(path), editVideo('teacher')]);
  teacher.mayNot('removes the name but not the text', without(end, path));
  for (const named of ['', 5, long(65)]) {
    const shown = String(JSON.stringify(named)).slice(0, 12);
    teacher.mayNot(`keeps one, named ${shown}`, editVideo('teacher', { [name]: named }));
  }

  // Trash
  const gone = set(at('gone'), text('a'));
  writes('deletes a video and leaves it', staff, remove('videos', 'group'));
  writes('restores a video with it', staff, restore('videos', 'gone'));
  writes('purges a video with it', ['admin'], purge('videos', 'gone'));
  writes('purges a video that has none', ['admin'], purge('videos', 'gone'), { [at('gone')]: null });
  admin.mayNot('purges a video and leaves it', without(purge('videos', 'gone')('admin'), at('gone')));
  teacher.mayNot('deletes a video with it', [remove('videos', 'group')('teacher'), removal(path)]);
  teacher.mayNot('restores a video with another one', [restore('videos', 'gone')('teacher'), gone]);
  teacher.mayNot('restores a video without it', [restore('videos', 'gone')('teacher'), removal(at('gone'))]);
  teacher.mayNot('changes one in the trash', gone);
  admin.mayNot('deletes one in the trash', removal(at('gone')));
  admin.mayNot('deletes one whose video was purged', removal(at('none')), { [at('none')]: text('Salam') });
  teacher.mayNot('writes one while the video is deleted', [
    remove('videos', 'group')('teacher'),
    set(path, text('a')),
  ]);
  return texts;
}
