import * as z from 'zod/mini';

/** Numbers of the live preview (CODE-5). Times in milliseconds. */
export const playgroundLimits = {
  /** So long may one turn of the code keep the frame busy; a loop that goes on longer is taken for endless. */
  turn: 1000,
  /** Lines that one run may write to its console, its errors included. */
  lines: 1000,
  /** Characters of a line that are shown. */
  line: 2000,
  /** The frame is asked whether it is alive after each of these. */
  beat: 1000,
  /** Beats that a frame may leave unanswered, and how many pass until one that never answered is given up. */
  silentBeats: 5,
  openingBeats: 15,
  /** After so long without a key the edited code runs. */
  editPause: 300,
} as const;

/** Stand around what is put into the code to end it; nobody writes such comments. */
export const inserted = {
  open: '/*⟦*/',
  close: '/*⟧*/',
  /** What stands between them. The text of an arrow function ends before the last mark. */
  pattern: '/\\*⟦\\*/.*?(?:/\\*⟧\\*/|$)',
} as const;

/** Why a frame was ended. */
const endings = ['endless', 'flood', 'silent', 'unreachable', 'left'] as const;
export type Ending = (typeof endings)[number];

const levels = ['log', 'info', 'warn', 'error', 'debug'] as const;

const dialogs = ['alert', 'confirm', 'prompt', 'print'] as const;

/** What a frame says. The code in it is anybody's, so it is parsed like everything from outside. */
export const FrameMessage = z.discriminatedUnion('kind', [
  /** The harness has the code and is about to run it. */
  z.object({ kind: z.literal('ready') }),
  /** The code has run to its end. */
  z.object({ kind: z.literal('shown') }),
  z.object({ kind: z.literal('alive') }),
  z.object({ kind: z.literal('line'), level: z.enum(levels), text: z.string() }),
  z.object({ kind: z.literal('clear') }),
  /** A dialog that the frame may not open, and what the code got instead of an answer. */
  z.object({ kind: z.literal('dialog'), name: z.enum(dialogs), message: z.string(), answer: z.string() }),
  /** `line` counts from 1; 0 when it is not known. */
  z.object({ kind: z.literal('error'), message: z.string(), line: z.int() }),
  z.object({ kind: z.literal('ended'), reason: z.enum(endings) }),
]);
export type FrameMessage = z.infer<typeof FrameMessage>;

export type Dialog = (typeof dialogs)[number];

export interface ConsoleLine {
  level: (typeof levels)[number];
  text: string;
}

/** What is being previewed: the code as it stands in the editor and, for css, the html block that it styles. */
export interface PlaygroundSource {
  language: string;
  code: string;
  html: string;
}
