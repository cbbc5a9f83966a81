/** Gives a lock back. Whoever wants the same one again in this tab waits for the promise. */
export type Release = () => Promise<void>;

/**
 * Takes a lock that one tab of the site can have at a time; it ends with the tab, also when that crashes.
 * @returns `null` when another tab has it. A browser without locks gives every tab everything.
 */
export async function takeLock(name: string): Promise<Release | null> {
  if (!navigator.locks) return async () => {};
  return new Promise((resolve) => {
    let free = () => {};
    const held = new Promise<void>((done) => {
      free = done;
    });
    const over = navigator.locks
      .request(name, { ifAvailable: true }, (lock) => {
        if (!lock) return resolve(null);
        resolve(() => {
          free();
          return over;
        });
        return held;
      })
      // The browser keeps locks from this page: then it does without.
      .catch(() => resolve(async () => {}));
  });
}
