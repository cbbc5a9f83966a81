import { guarded } from '#islands/ui/ErrorBoundary.tsx';
import { lists, videoTab as texts } from '#messages/panel.ts';
import { loadPart } from '#stores/lib/load-part.ts';
import { removeVideo, videoEditor, videoList } from '#stores/panel/videos.ts';
import { ContentTab } from '../ContentTab.tsx';
import type { TabProps } from '../tabs.ts';
import { VideoFacts } from './VideoFacts.tsx';

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
      render={(video) => <VideoFacts video={video} />}
    />
  );
}

export default guarded(VideoTab);
