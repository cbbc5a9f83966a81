import { useStore } from '@nanostores/react';
import { loadPart } from '#core/page/load-part.ts';
import { may } from '#core/session/access.ts';
import { tabs } from '#registry/desks.ts';
import { courseTitle } from './course-titles.ts';
import { closePanel } from './gate.ts';
import { LazyPart, type TabProps } from './LazyPart.tsx';
import { useFold } from './Lead.tsx';
import Publishing from './Publishing.tsx';
import type { PanelUser } from './panel.ts';
import { TabList, tabId, tabPanelId } from './TabList.tsx';
import { $again, $requestedTab } from './tab.ts';
import { type PanelTab, tabFrom } from './tabs.ts';
import { panel as texts } from './texts.ts';

const loadLog = () => loadPart(() => import('./Log.tsx'));

/** The tabs are in the margin, the open tab's content on the page (PANEL-2). */
export default function PanelLayout({ actor }: TabProps) {
  const asked = useStore($requestedTab);
  const tab = tabFrom(asked, actor);
  const again = useStore($again);
  const { button, folded, setOpen } = useFold(texts.allTabs);
  return (
    <>
      <div className="panel">
        <div className="panel-aside" {...folded}>
          <p className="label">{texts.titles[actor.role]}</p>
          {actor.courses && (
            <p className="small soft">{texts.yourCourses(actor.courses.map(courseTitle).join(', '))}</p>
          )}
          <TabList user={actor} selected={tab} onOpen={() => setOpen(false)} />
          {button}
          <Publishing uid={actor.uid} role={actor.role} />
          <button className="more small" type="button" onClick={closePanel}>
            {texts.leave}
          </button>
        </div>
        <TabPanel key={`${tab} ${again}`} tab={tab} actor={actor} />
      </div>
      {may(actor.role, 'read-audit') && <LazyPart load={loadLog} title={texts.log} heading="h2" given={{}} />}
    </>
  );
}

function TabPanel({ tab, actor }: { tab: PanelTab; actor: PanelUser }) {
  return (
    <div id={tabPanelId(tab)} role="tabpanel" aria-labelledby={tabId(tab)}>
      <LazyPart load={tabs[tab]} title={texts.tabs[tab]} given={{ actor }} />
    </div>
  );
}
