import {
  diamond,
  dyeOf,
  dyes,
  type Figure,
  octagon,
  type Pattern,
  square,
  star,
  stepped,
  weave,
} from '#core/views/loom.ts';
import { hashOf, randomFrom } from '#core/words/random.ts';

/** Rows of knots; `#` belongs to the sign. */
export type Sign = readonly string[];

export interface Titled {
  title: string;
  hashtags: readonly string[];
}

const rows = 27;
const figures: Figure[] = [
  diamond,
  star,
  octagon,
  stepped(2),
  stepped(3),
  (x, y) => Math.max(square(x, y), diamond(x, y) - 4),
];
const compositions = [
  { name: 'medallion', radius: 10, step: 96 },
  { name: 'row', radius: 7, step: 16 },
  { name: 'lattice', radius: 5, step: 12 },
  { name: 'half', radius: 17, step: 96 },
] as const;

interface Look {
  /** 1200 × 338, for the head of a post. */
  long?: boolean;
  sign?: Sign | undefined;
}

/** 1200 × 675. The same title and hashtags always give the same picture. */
export function cover({ title, hashtags }: Titled, { long = false, sign }: Look = {}): string {
  const columns = long ? 96 : 48;
  const knot = 1200 / columns;
  const height = Math.round(rows * knot);
  const seed = hashOf(title);
  const chance = choices(randomFrom(seed));
  const dye = dyeOf(hashtags[0]) ?? chance.of(Object.values(dyes));
  const threads = weave(columns, rows, withSign(design(columns, seed, chance), columns, sign), knot);
  const paths = Object.entries(threads).map(
    ([thread, d]) => `<path fill="${dye[Number(thread)]}" d="${d}"/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 ${height}" width="1200" height="${height}" shape-rendering="crispEdges"><path fill="${dye[0]}" d="M0 0h1200v${height}H0z"/>${paths.join('')}</svg>\n`;
}

function withSign(pattern: Pattern, columns: number, sign: Sign | undefined): Pattern {
  if (!sign) return pattern;
  const width = sign[0]?.length ?? 0;
  const left = Math.floor((columns - width) / 2);
  const top = Math.floor((rows - sign.length) / 2);
  const middle = { x: left + (width - 1) / 2, y: (rows - 1) / 2 };
  const straight = Math.max(0, width / 2 - 6);
  return (x, y) => {
    if (sign[y - top]?.[x - left] === '#') return '1';
    const across = Math.max(0, Math.abs(x - middle.x) - straight);
    const ring = octagon(across, y - middle.y);
    if (ring < 8.6) return '';
    if (ring < 9.6) return '2';
    if (ring < 10.6) return '4';
    return pattern(x, y);
  };
}

interface Choices {
  below(limit: number): number;
  of<Item>(items: readonly [Item, ...Item[]] | readonly Item[]): Item;
}

function choices(random: () => number): Choices {
  const below = (limit: number) => Math.floor(random() * limit);
  return {
    below,
    of: (items) => {
      const item = items[below(items.length)];
      if (item === undefined) throw new RangeError('nothing to choose from');
      return item;
    },
  };
}

/** Adjacent rings always differ. */
function ringsOf(chance: Choices): number[] {
  const rings: number[] = [];
  let last = 0;
  while (rings.length < 24) {
    const drawn = 1 + chance.below(4);
    last = drawn === last ? (drawn % 4) + 1 : drawn;
    rings.push(...Array.from({ length: 1 + chance.below(3) }, () => last));
  }
  return rings;
}

const near = (value: number, step: number) => value - Math.round(value / step) * step;

function design(columns: number, seed: number, chance: Choices): Pattern {
  const figure = chance.of(figures);
  const small = chance.of(figures.filter((other) => other !== figure));
  const rings = ringsOf(chance);
  const { name, radius, step } = chance.of(compositions);
  const filling = chance.below(4);
  const middle = (columns - 1) / 2;
  const centre =
    name === 'half'
      ? { x: chance.of([8, columns - 9]), y: chance.of([0, rows - 1]) }
      : { x: middle, y: (rows - 1) / 2 };
  const border = name === 'half' ? 0 : chance.of([0, 4, 4]);
  const tooth = chance.of([4, 6, 8]);
  const lattice = name === 'lattice';
  const gap = lattice ? 12 : 8;

  return (x, y) => {
    // The hash of the title, so that covers of different titles differ.
    if (y === rows - (border || 1)) return (seed >>> (Math.floor(Math.abs(x - middle)) % 32)) & 1 ? '4' : '2';
    const edge = Math.min(y, rows - 1 - y);
    if (edge < border) return borderThread(edge, border, Math.abs(near(x - middle, tooth)), tooth);
    const ring = figure(near(x - centre.x, step), lattice ? near(y - centre.y, 12) : y - centre.y);
    if (ring < radius) return String(rings[Math.floor(ring)]);
    if (ring < radius + 1) return '4';
    return fillingThread(
      filling,
      near(x - centre.x + step / 2, gap),
      near(y - centre.y + gap / 2, gap),
      small,
    );
  };
}

function borderThread(edge: number, border: number, across: number, tooth: number): string {
  if (edge === border - 1) return '4';
  return across > edge - (tooth > 4 ? 0 : 1) + 0.5 ? '1' : '2';
}

function fillingThread(kind: number, x: number, y: number, small: Figure): string {
  const ring = small(x, y);
  switch (kind) {
    case 0:
      return ring < 1 ? '3' : ring < 2.1 ? '4' : '';
    case 1:
      return diamond(x, y) < 1.6 ? '2' : '';
    case 2:
      return ring < 1 ? '2' : ring < 3 ? '4' : '';
    default:
      return Math.abs(Math.abs(x) - Math.abs(y)) < 0.6 && diamond(x, y) < 5 ? '4' : '';
  }
}
