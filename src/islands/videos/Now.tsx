import { useStore } from '@nanostores/react';
import { speeds } from '#domain/player.ts';
import { routes } from '#domain/routes.ts';
import type { Video } from '#domain/video.ts';
import { languageOfWord } from '#domain/word-language.ts';
import { guarded } from '#islands/ui/ErrorBoundary.tsx';
import { Icon } from '#islands/ui/Icon.tsx';
import { player as texts } from '#messages/videos.ts';
import { $current, $neighbours } from '#stores/current-video.ts';
import { $speed, chooseSpeed, play } from '#stores/player.ts';
import { $profile } from '#stores/profile.ts';
import { $settled } from '#stores/videos.ts';

const tagsShown = 3;

interface Props {
  course: string;
}

/** What is said of the current video, and the ways on from it. */
function Now({ course }: Props) {
  const video = useStore($current);
  const settled = useStore($settled);
  const failed = useStore($profile).state === 'failed';
  if (!video) return settled || failed ? null : <p className="skeleton line now-waiting" />;
  return (
    <div className="leaf">
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
      </p>
    </div>
  );
}

function Steps() {
  const { previous, next } = useStore($neighbours);
  const speed = useStore($speed);
  return (
    <div className="row steps">
      <Step to={previous} label={texts.previous} icon="left" />
      <Step to={next} label={texts.next} icon="right" />
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

function Step({ to, label, icon }: { to: Video | null; label: string; icon: 'left' | 'right' }) {
  return (
    <button
      className={icon === 'right' ? 'button' : 'button quiet'}
      type="button"
      disabled={!to}
      title={to?.title}
      onClick={() => to && play(to)}
    >
      {icon === 'left' && <Icon name="left" />}
      {label}
      {icon === 'right' && <Icon name="right" />}
    </button>
  );
}

export default guarded(Now);
