import type { ErrorCode } from '#domain/errors.ts';
import type { Video } from '#domain/video.ts';
import { watchAddress } from '#domain/youtube.ts';
import { Icon } from '#islands/ui/Icon.tsx';
import { errors } from '#messages/errors.ts';
import { states } from '#messages/states.ts';
import { player as texts } from '#messages/videos.ts';
import { play } from '#stores/player.ts';

/** Why the video doesn't play here, again, and where it does. */
export function Failure({ code, video }: { code: ErrorCode; video: Video }) {
  return (
    <div className="note bad" role="alert">
      <Icon name="warn" />
      <p>{errors[code]}</p>
      <p className="row">
        <button className="button quiet" type="button" onClick={() => play(video)}>
          {states.retry}
        </button>
        <a className="more" href={watchAddress(video.url)} target="_blank" rel="noopener">
          {texts.openOnYoutube}
        </a>
      </p>
    </div>
  );
}
