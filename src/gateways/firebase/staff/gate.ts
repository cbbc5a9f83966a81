import * as v from 'valibot';
import { GateDocument, gateDigest } from '#domain/panel/gate.ts';
import { AppError } from '#domain/shared/errors.ts';
import type { Gate } from '../../staff/gate.ts';
import { firebaseConfiguration } from '../configuration.ts';
import { database } from '../database.ts';

export const gate: Gate = {
  async open(password) {
    const digest = await gateDigest(password, firebaseConfiguration().app.projectId);
    const document = await database().get(`gates/${digest}`);
    if (!document) throw new AppError('firestore/permission-denied');
    const parsed = v.safeParse(GateDocument, document.data);
    if (!parsed.success) throw new AppError('malformed', parsed.issues);
    return parsed.output.role;
  },
};
