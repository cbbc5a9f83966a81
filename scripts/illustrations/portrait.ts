import { dyes, octagon, weave } from '#core/views/loom.ts';
import { hashOf, randomFrom } from '#core/words/random.ts';

const size = 24;
const knot = 10;
const middle = (size - 1) / 2;
const grounds = Object.values(dyes);
const skins = ['#e8c3a0', '#d9a982', '#c08a63'] as const;
const hairs = ['#1c1714', '#3a241a', '#5a2a12'] as const;

/** A woven portrait for an author without a photo, 240 × 240; the same name always gives the same picture. */
export function portrait(name: string, { longHair = false } = {}): string {
  const random = randomFrom(hashOf(name));
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)];
  const [field, , , light, outline] = pick(grounds) ?? dyes.night;
  const cloth = (pick(grounds.filter((ground) => ground[0] !== field)) ?? dyes.pomegranate)[0];
  const fringe = 6 + Math.floor(random() * 2);
  const threads = weave(
    size,
    size,
    (x, y) => {
      const across = Math.abs(x - middle);
      const face = octagon(across, (y - 10) * 0.82);
      if (y >= 19) return across < 10 - (20 - y) * 1.4 ? (across < 2 && y < 21 ? 'skin' : 'cloth') : '';
      if (face < 4.6 && y > fringe) {
        if (y === 10 && Math.round(across * 2) === 5) return 'outline';
        return y === 14 && across < 1.2 ? 'mouth' : 'skin';
      }
      if (across < 2 && y > 14) return 'skin';
      if (face < 6.2 && y <= (longHair ? 18 : 10)) return 'hair';
      return (x + y) % 6 === 0 && (x - y + 24) % 6 === 0 ? 'light' : '';
    },
    knot,
  );
  const colours: Record<string, string> = {
    skin: pick(skins) ?? skins[0],
    hair: pick(hairs) ?? hairs[0],
    cloth,
    light,
    outline,
    mouth: '#9c3a3a',
  };
  const paths = Object.entries(threads).map(([thread, d]) => `<path fill="${colours[thread]}" d="${d}"/>`);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 240" width="240" height="240" shape-rendering="crispEdges"><path fill="${field}" d="M0 0h240v240H0z"/>${paths.join('')}</svg>\n`;
}
