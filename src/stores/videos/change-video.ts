import type { Source, Video } from '#domain/videos/video.ts';
import { $sources, changeList } from './sources.ts';

/** This page has changed the document of a video. */
export function changeVideo(id: string, change: Pick<Video, 'rev'> & { duration: number }): void {
  for (const source of Object.keys($sources.get()) as Source[]) {
    changeList(source, ({ videos }) =>
      videos.some((video) => video.id === id)
        ? { videos: videos.map((video) => (video.id === id ? { ...video, ...change } : video)) }
        : {},
    );
  }
}
