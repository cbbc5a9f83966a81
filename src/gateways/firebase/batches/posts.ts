import type { PostText } from '#domain/panel/post-form.ts';
import { slugOf } from '#domain/shared/slug.ts';
import { deleteField } from '../firestore/sentinels.ts';
import { postAddress } from './addresses.ts';
import type { Actor } from './audit.ts';
import { createPublic, editPublic, published, type Timing, type Version } from './content.ts';
import type { Fields, Operation } from './operation.ts';

/** The author of a new post: the writer's own names as in the record, and the address of a portrait or ''. */
export interface Author {
  name: string;
  surname: string;
  author_image: string;
}

const textFields = ({ content, hashtags, blog_image }: PostText): Fields => ({
  content,
  hashtags,
  blog_image,
});

/**
 * A new post with its address, which is made from the title and never changes (PANEL-3, BLOG-4). Denied when the
 * address is taken or the title gives none.
 * @param plan when it is to be published; `null`: now (SCHOOL-5).
 */
export function createPost(
  actor: Actor,
  id: string,
  author: Author,
  text: PostText,
  plan: Date | null = null,
): Operation[] {
  const slug = slugOf(text.title);
  const { name, surname, author_image } = author;
  const { series } = text;
  const fields = {
    ...textFields(text),
    ...(series !== undefined && { series }),
    author: `${name} ${surname}`,
    author_image,
    slug,
  };
  const address = postAddress(slug);
  return createPublic(actor, { collection: 'blogs', id, title: text.title, address }, fields, plan);
}

/** A post's new text; author and address stay, and the time of what is published (PANEL-13). */
export const editPost = (
  actor: Actor,
  version: Version,
  text: PostText,
  timing: Timing = published,
): Operation[] => {
  const fields = { ...textFields(text), series: text.series ?? deleteField() };
  return editPublic(actor, 'blogs', version, text.title, fields, timing);
};
