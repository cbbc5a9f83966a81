import type { Page } from '@playwright/test';
import { foldLetters } from '#core/words/letters.ts';
import { titleWords } from '#core/words/title.ts';
import type { FirestoreData } from '#stack/seed/firestore-value.ts';
import { keys } from '#stack/seed/settings.ts';
import { forget, openPanel, rows, storedFields, toasts } from '#support/panel.ts';
import { expect, post, stack, test } from '#support/site.ts';
import { deletedMember, inTrash, newMember, unique } from '#support/staff.ts';

const action = (page: Page, title: string, verb: 'bərpa et' | 'həmişəlik sil') =>
  page.getByRole('button', { name: `«${title}»: ${verb}` });

async function look(page: Page, text: string): Promise<void> {
  await page.getByRole('searchbox', { name: 'Başlığın və ya adın əvvəlini yazın' }).fill(text);
}

/** Searches, and expects exactly one row. */
async function lookFor(page: Page, text: string): Promise<void> {
  await look(page, text);
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText(text);
}

const named = (title: string) => ({
  title,
  titleKey: foldLetters(title),
  words: titleWords(title),
  rev: 1,
  audit: 'seed',
});
const longAgo = new Date('2021-02-03T10:00:00Z');

/** A free video whose hashtags no other test searches for. */
const video = (title: string): FirestoreData => ({
  ...named(title),
  hashtags: ['zibil'],
  url: 'abcdefghijk',
  demo: 'true',
  paid: '',
  time: longAgo,
});

interface Deleted {
  id: string;
  title: string;
  path: string;
  documents: Record<string, FirestoreData>;
}

/** A post, a snippet and a free video in the trash, with their reserved addresses. */
function deletedContent(): Deleted[] {
  const [blog, code, film] = [unique('şəkilli-yazı-'), unique('kod-'), unique('video-')];
  const snippet = { ...named(code), codeName: 'css', content: '<p>a</p>', slug: code, time: longAgo };
  return [
    {
      id: blog,
      title: blog,
      path: `blogs/${blog}`,
      documents: {
        ...inTrash('blogs', blog, post(blog, { ...named(blog), hashtags: ['zibil'], time: longAgo })),
        [`slugs/blogs_${blog}`]: { id: blog },
      },
    },
    {
      id: code,
      title: code,
      path: `codes/${code}`,
      documents: { ...inTrash('codes', code, snippet), [`slugs/codes_css_${code}`]: { id: code } },
    },
    { id: film, title: film, path: `videos/${film}`, documents: inTrash('videos', film, video(film)) },
  ];
}

test('@PANEL-9 @CMS-4 a teacher restores a post, a snippet and a free video unchanged; the trash can be filtered by kind, a malformed document is shown; the focus goes to the next row', async ({
  page,
}) => {
  const deleted = deletedContent();
  await stack.write(Object.assign({}, ...deleted.map(({ documents }) => documents)));
  const id = unique('növ-');
  const person = await deletedMember();
  await stack.write({
    ...inTrash('videos', id, video(id)),
    [`trash/${id}`]: { collection: 'others', at: new Date() },
  });
  await openPanel(page, 'teacher', 'trash');
  await expect(rows(page).filter({ hasText: id }).first()).toBeVisible();
  await expect(rows(page).filter({ hasText: 'Bu material oxunmadı' }).filter({ hasText: id })).toBeVisible();
  await page.getByRole('combobox', { name: 'Siyahı' }).selectOption('İstifadəçilər');
  await expect(rows(page).filter({ hasText: id })).toHaveCount(0);
  await expect(rows(page).filter({ hasText: person.fullName })).toBeVisible();
  await page.getByRole('combobox', { name: 'Siyahı' }).selectOption({ index: 0 });

  for (const { id: target, title, path } of deleted) {
    await look(page, title.toUpperCase());
    await expect(rows(page)).toHaveText([new RegExp(`${title}.*Nərmin Quliyeva silib`)]);
    await action(page, title, 'bərpa et').click();
    await expect(page.getByText(`«${title}» bərpa olundu.`)).toBeVisible();
    await expect(rows(page)).toHaveCount(0);
    expect(await storedFields(path)).toMatchObject({
      title: { stringValue: title },
      time: { timestampValue: '2021-02-03T10:00:00Z' },
    });
    expect(await storedFields(`trash/${path.replace('/', '_')}`)).toBeNull();
    if (path.startsWith('videos')) {
      const shard = JSON.stringify(await storedFields('videoIndex/free-0'));
      expect(shard).toContain(target);
    }
  }

  const word = unique('sıra-');
  const titles = ['a', 'b', 'c'].map((letter) => `${word}-${letter}`);
  await stack.write(Object.assign({}, ...titles.map((title) => inTrash('videos', title, video(title)))));
  await look(page, word);
  await expect(rows(page)).toHaveCount(3);
  await action(page, `${word}-b`, 'bərpa et').focus();
  await page.keyboard.press('Enter');
  await expect(rows(page)).toHaveCount(2);
  await expect(action(page, `${word}-c`, 'bərpa et')).toBeFocused();
});

test('@PANEL-9 @PANEL-8 only an admin can restore a user, and never with the key of a role, and only an admin can purge; the confirmation for a user has another text; what cannot be restored says why', async ({
  page,
  context,
}) => {
  const former = await deletedMember({ userKey: keys.teacherKey, lessons: ['backend'] });
  const id = unique('köhnə-');
  const person = await deletedMember();
  await stack.write(inTrash('videos', id, video(id)));
  await openPanel(page, 'teacher', 'trash');
  await lookFor(page, former.fullName);
  await expect(rows(page)).toContainText('Yalnız admin bərpa edə bilər');
  await expect(rows(page).getByRole('button')).toHaveCount(0);
  await lookFor(page, id);
  await expect(action(page, id, 'bərpa et')).toBeVisible();
  await expect(action(page, id, 'həmişəlik sil')).toHaveCount(0);

  await openPanel(page, 'admin', 'trash');
  await lookFor(page, former.fullName);
  await action(page, former.fullName, 'bərpa et').click();
  await expect(page.getByText(`${former.fullName} bərpa olundu.`)).toBeVisible();
  const back = await storedFields(`users/${former.id}`);
  expect(back).toMatchObject({ lessons: { arrayValue: { values: [{ stringValue: 'backend' }] } } });
  expect(back).not.toHaveProperty('userKey');

  const question = page.getByRole('dialog', { name: 'Əminsən?' });
  for (const [title, words] of [
    [id, 'Bunu geri qaytarmaq olmaz'],
    [person.fullName, 'bir daha qeydiyyatdan keçə bilməyəcək'],
  ] as const) {
    await lookFor(page, title);
    await action(page, title, 'həmişəlik sil').click();
    await expect(question).toContainText(words);
    await question.getByRole('button', { name: 'Bəli, həmişəlik sil' }).click();
    await expect(page.getByText('Həmişəlik silindi.')).toBeVisible();
    await expect(rows(page)).toHaveCount(0);
  }
  expect(await storedFields(`trash/videos_${id}`)).toBeNull();
  expect(await storedFields(`audit/deleted-${id}_purge`)).toMatchObject({ action: { stringValue: 'purge' } });
  expect(await storedFields(`trash/users_${person.id}`)).toBeNull();
  expect(await storedFields(`blocked/${person.id}`)).not.toBeNull();

  // What can't be restored says why.
  const { email } = await newMember();
  const twin = await deletedMember({ email });
  const [address, damaged, gone, later] = ['ünvan-', 'zədəli-', 'itən-', 'sonra-'].map(unique) as [
    string,
    string,
    string,
    string,
  ];
  await stack.write({
    ...inTrash('blogs', address, post(address, { ...named(address), time: longAgo })),
    [`slugs/blogs_${address}`]: { id: 'another-post' },
    ...inTrash('codes', damaged, named(damaged)),
    ...inTrash('videos', gone, video(gone)),
    ...inTrash('videos', later, video(later)),
  });
  const refused = async (title: string, reason: string): Promise<void> => {
    await lookFor(page, title);
    await action(page, title, 'bərpa et').click();
    await expect(page.getByText(reason)).toBeVisible();
  };
  await refused(twin.fullName, 'bu istifadəçi adı və ya e-poçt ilə artıq başqa hesab var');
  expect(await storedFields(`users/${twin.id}`)).toBeNull();
  await refused(address, 'bu ünvanda artıq başqa yazı var');
  expect(await storedFields(`blogs/${address}`)).toBeNull();

  await lookFor(page, damaged);
  await expect(rows(page)).toContainText('Məlumatı zədələnib, bərpa etmək olmaz');
  await expect(action(page, damaged, 'bərpa et')).toHaveCount(0);
  await expect(action(page, damaged, 'həmişəlik sil')).toBeVisible();

  // Somebody has restored the document before.
  await lookFor(page, gone);
  await forget(`trash/videos_${gone}`);
  await action(page, gone, 'bərpa et').click();
  await expect(page.getByText('Bu material artıq zibil qutusunda deyil')).toBeVisible();
  await expect(rows(page)).toHaveCount(0);

  // Without network nothing changes, and the user can retry.
  await lookFor(page, later);
  await context.route(/documents:/, (route) => route.abort());
  await action(page, later, 'bərpa et').click();
  await expect(page.getByText('Bərpa alınmadı. Yenidən cəhd edin.')).toBeVisible();
  await context.unroute(/documents:/);
  // The panel's own reads may have failed, too.
  const failed = toasts(page).locator('.toast').filter({ hasText: 'Bərpa alınmadı' });
  await failed.getByRole('button', { name: 'Yenidən cəhd et' }).click();
  await expect(page.getByText(`«${later}» bərpa olundu.`)).toBeVisible();
});

test('@SHELL-15 @PANEL-2 @PANEL-10 an empty trash and an empty log say that they are empty; a tab begins at its title on a low screen', async ({
  page,
}) => {
  await page.route(/:runQuery/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: [{ readTime: '2026-01-01T00:00:00Z' }] });
  });
  await page.setViewportSize({ width: 1366, height: 650 });
  await openPanel(page, 'admin', 'video');
  // The last of the tabs: the page is scrolled to reach it.
  const last = page.getByRole('tab', { name: 'Zibil qutusu' });
  await last.scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 400);
  await last.click();
  await expect(page.getByRole('heading', { name: 'Zibil qutusu', level: 1 })).toBeInViewport();
  await expect(page.getByText('Zibil qutusu boşdur.')).toBeVisible();
  await page.getByRole('combobox', { name: 'Siyahı' }).selectOption('Videolar');
  await expect(page.getByText('Bu növdən silinmiş heç nə yoxdur.')).toBeVisible();
  await page.getByRole('heading', { name: 'Son dəyişikliklər' }).scrollIntoViewIfNeeded();
  await expect(page.getByText('Hələ dəyişiklik yoxdur.')).toBeVisible();
  await expect(page.getByText('Yaxın zamanda əlavə olunacaq...')).toHaveCount(0);
});
