// Shows a post that is newer than the build in the markup of every other article (BLOG-9). An unknown one keeps the
// loader, as the spec says, with a sentence under it.
import { fullDate, shortDate } from '#domain/dates.ts';
import { hashtagsShown, type Post } from '#domain/post.ts';
import { readingMinutes } from '#domain/reading.ts';
import { routes } from '#domain/routes.ts';
import { isNetwork, shareUrl } from '#domain/share.ts';
import { article as texts } from '#messages/blogs.ts';
import { titled } from '#messages/pages.ts';
import { $newestPost, loadNewestPost } from '#stores/newest-post.ts';
import { addCopyButtons } from './code-copy.ts';
import './toasts.client.ts';

const root = document.querySelector<HTMLElement>('[data-newest-post]');
const find = (selector: string) => root?.querySelector<HTMLElement>(selector);
const toggle = (selector: string, shown: boolean) => {
  const element = find(selector);
  if (element) element.hidden = !shown;
};

$newestPost.subscribe((newest) => {
  toggle('[data-loader]', newest.state !== 'failed');
  toggle('[data-unknown]', newest.state === 'unknown');
  toggle('[data-failed]', newest.state === 'failed');
  toggle('[data-retry]', newest.state === 'failed');
  if (newest.state === 'found') show(newest.post);
});
find('[data-retry]')?.addEventListener('click', () => loadNewestPost(location.pathname));
loadNewestPost(location.pathname);

async function show(post: Post): Promise<void> {
  const { authorHtml } = await import('#markup/author-html.ts');
  const body = authorHtml(post.content);
  const slot = <Kind extends HTMLElement>(name: string) => root?.querySelector<Kind>(`[data-slot="${name}"]`);
  const say = (name: string, text: string) => {
    const element = slot(name);
    if (element) element.textContent = text;
  };

  say('title', post.title);
  slot('title')?.toggleAttribute('data-long', post.title.length > 70);
  say('reading', texts.readingTime(readingMinutes(body.text)));
  say('author', post.author);
  slot('founder')?.toggleAttribute('hidden', post.author !== root?.dataset.founder);
  const text = slot('body');
  // The one place where HTML of a document enters a page at run time, through the sanitiser.
  if (text) {
    text.innerHTML = body.html;
    addCopyButtons(text);
  }
  const time = slot<HTMLTimeElement>('time');
  if (time)
    Object.assign(time, {
      dateTime: post.time.toISOString(),
      title: fullDate(post.time),
      textContent: shortDate(post.time),
    });
  const cover = slot<HTMLImageElement>('cover');
  if (cover) cover.src = post.blog_image;
  const portrait = slot<HTMLImageElement>('portrait');
  if (portrait && post.author_image)
    Object.assign(portrait, { src: post.author_image, alt: texts.authorPicture(post.author) });
  else portrait?.remove();
  slot('hashtag')?.replaceWith(...post.hashtags.slice(0, hashtagsShown).map(hashtagLink));
  const shared = { title: post.title, url: location.href, hashtags: post.hashtags.slice(0, hashtagsShown) };
  for (const link of root?.querySelectorAll<HTMLAnchorElement>('[data-network]') ?? []) {
    if (isNetwork(link.dataset.network)) link.href = shareUrl(link.dataset.network, shared);
  }
  document.title = titled(post.title, root?.dataset.brand ?? '');
  toggle('[data-waiting]', false);
  toggle('[data-filled]', true);
}

function hashtagLink(tag: string): HTMLAnchorElement {
  const link = document.createElement('a');
  return Object.assign(link, { className: 'tag', href: routes.search(tag), textContent: tag });
}
