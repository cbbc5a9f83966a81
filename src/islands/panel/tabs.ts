import type { FunctionComponent } from 'react';
import type { Actor, PanelTab } from '#domain/panel.ts';
import { loadPart } from '#stores/lib/load-part.ts';

/** What every tab is given. */
export interface TabProps {
  actor: Actor;
}

type LoadTab = () => Promise<{ default: FunctionComponent<TabProps> }>;

/** The tabs that there are; each is fetched when it is opened. */
export const tabs: Record<PanelTab, LoadTab> = {
  blog: () => loadPart(() => import('./blog/BlogTab.tsx')),
  rank: () => loadPart(() => import('./rank/RankTab.tsx')),
  user: () => loadPart(() => import('./users/UserTab.tsx')),
  video: () => loadPart(() => import('./video/VideoTab.tsx')),
  code: () => loadPart(() => import('./code/CodeTab.tsx')),
  trash: () => loadPart(() => import('./trash/TrashTab.tsx')),
};
