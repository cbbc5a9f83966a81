import { useStore } from '@nanostores/react';
import { guarded } from '#islands/ui/ErrorBoundary.tsx';
import { lists, videoTab as texts } from '#messages/panel.ts';
import { removeVideo, videoEditor, videoList } from '#stores/panel/videos.ts';
import { ContentTab } from '../ContentTab.tsx';
import { Loaded } from '../Loaded.tsx';
import type { TabProps } from '../tabs.ts';
import { VideoFacts } from './VideoFacts.tsx';

const loadForm = () => import('./VideoForm.tsx');

/** PANEL-4, PANEL-9, PANEL-13: the videos of all lessons. */
function VideoTab({ actor }: TabProps) {
  const editing = useStore(videoEditor.$editing);
  return (
    <ContentTab
      actor={actor}
      title={texts.title}
      create={texts.create}
      searchLabel={texts.search}
      searchHint={lists.hashtagHint}
      orderNames={lists.orders}
      list={videoList}
      editor={videoEditor}
      onRemove={removeVideo}
      render={(video) => <VideoFacts video={video} />}
      form={
        editing && (
          <Loaded load={loadForm} title={editing.seen ? texts.edit : texts.create} given={{ editing }} />
        )
      }
    />
  );
}

export default guarded(VideoTab);
