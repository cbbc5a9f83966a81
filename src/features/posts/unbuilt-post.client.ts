// Shows a post that is newer than the build, in the same markup as every other article (BLOG-9).

import { markButtons } from '#components/saved/save-press.ts';
import { addCopyButtons } from '#components/shared/code-copy.ts';
import { element } from '#components/shared/element.ts';
import { enhance } from '#components/shared/load-parts.ts';
import { showUnbuilt, slotsOf } from '#components/shared/show-unbuilt.ts';
import { hashtagsShown, type Post, readingMinutes } from '#domain/blog/post.ts';
import { isNetwork, shareUrl } from '#domain/blog/share.ts';
import { timeElement } from '#domain/shared/dates.ts';
import { routes } from '#domain/shared/routes.ts';
import { isLongTitle } from '#domain/shared/title.ts';
import { languageOfWord } from '#domain/shared/word-language.ts';
import { hasVideoCard } from '#markup/blog/has-video-card.ts';
import { article as texts } from '#messages/blog/blog.ts';
import { titled } from '#messages/shared/common.ts';
import { unbuiltPost } from '#stores/blog/unbuilt-post.ts';
import { loadPart } from '#stores/shared/load-part.ts';
import '#components/shared/toasts.client.ts';

const root = document.querySelector<HTMLElement>('[data-unbuilt-post]');
if (root) showUnbuilt(root, unbuiltPost, (post) => fill(root, post));

async function fill(root: HTMLElement, post: Post): Promise<void> {
  const { safePost } = await loadPart(() => import('./unbuilt-body.ts'));
  const body = safePost(post.content);
  const { slot, say } = slotsOf(root);

  say('title', post.title);
  slot('title')?.toggleAttribute('data-long', isLongTitle(post.title));
  say('reading', texts.readingTime(readingMinutes(body.text)));
  say('author', post.author);
  slot('founder')?.toggleAttribute('hidden', post.author !== root.dataset.founder);
  const text = slot('body');
  // Only here and in UnbuiltSnippet.astro does a document's HTML enter a page at run time, and it is sanitised
  // first.
  if (text) {
    text.innerHTML = body.html;
    addCopyButtons(text);
    if (hasVideoCard(body.html))
      await enhance(
        () => import('#markup/blog/play-buttons.ts'),
        (part) => part.addPlayButtons(text),
      );
  }
  const time = slot<HTMLTimeElement>('time');
  if (time) Object.assign(time, timeElement(post.time));
  const cover = slot<HTMLImageElement>('cover');
  if (cover) cover.src = post.blog_image;
  const portrait = slot<HTMLImageElement>('portrait');
  if (portrait && post.author_image)
    Object.assign(portrait, { src: post.author_image, alt: texts.authorPicture(post.author) });
  else portrait?.remove();
  slot('hashtag')?.replaceWith(...post.hashtags.slice(0, hashtagsShown).map(hashtagLink));
  const shared = { title: post.title, url: location.href, hashtags: post.hashtags.slice(0, hashtagsShown) };
  for (const link of root.querySelectorAll<HTMLAnchorElement>('[data-network]')) {
    if (isNetwork(link.dataset.network)) link.href = shareUrl(link.dataset.network, shared);
  }
  const save = root.querySelector<HTMLElement>('[data-save]');
  if (save) save.dataset.save = `/blogs/${post.slug}`;
  markButtons();
  document.title = titled(post.title, root.dataset.brand ?? '');
}

function hashtagLink(tag: string): HTMLAnchorElement {
  return element('a', { className: 'tag', href: routes.search(tag), lang: languageOfWord(tag) ?? 'az' }, tag);
}
