import { computed } from 'nanostores';
import { momentAddress } from '#core/addresses/video-address.ts';
import { shortClock } from '#core/time/duration.ts';
import { courseName } from '#features/courses/course.ts';
import { keepPlace } from '#features/progress/place-store.ts';
import { type CoursePlace, figureOf, watchedAt } from '#features/progress/places.ts';
import { lastUnfinished, resumeAt } from '#features/progress/progress.ts';
import { $progress } from '#features/progress/store.ts';
import { progress as texts } from '#features/progress/texts.ts';
import { $durations, durationOf } from './durations.ts';
import { $coursePath } from './sources.ts';
import { $playlist, $reader, $unlisted, $videoTotal } from './store.ts';

const $place = computed(
  [$progress, $playlist, $videoTotal, $unlisted, $durations],
  (progress, playlist, total, unlisted, durations): CoursePlace | null => {
    const at = watchedAt(progress);
    if (at === 0 || playlist.length === 0) return null;
    const id = lastUnfinished(
      progress,
      playlist.map((video) => video.id),
    );
    const video = playlist.find((one) => one.id === id);
    const isOver = !video || progress[video.id]?.done;
    return {
      at,
      ...figureOf(progress, total, unlisted),
      unlisted,
      next: isOver
        ? null
        : {
            id: video.id,
            title: video.title,
            seconds: Math.floor(resumeAt(progress[video.id], durationOf(video, durations))),
          },
    };
  },
);

function continuation(course: string, { next }: CoursePlace): { href: string; text: string } | null {
  if (!next) return null;
  const place = next.seconds > 0 ? `, ${texts.leftAt(shortClock(next.seconds))}` : '';
  return {
    href: momentAddress(course, next.id),
    text: `${courseName(course)}: ${next.title}${place}`,
  };
}

/** For pages that ask no server for it (LEARN-3). */
export function watchPlace(): void {
  $place.subscribe((place) => {
    const uid = $reader.get()?.uid;
    if (place && uid) keepPlace(uid, $coursePath.get(), place, continuation);
  });
}
