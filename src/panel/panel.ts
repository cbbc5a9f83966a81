import * as v from 'valibot';
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

/** An entry of the browser's history that stands for an open form (PANEL-15). */
export const FormEntry = v.object({
  page: v.string(), // the load of the page that made it
  list: v.string(),
  id: v.nullable(v.string()), // `null` for a new one
});

export type FormEntry = v.InferOutput<typeof FormEntry>;

/** States of an entry that stands for a part in the place of a tab's list (PANEL-15); the tab before is below the second. */
export const partEntries = { overList: 'part', withTab: 'tab and part' } as const;
