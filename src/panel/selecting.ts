import { map } from 'nanostores';
import { onSignOut } from '#core/session/session.ts';
import { holdReload } from './reload.ts';

/** By the lists' names; lasts while another tab is open. `busy`: a run is on its way. selection.ts is loaded then (PANEL-15). */
export const $selecting = map<Record<string, 'on' | 'busy' | undefined>>({});

/** A reload of the page must not lose what is selected, nor results. */
const holds = new Map<string, () => void>();

export function beginSelecting(name: string): void {
  if ($selecting.get()[name]) return;
  holds.set(name, holdReload());
  $selecting.setKey(name, 'on');
}

export function endSelecting(name: string): void {
  if ($selecting.get()[name] === 'busy') return;
  holds.get(name)?.();
  $selecting.setKey(name, undefined);
}

export function markBusy(name: string, isBusy: boolean): void {
  if ($selecting.get()[name]) $selecting.setKey(name, isBusy ? 'busy' : 'on');
}

onSignOut(() => {
  for (const free of holds.values()) free();
  $selecting.set({});
});
