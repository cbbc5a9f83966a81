import * as z from 'zod/mini';

/**
 * What this device remembers of a signed-in user, so that a returning user's header is right at once (SHELL-6) and
 * Firebase is only loaded when there is a session. It gives no right: the rules decide.
 */
export const SessionHint = z.object({
  uid: z.string(),
  username: z.string(),
  photo: z.nullable(z.string()),
  /** A link to the panel is shown. */
  staff: z.boolean(),
});
export type SessionHint = z.infer<typeof SessionHint>;

export type Session = { state: 'unknown' } | { state: 'guest' } | ({ state: 'user' } & SessionHint);
