import * as z from 'zod/mini';
import { PostDocument } from '#domain/blog/post.ts';
import { areHashtags } from '#domain/shared/hashtags.ts';
import { limits } from '#domain/shared/limits.ts';
import { isReserved, slugOf } from '#domain/shared/slug.ts';

/** A document of the collection `blogs` as the panel reads it: with the version that an edit is written over and its log entry (PANEL-13). */
export const StaffPost = z.extend(PostDocument, { rev: z.int(), audit: z.string() });
export type StaffPost = z.infer<typeof StaffPost>;

/** The fields of it that its author writes (PANEL-3): what is saved, and what a form becomes. */
export type PostText = Pick<StaffPost, 'title' | 'content' | 'hashtags' | 'blog_image'>;

/** The form of a post: what its fields hold, and what a draft of it is. */
export const PostForm = z.object({
  title: z.string(),
  content: z.string(),
  blog_image: z.string(),
  /** With a space between them. */
  tags: z.string(),
});
export type PostForm = z.infer<typeof PostForm>;

export const emptyPostForm: PostForm = { title: '', content: '', blog_image: '', tags: '' };

export const postFormOf = ({ title, content, blog_image, hashtags }: StaffPost): PostForm => ({
  title,
  content,
  blog_image,
  tags: hashtags.join(' '),
});

export const tagsIn = (tags: string): string[] => tags.split(' ').filter((tag) => tag !== '');

export const postTextOf = ({ title, content, blog_image, tags }: PostForm): PostText => ({
  title: title.trim(),
  content,
  blog_image,
  hashtags: tagsIn(tags),
});

/** What is wrong with a post before it is sent. */
export type PostProblem = {
  kind: 'missing' | 'address' | 'reserved' | 'length' | 'hashtags';
  field: keyof PostForm;
};

/** The first thing that is wrong, in the form's order: all parts are needed (PANEL-3), and a title has to leave an address. */
export function postProblem({ title, content, blog_image, tags }: PostForm): PostProblem | null {
  if (title.trim() === '') return { kind: 'missing', field: 'title' };
  if (slugOf(title) === '') return { kind: 'address', field: 'title' };
  if (isReserved(slugOf(title))) return { kind: 'reserved', field: 'title' };
  if (content === '') return { kind: 'missing', field: 'content' };
  if (content.length > limits.content) return { kind: 'length', field: 'content' };
  if (blog_image === '') return { kind: 'missing', field: 'blog_image' };
  if (tags === '') return { kind: 'missing', field: 'tags' };
  return areHashtags(tagsIn(tags)) ? null : { kind: 'hashtags', field: 'tags' };
}
