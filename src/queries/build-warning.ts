/** What the build went on without: one line each on the build's log (CMS-4). */
export function logBuildWarning(problem: string): void {
  // A title with a line break in it must not look like another line of the log.
  console.warn(`[content] ${problem.replace(/\p{Cc}+/gu, ' ')}`);
}
