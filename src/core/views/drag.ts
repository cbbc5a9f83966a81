const dragDistance = 10; // px: a shorter movement is a click (SHELL-9)

export const scrollEndAfter = 300; // ms: then a dragged strip counts as still (SHELL-9)

const arrowStep = 16; // px

const edgeDistance = 4; // px, from the edges of the window

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

export function inside(point: Point, thing: Size, window: Size): Point {
  const within = (at: number, length: number, room: number) =>
    Math.max(edgeDistance, Math.min(at, room - length - edgeDistance));
  return {
    x: within(point.x, thing.width, window.width),
    y: within(point.y, thing.height, window.height),
  };
}

const steps: Record<string, Point> = {
  ArrowLeft: { x: -arrowStep, y: 0 },
  ArrowRight: { x: arrowStep, y: 0 },
  ArrowUp: { x: 0, y: -arrowStep },
  ArrowDown: { x: 0, y: arrowStep },
};

export function arrowed(point: Point, key: string): Point | null {
  const step = steps[key];
  return step ? { x: point.x + step.x, y: point.y + step.y } : null;
}

export function pointFrom(text: string | null): Point | null {
  const [x = Number.NaN, y = Number.NaN] = (text ?? '').split(' ').map(Number.parseFloat);
  return Number.isFinite(x) && Number.isFinite(y) ? { x, y } : null;
}

export const pointToText = ({ x, y }: Point): string => `${Math.round(x)} ${Math.round(y)}`;
