type Token = (isRefused: boolean) => Promise<string | null>;

/** Without Auth every request is a guest's: pages that read only public documents don't load Auth. */
let token: Token = async () => null;
/** Without App Check no request carries a proof. */
let proof: () => Promise<string | null> = async () => null;

/**
 * Called by Auth once it is loaded. The function returns the user's token, `null` for a guest; with `isRefused` it must
 * be a new token.
 */
export function takeTokensFrom(source: Token): void {
  token = source;
}

/** Where App Check is configured: the function returns its proof that a request comes from this site. */
export function takeProofsFrom(source: typeof proof): void {
  proof = source;
}

/** The headers that authorise requests to Firestore, also one that outlives its page. */
export async function credentials(isRefused: boolean): Promise<Record<string, string>> {
  const [own, proven] = await Promise.all([token(isRefused), proof()]);
  const headers: Record<string, string> = {};
  if (own !== null) headers.authorization = `Bearer ${own}`;
  if (proven !== null) headers['x-firebase-appcheck'] = proven;
  return headers;
}
