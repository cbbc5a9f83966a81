/** Runs `work` and prints its title, its duration and a summary of its result. */
export type Step = <Result>(
  title: string,
  work: () => Promise<Result>,
  summary?: (result: Result) => string,
) => Promise<Result>;

export function stepPrinter(print: (line: string) => void): Step {
  return async (title, work, summary) => {
    print(`• ${title} …`);
    const begin = performance.now();
    const result = await work();
    const seconds = ((performance.now() - begin) / 1000).toFixed(1);
    print(`  ${[`${seconds} s`, summary?.(result)].filter(Boolean).join(', ')}`);
    return result;
  };
}

/** Runs the work without output, for tests. */
export const silentStep: Step = (_title, work) => work();
