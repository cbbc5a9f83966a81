import { serverTimestamp } from 'firebase/firestore/lite';
import type { AuditAction, AuditEntry, AuditedCollection } from '#domain/panel/audit.ts';
import { newId, type Operation, set } from './operation.ts';

/** The user who makes a logged change. `entry` is the id of the log entry; without it a new id is made. */
export interface Actor {
  uid: string;
  entry?: string;
}

/** The id of the log entry, which the changed document names too. */
export const entryOf = (actor: Actor): string => actor.entry ?? newId();

/**
 * Further fields of an entry: the title that content has at the time, or the course that is granted or revoked, or that a
 * user opens with a code. `until`: when the grant ends. `student`: whose certificate it is. `order`: what the grant was paid
 * with (PAY-3). `was`, `now`: the key of a quiz (QUIZ-2).
 */
export type Details =
  | { title?: string; student?: string; was?: AuditEntry['was']; now?: AuditEntry['now'] }
  | { lesson: string; until?: Date; enrolment?: string; order?: string };

/**
 * The log entry of a change (PANEL-14). The rules accept it only in the same batch as the change, with matching
 * details.
 */
export function auditEntry(
  actor: Actor,
  entry: string,
  collection: AuditedCollection,
  target: string,
  action: AuditAction,
  details: Details = {},
): Operation {
  const at = serverTimestamp();
  return set(`audit/${entry}`, { collection, target, action, by: actor.uid, at, ...details });
}
