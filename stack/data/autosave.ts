/** Saves at intervals, one save at a time. */
export interface Autosave {
  /** Stops the interval and saves a last time. */
  finish(): Promise<void>;
}

export function startAutosave(
  save: () => Promise<void>,
  log: (line: string) => void,
  everyMs = 60_000,
): Autosave {
  let running = Promise.resolve();
  const saveLogged = () =>
    save().catch((error: unknown) => log(`The data could not be saved: ${String(error)}`));
  const timer = setInterval(() => {
    running = running.then(saveLogged);
  }, everyMs);
  return {
    finish: async () => {
      clearInterval(timer);
      await running;
      await save();
    },
  };
}
