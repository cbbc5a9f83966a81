import { firebaseConfiguration } from '#core/cloud/app.ts';
import { database } from '#core/cloud/database.ts';
import { valid } from '#core/cloud/documents.ts';
import { AppError, codeOf } from '#core/cloud/errors.ts';
import { GateDocument, gateDigest } from './gate-password.ts';
import type { PanelRole } from './panel.ts';

/** The gate of the panel (PANEL-1). */
export const gate = {
  /**
   * The panel that a password opens for the signed-in user. The server compares: it shows a gate only to users with its
   * role, so a wrong password and the password of another role's gate give the same refusal.
   * @throws AppError `firestore/permission-denied` when it opens no panel; `malformed`.
   */
  async open(password: string): Promise<PanelRole> {
    const digest = await gateDigest(password, firebaseConfiguration().app.projectId);
    const document = await database().get(`gates/${digest}`);
    if (!document) throw new AppError('firestore/permission-denied');
    return valid(document, GateDocument).role;
  },

  /**
   * Whether the rules want a second factor of staff now (USER-8). The document is never there; only while it is wanted staff may ask for
   * it. @throws AppError
   */
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
