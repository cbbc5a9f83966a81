import * as v from 'valibot';

/** The fields of a service account's JSON key that a sign-in needs (queries/service-account.ts). */
export const ServiceAccount = v.object({
  client_email: v.string(),
  private_key: v.string(),
  token_uri: v.pipe(v.string(), v.url()),
});
export type ServiceAccount = v.InferOutput<typeof ServiceAccount>;

/** Google's answer to the sign-in. */
export const ServiceToken = v.object({ access_token: v.string() });
