import type { AuditAction } from '#domain/panel/audit.ts';
import { arrayRemove, arrayUnion, deleteField } from '../firestore/sentinels.ts';
import { type Actor, auditEntry, type Details, entryOf } from './audit.ts';
import { type Fields, type Operation, update } from './operation.ts';

function changeUser(
  actor: Actor,
  user: string,
  action: AuditAction,
  changes: Fields,
  details: Details = {},
): Operation[] {
  const entry = entryOf(actor);
  return [
    update(`users/${user}`, { ...changes, audit: entry }),
    auditEntry(actor, entry, 'users', user, action, details),
  ];
}

/** Adds a lesson at the end of a user's list (PANEL-7). Denied when the user already has it, or has 30 lessons. */
export const grantCourse = (actor: Actor, user: string, lesson: string): Operation[] =>
  changeUser(actor, user, 'grant', { lessons: arrayUnion(lesson) }, { lesson });

/** Takes a lesson away (PANEL-7). Denied when the user does not have it. */
export const revokeCourse = (actor: Actor, user: string, lesson: string): Operation[] =>
  changeUser(actor, user, 'revoke', { lessons: arrayRemove(lesson) }, { lesson });

/** Makes a user a teacher; admins only, and with exactly the configured key (PANEL-8). */
export const appointTeacher = (actor: Actor, user: string, teacherKey: string): Operation[] =>
  changeUser(actor, user, 'appoint', { userKey: teacherKey });

/** Makes a teacher a student again; admins only (PANEL-8). */
export const dismissTeacher = (actor: Actor, user: string): Operation[] =>
  changeUser(actor, user, 'dismiss', { userKey: deleteField() });
