import { guarded } from '#islands/shared/ErrorBoundary.tsx';
import { lists, videoTab as texts } from '#messages/panel/panel.ts';
import { removeVideo, videoEditor, videoList } from '#stores/panel/videos.ts';
import { loadPart } from '#stores/shared/load-part.ts';
import { ContentTab } from '../ContentTab.tsx';
import type { TabProps } from '../tab-props.ts';
import { VideoDetails } from './VideoDetails.tsx';

const loadForm = () => loadPart(() => import('./VideoForm.tsx'));

/** PANEL-4: the videos of all lessons. */
function VideoTab({ actor }: TabProps) {
  return (
    <ContentTab
      actor={actor}
      texts={texts}
      searchHint={lists.hashtagHint}
      list={videoList}
      editor={videoEditor}
      loadForm={loadForm}
      onRemove={removeVideo}
      render={(video) => <VideoDetails video={video} />}
    />
  );
}

export default guarded(VideoTab);
