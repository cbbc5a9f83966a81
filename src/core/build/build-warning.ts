import type { BuildProblem } from './build-note.ts';

/** Writes one line to the build log. */
export function logBuildWarning(problem: string): void {
  // A title with a line break must not look like a separate line of the log.
  console.warn(`[content] ${problem.replace(/\p{Cc}+/gu, ' ')}`);
}

/** What this build has left out or changed, for /build.json (OPS-3). */
export const problems: BuildProblem[] = [];

/** Notes a problem that does not stop the build (CMS-4). @param words the same in English, for the log. */
export function reportProblem(problem: BuildProblem, words: string): void {
  problems.push(problem);
  logBuildWarning(words);
}
