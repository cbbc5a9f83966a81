import { useStore } from '@nanostores/react';
import { routes } from '#domain/shared/routes.ts';
import { languageOfWord } from '#domain/shared/word-language.ts';
import { addressOf } from '#domain/videos/free-videos.ts';
import { speeds } from '#domain/videos/player.ts';
import { SaveButton } from '#islands/saved/SaveButton.tsx';
import { guarded } from '#islands/shared/ErrorBoundary.tsx';
import { Icon } from '#islands/shared/Icon.tsx';
import { player as texts } from '#messages/videos/videos.ts';
import { $profile } from '#stores/accounts/profile.ts';
import { $current, $isPlaced, $neighbours, type Neighbour } from '#stores/videos/current-video.ts';
import { $isStepping, $speed, chooseSpeed, step } from '#stores/videos/player.ts';

const tagsShown = 3;

interface Props {
  course: string;
}

/** The details of the current video, with the buttons for the next and previous ones. */
function NowPlaying({ course }: Props) {
  const video = useStore($current);
  const isPlaced = useStore($isPlaced);
  const failed = useStore($profile).state === 'failed';
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
        <SaveButton address={addressOf(video)} title={video.title} />
      </p>
    </div>
  );
}

function Steps() {
  const { previous, next } = useStore($neighbours);
  const speed = useStore($speed);
  return (
    <div className="row steps">
      <Step to={previous} direction={-1} label={texts.previous} icon="left" />
      <Step to={next} direction={1} label={texts.next} icon="right" />
      <label className="speed">
        <span>{texts.speed}</span>
        <select className="input" value={speed} onChange={({ target }) => chooseSpeed(Number(target.value))}>
          {speeds.map((one) => (
            <option key={one} value={one}>
              {texts.speedOf(one)}
            </option>
          ))}
        </select>
      </label>
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
    <button
      className={icon === 'right' ? 'button' : 'button quiet'}
      type="button"
      disabled={!to}
      title={typeof to === 'string' ? undefined : to?.title}
      aria-busy={isStepping}
      onClick={() => step(direction)}
    >
      {icon === 'left' && <Icon name="left" />}
      {label}
      {icon === 'right' && <Icon name="right" />}
    </button>
  );
}

export default guarded(NowPlaying);
