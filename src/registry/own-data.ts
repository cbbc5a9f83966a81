import { type User as AuthUser, deleteUser, reload, updateProfile } from 'firebase/auth';
import { commit } from '#core/cloud/commit.ts';
import { database } from '#core/cloud/database.ts';
import { documentsOf, fieldsOf, isMap } from '#core/cloud/documents.ts';
import { codeOf, isRefusal } from '#core/cloud/errors.ts';
import type { StoredDocument } from '#core/cloud/firestore.ts';
import { type Fields, type Operation, type Query, remove } from '#core/cloud/operation.ts';
import { photos } from '#core/cloud/storage.ts';
import { withTimeout } from '#core/cloud/with-timeout.ts';
import { self } from '#core/session/accounts-gateway.ts';
import { leavingName } from '#core/session/session-hint.ts';
import type { User } from '#core/session/user.ts';
import { limits } from '#core/words/limits.ts';
import { publicCertificate } from '#features/certificates/certificate.ts';
import { certificateLimits } from '#features/certificates/limits.ts';
import { orders, ordersOf } from '#features/orders/gateway.ts';
import { answeredBy, questions, questionsOf } from '#features/questions/gateway.ts';
import { attemptsOf, quizzes } from '#features/quizzes/gateway.ts';
import { works, worksOf } from '#features/works/gateway.ts';
import type { OwnPart } from './personal-data.ts';

/**
 * The one list of the collections below a user's record. Everything in them is the user's own: it is in the download,
 * and it is deleted with the account (USER-6, docs/decisions/025). The rules let owners list and delete it.
 */
export const ownCollections = [
  'progress',
  'exercises',
  'reviews',
  'reading',
  'notes',
  'notices',
  'certificates',
  'counters',
] as const;

export type OwnCollection = (typeof ownCollections)[number];

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

/** The query for a collection below the record. */
const below = (uid: string, name: OwnCollection): Query => ({
  collection: `users/${uid}/${name}`,
  where: [],
});

/** The user's own answer among those of a question. */
const ownAnswer = (answers: unknown, uid: string): unknown => (isMap(answers) ? answers[uid] : null);

const byId = (documents: readonly StoredDocument[]): Record<string, Fields> =>
  Object.fromEntries(documents.map(fieldsOf).map(({ id, ...fields }) => [id, fields]));

/** What was handed in, by work and version (TASK-1). */
async function versionsOf(handedIn: readonly StoredDocument[]): Promise<Record<string, Fields>> {
  const found: Record<string, Fields> = {};
  // The rules let nobody list versions, so each is read; one work after the other, for a student may have hundreds.
  for (const { path, data } of handedIn) {
    const versions = Array.from(
      { length: Number(data.version) || 0 },
      (_, at) => `${path}/versions/${at + 1}`,
    );
    for (const one of await Promise.all(versions.map((version) => database().get(version))))
      if (one) found[one.path.slice('works/'.length)] = one.data;
  }
  return found;
}

/** If only the answer was lost, the account is gone. */
async function deleteAccount(user: AuthUser): Promise<void> {
  try {
    await withTimeout(deleteUser(user));
  } catch (error) {
    const then = await withTimeout(reload(user)).catch(codeOf);
    if (then !== 'auth/user-token-expired') throw error;
  }
}

/** Deletes what is below the record. */
async function eraseBelow(uid: string): Promise<void> {
  for (const name of ownCollections) {
    const documents = await documentsOf(below(uid, name));
    const atOnce = { certificates: certificateLimits.atOnce, counters: 1 }[name as string] ?? limits.page;
    for (let first = 0; first < documents.length; first += atOnce) {
      const some = documents.slice(first, first + atOnce);
      await commit(some.flatMap(({ id }) => eraseOwn(uid, name, id))).catch((error: unknown) => {
        // The counts of today stay, or who signs up again would begin anew.
        if (name !== 'counters' || !isRefusal(codeOf(error))) throw error;
      });
    }
  }
}

/** How each part is deleted once the record is gone, in this order. */
const erasures: Record<OwnPart, (uid: string) => Promise<void>> = {
  record: eraseBelow,
  orders: (uid) => orders.forget(uid),
  questions: (uid) => questions.forget(uid),
  works: (uid) => works.forget(uid),
  attempts: (uid) => quizzes.forget(uid),
  photo: (uid) => photos.remove(uid),
};

type Downloaded = Record<string, Record<string, unknown>>;

/** What the download has of each part; a photo is saved from its page. */
const readings: Record<Exclude<OwnPart, 'photo'>, (uid: string) => Promise<Downloaded>> = {
  record: async (uid) => {
    const found = ownCollections.map(
      async (name) => [name, byId(await documentsOf(below(uid, name)))] as const,
    );
    return Object.fromEntries(await Promise.all(found));
  },
  orders: async (uid) => ({ orders: byId(await documentsOf(ordersOf(uid))) }),
  questions: async (uid) => {
    const [asked, answered] = await Promise.all([
      documentsOf(questionsOf(uid)),
      documentsOf(answeredBy(uid)),
    ]);
    const answers = Object.entries(byId(answered)).map(([id, { answers }]) => [id, ownAnswer(answers, uid)]);
    return { questions: byId(asked), answers: Object.fromEntries(answers) };
  },
  works: async (uid) => {
    const handedIn = await documentsOf(worksOf(uid));
    return { works: byId(handedIn), versions: await versionsOf(handedIn) };
  },
  attempts: async (uid) => ({ attempts: byId(await documentsOf(attemptsOf(uid))) }),
};

/** What a person has on this site (USER-6). Every method throws AppError. */
export const ownData = {
  /**
   * Everything below the user's record, the orders, the questions, the works and the attempts: documents by id, by collection. Of
   * other people's questions only what the user has answered.
   */
  async read(uid: string): Promise<Downloaded> {
    const parts = await Promise.all(Object.values(readings).map((read) => read(uid)));
    return Object.assign({}, ...parts);
  },

  /**
   * Deletes the record with its reservations, then what is below it, the photo and the account. Steps that an earlier
   * attempt has done are passed over. It needs a sign-in of the last minutes.
   * @param record `null` if it is deleted already.
   */
  async erase(uid: string, record: User | null): Promise<void> {
    const user = await self(uid);
    // If a later step fails, this tells the next sign-in why the account has no record.
    await withTimeout(updateProfile(user, { displayName: leavingName }));
    // Before the rest: without a record the rules let nobody write below it, nor upload a photo.
    if (record) await commit(leave(record));
    for (const erase of Object.values(erasures)) await erase(uid);
    await deleteAccount(user);
  },
};
