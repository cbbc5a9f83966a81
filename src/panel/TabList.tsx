import { useStore } from '@nanostores/react';
import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { Icon } from '#core/views/Icon.tsx';
import { openTab } from './tab.ts';
import { $waiting, countWaiting, shownCount } from './tab-counts.ts';
import { closedTo, type PanelTab, type TabUser, tabGroups } from './tabs.ts';
import { panel as texts } from './texts.ts';

export const tabId = (tab: PanelTab): string => `tab-${tab}`;
export const tabPanelId = (tab: PanelTab): string => `tabpanel-${tab}`;

interface Props {
  user: TabUser;
  selected: PanelTab;
  onOpen(): void;
}

const steps: Record<string, (at: number, last: number) => number> = {
  ArrowDown: (at, last) => (at === last ? 0 : at + 1),
  ArrowRight: (at, last) => (at === last ? 0 : at + 1),
  ArrowUp: (at, last) => (at === 0 ? last : at - 1),
  ArrowLeft: (at, last) => (at === 0 ? last : at - 1),
  Home: () => 0,
  End: (_, last) => last,
};

/** Arrow keys only move the focus: opening a tab costs Firestore reads. A phone folds the tabs that are not in sight. */
function walk(event: KeyboardEvent<HTMLDivElement>): void {
  const step = steps[event.key];
  if (!step || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')];
  const shown = tabs.filter((tab) => tab.getClientRects().length > 0);
  const at = event.target instanceof HTMLElement ? shown.indexOf(event.target) : -1;
  if (at === -1) return;
  event.preventDefault();
  shown[step(at, shown.length - 1)]?.focus();
}

/** PANEL-19: the tabs in four groups, with the numbers of what waits. */
export function TabList({ user, selected, onOpen }: Props) {
  const id = useId();
  const waiting: Partial<Record<PanelTab, ReturnType<typeof $waiting.get>['order']>> = useStore($waiting);
  const list = useRef<HTMLDivElement>(null);
  useEffect(countWaiting, []);
  useEffect(() => {
    // On a low screen the menu scrolls by itself.
    const open = list.current?.querySelector<HTMLElement>(`#${tabId(selected)}`);
    const menu = list.current?.parentElement;
    if (!open || !menu) return;
    const below = open.offsetTop + open.offsetHeight - menu.clientHeight;
    menu.scrollTop = Math.max(below, Math.min(menu.scrollTop, open.offsetTop));
  }, [selected]);
  return (
    <div className="panel-tabs" ref={list} role="tablist" aria-label={texts.tabsLabel} onKeyDown={walk}>
      {tabGroups.map(([group, tabs]) => (
        <div className="tab-group" data-group={group} key={group}>
          <span className="label" id={`${id}-${group}`} aria-hidden="true">
            {texts.groups[group]}
          </span>
          {tabs.map((tab) => {
            // A role that can't open the tab sees it, too: the tab says who can.
            const closed = closedTo(tab, user);
            const opens = closed === null;
            const count = shownCount(waiting[tab] ?? null);
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
                {...(opens
                  ? { 'aria-describedby': `${id}-${group}` }
                  : { 'aria-description': texts.closed[closed], title: texts.closed[closed] })}
                tabIndex={tab === selected ? 0 : -1}
                onClick={() => {
                  if (!opens) return;
                  onOpen();
                  openTab(tab, tab === selected);
                }}
              >
                {!opens && <Icon name="lock" />}
                <span>{texts.tabs[tab]}</span>{' '}
                {opens && tab in waiting && <span className="tab-count">{count && <b>{count}</b>}</span>}
              </button>
            );
          })}
        </div>
      ))}
    </div>
  );
}
