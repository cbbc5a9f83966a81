import { useStore } from '@nanostores/react';
import { figureOf, shareOf } from '#domain/progress/figure.ts';
import { clock } from '#domain/videos/duration.ts';
import { guarded } from '#islands/shared/ErrorBoundary.tsx';
import { FailedNote } from '#islands/shared/FailedNote.tsx';
import { WovenEmblem } from '#islands/shared/WovenEmblem.tsx';
import { progress as progressTexts } from '#messages/progress/progress.ts';
import { videos as texts } from '#messages/videos/videos.ts';
import { $profile, loadProfile } from '#stores/accounts/profile.ts';
import { $progress } from '#stores/progress/progress.ts';
import { loadPart } from '#stores/shared/load-part.ts';
import { $durations, $isAsking, $unmeasured, courseTime } from '#stores/videos/durations.ts';
import { $sections } from '#stores/videos/sections.ts';
import { $allLoaded, $playlist, $unlisted, $videoTotal } from '#stores/videos/videos.ts';
import { ListSection } from './ListSection.tsx';
import { ListSkeleton } from './ListSkeleton.tsx';
import { useLate } from './use-late.ts';

interface Props {
  /** The SVG path of the course's motif. */
  emblem: string;
  /** The subject of a request to buy this course (COURSE-2). */
  subject: string;
}

/** VIDEO-2: the sections, once the reader is known. */
function VideoSections({ emblem, subject }: Props) {
  const profile = useStore($profile);
  const sections = useStore($sections);
  // What comes below a list that is not there yet would be pushed away by it.
  const due = sections.findIndex(({ list }) => list.state === 'loading') + 1;
  if (profile.state === 'failed') {
    return <FailedNote message={profile.message} retry={loadProfile} />;
  }
  if (profile.state !== 'ready') return <ListSkeleton />;
  return (
    <>
      <Summary emblem={emblem} />
      {sections.slice(0, due || undefined).map((section) => (
        <ListSection key={section.source ?? 'paid'} section={section} subject={subject} />
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

/** VIDEO-3: only when there is something to ask; it stands below the lists. */
function AskDurations() {
  const unmeasured = useStore($unmeasured);
  const isAsking = useStore($isAsking);
  const isDue = useStore($allLoaded) && (unmeasured.length > 0 || isAsking);
  const Ask = useLate(isDue, loadAsk);
  return isDue && Ask && <Ask />;
}

const loadAsk = () => loadPart(() => import('./AskDurations.tsx'));

export default guarded(VideoSections);
