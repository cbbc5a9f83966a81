// From the device: nothing is read (LEARN-3).

import { keptPlaces } from './place-store.ts';
import { type CourseFigure, shareOf } from './places.ts';
import { progress as texts } from './texts.ts';

const svg = 'http://www.w3.org/2000/svg';
const grid = 64;

/** As WovenEmblem.tsx draws it. */
function weave(emblem: SVGElement, share: number): void {
  emblem.querySelector('svg')?.remove();
  const shape = emblem.firstElementChild;
  emblem.classList.add('woven');
  const height = Math.round(grid * share);
  if (!shape || height === 0) return;
  const [part, cloth] = [document.createElementNS(svg, 'svg'), shape.cloneNode(true)];
  const top = grid - height;
  const size = { y: top, width: grid, height, viewBox: `0 ${top} ${grid} ${height}`, 'aria-hidden': true };
  for (const [name, value] of Object.entries(size)) part.setAttribute(name, String(value));
  if (cloth instanceof Element) {
    // A motif of the sheet would fit itself into the part.
    for (const [name, value] of Object.entries({ class: 'cloth', width: grid, height: grid }))
      cloth.setAttribute(name, String(value));
  }
  part.append(cloth);
  emblem.append(part);
}

function show(element: HTMLElement, figure: CourseFigure): void {
  element.textContent = texts.watched(figure);
  const emblem = element.closest('.lesson, .course-head')?.querySelector<SVGElement>('svg.emblem');
  if (emblem) weave(emblem, shareOf(figure));
}

export function showFigures(uid: string): void {
  const places = keptPlaces(uid);
  for (const element of document.querySelectorAll<HTMLElement>('[data-figure]')) {
    const known = places[element.dataset.figure ?? ''];
    if (known) show(element, known);
  }
}
