// Data kept on the device. Storage can be blocked for a page, or full: then a value lasts until the page is left. Other
// stores use these functions, because opening, reading and writing the storage can each throw.

interface Kept {
  /** The text exactly as it was written. */
  text(key: string): string | null;
  /** @returns whether the device keeps the text. If not, it lasts until the page is left, and the visitor has to know. */
  write(key: string, text: string): boolean;
  /** `null` when there is no value, or no valid JSON. The value can have any shape: parse it. */
  kept(key: string): unknown;
  /** @returns whether the device keeps the value. If not, it lasts until the page is left, and the visitor has to know. */
  keep(key: string, value: unknown): boolean;
  remove(key: string): void;
  /** Removes every key with this prefix. */
  forget(prefix: string): void;
  keys(prefix: string): string[];
  /** Whether a key with this prefix has a value that will be gone with the page. */
  hasUnkept(prefix: string): boolean;
  /** Goes back to what the device keeps. */
  dropUnkept(prefix: string): void;
  /** Whether a few thousand letters more can be kept. */
  hasRoom(): boolean;
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
  const put = (key: string, value: string) =>
    attempt(() => {
      open().setItem(key, value);
      return true;
    }, false);
  /** What could not be written. */
  const unkept = new Map<string, string>();
  const text = (key: string) => unkept.get(key) ?? attempt(() => open().getItem(key), null);
  const write = (key: string, value: string) => {
    const isKept = put(key, value);
    if (isKept) unkept.delete(key);
    else unkept.set(key, value);
    return isKept;
  };
  const remove = (key: string) => {
    unkept.delete(key);
    attempt(() => open().removeItem(key), undefined);
  };
  const unkeptKeys = (prefix: string) => [...unkept.keys()].filter((key) => key.startsWith(prefix));
  const keys = (prefix: string) => {
    const found = attempt(() => Object.keys(open()).filter((key) => key.startsWith(prefix)), []);
    return [...new Set([...found, ...unkeptKeys(prefix)])];
  };
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
    hasUnkept: (prefix) => unkeptKeys(prefix).length > 0,
    dropUnkept: (prefix) => {
      for (const key of unkeptKeys(prefix)) unkept.delete(key);
    },
    hasRoom() {
      const probe = 'kodyol:room';
      const hasRoom = put(probe, ' '.repeat(4096));
      remove(probe);
      return hasRoom;
    },
  };
}

/** Lasts until it is removed; shared by all tabs. */
export const onDevice: Kept = storage(() => localStorage);
export const { kept, keep, remove, forget } = onDevice;

/** Lasts until this tab is closed. */
export const inTab: Kept = storage(() => sessionStorage);
