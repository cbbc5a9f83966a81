import { useState } from 'react';
import { guarded } from '#islands/ui/ErrorBoundary.tsx';
import { Strand } from '#islands/ui/Strand.tsx';
import { confirming, lists, videoTab as texts } from '#messages/panel.ts';
import { removeVideo, videoList } from '#stores/panel/videos.ts';
import { Confirm } from '../Confirm.tsx';
import { List } from '../List.tsx';
import { RowActions } from '../RowActions.tsx';
import type { TabProps } from '../tabs.ts';
import { VideoFacts } from './VideoFacts.tsx';

interface Asked {
  id: string;
  title: string;
}

/** PANEL-4, PANEL-9, PANEL-13: the videos of all lessons. */
function VideoTab({ actor }: TabProps) {
  const [asked, setAsked] = useState<Asked | null>(null);
  return (
    <Strand>
      <h1>{texts.title}</h1>
      <List
        store={videoList}
        label={texts.title}
        searchLabel={texts.search}
        orderNames={lists.orders}
        render={(video) => <VideoFacts video={video} />}
        actions={(row) => {
          const title = 'item' in row ? row.item.title : row.id;
          return <RowActions title={title} onRemove={() => setAsked({ id: row.id, title })} />;
        }}
      />
      {asked && (
        <Confirm
          text={confirming.toTrash(asked.title)}
          onYes={() => removeVideo(actor.uid, asked.id)}
          onClose={() => setAsked(null)}
        />
      )}
    </Strand>
  );
}

export default guarded(VideoTab);
