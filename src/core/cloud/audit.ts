import { serverTimestamp } from 'firebase/firestore/lite';
import type { AuditAction, AuditEntry, AuditedCollection } from './audit-entry.ts';
import { newId, type Operation, set } from './operation.ts';

export interface Actor {
  uid: string;
  entry?: string;
}

export type Details =
  | { title?: string; student?: string; was?: AuditEntry['was']; now?: AuditEntry['now'] }
  | { lesson: string; until?: Date; enrolment?: string; order?: string };

/** Another part of the batch logs the change and names the same entry. */
export const withEntry = (actor: Actor): Required<Actor> => ({ ...actor, entry: actor.entry ?? newId() });

/** PANEL-14: the rules accept change and log entry only in one batch. `write`: a document that stays names the entry. */
export function logged(
  actor: Actor,
  collection: AuditedCollection,
  target: string,
  action: AuditAction,
  write: (entry: string) => readonly Operation[],
  details: Details = {},
): Operation[] {
  const { uid: by, entry } = withEntry(actor);
  const at = serverTimestamp();
  return [...write(entry), set(`audit/${entry}`, { collection, target, action, by, at, ...details })];
}
