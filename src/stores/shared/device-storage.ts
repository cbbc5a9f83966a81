// What is kept on the device. Storage can be closed to a page, or full: then what is kept lasts until the page is left.
// No other store names localStorage or sessionStorage: opening, reading and writing can each throw.

interface Kept {
  /** What was written, letter for letter. */
  text(key: string): string | null;
  /** @returns whether it is written. */
  write(key: string, text: string): boolean;
  /** `null` when there is nothing, or nothing that can be read. What comes back is anybody's guess: parse it. */
  kept(key: string): unknown;
  /** @returns whether it is kept. */
  keep(key: string, value: unknown): boolean;
  remove(key: string): void;
  /** Removes every key that begins so. */
  forget(prefix: string): void;
  keys(prefix: string): string[];
}

/** @param open the storage; where it is closed to the page, naming it throws. */
function storage(open: () => Storage): Kept {
  const attempt = <Result>(run: () => Result, otherwise: Result): Result => {
    try {
      return run();
    } catch (error) {
      console.warn(error);
      return otherwise;
    }
  };
  const text = (key: string) => attempt(() => open().getItem(key), null);
  const write = (key: string, value: string) =>
    attempt(() => {
      open().setItem(key, value);
      return true;
    }, false);
  const remove = (key: string) => attempt(() => open().removeItem(key), undefined);
  const keys = (prefix: string) =>
    attempt(() => Object.keys(open()).filter((key) => key.startsWith(prefix)), []);
  return {
    text,
    write,
    kept: (key) => {
      try {
        return JSON.parse(text(key) ?? 'null');
      } catch {
        return null;
      }
    },
    keep: (key, value) => write(key, JSON.stringify(value)),
    remove,
    forget: (prefix) => keys(prefix).forEach(remove),
    keys,
  };
}

/** Until it is removed, in all tabs. */
export const onDevice: Kept = storage(() => localStorage);
export const { kept, keep, remove, forget } = onDevice;

/** Until this tab is closed. */
export const inTab: Kept = storage(() => sessionStorage);
