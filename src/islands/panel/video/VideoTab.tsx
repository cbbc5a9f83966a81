import { useEffect, useRef, useState } from 'react';
import { guarded } from '#islands/shared/ErrorBoundary.tsx';
import { lists, videoTab as texts } from '#messages/panel/panel.ts';
import { removeVideo, videoEditor, videoList } from '#stores/panel/videos.ts';
import { loadPart } from '#stores/shared/load-part.ts';
import { ContentTab } from '../ContentTab.tsx';
import { LazyPart } from '../LazyPart.tsx';
import type { TabProps } from '../tab-props.ts';
import { VideoDetails } from './VideoDetails.tsx';

const loadForm = () => loadPart(() => import('./VideoForm.tsx'));
const loadOutlines = () => loadPart(() => import('../outline/OutlinePart.tsx'));

/** PANEL-4: the videos of all lessons; LEARN-2: the outlines of the courses, in place of the list. */
function VideoTab({ actor }: TabProps) {
  const [isOutline, setOutline] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const wasOutline = useRef(false);
  useEffect(() => {
    if (wasOutline.current && !isOutline) opener.current?.focus();
    wasOutline.current = isOutline;
  }, [isOutline]);
  return (
    <>
      {isOutline && (
        <LazyPart
          load={loadOutlines}
          title={texts.outlines}
          given={{ actor, onClose: () => setOutline(false) }}
        />
      )}
      {/* Hidden, not removed, so that the user finds the same place again. */}
      <div hidden={isOutline}>
        <ContentTab
          actor={actor}
          texts={texts}
          searchHint={lists.hashtagHint}
          list={videoList}
          editor={videoEditor}
          loadForm={loadForm}
          onRemove={removeVideo}
          render={(video) => <VideoDetails video={video} />}
          tools={
            <button className="button quiet" type="button" ref={opener} onClick={() => setOutline(true)}>
              {texts.outlines}
            </button>
          }
        />
      </div>
    </>
  );
}

export default guarded(VideoTab);
