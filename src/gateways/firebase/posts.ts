import { PostDocument } from '#domain/blog/post.ts';
import type { Posts } from '../posts.ts';
import { reader } from './content.ts';
import { postBySlug } from './queries/content.ts';

const blogs = reader('blogs', PostDocument);

export const posts: Posts = {
  all: blogs.all,
  bySlug: (slug) => blogs.first(postBySlug(slug)),
};
