import * as v from 'valibot';
import { PostDocument } from '#domain/blog/post.ts';
import { areHashtags, hashtagsOfForm } from '#domain/shared/hashtags.ts';
import { cleanLine } from '#domain/shared/letters.ts';
import { limits } from '#domain/shared/limits.ts';
import { integer } from '#domain/shared/schema-parts.ts';
import { isReserved, slugOf } from '#domain/shared/slug.ts';
import { titleOfCopy } from './copying.ts';
import { type PlanProblem, planFieldFor, planProblem } from './planning.ts';

/** A document of `blogs` as the panel reads it: with the version that an edit replaces and its log entry (PANEL-13). */
export const StaffPost = v.object({ ...PostDocument.entries, rev: integer, audit: v.string() });
export type StaffPost = v.InferOutput<typeof StaffPost>;

/** The fields that the author writes (PANEL-3). A form becomes this, and this is saved. */
export const PostText = v.pick(PostDocument, ['title', 'content', 'hashtags', 'blog_image', 'series']);

export type PostText = v.InferOutput<typeof PostText>;

/** The values of the fields of a post's form; a draft has the same shape. */
export const PostForm = v.object({
  title: v.string(),
  content: v.string(),
  blog_image: v.string(),
  /** Separated by spaces. */
  tags: v.string(),
  /** Drafts of an earlier version of the form have none. */
  series: v.optional(v.string(), ''),
  /** When it is to be published, as in a `datetime-local` field; '' at once (SCHOOL-5). */
  plan: v.optional(v.string(), ''),
});
export type PostForm = v.InferOutput<typeof PostForm>;

export const emptyPostForm: PostForm = {
  title: '',
  content: '',
  blog_image: '',
  tags: '',
  series: '',
  plan: '',
};

export const postFormOf = (post: StaffPost, now: Date): PostForm => ({
  ...textOf(post),
  plan: planFieldFor(post, now),
});

const textOf = ({ title, content, blog_image, hashtags, series = '' }: StaffPost) => ({
  title,
  content,
  blog_image,
  tags: hashtags.join(' '),
  series,
});

/** The next post has everything in common with this one but what makes a post (PANEL-15). */
export const nextPostForm = (form: PostForm): PostForm => ({
  ...form,
  title: '',
  content: '',
  blog_image: '',
  plan: '',
});

/** A copy has the text, but no picture and no plan: readers would take it for the same post. */
export const copiedPostForm = (post: StaffPost, mark: string): PostForm => ({
  ...textOf(post),
  title: titleOfCopy(post.title, mark),
  blog_image: '',
  plan: '',
});

export const postTextOf = ({ title, content, blog_image, tags, series }: PostForm): PostText => ({
  title: cleanLine(title),
  content,
  blog_image,
  hashtags: hashtagsOfForm(tags),
  series: cleanLine(series) || undefined,
});

/** A problem of a post, found before it is sent. */
export type PostProblem = {
  kind: 'missing' | 'address' | 'reserved' | 'length' | 'hashtags' | PlanProblem;
  field: keyof PostForm;
};

/**
 * The first problem in the form's order: every field but series and time is required (PANEL-3), and the title must give
 * an address.
 */
export function postProblem(
  { title: typedTitle, content, blog_image, tags, plan }: PostForm,
  seen: StaffPost | null,
  now: Date,
): PostProblem | null {
  const title = cleanLine(typedTitle);
  if (title === '') return { kind: 'missing', field: 'title' };
  if (slugOf(title) === '') return { kind: 'address', field: 'title' };
  if (isReserved(slugOf(title))) return { kind: 'reserved', field: 'title' };
  if (content === '') return { kind: 'missing', field: 'content' };
  if (content.length > limits.content) return { kind: 'length', field: 'content' };
  if (blog_image === '') return { kind: 'missing', field: 'blog_image' };
  if (tags === '') return { kind: 'missing', field: 'tags' };
  if (!areHashtags(hashtagsOfForm(tags))) return { kind: 'hashtags', field: 'tags' };
  const kind = planProblem(plan, seen, now);
  return kind && { kind, field: 'plan' };
}
