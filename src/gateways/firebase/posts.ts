import { PostDocument } from '#domain/blog/post.ts';
import type { Posts } from '../posts.ts';
import { postAddress } from './batches/addresses.ts';
import { reader } from './content.ts';

const blogs = reader('blogs', PostDocument);

export const posts: Posts = {
  all: blogs.all,
  bySlug: (slug) => blogs.atAddress(postAddress(slug)),
};
