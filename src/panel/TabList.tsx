import { useStore } from '@nanostores/react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { Icon } from '#core/views/Icon.tsx';
import { limits } from '#core/words/limits.ts';
import { type PanelRole, type PanelTab, panelTabs, tabOpens } from './panel.ts';
import { openTab } from './tab.ts';
import {
  $newMessages,
  $openQuestions,
  $openWorks,
  $waitingOrders,
  countNewMessages,
  countOpenQuestions,
  countOpenWorks,
  countWaitingOrders,
} from './tab-counts.ts';
import { panel as texts } from './texts.ts';

export const tabId = (tab: PanelTab): string => `tab-${tab}`;
export const tabPanelId = (tab: PanelTab): string => `tabpanel-${tab}`;

interface Props {
  role: PanelRole;
  selected: PanelTab;
}

const steps: Record<string, (at: number, last: number) => number> = {
  ArrowDown: (at, last) => (at === last ? 0 : at + 1),
  ArrowRight: (at, last) => (at === last ? 0 : at + 1),
  ArrowUp: (at, last) => (at === 0 ? last : at - 1),
  ArrowLeft: (at, last) => (at === 0 ? last : at - 1),
  Home: () => 0,
  End: (_, last) => last,
};

/** Arrow keys only move the focus: opening a tab costs Firestore reads. */
function walk(event: KeyboardEvent<HTMLDivElement>): void {
  const step = steps[event.key];
  if (!step || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')];
  const at = event.target instanceof HTMLElement ? all.indexOf(event.target) : -1;
  if (at === -1) return;
  event.preventDefault();
  all[step(at, all.length - 1)]?.focus();
}

const shownCount = (count: number | null): string =>
  count !== null && count >= limits.page ? `${limits.page}+` : count ? String(count) : '';

export function TabList({ role, selected }: Props) {
  const row = useRef<HTMLDivElement>(null);
  const counts: Partial<Record<PanelTab, string>> = {
    message: shownCount(useStore($newMessages)),
    question: shownCount(useStore($openQuestions)),
    work: shownCount(useStore($openWorks)),
    order: shownCount(useStore($waitingOrders)),
  };
  useEffect(() => {
    countNewMessages();
    countOpenQuestions();
    countOpenWorks();
    countWaitingOrders();
  }, []);
  useEffect(() => {
    // On a phone the row is wider than the screen. Scrolls the row only, not the page.
    const open = selected && row.current?.querySelector<HTMLElement>(`#${tabId(selected)}`);
    if (!open || !row.current) return;
    const { offsetLeft, clientWidth } = row.current;
    // In the middle, so that there are tabs to be seen on both sides.
    row.current.scrollLeft = open.offsetLeft - offsetLeft - (clientWidth - open.offsetWidth) / 2;
  }, [selected]);
  return (
    <div className="tabs" ref={row} role="tablist" aria-label={texts.tabsLabel} onKeyDown={walk}>
      {panelTabs.map((tab) => {
        // A role that can't open the tab sees it, too: the tab says who can.
        const opens = tabOpens(tab, role);
        const count = counts[tab];
        return (
          <button
            key={tab}
            id={tabId(tab)}
            type="button"
            role="tab"
            aria-selected={tab === selected}
            aria-controls={tab === selected ? tabPanelId(tab) : undefined}
            aria-disabled={!opens || undefined}
            aria-label={count ? texts.withNew(texts.tabs[tab], count) : undefined}
            aria-description={opens ? undefined : texts.rankDisabled}
            title={opens ? undefined : texts.rankDisabled}
            tabIndex={tab === selected ? 0 : -1}
            onClick={() => opens && tab !== selected && openTab(tab)}
          >
            {!opens && <Icon name="lock" />}
            {texts.tabs[tab]}{' '}
            {count !== undefined && <span className="tab-count">{count && <b>{count}</b>}</span>}
          </button>
        );
      })}
    </div>
  );
}
