import { loadEnv } from 'vite';
import { type Configuration, parseConfiguration } from '#domain/site/configuration.ts';

/** The configuration of the site from the environment and the .env files. */
export const readConfiguration = (root: string): Configuration =>
  parseConfiguration({ ...loadEnv('', root, 'PUBLIC_'), ...process.env });
