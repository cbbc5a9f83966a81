/** 24 grid, stroke 1.75, square turns. */
export const icons = {
  announcement: 'M3 10h4l11-5v14L7 14H3zM7 14v6h4v-4',
  answer: 'M3 4h18v12H12l-5 4v-4H3zM7 8h10M7 12h6',
  bell: 'M4 18h16l-2-2v-6l-4-6h-4l-4 6v6zM10 21h4',
  work: 'M6 3h12v18H6zM9 12l2 2 4-4',
  certificate: 'M3 4h18v12h-4M3 4v12h4M9 13h6v8l-3-2-3 2zM7 8h10',
  check: 'M4 12l6 6L20 6',
  close: 'M5 5l14 14M19 5L5 19',
  down: 'M5 9l7 7 7-7',
  edit: 'M4 20v-4L16 4l4 4L8 20zM13 7l4 4',
  grip: 'M8 5h2M14 5h2M8 12h2M14 12h2M8 19h2M14 19h2',
  hide: 'M2 12l5-5h10l5 5-5 5H7zM4 20L20 4',
  left: 'M20 12H4M11 5l-7 7 7 7',
  links: 'M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h6v6h-6z',
  lock: 'M5 11h14v10H5zM8 11V7l2-3h4l2 3v4',
  menu: 'M3 6h18M3 12h18M3 18h12',
  order: 'M5 3h14v18l-3-2-2 2-2-2-2 2-2-2-3 2zM9 8h6M9 12h6',
  pause: 'M8 4v16M16 4v16',
  play: 'M7 4v16l12-8z',
  quiz: 'M4 4h5v5H4zM4 15h5v5H4zM13 6h7M13 17h7M5 17l1 1 2-2',
  right: 'M4 12h16M13 5l7 7-7 7',
  rotate: 'M20 8l-4-4H9L4 9v6l5 5h6l5-5M20 3v5h-5',
  save: 'M6 3h12v18l-6-6-6 6z',
  search: 'M4 8l4-4h5l4 4v5l-4 4H8l-4-4zM15 15l6 6',
  show: 'M2 12l5-5h10l5 5-5 5H7zM10 10h4v4h-4z',
  theme: 'M12 3v18M8 3h8l5 5v8l-5 5H8l-5-5V8zM12 8h3M12 12h6M12 16h3',
  trash: 'M4 6h16M9 6V3h6v3M6 6l1 15h10l1-15',
  up: 'M5 15l7-7 7 7',
  user: 'M9 4h6l2 2v5l-2 2H9l-2-2V6zM3 21v-2l3-3h12l3 3v2',
  warn: 'M12 4L22 20H2zM12 10v5M12 17v1',
  whatsapp: 'M8 3h8l5 5v7l-5 5H9l-6 2 2-5-2-3V8zM9 8v3l4 4h3',
  zoom: 'M4 8l4-4h5l4 4v5l-4 4H8l-4-4zM15 15l6 6M10.5 7.5v6M7.5 10.5h6',
} as const;

export type IconName = keyof typeof icons;

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
