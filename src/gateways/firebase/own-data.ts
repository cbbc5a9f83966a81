import { deleteUser, reload, type User, updateProfile } from 'firebase/auth';
import { deleteObject, ref } from 'firebase/storage';
import { leavingName } from '#domain/accounts/leaving.ts';
import { codeOf } from '#domain/shared/errors.ts';
import { limits } from '#domain/shared/limits.ts';
import type { OwnData } from '../own-data.ts';
import { self } from './accounts.ts';
import { eraseOwn, leave, type OwnCollection, ownCollections, photoPath } from './batches/own-data.ts';
import { commit } from './commit.ts';
import { database } from './database.ts';
import { fieldsOf } from './documents.ts';
import type { StoredDocument } from './firestore/document.ts';
import { storage } from './storage.ts';
import { withTimeout } from './with-timeout.ts';

/** All documents of a collection below the record. */
async function documentsOf(uid: string, name: OwnCollection): Promise<StoredDocument[]> {
  const everything = { collection: `users/${uid}/${name}`, where: [] };
  const found: StoredDocument[] = [];
  let page: StoredDocument[] = [];
  do {
    page = await database().query(everything, limits.page, page.at(-1));
    found.push(...page);
  } while (page.length === limits.page);
  return found;
}

async function deletePhoto(uid: string): Promise<void> {
  try {
    await withTimeout(deleteObject(ref(storage(), photoPath(uid))));
  } catch (error) {
    if (codeOf(error) !== 'storage/object-not-found') throw error;
  }
}

/** If only the answer was lost, the account is gone. */
async function deleteAccount(user: User): Promise<void> {
  try {
    await withTimeout(deleteUser(user));
  } catch (error) {
    const then = await withTimeout(reload(user)).catch(codeOf);
    if (then !== 'auth/user-token-expired') throw error;
  }
}

export const ownData: OwnData = {
  async read(uid) {
    const collections = await Promise.all(
      ownCollections.map(async (name) => {
        const documents = (await documentsOf(uid, name)).map(fieldsOf);
        return [name, Object.fromEntries(documents.map(({ id, ...fields }) => [id, fields]))] as const;
      }),
    );
    return Object.fromEntries(collections);
  },

  async erase(uid, record) {
    const user = await self(uid);
    // If a later step fails, this tells the next sign-in why the account has no record.
    await withTimeout(updateProfile(user, { displayName: leavingName }));
    // Before the rest: without a record the rules let nobody write below it, nor upload a photo.
    if (record) await commit(leave(record));
    for (const name of ownCollections) {
      const documents = await documentsOf(uid, name);
      await commit(documents.flatMap(({ id }) => eraseOwn(uid, name, id)));
    }
    await deletePhoto(uid);
    await deleteAccount(user);
  },
};
