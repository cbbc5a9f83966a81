// BLOG-9.

import '#core/views/toasts.client.ts';
import { routes } from '#core/addresses/routes.ts';
import { addCopyButtons } from '#core/page/code-copy.ts';
import { loadPart } from '#core/page/load-part.ts';
import { enhance } from '#core/page/load-parts.ts';
import { showUnbuilt, slotsOf, unbuiltStore } from '#core/page/unbuilt.ts';
import { timeElement } from '#core/time/dates.ts';
import { titled } from '#core/views/common-texts.ts';
import { element } from '#core/views/element.ts';
import { isLongTitle } from '#core/words/title.ts';
import { languageOfWord } from '#core/words/word-language.ts';
import { markButtons } from '#features/saved/save-press.ts';
import { hashtagsShown, hasVideoCard, type Post } from './post.ts';
import { readingMinutes } from './reading.ts';
import { isNetwork, shareUrl } from './share.ts';
import { article as texts } from './texts.ts';

const unbuiltPost = unbuiltStore<Post>(routes.blog(''), async (slug) =>
  (await loadPart(() => import('./gateway.ts'))).posts.bySlug(slug),
);

const root = document.querySelector<HTMLElement>('[data-unbuilt-post]');
if (root) showUnbuilt(root, unbuiltPost, (post) => fill(root, post));

async function fill(root: HTMLElement, post: Post): Promise<void> {
  const { safePost } = await loadPart(() => import('./video-card.ts'));
  const body = safePost(post.content);
  const { slot, say } = slotsOf(root);

  say('title', post.title);
  slot('title')?.toggleAttribute('data-long', isLongTitle(post.title));
  say('reading', texts.readingTime(readingMinutes(body.text)));
  say('author', post.author);
  slot('founder')?.toggleAttribute('hidden', post.author !== root.dataset.founder);
  const text = slot('body');
  // Only here and in unbuilt-snippet.client.ts does a document's HTML enter a page at run time: sanitised first.
  if (text) {
    text.innerHTML = body.html;
    addCopyButtons(text);
    if (hasVideoCard(body.html))
      await enhance(
        () => import('./play-buttons.ts'),
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
