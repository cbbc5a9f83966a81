import { useStore } from '@nanostores/react';
import { useCallback, useState } from 'react';
import { routes } from '#core/addresses/routes.ts';
import { loadPart } from '#core/page/load-part.ts';
import { $profile } from '#core/session/profile.ts';
import { Button } from '#core/views/Button.tsx';
import { guarded } from '#core/views/ErrorBoundary.tsx';
import { Icon } from '#core/views/Icon.tsx';
import { useLatePart } from '#core/views/use-late-part.ts';
import { languageOfWord } from '#core/words/word-language.ts';
import { coursePaths } from '#features/courses/course.ts';
import { $progress, markWatched } from '#features/progress/store.ts';
import { SaveButton } from '#features/saved/SaveButton.tsx';
import {
  $current,
  $isPlaced,
  $neighbours,
  isSection,
  type Neighbour,
} from '#features/videos/current-video.ts';
import { addressOf } from '#features/videos/free-videos.ts';
import { $plays } from '#features/videos/player-state.ts';
import { $isStepping, step } from '#features/videos/player-store.ts';
import { player as texts } from '#features/videos/texts.ts';
import type { Wanted } from './Extras.tsx';

const tagsShown = 3;

const loadExtras = () => loadPart(async () => (await import('./Extras.tsx')).Extras);

interface Props {
  course: string;
}

function NowPlaying({ course }: Props) {
  const video = useStore($current);
  const isPlaced = useStore($isPlaced);
  const failed = useStore($profile).state === 'failed';
  const [wanted, setWanted] = useState<Wanted>(() => (location.search.includes('&q=') ? 'link' : null));
  const isPlayed = useStore($plays) > 0;
  const undo = useCallback(() => setWanted(null), []);
  // With the first play, or when it is asked for.
  const Extra = useLatePart(loadExtras, isPlayed || wanted !== null, { undo });
  if (!video) return isPlaced || failed ? null : <p className="skeleton line now-waiting" />;
  return (
    <div className="section-body">
      <h2 className="now-title">{video.title}</h2>
      <Steps />
      <p className="row">
        {video.hashtags
          .filter((tag) => tag !== course)
          .slice(0, tagsShown)
          .map((tag) => (
            <a className="tag" lang={languageOfWord(tag)} key={tag} href={routes.search(tag)}>
              {tag}
            </a>
          ))}
        <SaveButton address={addressOf(video, coursePaths())} title={video.title} />
        <Watched id={video.id} />
        {!Extra &&
          (['notes', 'questions', 'material', 'transcript'] as const).map(
            (part) =>
              (part === 'notes' || part === 'questions' || video[part]) && (
                <Button className="more" key={part} busy={wanted === part} onClick={() => setWanted(part)}>
                  {texts[part]}
                </Button>
              ),
          )}
      </p>
      {Extra && <Extra course={course} video={video} wanted={wanted} />}
    </div>
  );
}

/** LEARN-4. */
function Watched({ id }: { id: string }) {
  const isDone = useStore($progress)[id]?.done ?? false;
  return (
    <button className="more" type="button" aria-pressed={isDone} onClick={() => markWatched(id, !isDone)}>
      {isDone && <Icon name="check" />}
      {texts.watched}
    </button>
  );
}

function Steps() {
  const { previous, next } = useStore($neighbours);
  return (
    <div className="row step-row">
      <Step to={previous} direction={-1} label={texts.previous} icon="left" />
      <Step to={next} direction={1} label={texts.next} icon="right" />
    </div>
  );
}

interface StepProps {
  to: Neighbour;
  direction: 1 | -1;
  label: string;
  icon: 'left' | 'right';
}

function Step({ to, direction, label, icon }: StepProps) {
  const isStepping = useStore($isStepping);
  return (
    <Button
      className={icon === 'right' ? 'button' : 'button quiet'}
      disabled={!to}
      title={to && !isSection(to) ? to.title : undefined}
      busy={isStepping}
      onClick={() => step(direction)}
    >
      {icon === 'left' && <Icon name="left" />}
      {label}
      {icon === 'right' && <Icon name="right" />}
    </Button>
  );
}

export default guarded(NowPlaying);
