import * as z from 'zod/mini';
import { may } from '#domain/accounts/access.ts';
import { hasKeyOf, type User } from '#domain/accounts/user.ts';

/** The panel's two kinds, each behind a password of its own (PANEL-1). */
export const panelRoles = ['teacher', 'admin'] as const;

export type PanelRole = (typeof panelRoles)[number];

/** Who works in the panel. `role` says which panel is open, never more than the record's own keys. */
export interface PanelUser {
  uid: string;
  role: PanelRole;
  name: string;
  surname: string;
  photo: string | null;
}

/** What a tab remembers of an opened gate: whose it is, and which panel it opened. It gives no right. */
export const OpenedGate = z.object({ uid: z.string(), role: z.enum(panelRoles) });

export type OpenedGate = z.infer<typeof OpenedGate>;

/** Whether an opened gate still leads somewhere: the same account, and still with that role's key. */
export const opensPanel = (
  gate: OpenedGate | null,
  record: Pick<User, 'id' | 'userKey' | 'adminKey'>,
): boolean => gate !== null && gate.uid === record.id && hasKeyOf(record, gate.role);

/** The tabs in their order (PANEL-2); the names stand in the address. */
export const panelTabs = ['blog', 'rank', 'user', 'video', 'code', 'trash'] as const;

export type PanelTab = (typeof panelTabs)[number];

/** Whether a tab opens in this panel: ranks are an admin's (PANEL-2). */
export const tabOpens = (tab: PanelTab, role: PanelRole): boolean =>
  tab !== 'rank' || may(role, 'manage-ranks');

/** The field of the panel's address that names the tab. */
export const tabField = 'tab';

/** The tab that an address asks for, else the first one, which opens for everybody. */
export const tabFrom = (asked: string | null, role: PanelRole): PanelTab =>
  panelTabs.find((tab) => tab === asked && tabOpens(tab, role)) ?? panelTabs[0];
