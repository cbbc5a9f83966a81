import { uidOf } from './accounts.ts';
import type { Documents, FirestoreData } from './firestore-value.ts';

interface Change {
  collection:
    | 'users'
    | 'videos'
    | 'blogs'
    | 'codes'
    | 'outlines'
    | 'messages'
    | 'orders'
    | 'questions'
    | 'announcements'
    | 'works'
    | 'graduateReviews'
    | 'quizzes'
    | 'drafts'
    | 'groups';
  target: string;
  action:
    | 'create'
    | 'update'
    | 'grant'
    | 'appoint'
    | 'pay'
    | 'refuse'
    | 'answer'
    | 'hide'
    | 'show'
    | 'accept'
    | 'return';
  by: 'admin' | 'teacher';
  at: Date;
  title?: string;
  lesson?: string;
  /** The order that is paid by it. */
  order?: string;
  /** The key of a quiz before and after its correction. */
  was?: FirestoreData;
  now?: FirestoreData;
}

/** Adds the log entry of a change. @returns its id for the field `audit` of the changed document */
export function recordChange(documents: Documents, { by, ...change }: Change): string {
  const id = `seed-${change.collection}-${change.target}`;
  documents.set(`audit/${id}`, { ...change, by: uidOf(by) });
  return id;
}
