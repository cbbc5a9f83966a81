import { loadEnv } from 'vite';
import { type Configuration, parseConfiguration } from '#domain/site/configuration.ts';

/** What the environment and the .env files of the project say of this site. */
export const readConfiguration = (root: string): Configuration =>
  parseConfiguration({ ...loadEnv('', root, 'PUBLIC_'), ...process.env });
