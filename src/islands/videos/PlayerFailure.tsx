import type { ErrorCode } from '#domain/shared/errors.ts';
import { routes } from '#domain/shared/routes.ts';
import { watchAddress } from '#domain/shared/youtube.ts';
import { isGone } from '#domain/videos/player.ts';
import type { Video } from '#domain/videos/video.ts';
import { Icon } from '#islands/shared/Icon.tsx';
import { errors } from '#messages/shared/errors.ts';
import { states } from '#messages/shared/states.ts';
import { player as texts } from '#messages/videos/videos.ts';
import { play } from '#stores/videos/player.ts';

/** Why the video doesn't play here, a retry button, and a link to YouTube, or to us if YouTube doesn't have it (VIDEO-12). */
export function Failure({ code, video }: { code: ErrorCode; video: Video }) {
  return (
    <div className="note bad" role="alert">
      <Icon name="warn" />
      <p>{errors[code]}</p>
      <p className="row">
        <button className="button quiet" type="button" onClick={() => play(video)}>
          {states.retry}
        </button>
        {isGone(code) ? (
          <a className="more" href={routes.contactAbout(video.title)}>
            {texts.write}
          </a>
        ) : (
          <a className="more" href={watchAddress(video.url)} target="_blank" rel="noopener">
            {texts.openOnYoutube}
          </a>
        )}
      </p>
    </div>
  );
}
