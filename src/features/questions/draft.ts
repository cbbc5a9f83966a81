import * as v from 'valibot';
import { fitting, integer } from '#core/cloud/schema-parts.ts';
import { cleanLine } from '#core/words/letters.ts';
import type { Video } from '#features/videos/video.ts';
import { QuestionCode, type QuestionWords } from './question.ts';

const typed = { text: v.string(), code: v.nullable(QuestionCode) };

export const TypedWords = v.object(typed);

export type TypedWords = v.InferOutput<typeof TypedWords>;

/** ASK-1. */
export const QuestionDraft = v.object({
  kind: v.picklist(['ask', 'edit', 'answer']),
  id: v.string(), // a new question has its id before it is sent, so that a second attempt asks it once
  rev: integer, // of a question that is changed
  second: integer,
  ...typed,
});

export type QuestionDraft = v.InferOutput<typeof QuestionDraft>;

export const draftIn = (kept: unknown): QuestionDraft | null => fitting(QuestionDraft, kept);

const AskedVideo = v.variant('demo', [
  v.object({ id: v.string(), title: v.string(), demo: v.literal('true') }),
  v.object({ id: v.string(), title: v.string(), demo: v.literal('false'), group: v.string() }),
]);

export type AskedVideo = v.InferOutput<typeof AskedVideo>;

export function askedOf(video: Video): AskedVideo {
  const { id, title } = video;
  return video.demo === 'true'
    ? { id, title, demo: 'true' }
    : { id, title, demo: 'false', group: video.group };
}

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
  at: integer, // the device's ms
  refused: v.optional(v.picklist(askRefusals)), // its author decides what becomes of it
});

export type WaitingQuestion = v.InferOutput<typeof WaitingQuestion>;

export const waitingIn = (kept: unknown): WaitingQuestion | null => fitting(WaitingQuestion, kept);

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
