import type { RouteData } from 'astro';

interface Path {
  pathname: string;
  route: Pick<RouteData, 'type'>;
}

/** The file of a path, relative to the output folder. Assumes `build.format: 'file'`. */
export function fileOf({ pathname, route }: Path): string {
  const name = pathname.replace(/^\//, '');
  if (route.type !== 'page') return name;
  return `${name === '' ? 'index' : name}.html`;
}

/** The address that the page receives: Astro uses the address of the file. */
export const addressOf = (path: Path, siteUrl: string): URL =>
  new URL(fileOf(path).split('/').map(encodeURIComponent).join('/'), `${siteUrl}/`);

type AddPicture = NonNullable<typeof globalThis.astroAsset.addStaticImage>;

/**
 * The pictures that pages request during a build, and their addresses. A later build with the kept bundle reuses the
 * addresses and makes no pictures.
 */
export class AskedPictures {
  readonly addresses: Map<string, string>;

  constructor(addresses: Iterable<readonly [string, string]> = []) {
    this.addresses = new Map(addresses);
  }

  /** Records Astro's answers from now on. */
  listen(): void {
    const add = globalThis.astroAsset?.addStaticImage;
    if (!add) return;
    globalThis.astroAsset.addStaticImage = (...asked) => {
      const address = add(...asked);
      this.addresses.set(keyOf(asked), address);
      return address;
    };
  }

  /** Answers picture requests instead of Astro. */
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
