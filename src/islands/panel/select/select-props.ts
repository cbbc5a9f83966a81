import type { ReactNode } from 'react';
import type { PanelUser } from '#domain/panel/panel.ts';

/** Renders what selects a row. */
export type Box = (id: string, title: string) => ReactNode;

/** The props of what changes the selected rows of a list. */
export interface SelectProps {
  actor: PanelUser;
  /** Gives the list its boxes, once they are loaded. */
  onBox(box: () => Box | null): void;
  onEnd(): void;
}
