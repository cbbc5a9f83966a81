import { deleteField, limit } from 'firebase/firestore/lite';
import { limits } from '#domain/shared/limits.ts';
import { type Fields, remove, set, update } from '#gateways/operation.ts';
import { indexVideo, unindexVideo } from '#gateways/staff/video-index.ts';
import { patch } from '../support/attack.ts';
import { closeFree } from '../support/batches.ts';
import { chapter, commit, list } from '../support/chapter.ts';
import { video } from '../support/documents.ts';
import { members, staff } from '../support/people.ts';

/** A shard may lack entries, but its entries always match their videos. */
export const videoIndex = chapter('[SEARCH-2] [VIDEO-9] videoIndex');
const { allow, deny, reads, writes } = videoIndex;
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

reads(path, members);
deny('admin', 'lists videoIndex', list('videoIndex', limit(1)));
writes('drops an entry whose video is gone', staff, () => [unindexVideo(first, 'ghost')]);
writes('repairs a missing entry', staff, () => index(), shardOf({}));
allow(
  'teacher',
  'indexes a video whose id has digits and hyphens',
  commit(indexVideo(first, '3f-1', flexbox)),
  {
    'videos/3f-1': video(),
  },
);
writes('opens a shard', staff, () => open());
allow('teacher', 'fills a shard to 800', commit(index()), full(limits.shardEntries - 1));
deny('teacher', 'fills a shard to 801', commit(index()), full(limits.shardEntries));
allow('teacher', 'makes a free video a group one and drops its entry', commit(closeFree('teacher')));

const entry = (changes: Fields) => ({ 'videos.free': { ...flexbox, ...changes } });
deny('teacher', 'indexes a wrong title', commit(index(entry({ title: 'Başqa' }))));
deny('teacher', 'indexes wrong hashtags', commit(index(entry({ hashtags: [] }))));
deny('teacher', 'indexes more than title and hashtags', commit(index(entry({ url: 'x' }))));
deny(
  'teacher',
  'indexes a group video',
  commit(indexVideo(first, 'group', { title: 'Qrup', hashtags: ['frontend', 'css'] })),
);
deny('teacher', 'indexes a video that is not there', commit(indexVideo(first, 'none', flexbox)));
deny(
  'teacher',
  'opens a shard with a false entry',
  commit(open({ videos: { free: { ...flexbox, title: 'Başqa' } } })),
);
deny('teacher', 'drops the entry of a free video', commit(unindexVideo(first, 'free')));
deny(
  'teacher',
  'changes two entries at once',
  commit(index({ 'videos.ghost': deleteField() })),
  shardOf({ ghost: flexbox }),
);
deny(
  'teacher',
  'opens a shard with two entries',
  commit(open({ videos: { free: flexbox, other: flexbox } })),
);
for (const id of ['free-x', 'paid-1', 'free-1000']) {
  deny(
    'teacher',
    `opens shard ${id}`,
    commit(set(`videoIndex/${id}`, { videos: { free: flexbox }, last: 'free' })),
  );
}
deny('teacher', 'adds a field to a shard', commit(index({ extra: 1 })));
deny('teacher', 'opens a shard with a field more', commit(open({ extra: 1 })));
deny(
  'teacher',
  'names another entry than the one that changes',
  commit(update(path, { ...entry({}), last: 'ghost' })),
  shardOf({}),
);
deny('admin', 'deletes a shard', commit(remove(path)));
