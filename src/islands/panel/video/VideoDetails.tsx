import { fullDate } from '#domain/shared/dates.ts';
import { languageOfWord } from '#domain/shared/word-language.ts';
import { clock } from '#domain/videos/duration.ts';
import type { Video } from '#domain/videos/video.ts';
import { videoTab as texts } from '#messages/panel/panel.ts';

/** A video's row: details that distinguish it from similar ones. */
export function VideoDetails({ video }: { video: Video }) {
  return (
    <>
      <span>
        <b className="record-title">{video.title}</b>
        <span className="record-facts">
          <span className="badge">{video.demo === 'true' ? texts.free : video.group}</span>
          {video.paid === 'paid' && <span className="badge">{texts.paid}</span>}
          {video.hashtags.map((tag) => (
            <span className="tag" lang={languageOfWord(tag)} key={tag}>
              {tag}
            </span>
          ))}
        </span>
      </span>
      <span className="record-facts mono soft">
        <span>{video.duration === undefined ? texts.noDuration : clock(video.duration)}</span>
        <time dateTime={video.time.toISOString()}>{fullDate(video.time)}</time>
      </span>
    </>
  );
}
