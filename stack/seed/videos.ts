import { foldLetters } from '#domain/shared/letters.ts';
import { recordChange } from './audit.ts';
import { readContent } from './content.ts';
import type { Documents } from './firestore-value.ts';

export function addVideos(documents: Documents): void {
  const videos = readContent('videos');
  for (const { id, ...video } of videos) {
    const time = new Date(video.time);
    documents.set(`videos/${id}`, {
      ...video,
      time,
      titleKey: foldLetters(video.title),
      rev: 1,
      audit: recordChange(documents, {
        collection: 'videos',
        target: id,
        action: 'create',
        by: 'teacher',
        at: time,
        title: video.title,
      }),
    });
  }
  const free = videos.filter(({ demo }) => demo === 'true');
  documents.set('videoIndex/free-0', {
    videos: Object.fromEntries(free.map(({ id, title, hashtags }) => [id, { title, hashtags }])),
    last: free.at(-1)?.id ?? '',
  });
}
