/** Releases a lock. Code of this tab that wants the same lock again must wait for the promise. */
export type Release = () => Promise<void>;

/**
 * Takes a lock that only one tab of the site can hold; it ends with the tab, also when the tab crashes.
 * @returns `null` when another tab holds it. In a browser without locks every tab gets every lock.
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
      // The browser denies locks to this page: go on without them.
      .catch(() => resolve(async () => {}));
  });
}
