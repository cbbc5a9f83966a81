import { type IconName, icons } from './icons.ts';

const namespace = 'http://www.w3.org/2000/svg';

export function icon(name: IconName): SVGElement {
  const svg = document.createElementNS(namespace, 'svg');
  svg.setAttribute('class', 'icon');
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('aria-hidden', 'true');
  const path = document.createElementNS(namespace, 'path');
  path.setAttribute('d', icons[name]);
  svg.append(path);
  return svg;
}
