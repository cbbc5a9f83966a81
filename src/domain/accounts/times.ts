/** How long typing has to rest before a username is looked up, in ms (SIGNUP-2). */
export const usernameDelayMs = 300;
