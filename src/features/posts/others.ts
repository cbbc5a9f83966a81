import { inlineScript } from '#core/page/inline-script.ts';
import { hashOf, randomFrom } from '#core/words/random.ts';
import { otherPostsShown, type Post } from './post.ts';

/** BLOG-8: slugs have a point on a circle and a post takes the next ones from five random points, so a new post changes few pages. */
export function otherPostsFinder<Item extends { slug: string }>(
  posts: readonly Item[],
  count = otherPostsShown,
): (slug: string) => Item[] {
  const circle = posts
    .map((post) => ({ post, point: randomFrom(hashOf(post.slug))() }))
    .sort((a, b) => a.point - b.point || (a.post.slug < b.post.slug ? -1 : 1));
  const slugs = new Set(posts.map(({ slug }) => slug));
  return (slug) => {
    const random = randomFrom(hashOf(`${slug} others`));
    const picked = new Set<Item>();
    const wanted = Math.min(count, circle.length - (slugs.has(slug) ? 1 : 0));
    while (picked.size < wanted) {
      let index = firstBehind(circle, random());
      for (;;) {
        const { post } = circle[index % circle.length] ?? {};
        index++;
        if (!post || post.slug === slug || picked.has(post)) continue;
        picked.add(post);
        break;
      }
    }
    return [...picked];
  };
}

function firstBehind(circle: readonly { point: number }[], point: number): number {
  let from = 0;
  let to = circle.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((circle[middle]?.point ?? 0) < point) from = middle + 1;
    else to = middle;
  }
  return from;
}

/** COURSE-1, HOME-4. */
const relatedShown = 5;
export const latestShown = 6;

/** Those that share a hashtag, then the latest. @param posts newest first. */
export function relatedPosts<Item extends Pick<Post, 'hashtags'>>(
  posts: readonly Item[],
  hashtags: readonly string[],
  count = relatedShown,
): Item[] {
  const shares = (post: Item) => post.hashtags.some((tag) => hashtags.includes(tag));
  return [...posts.filter(shares), ...posts.filter((post) => !shares(post))].slice(0, count);
}

export const shuffleScript: string = inlineScript(shuffleOthers);

/** Fisher–Yates; inline, before they are painted. */
function shuffleOthers(): void {
  const list = document.querySelector('[data-others]');
  // The undrawn ones stand in front.
  for (let left = list?.childElementCount ?? 0; left > 0; left--)
    list?.append(list.children[Math.floor(Math.random() * left)] ?? '');
}
