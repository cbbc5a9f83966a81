import type { PanelUser } from '#domain/panel/panel.ts';

/** The props of every tab. */
export interface TabProps {
  actor: PanelUser;
}
