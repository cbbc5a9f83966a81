import * as v from 'valibot';
import { may } from '#core/session/access.ts';
import { hasKeyOf, type User } from '#core/session/user.ts';

/** The two kinds of the panel, each with a password of its own (PANEL-1). */
export const panelRoles = ['teacher', 'admin'] as const;

export type PanelRole = (typeof panelRoles)[number];

/** `role` says which panel is open; it never exceeds the keys of the record. */
export interface PanelUser {
  uid: string;
  role: PanelRole;
  name: string;
  surname: string;
  photo: string | null;
  courses?: readonly string[] | null; // those of a teacher who has not all (SCHOOL-9)
}

/** What a browser tab remembers; it gives no right. */
export const OpenedGate = v.object({ uid: v.string(), role: v.picklist(panelRoles) });

export type OpenedGate = v.InferOutput<typeof OpenedGate>;

/** The same account, and it still has that role's key. */
export const opensPanel = (
  gate: OpenedGate | null,
  record: Pick<User, 'id' | 'userKey' | 'adminKey'>,
): boolean => gate !== null && gate.uid === record.id && hasKeyOf(record, gate.role);

/** By what they are for, in the order of the menu (PANEL-19); the names of tabs are in the address. */
export const tabGroups = {
  waits: ['waiting', 'order', 'message', 'question', 'work'],
  content: ['blog', 'video', 'code', 'quiz', 'announcement'],
  people: ['user', 'group', 'enrolment', 'graduate', 'rank'],
  school: ['school', 'trash'],
} as const;

export type TabGroup = keyof typeof tabGroups;

export const panelTabs = [
  ...tabGroups.waits,
  ...tabGroups.content,
  ...tabGroups.people,
  ...tabGroups.school,
] as const;

export type PanelTab = (typeof panelTabs)[number];

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
  panelTabs.find((tab) => tab === asked && tabOpens(tab, user)) ?? panelTabs[0];
