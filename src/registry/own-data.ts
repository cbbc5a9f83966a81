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
import { graduateReviews, graduateReviewsOf } from '#features/graduates/gateway.ts';
import { orders, ordersOf } from '#features/orders/gateway.ts';
import { answeredBy, questions, questionsOf } from '#features/questions/gateway.ts';
import { attemptsOf, quizzes } from '#features/quizzes/gateway.ts';
import { works, worksOf } from '#features/works/gateway.ts';
import type { OwnPart } from './personal-data.ts';

/** The one list of collections below a user's record: they are in the download, and deleted with the account (USER-6, docs/decisions/025). */
export const ownCollections = [
  'progress',
  'exercises',
  'reviews',
  'reading',
  'notes',
  'notices',
  'certificates',
  'counters',
  'memberships',
] as const;

export type OwnCollection = (typeof ownCollections)[number];

/** A certificate goes with what everyone sees of it (LEARN-8). */
export const eraseOwn = (uid: string, collection: OwnCollection, id: string): Operation[] => [
  remove(`users/${uid}/${collection}/${id}`),
  ...(collection === 'certificates' ? [remove(publicCertificate(id))] : []),
];

/** Denied to staff, and unless all of them go (USER-6). */
export const leave = ({ id, username, email }: Pick<User, 'id' | 'username' | 'email'>): Operation[] => [
  remove(`users/${id}`),
  remove(`usernames/${username}`),
  remove(`emails/${email}`),
];

const below = (uid: string, name: OwnCollection): Query => ({
  collection: `users/${uid}/${name}`,
  where: [],
});

const ownAnswer = (answers: unknown, uid: string): unknown => (isMap(answers) ? answers[uid] : null);

const byId = (documents: readonly StoredDocument[]): Record<string, Fields> =>
  Object.fromEntries(documents.map(fieldsOf).map(({ id, ...fields }) => [id, fields]));

async function versionsOf(handedIn: readonly StoredDocument[]): Promise<Record<string, Fields>> {
  const found: Record<string, Fields> = {};
  // The rules let nobody list versions, so each is read; a student may have hundreds.
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

async function deleteAccount(user: AuthUser): Promise<void> {
  try {
    await withTimeout(deleteUser(user));
  } catch (error) {
    const then = await withTimeout(reload(user)).catch(codeOf);
    if (then !== 'auth/user-token-expired') throw error;
  }
}

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

const erasures: Record<OwnPart, (uid: string) => Promise<void>> = {
  record: eraseBelow,
  orders: (uid) => orders.forget(uid),
  questions: (uid) => questions.forget(uid),
  works: (uid) => works.forget(uid),
  attempts: (uid) => quizzes.forget(uid),
  graduateReviews: (uid) => graduateReviews.forget(uid),
  photo: (uid) => photos.remove(uid),
};

type Downloaded = Record<string, Record<string, unknown>>;

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
  graduateReviews: async (uid) => ({ graduateReviews: byId(await documentsOf(graduateReviewsOf(uid))) }),
};

/** USER-6. Every method throws AppError. */
export const ownData = {
  /** Of other people's questions only what the user has answered. */
  async read(uid: string): Promise<Downloaded> {
    const parts = await Promise.all(Object.values(readings).map((read) => read(uid)));
    return Object.assign({}, ...parts);
  },

  /** Passes over what an earlier attempt has done; needs a sign-in of the last minutes. `record`: `null` if it is deleted already. */
  async erase(uid: string, record: User | null): Promise<void> {
    const user = await self(uid);
    // If a later step fails, this tells the next sign-in why the account has no record.
    await withTimeout(updateProfile(user, { displayName: leavingName }));
    // Without a record the rules let nobody write below it, nor upload a photo.
    if (record) await commit(leave(record));
    for (const erase of Object.values(erasures)) await erase(uid);
    await deleteAccount(user);
  },
};
