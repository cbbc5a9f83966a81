/** Code of this tab that wants the lock again must wait for the promise. */
export type Release = () => Promise<void>;

/** Ends with the tab, also in a crash. @returns `null` when another tab holds it; a browser without locks gives every lock. */
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
      .catch(() => resolve(async () => {}));
  });
}
