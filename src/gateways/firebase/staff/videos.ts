import { codeOf } from '#domain/shared/errors.ts';
import { type Video, VideoDocument, type VideoText } from '#domain/videos/video.ts';
import type { Attempts } from '../../staff/attempts.ts';
import type { StaffVideos } from '../../staff/videos.ts';
import type { Shard } from '../batches/video-index.ts';
import { createVideo, editVideo } from '../batches/videos.ts';
import { contentList } from '../queries/staff.ts';
import { readOne } from './read-one.ts';
import { readRows } from './read-rows.ts';
import { removeContent } from './remove.ts';
import { type Own, save } from './save.ts';
import { shardFor, shardWith } from './shards.ts';

const wanted = (id: string, rev: number, video: VideoText) => {
  const { title, hashtags, url, demo, paid, group, duration } = video;
  const fields = { title, hashtags, url, demo, paid, group, duration };
  return { collection: 'videos', id, rev, fields } as const;
};

const read = (id: string) => readOne('videos', id, VideoDocument);

/** A placeholder: a video that is in a group is in no shard. */
const nowhere: Shard = { n: 0 };

async function edit(by: string, seen: Video, video: VideoText, attempts: Attempts): Promise<void> {
  try {
    await saveOver(by, seen, video, attempts);
  } catch (error) {
    if (codeOf(error) !== 'changed-meanwhile') throw error;
    const now = await read(seen.id);
    // Staff who play a video store its duration, which changes the version but not the text that staff have written
    // (VIDEO-3).
    if (!isSameText(now, seen)) throw error;
    const known = now.url === video.url && now.duration !== undefined ? { duration: now.duration } : {};
    await saveOver(by, now, { ...known, ...video }, attempts);
  }
}

const isSameText = (one: Video, other: Video): boolean => {
  const text = (video: Video) => {
    const { time: _time, rev: _rev, audit: _audit, duration: _duration, ...words } = video;
    return JSON.stringify(words);
  };
  return text(one) === text(other);
};

type Version = Pick<Video, 'id' | 'rev' | 'demo'>;

async function saveOver(
  by: string,
  { id, rev, demo }: Version,
  video: VideoText,
  attempts: Attempts,
): Promise<void> {
  const isFree = video.demo === 'true';
  const line = isFree ? await shardFor(id) : demo === 'true' ? await shardWith(id) : null;
  // An entry that is missing can't be removed: the index may be incomplete.
  const wasListed = demo === 'true' && line !== null;
  const actor = { uid: by, entry: attempts.entry };
  const batch = editVideo(actor, { id, rev }, video, wasListed, line ?? nowhere);
  await save(wanted(id, rev, video), batch, attempts, (own) =>
    saveOver(by, ownVersion(id, own), video, attempts),
  );
}

const ownVersion = (id: string, { rev, fields }: Own): Version => ({
  id,
  rev,
  demo: fields.demo === 'true' ? 'true' : 'false',
});

export const staffVideos: StaffVideos = {
  list: (asked) => readRows(contentList('videos', asked), VideoDocument),
  read,
  edit,

  async create(by, id, video, attempts) {
    const shard = video.demo === 'true' ? await shardFor(id) : nowhere;
    const batch = createVideo({ uid: by, entry: attempts.entry }, id, video, shard);
    await save(wanted(id, 0, video), batch, attempts, (own) =>
      saveOver(by, ownVersion(id, own), video, attempts),
    );
  },

  remove: (by, id) => removeContent(by, 'videos', id, shardWith),
};
