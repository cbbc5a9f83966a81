import * as v from 'valibot';
import { integer } from '#core/cloud/schema-parts.ts';
import { cleanLine } from '#core/words/letters.ts';
import { type QuestionWords, questionLanguages } from './question.ts';

const TypedCode = v.object({ language: v.picklist(questionLanguages), text: v.string() });

export type TypedCode = v.InferOutput<typeof TypedCode>;

const typed = { text: v.string(), code: v.nullable(TypedCode) };

export const TypedWords = v.object(typed);

export type TypedWords = v.InferOutput<typeof TypedWords>;

/** ASK-1. */
export const QuestionDraft = v.object({
  kind: v.picklist(['ask', 'edit', 'answer']),
  /** A new question has its id before it is sent, so that a second attempt asks it once. */
  id: v.string(),
  /** Of a question that is changed. */
  rev: integer,
  /** In seconds. */
  second: integer,
  ...typed,
});

export type QuestionDraft = v.InferOutput<typeof QuestionDraft>;

export function draftIn(kept: unknown): QuestionDraft | null {
  const parsed = v.safeParse(QuestionDraft, kept);
  return parsed.success ? parsed.output : null;
}

const AskedVideo = v.variant('demo', [
  v.object({ id: v.string(), title: v.string(), demo: v.literal('true') }),
  v.object({ id: v.string(), title: v.string(), demo: v.literal('false'), group: v.string() }),
]);

export type AskedVideo = v.InferOutput<typeof AskedVideo>;

/** `unclear`: the user may not watch the video any more, or the group has changed. */
const askRefusals = ['unverified', 'full', 'unclear'] as const;

export type AskRefusal = (typeof askRefusals)[number];

/** Until there is a network (ASK-1). */
export const WaitingQuestion = v.object({
  id: v.string(),
  video: AskedVideo,
  course: v.string(),
  second: integer,
  ...typed,
  name: v.string(),
  /** The device's ms. */
  at: integer,
  /** The user decides what becomes of it. */
  refused: v.optional(v.picklist(askRefusals)),
});

export type WaitingQuestion = v.InferOutput<typeof WaitingQuestion>;

export function waitingIn(kept: unknown): WaitingQuestion | null {
  const parsed = v.safeParse(WaitingQuestion, kept);
  return parsed.success ? parsed.output : null;
}

/** Code alone is no question. */
export const hasWords = ({ text }: TypedWords): boolean => cleanLine(text) !== '';

export function wordsOf({ text, code }: TypedWords): QuestionWords {
  const written = code && cleanLine(code.text) !== '' ? { ...code, text: code.text.trimEnd() } : undefined;
  return { text: text.trim(), ...(written && { code: written }) };
}

/** Nothing was typed, or what stands there already. */
export const isIdle = (draft: QuestionDraft, before?: QuestionWords): boolean =>
  JSON.stringify(wordsOf(draft)) ===
  JSON.stringify(wordsOf({ text: '', ...before, code: before?.code ?? null }));
