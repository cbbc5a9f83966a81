import type { Configuration } from '#core/installation/configuration.ts';

type OnTheirOwn = 'appCheckKey' | 'cms' | 'googleSignIn' | 'reports' | 'secondFactor' | 'youtubeKey';

/** Filled in by astro.config.mjs at build, so that no schema and no unused branch reaches the browser. */
declare const __CONFIGURATION__: Omit<Configuration, OnTheirOwn>;
/** By themselves: few pages need them, and the build leaves out what depends on one that is not set. */
declare const __APP_CHECK__: Configuration['appCheckKey'];
declare const __CMS__: Configuration['cms'];
declare const __GOOGLE_SIGN_IN__: Configuration['googleSignIn'];
declare const __REPORTS__: Configuration['reports'];
declare const __YOUTUBE_KEY__: Configuration['youtubeKey'];
declare const __SECOND_FACTOR__: Configuration['secondFactor'];

export const configuration = __CONFIGURATION__;
export const appCheckKey = __APP_CHECK__;
export const cms = __CMS__;
export const googleSignIn = __GOOGLE_SIGN_IN__;
export const reports = __REPORTS__;
export const youtubeKey = __YOUTUBE_KEY__;
export const secondFactor = __SECOND_FACTOR__;
