/** The terminal and npm both send the signal of one Ctrl+C; two signals within this time count as one. */
const oneKeyPressMs = 500;

const parentCheckMs = 1_000;

/**
 * Resolves when the process should end: after Ctrl+C, SIGTERM, a closed terminal, or the end of the npm process that
 * started it. A second request calls `onInsist`.
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

/** `npm start` uses a shell that does not forward SIGTERM: npm and the shell end without a signal to this process. */
function watchParent(onGone: () => void): void {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    onGone();
  }, parentCheckMs);
  timer.unref();
}
