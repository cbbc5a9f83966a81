import type { User } from '#domain/accounts/user.ts';
import { publicCertificate } from './certificates.ts';
import { type Operation, remove } from './operation.ts';

/**
 * The one list of the collections below a user's record. Everything in them is the user's own: it is in the download,
 * and it is deleted with the account (USER-6, docs/decisions/025). The rules let owners list and delete it.
 */
export const ownCollections = ['progress', 'exercises', 'reading', 'notes', 'certificates'] as const;

export type OwnCollection = (typeof ownCollections)[number];

/** The user's photo in Storage, if there is one (USER-3). */
export const photoPath = (uid: string): string => `profile-images/${uid}.webp`;

/** Deletes a document below the record, and a certificate with what everyone sees of it (LEARN-8). */
export const eraseOwn = (uid: string, collection: OwnCollection, id: string): Operation[] => [
  remove(`users/${uid}/${collection}/${id}`),
  ...(collection === 'certificates' ? [remove(publicCertificate(id))] : []),
];

/** Deletes a user's own record with its reservations (USER-6). Denied to staff, and unless all of them go. */
export const leave = ({ id, username, email }: Pick<User, 'id' | 'username' | 'email'>): Operation[] => [
  remove(`users/${id}`),
  remove(`usernames/${username}`),
  remove(`emails/${email}`),
];
