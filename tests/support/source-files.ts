import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The files below some folders whose names match, with the folder; never packages. */
export const filesIn = (folders: readonly string[], name: RegExp): string[] =>
  folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => name.test(file) && !file.includes('node_modules'))
      .map((file) => join(folder, file)),
  );

/** The code of the site, without its unit tests. */
export const sourceFiles = (name = /\.(?:ts|tsx|astro)$/): string[] =>
  filesIn(['src'], name).filter((file) => !file.endsWith('.test.ts'));

/** Every text that a user sees. */
export const isTexts = (file: string): boolean => /(?:\/|-)texts\.ts$/.test(file);

/** What talks to an outside service: only these files do. */
export const isGateway = (file: string): boolean =>
  /(?:\/|-)gateway\.ts$/.test(file) ||
  file.startsWith('src/core/cloud/') ||
  file === 'src/registry/own-data.ts';

/** What the build reads. */
export const isQuery = (file: string): boolean =>
  /(?:\/|-)query\.ts$/.test(file) || file.startsWith('src/core/build/');
