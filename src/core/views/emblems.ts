import { hashOf } from '#core/words/random.ts';

/** One SVG path on a grid of 64 × 64. */
export interface Emblem {
  motif?: string; // its name among carpet weavers
  d: string;
}

export const doorEmblem = // the mehrab, a door
  'M8 4H56V60H8ZM16 60V32H20V26H24V20H28V14H36V20H40V26H44V32H48V60M32 14V28M32 28 40 36 32 44 24 36ZM16 8 20 12 16 16 12 12ZM48 8 52 12 48 16 44 12ZM16 52H48M30 34H34V38H30Z';

/** Every vertex on an even number, mitred joins, only horizontal, vertical and 45° strokes; emblems.svg has them, too. */
export const emblems: Record<string, Emblem & { motif: string }> = {
  fullstack: {
    motif: 'xonça',
    d: 'M20 4H44L60 20V44L44 60H20L4 44V20ZM18 18H46V46H18ZM32 12 52 32 32 52 12 32ZM30 24H34V28H38V30H40V34H38V36H34V40H30V36H26V34H24V30H26V28H30Z',
  },
  frontend: {
    motif: 'ulduz',
    d: 'M12 12H52V52H12ZM32 4 60 32 32 60 4 32ZM22 22H42V42H22ZM32 18 46 32 32 46 18 32ZM30 30H34V34H30Z',
  },
  backend: {
    motif: 'pilləli romb',
    d: 'M28 4H36V12H44V20H52V28H60V36H52V44H44V52H36V60H28V52H20V44H12V36H4V28H12V20H20V12H28ZM28 20H36V28H44V36H36V44H28V36H20V28H28ZM30 30H34V34H30Z',
  },
  'ui-designer': {
    motif: 'buta',
    d: 'M20 60 8 48V36L28 16V10L34 4H46L52 10V18H44V12H38L36 14V18L52 34V48L40 60ZM24 52 16 44V38L32 22 44 34V44L36 52ZM30 33 37 40 30 47 23 40Z',
  },
  'interior-designer': {
    motif: 'mehrab',
    d: doorEmblem,
  },
  '3d-modelling': {
    motif: 'sandıq',
    d: 'M6 20H44V58H6ZM6 20 20 6H58L44 20M58 6V44L44 58M25 26 38 39 25 52 12 39ZM25 33 31 39 25 45 19 39ZM14 12 52 12M51 13V51',
  },
};

// Of other courses: one of each list is put inside the other.
const frames = [
  'M20 4H44L60 20V44L44 60H20L4 44V20Z',
  'M32 4 60 32 32 60 4 32Z',
  'M22 4H42V22H60V42H42V60H22V42H4V22H22Z',
  'M10 4H54L60 10V54L54 60H10L4 54V10Z',
  'M12 4H52V12H60V52H52V60H12V52H4V12H12Z',
];
const rings = [
  'M24 16H40L48 24V40L40 48H24L16 40V24Z',
  'M32 14 50 32 32 50 14 32Z',
  'M26 16H38V26H48V38H38V48H26V38H16V26H26Z',
  'M20 20H44V44H20ZM32 16 48 32 32 48 16 32Z',
];
const hearts = [
  'M30 30H34V34H30Z',
  'M32 24 40 32 32 40 24 32ZM30 30H34V34H30Z',
  'M26 26H38V38H26ZM32 26 38 32 32 38 26 32Z',
  'M32 24V40M24 32H40M26 26 38 38M38 26 26 38',
];

const choose = (list: readonly string[], seed: number): [part: string, rest: number] => [
  list[seed % list.length] ?? '',
  Math.floor(seed / list.length),
];

/** Drawn by hand, or composed from the path, the same in every build (LEARN-1). */
export function emblemOf(path: string): Emblem {
  const drawn = emblems[path];
  if (drawn) return drawn;
  const [frame, afterFrame] = choose(frames, hashOf(path));
  const [ring, afterRing] = choose(rings, afterFrame);
  const [heart] = choose(hearts, afterRing);
  return { d: frame + ring + heart };
}

export const emblemFile = (d: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-34 -9 132 82.5" width="640" height="400"><path fill="#fcf8ef" d="M-34-9H98V74H-34z"/><path fill="none" stroke="#a3122e" stroke-width="1.5" d="${d}"/></svg>\n`;

export const faceEmblem = 'M24 14h16l6 6v12l-6 6H24l-6-6V20zM8 56v-6l8-8h32l8 8v6';
