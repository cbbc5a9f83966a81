import type { PanelRole } from '#domain/panel/panel.ts';

/** The gate of the panel (PANEL-1). */
export interface Gate {
  /**
   * The panel that a password opens for the signed-in user. The server compares: it shows a gate only to users with its
   * role, so a wrong password and the password of another role's gate give the same refusal.
   * @throws AppError `firestore/permission-denied` when it opens no panel; `malformed`.
   */
  open(password: string): Promise<PanelRole>;
}
