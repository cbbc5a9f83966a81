import { EnrolmentDocument } from '#domain/school/enrolment.ts';
import { AppError } from '#domain/shared/errors.ts';
import type { Enrolments } from '../enrolments.ts';
import { enrol } from './batches/enrolments.ts';
import { commit } from './commit.ts';
import { database } from './database.ts';
import { parsed } from './documents.ts';

export const enrolments: Enrolments = {
  async one(code) {
    const document = await database().get(`enrolments/${code}`);
    if (!document) return null;
    const result = parsed(document, EnrolmentDocument);
    if ('malformed' in result) throw new AppError('malformed', result.malformed);
    return result.item;
  },

  use: async (uid, code, course) => commit(enrol(uid, code, course)),
};
