/** npm passes a Ctrl+C on that the terminal has sent already: the two arrive together and are one. */
const oneKeyPressMs = 500;

const parentCheckMs = 1_000;

/**
 * Resolves when the process is asked to end: Ctrl+C, SIGTERM, a closed terminal, or the end of the npm that started
 * it. A second request calls `onInsist`.
 */
export function firstInterrupt(onInsist: () => void): Promise<string> {
  return new Promise((resolve) => {
    let first: number | null = null;
    const ask = (reason: string) => {
      if (first === null) {
        first = performance.now();
        resolve(reason);
      } else if (performance.now() - first > oneKeyPressMs) {
        onInsist();
      }
    };
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => ask(signal));
    if ('npm_lifecycle_event' in process.env) watchParent(() => ask('npm ended'));
  });
}

/** `npm start` runs through a shell that does not pass SIGTERM on; both are gone then, and nobody says so. */
function watchParent(onGone: () => void): void {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    onGone();
  }, parentCheckMs);
  timer.unref();
}
