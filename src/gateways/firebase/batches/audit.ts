import type { AuditAction, AuditedCollection } from '#domain/panel/audit.ts';
import { serverTimestamp } from '../firestore/sentinels.ts';
import { newId, type Operation, set } from './operation.ts';

/** Who makes a change that is logged. `entry` is the log entry's id; left out, it is a new one. */
export interface Actor {
  uid: string;
  entry?: string;
}

/** The id that the changed document names and its log entry gets. */
export const entryOf = (actor: Actor): string => actor.entry ?? newId();

/** What an entry says besides: the title that content has at the time, the lesson that is granted or revoked. */
export type Details = { title?: string } | { lesson: string };

/** The log entry of one change (PANEL-14). Rules accept it only in one batch with that change, and with its own details. */
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
