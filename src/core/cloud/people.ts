import { type User, UserDocument } from '#core/session/user.ts';
import { lowerCase } from '#core/words/letters.ts';
import { database } from './database.ts';
import { readOne } from './documents.ts';
import { codeOf } from './errors.ts';

export const people = {
  own: (uid: string): Promise<User | null> => readOne(`users/${uid}`, UserDocument),

  /** By one reservation (SIGNIN-1); `null` where the operator has closed this look-up (docs/deploy.md). */
  async isRegistered(email: string): Promise<boolean | null> {
    const key = lowerCase(email);
    // A slash would point elsewhere; the rules accept no such e-mail.
    if (key === '' || key.includes('/')) return false;
    try {
      return (await database().get(`emails/${key}`)) !== null;
    } catch (error) {
      if (codeOf(error) === 'firestore/permission-denied') return null;
      throw error;
    }
  },

  isTaken: async (username: string): Promise<boolean> =>
    (await database().get(`usernames/${username}`)) !== null,
};
