import { useStore } from '@nanostores/react';
import { finishedOf } from '#domain/progress/progress.ts';
import { videoSections } from '#domain/videos/video.ts';
import { guarded } from '#islands/shared/ErrorBoundary.tsx';
import { FailedNote } from '#islands/shared/FailedNote.tsx';
import { WovenEmblem } from '#islands/shared/WovenEmblem.tsx';
import { videos as texts } from '#messages/videos/videos.ts';
import { $profile, loadProfile } from '#stores/accounts/profile.ts';
import { $progress } from '#stores/progress/progress.ts';
import { $isAsking, $unmeasured, askDurations } from '#stores/videos/durations.ts';
import { $allLoaded, $isPartly, $playlist } from '#stores/videos/videos.ts';
import { ListSection } from './ListSection.tsx';
import { ListSkeleton } from './ListSkeleton.tsx';

interface Props {
  course: string;
  /** The subject of a request to buy this course (COURSE-2). */
  subject: string;
}

/** VIDEO-2: the three sections, once the reader is known. */
function VideoSections({ course, subject }: Props) {
  const profile = useStore($profile);
  if (profile.state === 'failed') {
    return <FailedNote message={profile.message} retry={loadProfile} />;
  }
  if (profile.state !== 'ready') return <ListSkeleton />;
  return (
    <>
      <Summary course={course} />
      {videoSections.map((section) => (
        <ListSection key={section} section={section} lessons={profile.record.lessons} subject={subject} />
      ))}
      <AskDurations />
    </>
  );
}

/** How much of the course has been watched. */
function Summary({ course }: { course: string }) {
  const playlist = useStore($playlist);
  const progress = useStore($progress);
  const settled = useStore($allLoaded);
  const isPartly = useStore($isPartly);
  const ids = playlist.map(({ id }) => id);
  const finished = finishedOf(progress, ids);
  return (
    <div className="row between summary">
      <span>
        {settled && ids.length > 0 && (isPartly ? texts.doneListed : texts.doneLabel)(finished, ids.length)}
      </span>
      <WovenEmblem course={course} share={ids.length === 0 ? 0 : finished / ids.length} />
    </div>
  );
}

/** VIDEO-3: only when the visitor wants it. */
function AskDurations() {
  const unmeasured = useStore($unmeasured);
  const isAsking = useStore($isAsking);
  const settled = useStore($allLoaded);
  if (!settled || (unmeasured.length === 0 && !isAsking)) return null;
  return (
    <div className="ask-durations">
      <button
        className="button quiet"
        type="button"
        aria-busy={isAsking}
        aria-disabled={isAsking}
        onClick={askDurations}
      >
        {isAsking ? texts.askingDurations : texts.durations}
      </button>
      <p className="small">{texts.durationsHint}</p>
    </div>
  );
}

export default guarded(VideoSections);
