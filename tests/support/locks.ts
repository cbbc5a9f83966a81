/** A fake of the Web Locks API, as far as the site uses it, for the tabs of one test. */
export interface Locks {
  /** The `navigator.locks` of a tab. */
  tab(): Pick<LockManager, 'request'> & { close(): void };
}

export function fakeLocks(): Locks {
  const holders = new Map<string, object>();
  return {
    tab() {
      const own = {};
      const request = async (
        name: string,
        { ifAvailable }: LockOptions,
        callback: (lock: Lock | null) => unknown,
      ): Promise<unknown> => {
        // As in a browser, a request is always asynchronous.
        await Promise.resolve();
        if (!ifAvailable) throw new Error('no tab of the site waits for a lock');
        if (holders.has(name)) return callback(null);
        holders.set(name, own);
        try {
          return await callback({ name, mode: 'exclusive' });
        } finally {
          if (holders.get(name) === own) holders.delete(name);
        }
      };
      return {
        request: request as LockManager['request'],
        close: () => {
          for (const [name, holder] of holders) if (holder === own) holders.delete(name);
        },
      };
    },
  };
}

/** Makes these locks the `navigator.locks` of the current tab. */
export function setLocks(locks: Pick<LockManager, 'request'> | undefined): void {
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
}
