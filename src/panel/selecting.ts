import { sessionAtom } from '#core/session/session-state.ts';
import { holdReload } from './reload.ts';

/** By the lists' names; lasts while another tab is open. `busy`: a run is on its way. selection.ts is loaded then (PANEL-15). */
export const $selecting = sessionAtom<Readonly<Record<string, 'on' | 'busy'>>>({});

/** A reload of the page must not lose what is selected, nor results. */
const holds = new Map<string, () => void>();

$selecting.listen((selecting) => {
  for (const [name, free] of holds) {
    if (selecting[name]) continue;
    free();
    holds.delete(name);
  }
});

export function beginSelecting(name: string): void {
  if ($selecting.get()[name]) return;
  holds.set(name, holdReload());
  $selecting.set({ ...$selecting.get(), [name]: 'on' });
}

export function endSelecting(name: string): void {
  const { [name]: state, ...others } = $selecting.get();
  if (state !== 'busy') $selecting.set(others);
}

export function markBusy(name: string, isBusy: boolean): void {
  if ($selecting.get()[name]) $selecting.set({ ...$selecting.get(), [name]: isBusy ? 'busy' : 'on' });
}
