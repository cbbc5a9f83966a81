import * as v from 'valibot';
import { integer } from '#core/cloud/schema-parts.ts';

/** CODE-5. Times in ms. */
export const playgroundLimits = {
  turn: 1000,
  lines: 1000, // of one run, including errors
  line: 2000,
  beat: 1000,
  silentBeats: 5, // without an answer
  openingBeats: 15, // of a frame that has never answered
  checks: 30, // LEARN-7
  check: 2000, // how long each may wait for its value
  editPause: 300,
} as const;

/** Around checks in the code; authors do not write such comments. */
export const inserted = {
  open: '/*⟦*/',
  close: '/*⟧*/',
  pattern: '/\\*⟦\\*/.*?(?:/\\*⟧\\*/|$)', // the text of an arrow function ends before the last mark
} as const;

/** Code may fail without them although it is right. */
export type Missing = 'network' | 'modules';

/** `null`: it is the code's own error. */
export function missingIn(message: string): Missing | null {
  if (/Failed to fetch|NetworkError|Load failed/.test(message)) return 'network';
  return /outside a module|import declarations|token 'export'|import\.meta|await is only valid/.test(message)
    ? 'modules'
    : null;
}

const endings = ['endless', 'flood', 'silent', 'unreachable', 'left'] as const;
export type Ending = (typeof endings)[number];

const levels = ['log', 'info', 'warn', 'error', 'debug'] as const;

export const CheckResult = v.object({
  passed: v.boolean(),
  expected: v.string(), // '' if any true value passes
  got: v.string(),
  error: v.string(),
});
export type CheckResult = v.InferOutput<typeof CheckResult>;

export interface FrameContent {
  page: string;
  checks: string; // features/exercises/check-script.ts; '' for none
}

const dialogs = ['alert', 'confirm', 'prompt', 'print'] as const;

/** Anybody may have written the code in the frame, so it is parsed. */
export const FrameMessage = v.variant('kind', [
  v.object({ kind: v.literal('ready') }),
  v.object({ kind: v.literal('shown') }),
  v.object({ kind: v.literal('alive') }),
  v.object({ kind: v.literal('line'), level: v.picklist(levels), text: v.string() }),
  v.object({ kind: v.literal('clear') }),
  v.object({ kind: v.literal('dialog'), name: v.picklist(dialogs), message: v.string(), answer: v.string() }),
  /** From 1; 0 when it is not known. */
  v.object({ kind: v.literal('error'), message: v.string(), line: integer }),
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

/** `html` is what css styles or a script of an exercise works on. */
export interface PlaygroundSource {
  language: string;
  code: string;
  html: string;
}
