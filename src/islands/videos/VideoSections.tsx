import { useStore } from '@nanostores/react';
import { figureOf, shareOf } from '#domain/progress/figure.ts';
import { clock } from '#domain/videos/duration.ts';
import { videoSections } from '#domain/videos/video.ts';
import { guarded } from '#islands/shared/ErrorBoundary.tsx';
import { FailedNote } from '#islands/shared/FailedNote.tsx';
import { WovenEmblem } from '#islands/shared/WovenEmblem.tsx';
import { progress as progressTexts } from '#messages/progress/progress.ts';
import { videos as texts } from '#messages/videos/videos.ts';
import { $profile, loadProfile } from '#stores/accounts/profile.ts';
import { $progress } from '#stores/progress/progress.ts';
import { reportFailedRead } from '#stores/shared/failures.ts';
import { loadPart } from '#stores/shared/load-part.ts';
import { $durations, $isAsking, $unmeasured, courseTime } from '#stores/videos/durations.ts';
import { $allLoaded, $playlist, $sections, $unlisted, $videoTotal } from '#stores/videos/videos.ts';
import { ListSection } from './ListSection.tsx';
import { ListSkeleton } from './ListSkeleton.tsx';

interface Props {
  /** The SVG path of the course's motif. */
  emblem: string;
  /** The subject of a request to buy this course (COURSE-2). */
  subject: string;
}

/** VIDEO-2: the three sections, once the reader is known. */
function VideoSections({ emblem, subject }: Props) {
  const profile = useStore($profile);
  // What comes below a list that is not there yet would be pushed away by it.
  const isFreeDue = useStore($sections).free.state === 'loading';
  if (profile.state === 'failed') {
    return <FailedNote message={profile.message} retry={loadProfile} />;
  }
  if (profile.state !== 'ready') return <ListSkeleton />;
  return (
    <>
      <Summary emblem={emblem} />
      {videoSections
        .filter((section) => section !== 'paid' || !isFreeDue)
        .map((section) => (
          <ListSection key={section} section={section} lessons={profile.record.lessons} subject={subject} />
        ))}
      <AskDurations />
    </>
  );
}

/** How much of the course has been watched. */
function Summary({ emblem }: Pick<Props, 'emblem'>) {
  const playlist = useStore($playlist);
  const progress = useStore($progress);
  const settled = useStore($allLoaded);
  const durations = useStore($durations);
  const figure = figureOf(progress, useStore($videoTotal), useStore($unlisted));
  const time = figure.total === null ? null : courseTime(playlist, durations, progress);
  return (
    <div className="row between summary">
      <span>
        {settled && playlist.length > 0 && progressTexts.watched(figure)}
        {time && (
          <>
            <br />
            {texts.remaining(clock(time.total), clock(time.left))}
          </>
        )}
      </span>
      <WovenEmblem emblem={emblem} share={shareOf(figure)} />
    </div>
  );
}

const ask = (): Promise<void> =>
  loadPart(() => import('#stores/videos/measure.ts')).then(
    ({ askDurations }) => askDurations(),
    (error) => reportFailedRead(error, ask),
  );

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
        onClick={ask}
      >
        {isAsking ? texts.askingDurations : texts.durations}
      </button>
      <p className="small">{texts.durationsHint}</p>
    </div>
  );
}

export default guarded(VideoSections);
