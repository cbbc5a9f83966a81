import type { Configuration } from '#domain/site/configuration.ts';

type OnTheirOwn = 'appCheckKey' | 'cms' | 'reports' | 'youtubeKey';

/** Filled in by astro.config.mjs at build, so that no schema and no unused branch reaches the browser. */
declare const __CONFIGURATION__: Omit<Configuration, OnTheirOwn>;
/** By themselves: few pages need them, and the build leaves out what depends on one that is not set. */
declare const __APP_CHECK__: Configuration['appCheckKey'];
declare const __CMS__: Configuration['cms'];
declare const __REPORTS__: Configuration['reports'];
declare const __YOUTUBE_KEY__: Configuration['youtubeKey'];

export const configuration = __CONFIGURATION__;
export const appCheckKey = __APP_CHECK__;
export const cms = __CMS__;
export const reports = __REPORTS__;
export const youtubeKey = __YOUTUBE_KEY__;
