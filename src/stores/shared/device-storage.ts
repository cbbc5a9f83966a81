// Data kept on the device. Storage can be blocked for a page, or full: then the data lives in the stores only, until
// the page is left. Other stores use these functions, because opening, reading and writing the storage can each throw.

interface Kept {
  /** The text exactly as it was written. */
  text(key: string): string | null;
  /** @returns whether the text was written. */
  write(key: string, text: string): boolean;
  /** `null` when there is no value, or no valid JSON. The value can have any shape: parse it. */
  kept(key: string): unknown;
  /** @returns whether the value was kept. */
  keep(key: string, value: unknown): boolean;
  remove(key: string): void;
  /** Removes every key with this prefix. */
  forget(prefix: string): void;
  keys(prefix: string): string[];
}

/** @param open returns the storage; it throws when the page may not use it. */
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

/** Lasts until it is removed; shared by all tabs. */
export const onDevice: Kept = storage(() => localStorage);
export const { kept, keep, remove, forget } = onDevice;

/** Lasts until this tab is closed. */
export const inTab: Kept = storage(() => sessionStorage);
