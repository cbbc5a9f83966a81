import * as v from 'valibot';
import { AppError } from '#domain/shared/errors.ts';
import type { Transcripts } from '../transcripts.ts';
import { database } from './database.ts';

const TranscriptDocument = v.object({ text: v.string() });

export const transcripts: Transcripts = {
  async of(video) {
    const document = await database().get(`transcripts/${video}`);
    if (!document) return '';
    const parsed = v.safeParse(TranscriptDocument, document.data);
    if (!parsed.success) throw new AppError('malformed', parsed.issues);
    return parsed.output.text;
  },
};
