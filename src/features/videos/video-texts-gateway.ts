import { type Fields, type Operation, remove, set } from '#core/cloud/operation.ts';
import { materials, transcripts } from './gateway.ts';
import type { Video, VideoTexts } from './video.ts';

// LEARN-6, LEARN-11. The rules accept texts only in a batch that saves or purges the video.

const documents = {
  transcript: ['transcripts', 'text'],
  material: ['materials', 'html'],
} as const;

const names = ['transcript', 'material'] as const;

/** '' removes a text, and one that is left out stays. */
export const writeTexts = (video: string, texts: Partial<VideoTexts>): Operation[] =>
  names.flatMap((name) => {
    const [collection, field] = documents[name];
    const text = texts[name];
    const path = `${collection}/${video}`;
    return text === undefined ? [] : [text === '' ? remove(path) : set(path, { [field]: text })];
  });

/** Accepted also where there is no text. */
export const removeTexts = (video: string): Operation[] =>
  writeTexts(video, { transcript: '', material: '' });

/** The log entry that wrote each text. @param before what the video names of those that the save leaves alone. */
export const namesOf = (
  texts: Partial<VideoTexts>,
  entry: string,
  before: Partial<Pick<Video, keyof VideoTexts>> = {},
): Fields =>
  Object.fromEntries(
    names.map((name) => [
      name,
      texts[name] === undefined ? before[name] : texts[name] === '' ? undefined : entry,
    ]),
  );

export const changesOf = (texts: VideoTexts, seen: VideoTexts): Partial<VideoTexts> =>
  Object.fromEntries(names.filter((name) => texts[name] !== seen[name]).map((name) => [name, texts[name]]));

export async function textsOf({ id, transcript, material }: Video): Promise<VideoTexts> {
  const [said, written] = await Promise.all([
    transcript === undefined ? '' : transcripts.of(id),
    material === undefined ? '' : materials.of(id),
  ]);
  return { transcript: said, material: written };
}
