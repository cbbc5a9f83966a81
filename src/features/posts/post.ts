import * as v from 'valibot';
import { parseUrl } from '#core/addresses/readable-address.ts';
import { ContentFields, hashtag } from '#core/words/content-fields.ts';
import { cleanLine } from '#core/words/letters.ts';
import { limits } from '#core/words/limits.ts';

const picturePattern = /^(https?:\/\/|\/(?!\/))[^\s"'<>\\]{1,500}$/;

/** Without characters that could end an HTML attribute. */
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

const PostFields = {
  ...ContentFields,
  author: v.pipe(v.string(), v.transform(cleanLine), v.minLength(1), v.maxLength(121)),
  author_image: v.union([v.literal(''), picture]),
  blog_image: picture,
  hashtags: v.pipe(v.array(hashtag), v.minLength(1), v.maxLength(limits.hashtags)),
  /** READ-9. */
  series: v.optional(v.pipe(v.string(), v.transform(cleanLine), v.maxLength(limits.series))),
};

/** Other fields (rev, audit, titleKey) are for the panel. */
export const PostDocument = v.object({
  ...PostFields,
  id: v.string(),
  content: v.pipe(v.string(), v.minLength(1)),
});

/** content/blogs. */
export const PostFrontMatter = v.object({
  ...PostFields,
  description: v.optional(v.pipe(v.string(), v.maxLength(200))),
});

/** From either source; `content` is the author's HTML, not yet sanitised. */
export interface Post extends v.InferOutput<typeof PostDocument> {
  description?: string | undefined;
  /** If the build has made other widths (core/build/pictures.ts). */
  blog_image_srcset?: string | undefined;
}

/** BLOG-2: a page gets no more of other posts, so nothing else of them can change it. */
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

/** BLOG-2, BLOG-6. */
export const hashtagsShown = 3;
/** BLOG-8. */
export const otherPostsShown = 5;

const cardStart = '<div class="video-card"';

/** Authors can't write a card: the sanitiser removes classes. */
export const hasVideoCard = (html: string): boolean => html.includes(cardStart);
