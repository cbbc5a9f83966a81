import { fitsVideoFilter } from '#domain/panel/list-filter.ts';
import { codeOf } from '#domain/shared/errors.ts';
import { type Video, VideoDocument, type VideoText, type WholeVideo } from '#domain/videos/video.ts';
import type { Attempts } from '../../staff/attempts.ts';
import type { StaffVideos } from '../../staff/videos.ts';
import type { Shard } from '../batches/video-index.ts';
import { createVideo, editVideo } from '../batches/videos.ts';
import { videosOfUrl } from '../queries/staff.ts';
import { transcripts } from '../transcripts.ts';
import { contentRows } from './content-rows.ts';
import { readOne } from './read-one.ts';
import { readRows } from './read-rows.ts';
import { removeContent } from './remove.ts';
import { type Own, save } from './save.ts';
import { shardFor, shardWith } from './shards.ts';

/** @param transcript the save that the video names for its transcript. */
const wanted = (id: string, rev: number, video: VideoText, transcript: string | undefined) => {
  const { title, hashtags, url, demo, paid, group, duration } = video;
  const fields = { title, hashtags, url, demo, paid, group, duration, transcript };
  return { collection: 'videos', id, rev, fields } as const;
};

/** The video is read before its transcript: if that is newer, saving over this version is refused. */
const whole = async (video: Video): Promise<WholeVideo> => ({
  ...video,
  transcriptText: video.transcript === undefined ? '' : await transcripts.of(video.id),
});

const read = async (id: string) => whole(await readOne('videos', id, VideoDocument));

/** A placeholder: a video that is in a group is in no shard. */
const nowhere: Shard = { n: 0 };

async function edit(
  by: string,
  seen: WholeVideo,
  video: VideoText,
  transcript: string,
  attempts: Attempts,
): Promise<void> {
  // An earlier attempt of the form may have written another text.
  const isKept = transcript === seen.transcriptText && attempts.earlier.length === 0;
  const change = isKept ? undefined : transcript;
  try {
    await saveOver(by, seen, video, change, attempts);
  } catch (error) {
    if (codeOf(error) !== 'changed-meanwhile') throw error;
    const now = await read(seen.id);
    // Staff who play a video store its duration, which changes the version but not the text that staff have written
    // (VIDEO-3).
    if (!isSameText(now, seen)) throw error;
    const known = now.url === video.url && now.duration !== undefined ? { duration: now.duration } : {};
    await saveOver(by, now, { ...known, ...video }, change, attempts);
  }
}

const isSameText = (one: Video, other: Video): boolean => {
  const text = (video: Video) => {
    const { time: _time, rev: _rev, audit: _audit, duration: _duration, ...words } = video;
    return JSON.stringify(words);
  };
  return text(one) === text(other);
};

type Version = Pick<Video, 'id' | 'rev' | 'demo' | 'transcript'>;

/** @param transcript its new text; without it the transcript stays. */
async function saveOver(
  by: string,
  version: Version,
  video: VideoText,
  transcript: string | undefined,
  attempts: Attempts,
): Promise<void> {
  const { id, rev, demo } = version;
  const isFree = video.demo === 'true';
  const line = isFree ? await shardFor(id) : demo === 'true' ? await shardWith(id) : null;
  // An entry that is missing can't be removed: the index may be incomplete.
  const wasListed = demo === 'true' && line !== null;
  const actor = { uid: by, entry: attempts.entry };
  const batch = editVideo(actor, { id, rev }, video, wasListed, line ?? nowhere, transcript);
  const named = transcript === undefined ? version.transcript : transcript && attempts.entry;
  await save(wanted(id, rev, video, named || undefined), batch, attempts, (own) =>
    saveOver(by, ownVersion(id, own), video, transcript, attempts),
  );
}

const ownVersion = (id: string, { rev, fields }: Own): Version => ({
  id,
  rev,
  demo: fields.demo === 'true' ? 'true' : 'false',
  transcript: typeof fields.transcript === 'string' ? fields.transcript : undefined,
});

export const staffVideos: StaffVideos = {
  list: (asked) => contentRows('videos', VideoDocument, asked, undefined, fitsVideoFilter),
  async ofUrl(url) {
    const { rows } = await readRows(videosOfUrl(url), VideoDocument);
    return rows.flatMap((row) => ('item' in row ? [row.item] : []));
  },
  read,
  whole,
  edit,

  async create(by, id, video, transcript, attempts) {
    const shard = video.demo === 'true' ? await shardFor(id) : nowhere;
    const batch = createVideo({ uid: by, entry: attempts.entry }, id, video, shard, transcript);
    await save(wanted(id, 0, video, transcript ? attempts.entry : undefined), batch, attempts, (own) =>
      saveOver(by, ownVersion(id, own), video, transcript, attempts),
    );
  },

  remove: (by, id) => removeContent(by, 'videos', id, shardWith),
};
