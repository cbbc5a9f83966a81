// Every access to storage can throw, when it is blocked or full: then a value lasts until the page is left.

interface Kept {
  text(key: string): string | null;
  /** @returns whether the device keeps it: if not, the visitor has to know that it goes with the page. */
  write(key: string, text: string): boolean;
  kept(key: string): unknown; // any shape: parse it
  keep(key: string, value: unknown): boolean;
  remove(key: string): void;
  forget(prefix: string): void;
  keys(prefix: string): string[];
  hasUnkept(prefix: string): boolean;
  dropUnkept(prefix: string): void;
  hasRoom(): boolean; // for a few thousand letters more
}

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

export const onDevice: Kept = storage(() => localStorage);
export const { kept, keep, remove, forget } = onDevice;

export const inTab: Kept = storage(() => sessionStorage);
