import type { VideoText } from '#domain/videos/video.ts';
import { deleteField } from '../firestore/sentinels.ts';
import type { Actor } from './audit.ts';
import { createContent, editContent, type Version } from './content.ts';
import type { Fields, Operation } from './operation.ts';
import { indexVideo, type Shard, unindexVideo } from './video-index.ts';

const fieldsOf = ({ hashtags, url, demo, paid }: VideoText): Fields => ({
  hashtags,
  url,
  demo,
  paid,
});

/** A new video, and its entry in the index if it is free (PANEL-4). */
export function createVideo(actor: Actor, id: string, video: VideoText, shard: Shard): Operation[] {
  const { group, duration } = video;
  const fields = {
    ...fieldsOf(video),
    ...(group === undefined ? {} : { group }),
    ...(duration === undefined ? {} : { duration }),
  };
  const indexed = video.demo === 'true' ? [indexVideo(shard, id, video)] : [];
  return [...createContent(actor, 'videos', id, video.title, fields), ...indexed];
}

/** Stores a video's duration in seconds; its title stays (VIDEO-3). The index does not contain durations. */
export const keepDuration = (
  actor: Actor,
  { title, ...version }: Version & { title: string },
  duration: number,
): Operation[] => editContent(actor, 'videos', version, title, { duration });

/**
 * New values of a video (PANEL-13). `wasFree`: whether the index lists it now; `shard` is the one that has its entry,
 * or the one that gets it.
 */
export function editVideo(
  actor: Actor,
  version: Version,
  video: VideoText,
  wasFree: boolean,
  shard: Shard,
): Operation[] {
  const fields = {
    ...fieldsOf(video),
    group: video.group ?? deleteField(),
    duration: video.duration ?? deleteField(),
  };
  const index = [];
  if (video.demo === 'true') index.push(indexVideo(shard, version.id, video));
  else if (wasFree) index.push(unindexVideo(shard, version.id));
  return [...editContent(actor, 'videos', version, video.title, fields), ...index];
}
