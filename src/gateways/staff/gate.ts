import { GateDocument, gateDigest } from '#domain/panel/gate.ts';
import type { PanelRole } from '#domain/panel/panel.ts';
import { AppError } from '#domain/shared/errors.ts';
import { firebaseConfiguration } from '../app.ts';
import { database } from '../database.ts';
import { valid } from '../documents.ts';

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
};
