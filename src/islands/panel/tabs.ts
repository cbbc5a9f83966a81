import type { FunctionComponent } from 'react';
import type { PanelTab } from '#domain/panel/panel.ts';
import { loadPart } from '#stores/shared/load-part.ts';
import type { TabProps } from './tab-props.ts';

type LoadTab = () => Promise<{ default: FunctionComponent<TabProps> }>;

/** All tabs; each is loaded when it is opened. */
export const tabs: Record<PanelTab, LoadTab> = {
  blog: () => loadPart(() => import('./post/PostTab.tsx')),
  rank: () => loadPart(() => import('./rank/RankTab.tsx')),
  user: () => loadPart(() => import('./users/UserTab.tsx')),
  enrolment: () => loadPart(() => import('./enrolments/EnrolmentTab.tsx')),
  video: () => loadPart(() => import('./video/VideoTab.tsx')),
  code: () => loadPart(() => import('./snippet/SnippetTab.tsx')),
  trash: () => loadPart(() => import('./trash/TrashTab.tsx')),
};
