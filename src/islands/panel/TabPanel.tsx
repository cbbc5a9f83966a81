import type { Actor, PanelTab } from '#domain/panel.ts';
import { panel as texts } from '#messages/panel.ts';
import { Loaded } from './Loaded.tsx';
import { tabId, tabPanelId } from './TabList.tsx';
import { tabs } from './tabs.ts';

/** What a tab holds. */
export function TabPanel({ tab, actor }: { tab: PanelTab; actor: Actor }) {
  return (
    <div id={tabPanelId(tab)} role="tabpanel" aria-labelledby={tabId(tab)}>
      <Loaded load={tabs[tab]} title={texts.tabs[tab]} given={{ actor }} />
    </div>
  );
}
