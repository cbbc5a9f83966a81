import type { VideoText } from '#domain/videos/video.ts';
import { deleteField } from '../firestore/sentinels.ts';
import { type Actor, entryOf } from './audit.ts';
import { createContent, editContent, type Version } from './content.ts';
import type { Fields, Operation } from './operation.ts';
import { removeTranscript, writeTranscript } from './transcripts.ts';
import { indexVideo, type Shard, unindexVideo } from './video-index.ts';

const fieldsOf = ({ hashtags, url, demo, paid }: VideoText): Fields => ({
  hashtags,
  url,
  demo,
  paid,
});

/**
 * A new video, its entry in the index if it is free (PANEL-4), and its transcript if there is a text. The video names the
 * save that wrote it (LEARN-6).
 */
export function createVideo(
  by: Actor,
  id: string,
  video: VideoText,
  shard: Shard,
  transcript = '',
): Operation[] {
  const actor = { ...by, entry: entryOf(by) };
  const { group, duration } = video;
  const fields = {
    ...fieldsOf(video),
    ...(group === undefined ? {} : { group }),
    ...(duration === undefined ? {} : { duration }),
    ...(transcript === '' ? {} : { transcript: actor.entry }),
  };
  const indexed = video.demo === 'true' ? [indexVideo(shard, id, video)] : [];
  const said = transcript === '' ? [] : [writeTranscript(id, transcript)];
  return [...createContent(actor, 'videos', id, video.title, fields), ...indexed, ...said];
}

/**
 * Stores a video's duration in seconds; its title stays (VIDEO-3). The index does not contain durations. An older video may
 * lack its words, without which the rules accept no save: they come with the title.
 */
export const keepDuration = (
  actor: Actor,
  { title, ...version }: Version & { title: string },
  duration: number,
): Operation[] => editContent(actor, 'videos', version, title, { duration });

/**
 * New values of a video (PANEL-13). `wasFree`: whether the index lists it now; `shard` is the one that has its entry,
 * or the one that gets it. `transcript`: its new text, '' for none; without it the transcript stays.
 */
export function editVideo(
  by: Actor,
  version: Version,
  video: VideoText,
  wasFree: boolean,
  shard: Shard,
  transcript?: string,
): Operation[] {
  const actor = { ...by, entry: entryOf(by) };
  const named = transcript === '' ? deleteField() : actor.entry;
  const fields = {
    ...fieldsOf(video),
    group: video.group ?? deleteField(),
    duration: video.duration ?? deleteField(),
    ...(transcript !== undefined && { transcript: named }),
  };
  const index = [];
  if (video.demo === 'true') index.push(indexVideo(shard, version.id, video));
  else if (wasFree) index.push(unindexVideo(shard, version.id));
  const said = [];
  if (transcript) said.push(writeTranscript(version.id, transcript));
  else if (transcript === '') said.push(removeTranscript(version.id));
  return [...editContent(actor, 'videos', version, video.title, fields), ...index, ...said];
}
