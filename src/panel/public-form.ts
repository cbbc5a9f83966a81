import * as v from 'valibot';
import { integer } from '#core/cloud/schema-parts.ts';
import { CodeLanguage } from '#core/words/code-language.ts';
import { areHashtags, hashtagsOfForm } from '#core/words/hashtags.ts';
import { cleanLine } from '#core/words/letters.ts';
import { limits } from '#core/words/limits.ts';
import { isReserved, slugOf } from '#core/words/slug.ts';
import { PostDocument } from '#features/posts/post.ts';
import type { StaffSnippet } from '#features/snippets/snippet.ts';
import { type ContentTask, changedTags, type Planned, planOfProblem, tagsAfter } from './many-changes.ts';
import { type PlanProblem, planFieldFor, planProblem } from './planning.ts';

/** With the version that an edit replaces and its log entry (PANEL-13). */
export const StaffPost = v.object({ ...PostDocument.entries, rev: integer, audit: v.string() });
export type StaffPost = v.InferOutput<typeof StaffPost>;

/** What the author writes, as it is saved (PANEL-3). */
export const PostText = v.pick(PostDocument, ['title', 'content', 'hashtags', 'blog_image', 'series']);

export type PostText = v.InferOutput<typeof PostText>;

const text = v.optional(v.string(), '');

/** A draft has the same shape. */
export const PostForm = v.object({
  title: text,
  content: text,
  blog_image: text,
  tags: text, // separated by spaces
  series: text,
  plan: text, // as in a `datetime-local` field; '' at once (SCHOOL-5)
});
export type PostForm = v.InferOutput<typeof PostForm>;

export const SnippetForm = v.object({ codeName: text, title: text, content: text, plan: text });
export type SnippetForm = v.InferOutput<typeof SnippetForm>;

export const postFormOf = (post: StaffPost, now: Date): PostForm => ({
  title: post.title,
  content: post.content,
  blog_image: post.blog_image,
  tags: post.hashtags.join(' '),
  series: post.series ?? '',
  plan: planFieldFor(post, now),
});

export const snippetFormOf = (snippet: StaffSnippet, now: Date): SnippetForm => ({
  codeName: snippet.codeName,
  title: snippet.title,
  content: snippet.content,
  plan: planFieldFor(snippet, now),
});

export const postTextOf = ({ title, content, blog_image, tags, series }: PostForm): PostText => ({
  title: cleanLine(title),
  content,
  blog_image,
  hashtags: hashtagsOfForm(tags),
  series: cleanLine(series) || undefined,
});

export interface PublicProblem<Field extends string> {
  kind: 'missing' | 'address' | 'reserved' | 'length' | 'hashtags' | PlanProblem;
  field: Field;
}

type Shared = 'title' | 'content' | 'plan';

/** The title must give an address that is free for it, and there must be a text of a size that can be saved. */
function textProblem(form: Pick<PostForm, 'title' | 'content'>): PublicProblem<Shared> | null {
  const title = cleanLine(form.title);
  if (title === '') return { kind: 'missing', field: 'title' };
  if (slugOf(title) === '') return { kind: 'address', field: 'title' };
  if (isReserved(slugOf(title))) return { kind: 'reserved', field: 'title' };
  if (form.content.trim() === '') return { kind: 'missing', field: 'content' };
  return form.content.length > limits.content ? { kind: 'length', field: 'content' } : null;
}

function timeProblem(plan: string, seen: { time: Date } | null, now: Date): PublicProblem<Shared> | null {
  const kind = planProblem(plan, seen, now);
  return kind && { kind, field: 'plan' };
}

/** In the form's order; every field but picture, series and time is required (PANEL-3). */
export function postProblem(
  form: PostForm,
  seen: StaffPost | null,
  now: Date,
): PublicProblem<keyof PostForm> | null {
  const problem = textProblem(form);
  if (problem) return problem;
  if (form.tags === '') return { kind: 'missing', field: 'tags' };
  if (!areHashtags(hashtagsOfForm(form.tags))) return { kind: 'hashtags', field: 'tags' };
  return timeProblem(form.plan, seen, now);
}

/** Requires language, title and content (PANEL-5). */
export function snippetProblem(
  form: SnippetForm,
  seen: StaffSnippet | null,
  now: Date,
): PublicProblem<keyof SnippetForm> | null {
  if (!v.is(CodeLanguage, form.codeName)) return { kind: 'missing', field: 'codeName' };
  return textProblem(form) ?? timeProblem(form.plan, seen, now);
}

/** @param now the server's time: a planned post stays planned. */
export function planPost(post: StaffPost, task: ContentTask, now: Date): Planned<PostText> {
  if (task.action === 'delete') return { plan: 'delete' };
  if (task.action === 'course') return { plan: 'form' };
  const tags = changedTags(post.hashtags, task);
  if (tags.length === 0) return { plan: 'same' };
  const form = { ...postFormOf(post, now), tags: tagsAfter(post.hashtags, task).join(' ') };
  const problem = postProblem(form, post, now);
  return problem ? { plan: planOfProblem(problem) } : { plan: 'change', text: postTextOf(form), tags };
}
