/** The one icon set: 24 grid, stroke 1.75, square turns. */
export const icons = {
  check: 'M4 12l6 6L20 6',
  close: 'M5 5l14 14M19 5L5 19',
  down: 'M5 9l7 7 7-7',
  hide: 'M2 12l5-5h10l5 5-5 5H7zM4 20L20 4',
  left: 'M20 12H4M11 5l-7 7 7 7',
  menu: 'M3 6h18M3 12h18M3 18h12',
  right: 'M4 12h16M13 5l7 7-7 7',
  show: 'M2 12l5-5h10l5 5-5 5H7zM10 10h4v4h-4z',
  theme: 'M12 3v18M8 3h8l5 5v8l-5 5H8l-5-5V8zM12 8h3M12 12h6M12 16h3',
  user: 'M9 4h6l2 2v5l-2 2H9l-2-2V6zM3 21v-2l3-3h12l3 3v2',
  warn: 'M12 4L22 20H2zM12 10v5M12 17v1',
} as const;

export type IconName = keyof typeof icons;
