/** The shell listens to it by this name, because it imports no store (layouts/shell.client.ts). */
export const failureEvent = 'kodyol:failure';

/** Tells the shell of a failure that was caught, so that it can be reported as an uncaught one would be. */
export const tellFailure = (error: unknown): void => {
  dispatchEvent(new CustomEvent(failureEvent, { detail: error }));
};
