// Not from configuration.ts: only so can the build leave out what depends on it.
declare const __GOOGLE_SIGN_IN__: boolean;
declare const __SECOND_FACTOR__: boolean;

/** Parts of the Auth service's SDK that an installation switches on; `null` where it has not, and no page has their code then. */
export const signInParts = {
  google: async () => (__GOOGLE_SIGN_IN__ ? (await import('./google-gateway.ts')).google : null),
  secondFactors: async () =>
    __SECOND_FACTOR__ ? (await import('./second-factor-gateway.ts')).secondFactors : null,
};
