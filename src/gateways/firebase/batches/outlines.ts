import type { OutlineText } from '#domain/courses/outline.ts';
import { serverTimestamp } from '../firestore/sentinels.ts';
import { type Actor, auditEntry, entryOf } from './audit.ts';
import type { Version } from './content.ts';
import { type Operation, set, update } from './operation.ts';
import { markDirty } from './publish.ts';

/** An outline over the version that staff saw, 0 for a course without one (LEARN-2). The site shows its titles. */
export function saveOutline(
  actor: Actor,
  { id, rev }: Version,
  { titles, videos }: OutlineText,
): Operation[] {
  const audit = entryOf(actor);
  const path = `outlines/${id}`;
  const fields = { titles, videos, rev: rev + 1, audit };
  return [
    rev === 0 ? set(path, { ...fields, time: serverTimestamp() }) : update(path, fields),
    auditEntry(actor, audit, 'outlines', id, rev === 0 ? 'create' : 'update'),
    markDirty(),
  ];
}
