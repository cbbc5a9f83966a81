/** What the build went on without: one line each on the build's log (CMS-4). */
export function report(problem: string): void {
  console.warn(`[content] ${problem}`);
}
