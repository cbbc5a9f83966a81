import { may } from '#core/session/access.ts';
import type { PanelUser } from './panel.ts';

/** By what they are for, in the order of the menu (PANEL-19); the names of tabs are in the address. */
export const tabGroups = [
  ['waits', ['waiting', 'order', 'message', 'question', 'work']],
  ['content', ['blog', 'video', 'code', 'quiz', 'announcement']],
  ['people', ['user', 'group', 'enrolment', 'graduate', 'rank']],
  ['school', ['school', 'trash']],
] as const;

export type TabGroup = (typeof tabGroups)[number][0];

export type PanelTab = (typeof tabGroups)[number][1][number];

export const panelTabs: readonly PanelTab[] = tabGroups.flatMap(([, tabs]): readonly PanelTab[] => tabs);

/** What is of the whole school, or of who is no student yet. */
const wholeTabs: readonly PanelTab[] = ['order', 'graduate', 'school'];

export type TabUser = Pick<PanelUser, 'role' | 'courses'>;

/** Why a tab is closed: ranks are for admins only (PANEL-2), some tabs for who has all courses (SCHOOL-9). */
export const closedTo = (tab: PanelTab, { role, courses }: TabUser): 'rank' | 'courses' | null => {
  if (tab === 'rank' && !may(role, 'manage-ranks')) return 'rank';
  return courses && wholeTabs.includes(tab) ? 'courses' : null;
};

export const tabOpens = (tab: PanelTab, user: TabUser): boolean => closedTo(tab, user) === null;

export const tabField = 'tab';

/** Without a name that exists: the first tab, which both panels have. */
export const tabFrom = (asked: string | null, user: TabUser): PanelTab =>
  panelTabs.find((tab) => tab === asked && tabOpens(tab, user)) ?? 'waiting';
