import { useStore } from '@nanostores/react';
import { byModules } from '#domain/courses/outline.ts';
import type { Video } from '#domain/videos/video.ts';
import { videos as texts } from '#messages/videos/videos.ts';
import { $progress } from '#stores/progress/progress.ts';
import { $modules } from '#stores/videos/outline.ts';
import { VideoRow } from './VideoRow.tsx';

/** The videos of a section under the titles of their modules (LEARN-2); one list where the course has no outline. */
export function ModuleLists({ videos }: { videos: readonly Video[] }) {
  const progress = useStore($progress);
  const listed = byModules(videos, useStore($modules));
  const numbers = new Map(listed.flatMap((one) => one.videos).map(({ id }, index) => [id, index + 1]));
  const isPlain = listed.every(({ title }) => title === null);
  return listed.map(({ title, videos: own }) => (
    // Two modules may have the same title, but none the same video.
    <div className="module" key={own[0]?.id}>
      {!isPlain && <h3>{title ?? texts.otherVideos}</h3>}
      <ol className="list">
        {own.map((video) => (
          <VideoRow
            key={video.id}
            video={video}
            number={numbers.get(video.id) ?? 0}
            progress={progress[video.id]}
          />
        ))}
      </ol>
    </div>
  ));
}
