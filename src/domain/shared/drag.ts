/** A movement of fewer pixels is a click, not a drag (SHELL-9). */
const dragDistance = 10;

/** So long after the last scroll a dragged strip counts as still, in milliseconds (SHELL-9). */
export const scrollEndAfter = 300;

/** How far an arrow key moves a thing, in pixels. */
const arrowStep = 16;

/** What is dragged keeps this distance from the edges of the window. */
const edgeDistance = 4;

export interface Point {
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

export const isDrag = (from: Point, to: Point): boolean =>
  Math.hypot(to.x - from.x, to.y - from.y) >= dragDistance;

/** The place nearest to `place` at which the whole thing can be seen; a thing larger than the window shows its beginning. */
export function inside(place: Point, thing: Size, window: Size): Point {
  const within = (at: number, length: number, room: number) =>
    Math.max(edgeDistance, Math.min(at, room - length - edgeDistance));
  return {
    x: within(place.x, thing.width, window.width),
    y: within(place.y, thing.height, window.height),
  };
}

const steps: Record<string, Point> = {
  ArrowLeft: { x: -arrowStep, y: 0 },
  ArrowRight: { x: arrowStep, y: 0 },
  ArrowUp: { x: 0, y: -arrowStep },
  ArrowDown: { x: 0, y: arrowStep },
};

/** Where an arrow key moves a thing, `null` for every other key. */
export function arrowed(place: Point, key: string): Point | null {
  const step = steps[key];
  return step ? { x: place.x + step.x, y: place.y + step.y } : null;
}

/** A remembered place; anything that is none is forgotten. */
export function placeFrom(text: string | null): Point | null {
  const [x = Number.NaN, y = Number.NaN] = (text ?? '').split(' ').map(Number.parseFloat);
  return Number.isFinite(x) && Number.isFinite(y) ? { x, y } : null;
}

export const placeToText = ({ x, y }: Point): string => `${Math.round(x)} ${Math.round(y)}`;
