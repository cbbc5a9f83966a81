import * as v from 'valibot';
import { parseUrl } from '#core/addresses/readable-address.ts';
import { ContentFields, hashtag } from '#core/words/content-fields.ts';
import { cleanLine } from '#core/words/letters.ts';
import { limits } from '#core/words/limits.ts';

const picturePattern = /^(https?:\/\/|\/(?!\/))[^\s"'<>\\]{1,500}$/;

/**
 * A picture's address: a path of this site or an absolute address, without characters that could end an HTML attribute.
 */
const picture = v.pipe(
  v.string(),
  v.check(
    (address) =>
      picturePattern.test(address) &&
      cleanLine(address) === address &&
      parseUrl(address, 'https://site.example') !== null,
    'not the address of a picture',
  ),
);

/** The fields of a post in both sources, named as in Firestore's documents. */
const PostFields = {
  ...ContentFields,
  author: v.pipe(v.string(), v.transform(cleanLine), v.minLength(1), v.maxLength(121)),
  author_image: v.union([v.literal(''), picture]),
  blog_image: picture,
  hashtags: v.pipe(v.array(hashtag), v.minLength(1), v.maxLength(limits.hashtags)),
  /** The name of the series that the post is a part of (READ-9). */
  series: v.optional(v.pipe(v.string(), v.transform(cleanLine), v.maxLength(limits.series))),
};

/** A document of the collection `blogs`; its other fields (rev, audit, titleKey) are for the panel. */
export const PostDocument = v.object({
  ...PostFields,
  id: v.string(),
  content: v.pipe(v.string(), v.minLength(1)),
});

/** Front matter of a Markdown file in content/blogs. The body is its content. */
export const PostFrontMatter = v.object({
  ...PostFields,
  description: v.optional(v.pipe(v.string(), v.maxLength(200))),
});

/** A post as readers see it, from either source. `content` is the author's HTML, not yet sanitised. */
export interface Post extends v.InferOutput<typeof PostDocument> {
  description?: string | undefined;
  /** The picture's `srcset`, if the build has made other widths of it (core/build/pictures.ts). */
  blog_image_srcset?: string | undefined;
}

/** What a card shows of a post (BLOG-2): pages are given no more than that of other posts, so no more can change them. */
export type PostCard = Pick<
  Post,
  'slug' | 'title' | 'time' | 'hashtags' | 'blog_image' | 'blog_image_srcset'
>;

export const cardOf = ({ slug, title, time, hashtags, blog_image, blog_image_srcset }: Post): PostCard => ({
  slug,
  title,
  time,
  hashtags,
  blog_image,
  blog_image_srcset,
});

/** How many hashtags a card and an article show (BLOG-2, BLOG-6). */
export const hashtagsShown = 3;
/** How many other posts an article shows (BLOG-8). */
export const otherPostsShown = 5;

/** Words that an adult reads in a minute, code included. */
const wordsPerMinute = 190;

/** Whole minutes, at least one (READ-3). */
export const readingMinutes = (text: string): number =>
  Math.max(1, Math.round(text.split(/\s+/).length / wordsPerMinute));

/** The beginning of a text, cut between words, for descriptions. */
export function excerptOf(text: string, most = 155): string {
  if (text.length <= most) return text;
  return `${text.slice(0, most - 1).replace(/\s+\S*$/, '')}…`;
}
