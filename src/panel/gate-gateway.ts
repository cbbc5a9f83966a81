import { firebaseConfiguration } from '#core/cloud/app.ts';
import { database } from '#core/cloud/database.ts';
import { valid } from '#core/cloud/documents.ts';
import { AppError, codeOf } from '#core/cloud/errors.ts';
import { GateDocument, gateDigest } from './gate-password.ts';
import type { PanelRole } from './panel.ts';

export const gate = {
  /** A wrong password and that of another role's gate give the same refusal. @throws AppError `firestore/permission-denied`, `malformed` */
  async open(password: string): Promise<PanelRole> {
    const digest = await gateDigest(password, firebaseConfiguration().app.projectId);
    const document = await database().get(`gates/${digest}`);
    if (!document) throw new AppError('firestore/permission-denied');
    return valid(document, GateDocument).role;
  },

  /** The document is never there; only while a factor is wanted staff may ask for it (USER-8). @throws AppError */
  async wantsFactor(): Promise<boolean> {
    try {
      await database().get('config/second-factor');
      return true;
    } catch (error) {
      if (codeOf(error) !== 'firestore/permission-denied') throw error;
      return false;
    }
  },
};
