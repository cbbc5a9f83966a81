import * as v from 'valibot';
import { PanelPlace } from '#domain/panel/place.ts';
import { panelPlaceKey } from '#domain/shared/staff-storage-keys.ts';
import { inTab } from '#stores/shared/device-storage.ts';

type ListPlace = PanelPlace['lists'][string];

const lists = new Map<string, () => ListPlace | null>();

/** Registers a list. `place` returns where its reader is, `null` when nothing has been read. */
export const registerList = (name: string, place: () => ListPlace | null): void => {
  lists.set(name, place);
};

/** Keeps the reader's place for the page after the reload. */
export function keepPlace(): void {
  const places = [...lists].flatMap(([name, place]) => {
    const now = place();
    return now ? [[name, now] as const] : [];
  });
  const row = document.activeElement?.closest<HTMLElement>('[data-row]')?.dataset.row ?? null;
  const place: PanelPlace = { lists: Object.fromEntries(places), scroll: scrollY, row };
  // Where nothing can be kept, the page starts at the top.
  inTab.keep(panelPlaceKey, place);
}

let before = taken();

function taken(): PanelPlace | null {
  const parsed = v.safeParse(PanelPlace, inTab.kept(panelPlaceKey));
  inTab.remove(panelPlaceKey);
  return parsed.success ? parsed.output : null;
}

/** The place in a list before the page reloaded itself. */
export const placeOf = (name: string): ListPlace | null => before?.lists[name] ?? null;

/** The scroll position and the focused row before the reload. To be taken once, when the rows are shown. */
export function takePlace(): Pick<PanelPlace, 'scroll' | 'row'> | null {
  const place = before;
  before = null;
  return place;
}

/** To be called when the user of this place has signed out. */
export const forgetPlace = (): void => {
  before = null;
};
