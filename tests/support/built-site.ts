// One built site for several files (tests/build/global-setup.ts). They read it, and change a copy of it at most.
import { join } from 'node:path';
import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address that answers with the folder of the built site. */
    builtSite: string;
  }
}

export const origin = 'https://kodyol.example';

export const builtEnvironment = {
  PUBLIC_SITE_URL: origin,
  // Without these the pages of the forms have none.
  PUBLIC_EMAILJS_PUBLIC_KEY: 'k',
  PUBLIC_EMAILJS_SERVICE_ID: 's',
  PUBLIC_EMAILJS_ORDER_TEMPLATE: 'o',
  PUBLIC_EMAILJS_CONTACT_TEMPLATE: 'c',
};

interface Ready {
  dir?: string;
  failure?: string;
}

/** The folder of the site's copy, and the built folder in it. @throws Error with the log of a build that failed. */
export async function builtSite(): Promise<{ dir: string; dist: string }> {
  const { dir, failure }: Ready = await (await fetch(inject('builtSite'))).json();
  if (dir === undefined) throw new Error(failure);
  return { dir, dist: join(dir, 'dist') };
}
