/** How long typing must pause before a username is looked up, in ms (SIGNUP-2). */
export const usernameDelayMs = 300;
