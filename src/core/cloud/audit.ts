import { serverTimestamp } from 'firebase/firestore/lite';
import type { AuditAction, AuditEntry, AuditedCollection } from './audit-entry.ts';
import { newId, type Operation, set } from './operation.ts';

/** The user who makes a logged change. `entry` is the id of the log entry; without it a new id is made. */
export interface Actor {
  uid: string;
  entry?: string;
}

/**
 * Further fields of an entry: the title that content has at the time, or the course that is granted or revoked, or that a
 * user opens with a code. `until`: when the grant ends. `student`: whose certificate it is. `order`: what the grant was paid
 * with (PAY-3). `was`, `now`: the key of a quiz (QUIZ-2).
 */
export type Details =
  | { title?: string; student?: string; was?: AuditEntry['was']; now?: AuditEntry['now'] }
  | { lesson: string; until?: Date; enrolment?: string; order?: string };

/** Who makes a change that another part of its batch logs: that part names the same entry. */
export const withEntry = (actor: Actor): Required<Actor> => ({ ...actor, entry: actor.entry ?? newId() });

/**
 * A change with its log entry (PANEL-14). The rules accept each only in one batch with the other, with matching details.
 * @param write makes the change: a document that stays names the entry by its id.
 */
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
