import type { PanelTab, PanelUser } from '#domain/panel/panel.ts';
import { panel as texts } from '#messages/panel/panel.ts';
import { LazyPart } from './LazyPart.tsx';
import { tabId, tabPanelId } from './TabList.tsx';
import { tabs } from './tabs.ts';

/** The content of a tab. */
export function TabPanel({ tab, actor }: { tab: PanelTab; actor: PanelUser }) {
  return (
    <div id={tabPanelId(tab)} role="tabpanel" aria-labelledby={tabId(tab)}>
      <LazyPart load={tabs[tab]} title={texts.tabs[tab]} given={{ actor }} />
    </div>
  );
}
