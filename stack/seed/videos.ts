import { foldLetters } from '#core/words/letters.ts';
import { titleWords } from '#core/words/title.ts';
import { recordChange } from './audit.ts';
import { readContent, readVideoTexts } from './content.ts';
import type { Documents } from './firestore-value.ts';

export function addVideos(documents: Documents): void {
  const videos = readContent('videos');
  const transcripts = readVideoTexts('transcripts');
  const materials = readVideoTexts('materials');
  const now = new Date();
  for (const { id, ...listed } of videos) {
    const { time, ...video } =
      'time' in listed ? { ...listed, time: new Date(listed.time) } : planned(listed, now);
    const audit = recordChange(documents, {
      collection: 'videos',
      target: id,
      action: 'create',
      by: 'teacher',
      at: time < now ? time : now,
      title: video.title,
    });
    const text = transcripts.get(id);
    const html = materials.get(id);
    if (text !== undefined) documents.set(`transcripts/${id}`, { text });
    if (html !== undefined) documents.set(`materials/${id}`, { html });
    documents.set(`videos/${id}`, {
      ...video,
      time,
      titleKey: foldLetters(video.title),
      words: titleWords(video.title),
      rev: 1,
      audit,
      ...(text !== undefined && { transcript: audit }),
      ...(html !== undefined && { material: audit }),
    });
  }
  const free = videos.filter(({ demo }) => demo === 'true');
  documents.set('videoIndex/free-0', {
    videos: Object.fromEntries(
      free.map(({ id, title, hashtags, duration }) => [
        id,
        { title, hashtags, ...(duration !== undefined && { duration }) },
      ]),
    ),
    last: free.at(-1)?.id ?? '',
  });
}

const planned = <Video extends { inDays: number }>({ inDays, ...video }: Video, now: Date) => ({
  ...video,
  time: new Date(now.getTime() + inDays * 86_400_000),
});
