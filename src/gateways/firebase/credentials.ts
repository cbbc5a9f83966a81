type Token = (isRefused: boolean) => Promise<string | null>;

/** Without Auth every request is a guest's: pages that read only public documents don't load Auth. */
let token: Token = async () => null;

/**
 * Called by Auth once it is loaded. The function returns the user's token, `null` for a guest; with `isRefused` it must
 * be a new token.
 */
export function takeTokensFrom(source: Token): void {
  token = source;
}

/** The headers that authorise requests to Firestore. An App Check token (docs/deploy.md) would be added here. */
export async function credentials(isRefused: boolean): Promise<Record<string, string>> {
  const own = await token(isRefused);
  return own === null ? {} : { authorization: `Bearer ${own}` };
}
