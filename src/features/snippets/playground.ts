import * as v from 'valibot';
import { integer } from '#core/cloud/schema-parts.ts';

/** Numbers of the live preview (CODE-5). Times in milliseconds. */
export const playgroundLimits = {
  /** How long one run of the code may block the frame; a longer loop counts as endless. */
  turn: 1000,
  /** Lines that one run may write to its console, including errors. */
  lines: 1000,
  /** Characters of a line that are shown. */
  line: 2000,
  /** How often the frame is asked whether it is alive. */
  beat: 1000,
  /** How many beats a frame may leave unanswered, and how many a frame that has never answered may. */
  silentBeats: 5,
  openingBeats: 15,
  /** Checks of one exercise (LEARN-7), and how long each may wait for its value. */
  checks: 30,
  check: 2000,
  /** The edited code runs when typing has paused this long. */
  editPause: 300,
} as const;

/** Mark the checks that are inserted into the code so that a loop can be ended; authors do not write such comments. */
export const inserted = {
  open: '/*⟦*/',
  close: '/*⟧*/',
  /** Matches what is inserted. The text of an arrow function ends before the last mark. */
  pattern: '/\\*⟦\\*/.*?(?:/\\*⟧\\*/|$)',
} as const;

/** What the frame does not have, so that code may fail although it is right. */
export type Missing = 'network' | 'modules';

/** What the words of a browser's error say is missing; `null` when it is the code's own error. */
export function missingIn(message: string): Missing | null {
  if (/Failed to fetch|NetworkError|Load failed/.test(message)) return 'network';
  return /outside a module|import declarations|token 'export'|import\.meta|await is only valid/.test(message)
    ? 'modules'
    : null;
}

/** Why a frame was ended. */
const endings = ['endless', 'flood', 'silent', 'unreachable', 'left'] as const;
export type Ending = (typeof endings)[number];

const levels = ['log', 'info', 'warn', 'error', 'debug'] as const;

/** The result of one check of an exercise (LEARN-7). */
export const CheckResult = v.object({
  passed: v.boolean(),
  /** The value that was expected, as a console shows it; '' if any true value would have passed. */
  expected: v.string(),
  /** The value of the test; '' if it gave none. */
  got: v.string(),
  /** What the test threw; '' if nothing. */
  error: v.string(),
});
export type CheckResult = v.InferOutput<typeof CheckResult>;

/** What a frame is told to show. */
export interface FrameContent {
  /** The HTML of the document. */
  page: string;
  /** A script that hands over the checks of an exercise (features/exercises/check-script.ts); '' for none. */
  checks: string;
}

const dialogs = ['alert', 'confirm', 'prompt', 'print'] as const;

/** A message from a frame. Anybody may have written the code in it, so it is parsed like all data from outside. */
export const FrameMessage = v.variant('kind', [
  /** The harness has received the code and is about to run it. */
  v.object({ kind: v.literal('ready') }),
  /** The code has run to its end. */
  v.object({ kind: v.literal('shown') }),
  v.object({ kind: v.literal('alive') }),
  v.object({ kind: v.literal('line'), level: v.picklist(levels), text: v.string() }),
  v.object({ kind: v.literal('clear') }),
  /** A dialog that the frame may not open, and the answer that the code got instead. */
  v.object({ kind: v.literal('dialog'), name: v.picklist(dialogs), message: v.string(), answer: v.string() }),
  /** `line` counts from 1; 0 when it is not known. */
  v.object({ kind: v.literal('error'), message: v.string(), line: integer }),
  /** The results of all checks, in their order. */
  v.object({
    kind: v.literal('checked'),
    results: v.pipe(v.array(CheckResult), v.maxLength(playgroundLimits.checks)),
  }),
  v.object({ kind: v.literal('ended'), reason: v.picklist(endings) }),
]);
export type FrameMessage = v.InferOutput<typeof FrameMessage>;

export type Dialog = (typeof dialogs)[number];

export interface ConsoleLine {
  level: (typeof levels)[number];
  text: string;
}

/** What is previewed: the code in the editor, and the html that css styles or a script of an exercise works on. */
export interface PlaygroundSource {
  language: string;
  code: string;
  html: string;
}
