import { doc, getDoc } from 'firebase/firestore/lite';
import { AppError } from '#domain/errors.ts';
import { GateDocument, gateDigest } from '#domain/gate.ts';
import type { Gate } from '../../staff/gate.ts';
import { firebaseConfiguration } from '../app.ts';
import { database } from '../database.ts';
import { answered } from '../errors.ts';

export const gate: Gate = {
  async open(password) {
    const digest = await gateDigest(password, firebaseConfiguration().app.projectId);
    const document = await answered(getDoc(doc(database(), 'gates', digest)));
    if (!document.exists()) throw new AppError('firestore/permission-denied');
    const parsed = GateDocument.safeParse(document.data());
    if (!parsed.success) throw new AppError('malformed', parsed.error);
    return parsed.data.role;
  },
};
