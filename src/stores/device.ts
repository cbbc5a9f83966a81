// What is kept on the device. Storage can be closed to a page, or full: then what is kept lasts until the page is left.

/** `null` when there is nothing, or nothing that can be read. What comes back is anybody's guess: parse it. */
export function kept(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** @returns whether it is kept. */
export function keep(key: string, value: unknown): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(value));
    return true;
  } catch (error) {
    console.warn(error);
    return false;
  }
}

export function remove(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch (error) {
    console.warn(error);
  }
}

/** Every key that begins so. */
export function keysWith(prefix: string): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
}

/** Removes every key that begins so. */
export function forget(prefix: string): void {
  for (const key of keysWith(prefix)) remove(key);
}
