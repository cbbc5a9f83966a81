import * as v from 'valibot';
import { UserDocument } from '#domain/accounts/user.ts';
import { AppError, codeOf } from '#domain/shared/errors.ts';
import { lowerCase } from '#domain/shared/letters.ts';
import type { People } from '../people.ts';
import { database } from './database.ts';
import { fieldsOf } from './documents.ts';

export const people: People = {
  async own(uid) {
    const document = await database().get(`users/${uid}`);
    if (!document) return null;
    const parsed = v.safeParse(UserDocument, fieldsOf(document));
    if (!parsed.success) throw new AppError('malformed', parsed.issues);
    return parsed.output;
  },

  async isRegistered(email) {
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

  isTaken: async (username) => (await database().get(`usernames/${username}`)) !== null,
};
