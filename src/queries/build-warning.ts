/** Writes one line about left-out content to the build log (CMS-4). */
export function logBuildWarning(problem: string): void {
  // A title with a line break must not look like a separate line of the log.
  console.warn(`[content] ${problem.replace(/\p{Cc}+/gu, ' ')}`);
}
