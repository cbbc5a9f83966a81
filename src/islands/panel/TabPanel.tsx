import { type ComponentType, useCallback, useEffect, useState } from 'react';
import type { Actor, PanelTab } from '#domain/panel.ts';
import { FailedNote } from '#islands/ui/FailedNote.tsx';
import { Strand } from '#islands/ui/Strand.tsx';
import { panel as texts } from '#messages/panel.ts';
import { states } from '#messages/states.ts';
import { tabId, tabPanelId } from './TabList.tsx';
import { type TabProps, tabs } from './tabs.ts';

interface Props {
  tab: PanelTab;
  actor: Actor;
}

/** What a tab holds; its module is fetched when it is opened, again after a failure. */
export function TabPanel({ tab, actor }: Props) {
  const { Content, failed, load } = useTab(tab);
  return (
    <div id={tabPanelId(tab)} role="tabpanel" aria-labelledby={tabId(tab)} aria-busy={!Content && !failed}>
      {Content ? (
        <Content actor={actor} />
      ) : (
        <Strand>
          <h1>{texts.tabs[tab]}</h1>
          {failed ? (
            <FailedNote message={texts.tabFailed} retry={load} />
          ) : (
            <p className="loading pending" role="status">
              {states.loading}
            </p>
          )}
        </Strand>
      )}
    </div>
  );
}

function useTab(tab: PanelTab) {
  const [Content, setContent] = useState<ComponentType<TabProps> | null>(null);
  const [failed, setFailed] = useState(false);
  const load = useCallback(() => {
    setFailed(false);
    tabs[tab]?.().then(
      (module) => setContent(() => module.default),
      (error: unknown) => {
        console.error(error);
        setFailed(true);
      },
    );
  }, [tab]);
  useEffect(load, [load]);
  return { Content, failed, load };
}
