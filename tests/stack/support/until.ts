/** Long, because the browser tests need the machine at the same time. Only a failing test waits for it. */
const withinMs = 60_000;

/** Polls until a condition of another process is true, because that process sends no event. */
export async function until(isTrue: () => boolean | Promise<boolean>, what: string): Promise<void> {
  const end = performance.now() + withinMs;
  while (!(await isTrue())) {
    if (performance.now() > end) throw new Error(`Waited ${withinMs} ms in vain until ${what}.`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
