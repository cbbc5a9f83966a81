import * as z from 'zod/mini';
import { draftOf } from './draft.ts';
import { PostDocument } from './post.ts';

/** A document of the collection `blogs` as the panel reads it: with the version that an edit is written over (PANEL-13). */
export const StaffPost = z.extend(PostDocument, { rev: z.int() });
export type StaffPost = z.infer<typeof StaffPost>;

/** What an author writes (PANEL-3). */
export interface PostText {
  title: string;
  /** HTML; '' when there is nothing to read in it. */
  content: string;
  hashtags: string[];
  blog_image: string;
}

export const blankText: PostText = { title: '', content: '', hashtags: [], blog_image: '' };

export const textOf = ({ title, content, hashtags, blog_image }: PostText): PostText => ({
  title,
  content,
  hashtags,
  blog_image,
});

/** The parts of a post, all of which are needed (PANEL-3). */
export type PostPart = keyof PostText;

/** What is still missing, in the form's order. */
export const missingParts = ({ title, content, hashtags, blog_image }: PostText): PostPart[] => [
  ...(title.trim() === '' ? (['title'] as const) : []),
  ...(content === '' ? (['content'] as const) : []),
  ...(blog_image === '' ? (['blog_image'] as const) : []),
  ...(hashtags.length === 0 ? (['hashtags'] as const) : []),
];

export const isSameText = (a: PostText, b: PostText): boolean =>
  a.title.trim() === b.title.trim() &&
  a.content === b.content &&
  a.blog_image === b.blog_image &&
  a.hashtags.join(' ') === b.hashtags.join(' ');

/** A draft of a post. A new one has the id already that it will be saved under, so that a second attempt is no second post. */
export const PostDraft = draftOf(
  z.object({
    id: z.string().check(z.minLength(1)),
    title: z.string(),
    content: z.string(),
    hashtags: z.array(z.string()),
    blog_image: z.string(),
  }),
);
