type Token = (isRefused: boolean) => Promise<string | null>;

/** A guest's, as long as nobody has asked Auth: a page that reads public documents does without it. */
let token: Token = async () => null;

/** Auth says from here on who asks; `null` for a guest. With `isRefused` the token must be a new one. */
export function takeTokensFrom(source: Token): void {
  token = source;
}

/** The headers that tell Firestore who asks. An App Check token (docs/deploy.md) would be another one of them. */
export async function credentials(isRefused: boolean): Promise<Record<string, string>> {
  const own = await token(isRefused);
  return own === null ? {} : { authorization: `Bearer ${own}` };
}
