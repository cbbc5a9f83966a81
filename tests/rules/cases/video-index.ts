import { deleteField, limit } from 'firebase/firestore/lite';
import { type Fields, remove, set, update } from '#core/cloud/operation.ts';
import { videoLimits } from '#features/videos/limits.ts';
import { indexVideo, unindexVideo } from '#features/videos/video-index-gateway.ts';
import { patch } from '../support/attack.ts';
import { closeFree, keepDuration } from '../support/batches.ts';
import { chapter, commit, list } from '../support/chapter.ts';
import { video } from '../support/documents.ts';
import { everyone, staff } from '../support/people.ts';

/** A shard may lack entries, but its entries always match their videos. */
export const videoIndex = chapter('[SEARCH-2] [START-2] [VIDEO-9] videoIndex');
const { deny, reads, writes } = videoIndex;
const teacher = videoIndex.committer('teacher');
const first = { n: 0 };
const flexbox = { title: 'Flexbox', hashtags: ['frontend', 'css'] };
const path = 'videoIndex/free-0';
const shardOf = (videos: Fields): Record<string, Fields> => ({ [path]: { videos, last: 'v0' } });
const full = (entries: number) =>
  shardOf(
    Object.fromEntries(Array.from({ length: entries }, (_, i) => [`v${i}`, { title: 'x', hashtags: ['x'] }])),
  );
const index = (over: Fields = {}) => patch([indexVideo(first, 'free', flexbox)], path, over);
const open = (over: Fields = {}) =>
  patch([indexVideo({ n: 1, isNew: true }, 'free', flexbox)], 'videoIndex/free-1', over);

reads(path, everyone);
deny('admin', 'lists videoIndex', list('videoIndex', limit(1)));
writes('drops an entry whose video is gone', staff, () => [unindexVideo(first, 'ghost')]);
writes('repairs a missing entry', staff, () => index(), shardOf({}));
teacher.may('indexes a video whose id has digits and hyphens', indexVideo(first, '3f-1', flexbox), {
  'videos/3f-1': video(),
});
writes('opens a shard', staff, () => open());
const measured = { 'videos/free': video({ title: 'Flexbox', duration: 754 }) };
teacher.may('indexes a length', indexVideo(first, 'free', { ...flexbox, duration: 754 }), measured);
writes('keeps how long a free video is, in the index too', staff, (who) =>
  [keepDuration(who), indexVideo(first, 'free', { ...flexbox, duration: 932 })].flat(),
);
teacher.may('indexes no length yet', indexVideo(first, 'free', flexbox), measured);
teacher.mayNot('indexes another length', indexVideo(first, 'free', { ...flexbox, duration: 755 }), measured);
teacher.mayNot(
  'indexes the length of a video that has none',
  indexVideo(first, 'free', { ...flexbox, duration: 754 }),
);
teacher.may('fills a shard to 800', index(), full(videoLimits.shardEntries - 1));
teacher.mayNot('fills a shard to 801', index(), full(videoLimits.shardEntries));
teacher.may('makes a free video a group one and drops its entry', closeFree('teacher'));

const entry = (changes: Fields) => ({ 'videos.free': { ...flexbox, ...changes } });
teacher.mayNot('indexes a wrong title', index(entry({ title: 'Başqa' })));
teacher.mayNot('indexes wrong hashtags', index(entry({ hashtags: [] })));
teacher.mayNot('indexes more than title and hashtags', index(entry({ url: 'x' })));
teacher.mayNot(
  'indexes a group video',
  indexVideo(first, 'group', { title: 'Qrup', hashtags: ['frontend', 'css'] }),
);
teacher.mayNot('indexes a video that is not there', indexVideo(first, 'none', flexbox));
teacher.mayNot(
  'opens a shard with a false entry',
  open({ videos: { free: { ...flexbox, title: 'Başqa' } } }),
);
teacher.mayNot('drops the entry of a free video', unindexVideo(first, 'free'));
teacher.mayNot(
  'changes two entries at once',
  index({ 'videos.ghost': deleteField() }),
  shardOf({ ghost: flexbox }),
);
teacher.mayNot('opens a shard with two entries', open({ videos: { free: flexbox, other: flexbox } }));
for (const id of ['free-x', 'paid-1', 'free-1000']) {
  teacher.mayNot(`opens shard ${id}`, set(`videoIndex/${id}`, { videos: { free: flexbox }, last: 'free' }));
}
teacher.mayNot('adds a field to a shard', index({ extra: 1 }));
teacher.mayNot('opens a shard with a field more', open({ extra: 1 }));
teacher.mayNot(
  'names another entry than the one that changes',
  update(path, { ...entry({}), last: 'ghost' }),
  shardOf({}),
);
deny('admin', 'deletes a shard', commit(remove(path)));
