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

/** Ranks are for admins only (PANEL-2). */
export const tabOpens = (tab: PanelTab, role: PanelRole): boolean =>
  tab !== 'rank' || may(role, 'manage-ranks');

export const tabField = 'tab';

/** Without a name that exists: the first tab, which both panels have. */
export const tabFrom = (asked: string | null, role: PanelRole): PanelTab =>
  panelTabs.find((tab) => tab === asked && tabOpens(tab, role)) ?? panelTabs[0];
