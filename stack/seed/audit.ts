import { uidOf } from './accounts.ts';
import type { Documents } from './firestore-value.ts';

interface Change {
  collection: 'users' | 'videos' | 'blogs' | 'codes';
  target: string;
  action: 'create' | 'grant' | 'appoint';
  by: 'admin' | 'teacher';
  at: Date;
  title?: string;
  lesson?: string;
}

/** Adds the journal's entry of a change and returns its id, which the changed document names. */
export function recordChange(documents: Documents, { by, ...change }: Change): string {
  const id = `seed-${change.collection}-${change.target}`;
  documents.set(`audit/${id}`, { ...change, by: uidOf(by) });
  return id;
}
