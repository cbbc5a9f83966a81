// Hostile content of tests/support/hostile.ts in all parts that show content at run time. The built pages are tested by
// tests/build/firestore-content.test.ts.

import fc from 'fast-check';
import { foldLetters } from '#core/words/letters.ts';
import { titleWords } from '#core/words/title.ts';
import { registered } from '#support/accounts.ts';
import { hostileHtml, hostileText } from '#support/hostile.ts';
import { touchAll, watch } from '#support/hostile-page.ts';
import { openPanel, searchList } from '#support/panel.ts';
import { enter, expect, post, stack, test } from '#support/site.ts';
import { unique } from '#support/staff.ts';
import { video } from '#support/videos.ts';
import { stubYouTube } from '#support/youtube.ts';

const seed = Number(process.env.HOSTILE_SEED ?? 20261122);
// The last host is the footer's map; every page checks whether it responds.
const own = ['localhost', '127.0.0.1', 'www.openstreetmap.org'];
/** Texts with a few dozen vectors each: a vector that swallows the markup after it spoils only its own text. */
const contents = fc
  .sample(hostileHtml, { numRuns: 120, seed })
  .reduce<string[]>(
    (texts, one, n) => Object.assign(texts, { [n % 3]: (texts[n % 3] ?? '<p>düşmən</p>') + one }),
    [],
  );
const titles = fc.sample(hostileText, { numRuns: 5, seed });

test(`@BLOG-10 @CODE-2 unbuilt posts and snippets run nothing hostile (HOSTILE_SEED=${seed})`, async ({
  page,
}) => {
  const done = await watch(page, own);
  for (const [n, content] of contents.entries()) {
    const slug = unique('dusmen');
    const title = `${slug} ${titles[n]}`.slice(0, 200);
    await stack.write({
      [`blogs/${slug}`]: post(slug, { title, author: `A ${titles[n]}`, content }),
      [`slugs/blogs_${slug}`]: { id: slug },
      [`slugs/codes_css_${slug}`]: { id: slug },
      [`codes/${slug}`]: {
        time: new Date('2026-03-01T10:00:00Z'),
        codeName: 'css',
        title,
        titleKey: foldLetters(title),
        words: titleWords(title),
        content: `<pre><code class="language-css">a{}</code></pre>${content}`,
        slug,
        rev: 1,
        audit: 'x',
      },
    });
    // Both are cleaned by the same function; a snippet only gets its playground on top.
    for (const address of n < 2 ? [`/blogs/${slug}`, `/code/css/${slug}`] : [`/blogs/${slug}`]) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toContainText(slug);
      await expect(page.locator('.prose')).toContainText('düşmən');
      await touchAll(page, 'main');
      expect(await done(), address).toEqual([]);
    }
  }
});

test(`@PANEL-3 list, editor and preview of the panel run nothing hostile (HOSTILE_SEED=${seed})`, async ({
  page,
}) => {
  const done = await watch(page, own);
  await openPanel(page, 'teacher', 'blog');
  for (const [n, content] of contents.entries()) {
    const id = unique('dusmen');
    const title = `${id} ${titles[n]}`.replace(/\s+/g, ' ').trim().slice(0, 200);
    await stack.write({
      [`blogs/${id}`]: post(id, { title, titleKey: foldLetters(title), content, rev: 1 }),
      [`slugs/blogs_${id}`]: { id },
    });
    await searchList(page, id);
    await page.getByRole('button', { name: new RegExp(`^«${id}.*»: düzəliş et$`, 's') }).click();
    await expect(page.locator('.ProseMirror')).toBeVisible();
    await touchAll(page, '.ProseMirror');
    await page.getByRole('button', { name: 'İlkin baxış' }).click();
    await expect(page.getByRole('region', { name: 'Yazının ilkin baxışı' }).locator('article')).toBeVisible();
    await touchAll(page, 'main');
    expect(await done()).toEqual([]);
    await page.getByRole('button', { name: 'Siyahıya qayıt' }).click();
  }
});

test(`@VIDEO-5 videos with hostile titles and hashtags run nothing hostile (HOSTILE_SEED=${seed})`, async ({
  page,
  context,
}) => {
  await stubYouTube(context);
  // The player's script comes from these hosts.
  const done = await watch(page, [...own, 'www.youtube.com', 'www.youtube-nocookie.com']);
  const name = unique('dusmen');
  const entries = titles.map((title, n) => [
    `videos/${name}-${n}`,
    video(n, {
      title: `${name} ${title}`.slice(0, 200),
      demo: 'true',
      hashtags: ['3d-modelling', title.replace(/[\s#]+/g, '').slice(0, 60) || 'x'],
    }),
  ]);
  await stack.write(Object.fromEntries(entries));
  await enter(page, await registered(), '/lessons/3d-modelling/videos');
  await expect(page.locator('.video .title', { hasText: name })).toHaveCount(titles.length);
  await page.locator('.video', { hasText: name }).first().click();
  await touchAll(page, 'main');
  expect(await done()).toEqual([]);
});
