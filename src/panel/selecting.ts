import { sessionAtom } from '#core/session/session-state.ts';
import { holdReload } from './reload.ts';

/** By the lists' names; lasts while another tab is open. `busy`: a run is on its way. selection.ts is loaded then (PANEL-15). */
export const $selecting = sessionAtom<Readonly<Record<string, 'on' | 'busy' | undefined>>>({});

/** A reload of the page must not lose what is selected, nor results. */
const holds = new Map<string, () => void>();

const put = (name: string, state: 'on' | 'busy' | undefined): void =>
  $selecting.set({ ...$selecting.get(), [name]: state });

export function beginSelecting(name: string): void {
  if ($selecting.get()[name]) return;
  holds.set(name, holdReload());
  put(name, 'on');
}

export function endSelecting(name: string): void {
  if ($selecting.get()[name] === 'busy') return;
  holds.get(name)?.();
  put(name, undefined);
}

export function markBusy(name: string, isBusy: boolean): void {
  if ($selecting.get()[name]) put(name, isBusy ? 'busy' : 'on');
}
