/** The browser's locks as far as the site uses them, for the tabs of one test. */
export interface Locks {
  /** What `navigator.locks` is in a tab. */
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
        // As in a browser, the answer never comes at once.
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

/** Makes this the tab whose locks are asked for. */
export function setLocks(locks: Pick<LockManager, 'request'> | undefined): void {
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
}
