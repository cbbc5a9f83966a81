import { useState } from 'react';
import { courseOfFilter } from '#domain/panel/list-query.ts';
import { isSurelyPlanned } from '#domain/panel/planning.ts';
import { routes } from '#domain/shared/routes.ts';
import { languageOfWord } from '#domain/shared/word-language.ts';
import { clock } from '#domain/videos/duration.ts';
import type { Video } from '#domain/videos/video.ts';
import { outline } from '#messages/panel/outline.ts';
import { lists } from '#messages/panel/panel.ts';
import { videoTab as texts } from '#messages/panel/videos.ts';
import { videoKinds } from '#messages/videos/videos.ts';
import { courseTitle } from '#stores/panel/course-titles.ts';
import { videosLeft } from '#stores/panel/draft.ts';
import { serverTime } from '#stores/panel/publishing.ts';
import { publishVideo, videos } from '#stores/panel/videos.ts';
import { coursePaths } from '#stores/shared/course-paths.ts';
import { loadPart } from '#stores/shared/load-part.ts';
import { ContentTab } from '../ContentTab.tsx';
import type { TabProps } from '../LazyPart.tsx';
import { ListOrPart } from '../ListOrPart.tsx';
import { PublishRow, RowTime } from '../Planned.tsx';

const loadForm = () => loadPart(() => import('./VideoForm.tsx'));
const parts = [
  {
    name: 'outlines',
    title: outline.all,
    load: () => loadPart(() => import('../outline/OutlinePart.tsx')),
  },
  {
    name: 'many',
    title: texts.parts.many,
    load: () => loadPart(() => import('../many/VideosPart.tsx')),
  },
] as const;

/** The page of the video's course, where it is chosen. Without a course no page lists it; `null`: none lists it yet (VIDEO-13). */
function pageOf(video: Video): string | null {
  if (isSurelyPlanned(video.time, serverTime())) return null;
  const courses = coursePaths();
  const course = video.demo === 'false' ? video.group : video.hashtags.find((tag) => courses.includes(tag));
  return course === undefined ? routes.lessons : routes.video(course, video.id);
}

function nameOf(filter: string): string {
  const course = courseOfFilter(filter);
  if (course !== null) return courseTitle(course);
  return filter === 'free' ? videoKinds.free : videoKinds.paid;
}

/** PANEL-4: the videos of all courses; LEARN-2: the outlines of the courses, in place of the list. */
export default function VideoTab({ actor }: TabProps) {
  const [open, setOpen] = useState<'outlines' | 'many' | null>(null);
  const left = videosLeft(actor.uid);
  return (
    <ListOrPart<'outlines' | 'many'> actor={actor} parts={parts} open={open} onOpen={setOpen}>
      {(tools) => (
        <ContentTab
          actor={actor}
          content={videos}
          searchHint={lists.hashtagHint}
          filterName={nameOf}
          loadForm={loadForm}
          addressOf={pageOf}
          renderActions={(video) => <PublishRow item={video} onPublish={() => publishVideo(actor, video)} />}
          render={(video) => <VideoDetails video={video} />}
          tools={
            <>
              {tools}
              {left > 0 && (
                <button className="more" type="button" onClick={() => setOpen('many')}>
                  {texts.listLeft(left)}
                </button>
              )}
            </>
          }
        />
      )}
    </ListOrPart>
  );
}

/** A video's row: details that distinguish it from similar ones. */
function VideoDetails({ video }: { video: Video }) {
  return (
    <>
      <span>
        <b className="record-title">{video.title}</b>
        <span className="record-facts">
          <span className="badge">{video.demo === 'true' ? videoKinds.free : video.group}</span>
          {video.paid === 'paid' && <span className="badge">{videoKinds.paid}</span>}
          {video.hashtags.map((tag) => (
            <span className="tag" lang={languageOfWord(tag)} key={tag}>
              {tag}
            </span>
          ))}
        </span>
      </span>
      <span className="record-facts mono soft">
        <span>{video.duration === undefined ? texts.noDuration : clock(video.duration)}</span>
        <RowTime time={video.time} />
      </span>
    </>
  );
}
