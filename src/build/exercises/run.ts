import type { CheckResult, FrameContent } from '#domain/code/playground.ts';

/** One version of an exercise's code, as the frame gets it. */
export interface Run {
  /** Names the exercise in the log: `{course}/{slug}`. */
  name: string;
  content: FrameContent;
}

/** The results of the checks; a word if there are none: why the frame was ended. */
export type Outcome = readonly CheckResult[] | string;

/** How long one run may take, in ms. */
export const runTimeout = 15_000;
