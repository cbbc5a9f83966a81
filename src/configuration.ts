import type { Configuration } from './domain/configuration.ts';

/** Filled in by astro.config.mjs at build, so that no schema and no unused branch reaches the browser. */
declare const __CONFIGURATION__: Configuration;

export const configuration = __CONFIGURATION__;
