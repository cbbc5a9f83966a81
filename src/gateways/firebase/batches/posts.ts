import type { PostText } from '#domain/panel/post-form.ts';
import { slugOf } from '#domain/shared/slug.ts';
import { deleteField } from '../firestore/sentinels.ts';
import { postAddress, reserve } from './addresses.ts';
import type { Actor } from './audit.ts';
import { createContent, editContent, type Version } from './content.ts';
import type { Fields, Operation } from './operation.ts';
import { markDirty } from './publish.ts';

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
 */
export function createPost(actor: Actor, id: string, author: Author, text: PostText): Operation[] {
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
  return [
    ...createContent(actor, 'blogs', id, text.title, fields),
    reserve(postAddress(slug), id),
    markDirty(),
  ];
}

/** A post's new text; time, author and address stay (PANEL-13). */
export const editPost = (actor: Actor, version: Version, text: PostText): Operation[] => [
  ...editContent(actor, 'blogs', version, text.title, {
    ...textFields(text),
    series: text.series ?? deleteField(),
  }),
  markDirty(),
];
