import type { PanelRole } from '#domain/panel/panel.ts';

/** The gate of the panel (PANEL-1). */
export interface Gate {
  /**
   * Which panel a password opens for the signed-in user. The server compares: it shows a gate to holders of its role
   * only, so a wrong password and another's gate are the same refusal.
   * @throws AppError `firestore/permission-denied` when it opens none; `malformed`.
   */
  open(password: string): Promise<PanelRole>;
}
