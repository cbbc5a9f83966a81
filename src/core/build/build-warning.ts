import type { BuildProblem } from './build-note.ts';

export function logBuildWarning(problem: string): void {
  // A title with a line break must not look like another line of the log.
  console.warn(`[content] ${problem.replace(/\p{Cc}+/gu, ' ')}`);
}

export const problems: BuildProblem[] = [];

/** A problem that does not stop the build (CMS-4). `words`: in English, for the log. */
export function reportProblem(problem: BuildProblem, words: string): void {
  problems.push(problem);
  logBuildWarning(words);
}
