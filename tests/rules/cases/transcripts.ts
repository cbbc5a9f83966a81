import { limit } from 'firebase/firestore/lite';
import { limits } from '#domain/shared/limits.ts';
import { type Fields, remove as removal, set, update } from '#gateways/operation.ts';
import { patch, without } from '../support/attack.ts';
import {
  createPaid,
  editBlog,
  editVideo,
  keepDuration,
  purge,
  remove,
  restore,
  transcribe,
} from '../support/batches.ts';
import { chapter, commit, get, list } from '../support/chapter.ts';
import { long, record } from '../support/documents.ts';
import { staff } from '../support/people.ts';

// Who may read one: cases/entitlement.ts, beside the videos.
export const transcripts = chapter('[LEARN-6] transcripts: what is said in a video');
const { deny, each, writes } = transcripts;
const teacher = transcripts.committer('teacher');
const admin = transcripts.committer('admin');
const path = 'transcripts/group';
const said = (data: Fields) => set(path, data);

each([], 'gets the transcript of a video in the trash', () => get('transcripts/gone'));
each([], 'gets the transcript of a video that never was', () => get('transcripts/none'), {
  'transcripts/none': { text: 'Salam' },
});
each([], 'lists transcripts', () => list('transcripts', limit(1)));
deny('ayla', 'gets a transcript after the grant was ended', get(path), { 'users/ayla': record('ayla') });
// The page asks only when the video names a transcript, but an answer is due all the same.
each(staff, 'gets no transcript of a video without one', () => get('transcripts/backend'));

writes('adds a transcript to a new video', staff, transcribe('new', 'Salam'));
writes('adds a transcript', staff, transcribe('backend', 'Salam'));
writes('changes a transcript', staff, transcribe('group', 'Sağ olun'));
writes('changes the transcript of a free video', staff, transcribe('free', 'Sağ olun'));
writes('removes a transcript', staff, transcribe('group', ''));
writes('edits a video and keeps its transcript', staff, transcribe('group', undefined));
writes('keeps the duration of a video with a transcript', staff, keepDuration);
for (const length of [1, limits.transcript]) {
  teacher.may(`saves a transcript of ${length}`, transcribe('group', long(length))('teacher'));
}
const save = transcribe('group', 'Sağ olun')('teacher');
const begin = transcribe('backend', 'Salam')('teacher');
const end = transcribe('group', '')('teacher');
for (const text of ['', long(limits.transcript + 1), 5, ['a'], undefined]) {
  const shown = String(JSON.stringify(text)).slice(0, 20);
  teacher.mayNot(`saves a transcript, text = ${shown}`, patch(save, path, { text }));
  teacher.mayNot(`saves a first transcript, text = ${shown}`, patch(begin, 'transcripts/backend', { text }));
}
teacher.mayNot('saves a transcript with another field', patch(save, path, { lang: 'az' }));

// Only with the video, over the version that was seen, and logged
for (const who of staff) {
  deny(who, 'writes a transcript and nothing else', commit(said({ text: 'a' })));
  deny(who, 'changes a transcript and nothing else', commit(update(path, { text: 'a' })));
  deny(who, 'deletes a transcript and nothing else', commit(removal(path)));
}
teacher.mayNot('writes a transcript without its video', without(save, 'videos/group'));
teacher.mayNot('writes a transcript without an entry', without(save, 'audit/new-entry'));
teacher.mayNot('writes a transcript beside a post', [editBlog('teacher'), said({ text: 'a' })]);
teacher.mayNot('writes a transcript beside another video', [
  transcribe('backend', 'Salam')('teacher'),
  said({ text: 'a' }),
]);
teacher.mayNot('deletes a transcript beside another video', [begin, removal(path)]);
teacher.mayNot('deletes a transcript beside a post', [editBlog('teacher'), removal(path)]);
for (const rev of [1, 3]) {
  teacher.mayNot(`saves a transcript over version 1 as ${rev}`, patch(save, 'videos/group', { rev }));
}

// The video names the save that wrote the text.
for (const transcript of ['old', 'other', undefined]) {
  const named = patch(save, 'videos/group', { transcript });
  teacher.mayNot(`writes a transcript, named ${transcript}`, named);
}
teacher.mayNot('adds a transcript without a name', without(begin, 'transcripts/backend'));
teacher.mayNot('names a transcript that is none', createPaid('teacher', { transcript: 'new-entry' }));
teacher.mayNot('removes a transcript but not its name', [removal(path), editVideo('teacher')]);
teacher.mayNot('removes the name but not the transcript', without(end, path));
for (const transcript of ['', 5, long(65)]) {
  const shown = String(JSON.stringify(transcript)).slice(0, 12);
  teacher.mayNot(`keeps a transcript, named ${shown}`, editVideo('teacher', { transcript }));
}

// Trash
writes('deletes a video and leaves its transcript', staff, remove('videos', 'group'));
writes('restores a video with its transcript', staff, restore('videos', 'gone'));
writes('purges a video with its transcript', ['admin'], purge('videos', 'gone'));
writes('purges a video that has no transcript', ['admin'], purge('videos', 'gone'), {
  'transcripts/gone': null,
});
admin.mayNot(
  'purges a video and leaves its transcript',
  without(purge('videos', 'gone')('admin'), 'transcripts/gone'),
);
const gone = set('transcripts/gone', { text: 'a' });
teacher.mayNot('deletes a video with its transcript', [remove('videos', 'group')('teacher'), removal(path)]);
teacher.mayNot('restores a video with another transcript', [restore('videos', 'gone')('teacher'), gone]);
teacher.mayNot('restores a video without its transcript', [
  restore('videos', 'gone')('teacher'),
  removal('transcripts/gone'),
]);
teacher.mayNot('changes a transcript in the trash', gone);
admin.mayNot('deletes a transcript in the trash', removal('transcripts/gone'));
admin.mayNot('deletes a transcript whose video was purged', removal('transcripts/none'), {
  'transcripts/none': { text: 'Salam' },
});
teacher.mayNot('writes a transcript while the video is deleted', [
  remove('videos', 'group')('teacher'),
  said({ text: 'a' }),
]);
