import { useStore } from '@nanostores/react';
import { memo, type RefObject, useMemo, useRef } from 'react';
import { reads } from '#core/page/failures.ts';
import { loadPart } from '#core/page/load-part.ts';
import { hasNow } from '#core/session/grants.ts';
import { $profile, loadProfile } from '#core/session/profile.ts';
import { timeNow } from '#core/time/clock.ts';
import { clock, isoDuration, shortClock } from '#core/time/duration.ts';
import { Button } from '#core/views/Button.tsx';
import { states } from '#core/views/common-texts.ts';
import { guarded } from '#core/views/ErrorBoundary.tsx';
import { Icon } from '#core/views/Icon.tsx';
import { FailedNote } from '#core/views/LoadStatus.tsx';
import { useLatePart } from '#core/views/use-late-part.ts';
import { WovenEmblem } from '#core/views/WovenEmblem.tsx';
import { languageOfWord } from '#core/words/word-language.ts';
import { courseName } from '#features/courses/course.ts';
import { byModules } from '#features/courses/outline.ts';
import type { Offer } from '#features/orders/order-course.ts';
import { figureOf, shareOf } from '#features/progress/places.ts';
import { finishedOf, type Progress, secondLeftAt, watchedFraction } from '#features/progress/progress.ts';
import { $progress } from '#features/progress/store.ts';
import { progress as progressTexts } from '#features/progress/texts.ts';
import { $current } from '#features/videos/current-video.ts';
import { $durations, $isAsking, $unmeasured, courseTime, durationOf } from '#features/videos/durations.ts';
import { $modules } from '#features/videos/outline.ts';
import { $player } from '#features/videos/player-state.ts';
import { play } from '#features/videos/player-store.ts';
import { $sections, hasMore, loadFailed, type Section, showMore } from '#features/videos/sections.ts';
import { groupOf } from '#features/videos/sources.ts';
import { $allLoaded, $paidPrompt, $playlist, $unlisted, $videoTotal } from '#features/videos/store.ts';
import {
  durations as durationTexts,
  nextPage as pageTexts,
  videos as texts,
} from '#features/videos/texts.ts';
import type { Video } from '#features/videos/video.ts';
import { EndedGrant, ListSkeleton, PaidPrompt } from './InsteadOfList.tsx';
import { ProgressBar } from './ProgressBar.tsx';

interface Props {
  /** An SVG path. */
  emblem: string;
  offer: Offer;
}

/** VIDEO-2. */
function VideoSections({ emblem, offer }: Props) {
  const profile = useStore($profile);
  const sections = useStore($sections);
  // What comes below a list that is not there yet would be pushed away by it.
  const due = sections.findIndex(({ list }) => list.state === 'loading') + 1;
  if (profile.state === 'failed') {
    return <FailedNote message={profile.message} retry={loadProfile} />;
  }
  if (profile.state !== 'ready') return <ListSkeleton />;
  const isMember = hasNow(profile.record, offer.course, timeNow());
  const group = isMember ? profile.record.groups?.[offer.course] : undefined;
  return (
    <>
      {group && <InGroup group={group} />}
      <Summary emblem={emblem} />
      {sections.slice(0, due || undefined).map((section) => (
        <ListSection key={section.source ?? 'paid'} section={section} offer={offer} />
      ))}
      <AskDurations />
    </>
  );
}

const loadNext = () => loadPart(async () => (await import('#features/groups/OwnWeek.tsx')).NextInGroup);

/** GROUP-2. Its place is there before it is loaded. */
function InGroup({ group }: { group: string }) {
  const Next = useLatePart(loadNext, true);
  return <section className="in-group">{Next && <Next group={group} />}</section>;
}

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

const measuring = reads();

const ask = (): Promise<boolean> =>
  measuring.read(
    () => loadPart(() => import('#features/videos/measure.ts')),
    (part) => part.askDurations(),
    ask,
  );

/** VIDEO-3: only when there is something to ask. */
function AskDurations() {
  const unmeasured = useStore($unmeasured);
  const isAsking = useStore($isAsking);
  if (!useStore($allLoaded) || (unmeasured.length === 0 && !isAsking)) return null;
  return (
    <div className="ask-durations">
      <Button className="button quiet" busy={isAsking} onClick={ask}>
        {isAsking ? durationTexts.asking : durationTexts.show}
      </Button>
      <p className="small">{durationTexts.hint}</p>
    </div>
  );
}

interface ListSectionProps {
  section: Section;
  offer: Offer;
}

function ListSection({ section, offer }: ListSectionProps) {
  const { kind, list } = section;
  const progress = useStore($progress);
  const ids = list.state === 'ready' ? list.videos.map(({ id }) => id) : [];
  return (
    <details open data-section={kind}>
      <summary className="section-head">
        <h2>
          {kind === 'group' ? <GroupTitle name={groupOf(section.source ?? 'free')} /> : texts.titles[kind]}
        </h2>
        <span className="row">
          {ids.length > 0 && (
            <span className="mono small soft">
              {(hasMore(section) ? texts.doneOfMore : texts.done)(finishedOf(progress, ids), ids.length)}
            </span>
          )}
          <Icon name="down" />
        </span>
      </summary>
      <Content section={section} offer={offer} />
    </details>
  );
}

/** VIDEO-6: the name of one of the reader's courses. */
const GroupTitle = ({ name }: { name: string }) => (
  <>
    <span lang={languageOfWord(name)}>{courseName(name)}</span> {texts.group}
  </>
);

function Content({ section, offer }: ListSectionProps) {
  const { kind, list } = section;
  const prompt = useStore($paidPrompt);
  const rows = useRef<HTMLDivElement>(null);
  if (list.state === 'loading') return <ListSkeleton />;
  if (list.state === 'failed') {
    return <FailedNote message={list.message} retry={loadFailed} />;
  }
  if (list.state === 'ended') return <EndedGrant {...list} />;
  if (kind === 'paid' && prompt) return <PaidPrompt kind={prompt} offer={offer} />;
  if (list.videos.length === 0 && !list.more) return <p className="vacant squares">{states.empty}</p>;
  return (
    <>
      <div ref={rows}>
        <ModuleLists videos={list.videos} />
      </div>
      {list.more && <MoreButton section={section} rows={rows} />}
    </>
  );
}

const rowsIn = (list: HTMLElement | null) => list?.querySelectorAll<HTMLElement>('.video') ?? [];

interface MoreButtonProps {
  section: Section;
  rows: RefObject<HTMLElement | null>;
}

function MoreButton({ section, rows }: MoreButtonProps) {
  const isLoading = section.list.state === 'ready' && section.list.isLoadingMore;
  const more = async () => {
    const shown = rowsIn(rows.current).length;
    // The button may be gone with the last page, so the focus goes to the first new row.
    if (await showMore(section)) requestAnimationFrame(() => rowsIn(rows.current)[shown]?.focus());
  };
  return (
    <Button className="button quiet" busy={isLoading} onClick={more}>
      {isLoading ? pageTexts.loading : pageTexts.more}
    </Button>
  );
}

/** LEARN-2. */
function ModuleLists({ videos }: { videos: readonly Video[] }) {
  const progress = useStore($progress);
  const durations = useStore($durations);
  const current = useStore($current)?.id;
  const isOpen = useStore($player).step === 'open';
  const modules = useStore($modules);
  const listed = useMemo(() => byModules(videos, modules), [videos, modules]);
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
            duration={durationOf(video, durations)}
            isCurrent={video.id === current}
            isPlaying={video.id === current && isOpen}
          />
        ))}
      </ol>
    </div>
  ));
}

interface VideoRowProps {
  video: Video;
  number: number;
  progress: Progress | undefined;
  duration: number | null;
  isCurrent: boolean;
  isPlaying: boolean;
}

/** Of hundreds, only those are rendered again that look different: they ask no store. */
const VideoRow = memo((props: VideoRowProps) => {
  const { video, number, progress, duration, isCurrent, isPlaying } = props;
  const share = watchedFraction(progress, duration);
  const isDone = progress?.done ?? false;
  const leftAt = secondLeftAt(progress);
  return (
    <li>
      <Button
        className={isDone ? 'video done' : 'video'}
        aria-current={isCurrent || undefined}
        onClick={() => play(video)}
      >
        <span className="place">{isDone ? <Done /> : number}</span>
        <span className="title">{video.title}</span>
        {duration !== null && (
          <time className="len" dateTime={isoDuration(duration)}>
            {clock(duration)}
          </time>
        )}
        {leftAt !== null && share !== null && <ProgressBar share={share} />}
        {leftAt !== null && !isPlaying && (
          <span className="note-line">{texts.leftAt(shortClock(leftAt))}</span>
        )}
        {isPlaying && <span className="note-line">{texts.nowPlaying}</span>}
      </Button>
    </li>
  );
});

const Done = () => (
  <>
    <Icon name="check" />
    <span className="vh">{texts.watched}</span>
  </>
);

export default guarded(VideoSections);
