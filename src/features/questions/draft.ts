import * as v from 'valibot';
import { integer } from '#core/cloud/schema-parts.ts';
import { cleanLine } from '#core/words/letters.ts';
import { type QuestionWords, questionLanguages } from './question.ts';

/** The code beside what is being typed; it may be empty still. */
const TypedCode = v.object({ language: v.picklist(questionLanguages), text: v.string() });

export type TypedCode = v.InferOutput<typeof TypedCode>;

const typed = { text: v.string(), code: v.nullable(TypedCode) };

/** The words of a question or an answer that are being typed. */
export const TypedWords = v.object(typed);

export type TypedWords = v.InferOutput<typeof TypedWords>;

/** What is typed under a video and not sent yet: a new question, a change of one, or an answer (ASK-1). */
export const QuestionDraft = v.object({
  kind: v.picklist(['ask', 'edit', 'answer']),
  /** The question that it is about. A new one has its id before it is sent, so that a second attempt asks it once. */
  id: v.string(),
  /** The version of a question that is changed. */
  rev: integer,
  /** The place in the video, in seconds. */
  second: integer,
  ...typed,
});

export type QuestionDraft = v.InferOutput<typeof QuestionDraft>;

export function draftIn(kept: unknown): QuestionDraft | null {
  const parsed = v.safeParse(QuestionDraft, kept);
  return parsed.success ? parsed.output : null;
}

/** A video as far as it has to be known to ask a question under it, also later. */
const AskedVideo = v.variant('demo', [
  v.object({ id: v.string(), title: v.string(), demo: v.literal('true') }),
  v.object({ id: v.string(), title: v.string(), demo: v.literal('false'), group: v.string() }),
]);

export type AskedVideo = v.InferOutput<typeof AskedVideo>;

/** Why a question is refused: the e-mail is not verified, the day is full, or its user may not watch the video any more, or that has changed. */
const askRefusals = ['unverified', 'full', 'unclear'] as const;

export type AskRefusal = (typeof askRefusals)[number];

/** A question that waits on the device until there is a network (ASK-1). */
export const WaitingQuestion = v.object({
  id: v.string(),
  video: AskedVideo,
  course: v.string(),
  second: integer,
  ...typed,
  /** The first name of who asks. */
  name: v.string(),
  /** The device's time in milliseconds. */
  at: integer,
  /** Why the service has refused it: the user decides what becomes of it. */
  refused: v.optional(v.picklist(askRefusals)),
});

export type WaitingQuestion = v.InferOutput<typeof WaitingQuestion>;

export function waitingIn(kept: unknown): WaitingQuestion | null {
  const parsed = v.safeParse(WaitingQuestion, kept);
  return parsed.success ? parsed.output : null;
}

/** Whether there are words; code alone is no question. */
export const hasWords = ({ text }: TypedWords): boolean => cleanLine(text) !== '';

/** What is sent: code that was not filled in is none. */
export function wordsOf({ text, code }: TypedWords): QuestionWords {
  const written = code && cleanLine(code.text) !== '' ? { ...code, text: code.text.trimEnd() } : undefined;
  return { text: text.trim(), ...(written && { code: written }) };
}

/** Whether a draft would be no loss: nothing was typed, or what stands there already. */
export const isIdle = (draft: QuestionDraft, before?: QuestionWords): boolean =>
  JSON.stringify(wordsOf(draft)) ===
  JSON.stringify(wordsOf({ text: '', ...before, code: before?.code ?? null }));
