import type { FunctionComponent } from 'react';
import type { Actor, PanelTab } from '#domain/panel.ts';

/** What every tab is given. */
export interface TabProps {
  actor: Actor;
}

type LoadTab = () => Promise<{ default: FunctionComponent<TabProps> }>;

/** The tabs that there are; each is fetched when it is opened. */
export const tabs: Record<PanelTab, LoadTab> = {
  blog: () => import('./blog/BlogTab.tsx'),
  rank: () => import('./rank/RankTab.tsx'),
  user: () => import('./users/UserTab.tsx'),
  video: () => import('./video/VideoTab.tsx'),
  code: () => import('./code/CodeTab.tsx'),
  trash: () => import('./trash/TrashTab.tsx'),
};
