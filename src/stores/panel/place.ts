import { PanelPlace } from '#domain/panel/place.ts';
import { panelPlaceKey } from '#domain/shared/staff-storage-keys.ts';

type ListPlace = PanelPlace['lists'][string];

const lists = new Map<string, () => ListPlace | null>();

/** A list that says where its reader is, `null` when nothing has been read. */
export const registerList = (name: string, place: () => ListPlace | null): void => {
  lists.set(name, place);
};

/** Keeps where the reader is for the page that comes after a reload. */
export function keepPlace(): void {
  const places = [...lists].flatMap(([name, place]) => {
    const now = place();
    return now ? [[name, now] as const] : [];
  });
  const row = document.activeElement?.closest<HTMLElement>('[data-row]')?.dataset.row ?? null;
  const place: PanelPlace = { lists: Object.fromEntries(places), scroll: scrollY, row };
  try {
    sessionStorage.setItem(panelPlaceKey, JSON.stringify(place));
  } catch {
    // Storage is closed to this page: then it begins at the top.
  }
}

let before = taken();

function taken(): PanelPlace | null {
  try {
    const parsed = PanelPlace.safeParse(JSON.parse(sessionStorage.getItem(panelPlaceKey) ?? 'null'));
    sessionStorage.removeItem(panelPlaceKey);
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

/** Where a list was before the page reloaded itself. */
export const placeOf = (name: string): ListPlace | null => before?.lists[name] ?? null;

/** Where the page was scrolled to and which row had the focus: once, when the rows are there. */
export function takePlace(): Pick<PanelPlace, 'scroll' | 'row'> | null {
  const place = before;
  before = null;
  return place;
}

/** Whose place it was has signed out. */
export const forgetPlace = (): void => {
  before = null;
};
