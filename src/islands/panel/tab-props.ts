import type { PanelUser } from '#domain/panel/panel.ts';

/** What every tab is given. */
export interface TabProps {
  actor: PanelUser;
}
