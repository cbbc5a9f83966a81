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

/** The field of a record with the moment at which a grant ends (SCHOOL-2). */
export const endField = (lesson: string): string => `ends.${lesson}`;

const detailsOf = (lesson: string, end: Date | null): Details => ({ lesson, ...(end && { until: end }) });

/**
 * Adds a lesson at the end of a user's list (PANEL-7). Denied when the user already has it, or has 30 lessons.
 * @param end when the grant ends; `null`: never (SCHOOL-2).
 */
export const grantCourse = (actor: Actor, user: string, lesson: string, end: Date | null): Operation[] =>
  changeUser(
    actor,
    user,
    'grant',
    { lessons: arrayUnion(lesson), ...(end && { [endField(lesson)]: end }) },
    detailsOf(lesson, end),
  );

/** Gives a grant another end, or none (SCHOOL-2). Denied when the user does not have the lesson, or has it so already. */
export const renewCourse = (actor: Actor, user: string, lesson: string, end: Date | null): Operation[] =>
  changeUser(actor, user, 'renew', { [endField(lesson)]: end ?? deleteField() }, detailsOf(lesson, end));

/** Takes a lesson away, with its end (PANEL-7). Denied when the user does not have it. */
export const revokeCourse = (actor: Actor, user: string, lesson: string): Operation[] =>
  changeUser(
    actor,
    user,
    'revoke',
    { lessons: arrayRemove(lesson), [endField(lesson)]: deleteField() },
    { lesson },
  );

/** Makes a user a teacher; admins only, and with exactly the configured key (PANEL-8). */
export const appointTeacher = (actor: Actor, user: string, teacherKey: string): Operation[] =>
  changeUser(actor, user, 'appoint', { userKey: teacherKey });

/** Makes a teacher a student again; admins only (PANEL-8). */
export const dismissTeacher = (actor: Actor, user: string): Operation[] =>
  changeUser(actor, user, 'dismiss', { userKey: deleteField() });
