import { where } from 'firebase/firestore/lite';
import { PostDocument } from '#domain/post.ts';
import type { Posts } from '../posts.ts';
import { reader } from './content.ts';

const blogs = reader('blogs', PostDocument);

export const posts: Posts = {
  all: blogs.all,
  bySlug: (slug) => blogs.first(where('slug', '==', slug)),
};
