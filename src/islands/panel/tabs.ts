import type { ComponentType } from 'react';
import type { Actor, PanelTab } from '#domain/panel.ts';

/** What every tab is given. */
export interface TabProps {
  actor: Actor;
}

type LoadTab = () => Promise<{ default: ComponentType<TabProps> }>;

/** The tabs that there are; each is fetched when it is opened. */
export const tabs: Partial<Record<PanelTab, LoadTab>> = {
  rank: () => import('./rank/RankTab.tsx'),
  user: () => import('./users/UserTab.tsx'),
  trash: () => import('./trash/TrashTab.tsx'),
  video: () => import('./video/VideoTab.tsx'),
};
