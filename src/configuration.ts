import type { Configuration } from '#domain/site/configuration.ts';

/** Filled in by astro.config.mjs at build, so that no schema and no unused branch reaches the browser. */
declare const __CONFIGURATION__: Omit<Configuration, 'cms'>;
/** By itself: every page has the other one in its scripts, only /admin this one. */
declare const __CMS__: Configuration['cms'];

export const configuration = __CONFIGURATION__;
export const cms = __CMS__;
