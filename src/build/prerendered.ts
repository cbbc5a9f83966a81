import type { RouteData } from 'astro';

interface Path {
  pathname: string;
  route: Pick<RouteData, 'type'>;
}

/** The file of a path, from the folder of the site; `build.format` is 'file'. */
export function fileOf({ pathname, route }: Path): string {
  const name = pathname.replace(/^\//, '');
  if (route.type !== 'page') return name;
  return `${name === '' ? 'index' : name}.html`;
}

/** What a page is told of its address: Astro gives it that of its file. */
export const addressOf = (path: Path, siteUrl: string): URL =>
  new URL(fileOf(path).split('/').map(encodeURIComponent).join('/'), `${siteUrl}/`);

type AddPicture = NonNullable<typeof globalThis.astroAsset.addStaticImage>;

/** The pictures that a build is asked for and what it calls them. A later build from the kept bundle makes none. */
export class AskedPictures {
  readonly addresses: Map<string, string>;

  constructor(addresses: Iterable<readonly [string, string]> = []) {
    this.addresses = new Map(addresses);
  }

  /** Notes what Astro answers from now on. */
  listen(): void {
    const add = globalThis.astroAsset?.addStaticImage;
    if (!add) return;
    globalThis.astroAsset.addStaticImage = (...asked) => {
      const address = add(...asked);
      this.addresses.set(keyOf(asked), address);
      return address;
    };
  }

  /** Answers in the place of Astro. */
  answer(): void {
    globalThis.astroAsset = {
      referencedImages: new Set(),
      addStaticImage: (...asked) => {
        const address = this.addresses.get(keyOf(asked));
        if (address === undefined) throw new Error(`A picture that was never made: ${keyOf(asked)}`);
        return address;
      },
    };
  }
}

function keyOf([options, properties]: Parameters<AddPicture>): string {
  const src = typeof options.src === 'string' ? options.src : options.src.src;
  return JSON.stringify([src, properties.map((name) => options[name])]);
}
