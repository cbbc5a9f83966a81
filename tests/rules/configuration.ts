// What a build defines in src/configuration.ts. Here the batches of the gateways are read by Node itself, as data.
Object.assign(globalThis, {
  __CONFIGURATION__: { firebase: null },
  __APP_CHECK__: null,
  __CMS__: null,
  __GOOGLE_SIGN_IN__: false,
  __REPORTS__: null,
  __YOUTUBE_KEY__: null,
  __SECOND_FACTOR__: false,
});
