import { useStore } from '@nanostores/react';
import { useContext } from 'react';
import { PageSection } from '#core/views/PageSection.tsx';
import { loadFinder } from '#registry/desks.ts';
import { BuildDataContext } from './build-data.ts';
import { LazyPart, type TabProps } from './LazyPart.tsx';
import { openTab } from './tab.ts';
import { $waiting, type Count, shownCount, type WaitingTab as Tab, type waitingTabs } from './tab-counts.ts';
import { tabOpens } from './tabs.ts';
import { waiting as texts } from './texts.ts';

const tabs = [
  'order',
  'message',
  'question',
  'work',
] as const satisfies readonly (keyof typeof waitingTabs)[];

/** PANEL-19: what the panel opens with. It has the numbers of the tabs, so it reads nothing. */
export default function WaitingTab({ actor }: TabProps) {
  const counts = useStore($waiting);
  const { loom } = useContext(BuildDataContext);
  const shown = tabs.filter((tab) => tabOpens(tab, actor));
  const isAllDone = shown.every((tab) => counts[tab] === 0);
  return (
    <PageSection>
      <h1>{texts.title}</h1>
      <p className="lede">{isAllDone ? texts.allDone : texts.lead}</p>
      <ul className="waiting" aria-label={texts.list}>
        {shown.map((tab) => (
          <li key={tab}>
            <Waiting tab={tab} count={counts[tab]} />
          </li>
        ))}
      </ul>
      <LazyPart load={loadFinder} given={{}} />
      {isAllDone && <div className="empty">{loom}</div>}
    </PageSection>
  );
}

function Waiting({ tab, count }: { tab: Tab; count: Count }) {
  const shown = shownCount(count);
  const said = count === null ? texts.counting : count === 'failed' ? texts.unknown : texts.none;
  return (
    <button type="button" data-count={shown || undefined} onClick={() => openTab(tab)}>
      <b className="display">{shown || '–'}</b>
      <span>{texts.names[tab]}</span>
      {!shown && <span className="small soft">{said}</span>}
    </button>
  );
}
