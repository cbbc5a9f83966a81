import { useState } from 'react';
import { routes } from '#core/addresses/routes.ts';
import { loadPart } from '#core/page/load-part.ts';
import { clock } from '#core/time/duration.ts';
import { languageOfWord } from '#core/words/word-language.ts';
import { coursePaths } from '#features/courses/course.ts';
import { outline } from '#features/courses/desk/texts.ts';
import { ContentTab } from '#panel/ContentTab.tsx';
import { courseTitle } from '#panel/course-titles.ts';
import { videosLeft } from '#panel/draft.ts';
import type { TabProps } from '#panel/LazyPart.tsx';
import { ListOrPart } from '#panel/ListOrPart.tsx';
import { courseOfFilter } from '#panel/list-query.ts';
import { PublishRow, RowTime } from '#panel/Planned.tsx';
import { isSurelyPlanned } from '#panel/planning.ts';
import { serverTime } from '#panel/publishing.ts';
import { lists } from '#panel/texts.ts';
import { videoKinds } from '../texts.ts';
import type { Video } from '../video.ts';
import { publishVideo, videos } from './store.ts';
import { videoTab as texts } from './texts.ts';

const loadForm = () => loadPart(() => import('./VideoForm.tsx'));
const parts = [
  {
    name: 'outlines',
    title: outline.all,
    load: () => loadPart(() => import('./PlansPart.tsx')),
  },
  {
    name: 'many',
    title: texts.parts.many,
    load: () => loadPart(() => import('./VideosPart.tsx')),
  },
] as const;

/** `null`: no page lists the video yet (VIDEO-13). */
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

/** PANEL-4; LEARN-2: the outlines of the courses, in place of the list. */
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
