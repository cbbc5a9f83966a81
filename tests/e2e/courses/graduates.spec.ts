import type { Page } from '@playwright/test';
import { registered } from '#support/accounts.ts';
import { expectAccessible } from '#support/axe.ts';
import { openPanel, rows, searchList, storedFields, toasts } from '#support/panel.ts';
import { enter, expect, stack, test } from '#support/site.ts';
import { unique } from '#support/staff.ts';

const reviewsOf = (page: Page) => page.getByRole('region', { name: '«Frontend proqramlaşdırma» kursu' });

async function unfold(page: Page): Promise<void> {
  await page.locator('summary').filter({ hasText: 'Kurs haqqında rəyim' }).click();
}

test('@COURSE-4 the course’s page has what staff show, with first names, months and the mean, also for search engines', async ({
  page,
}) => {
  await page.goto('/lessons/frontend');
  const section = page.getByRole('region', { name: 'Məzunlar nə deyir?' });
  await expect(section.getByRole('listitem')).toHaveCount(2);
  await expect(section.getByRole('listitem').first()).toContainText('Türkan avqust 2026');
  await expect(section).toContainText('Orta hesabla 4,5 ulduz, 2 rəy');
  await expect(section).not.toContainText('Rəşad');
  const json = await page.locator('script[type="application/ld+json"]').first().textContent();
  expect(json).toContain('"ratingValue":4.5');
  expect(json).toContain('"author":{"@type":"Person","name":"Sevda"}');
});

test('@COURSE-4 a graduate writes a review, which outlives a reload; a teacher shows it, and its author takes it back', async ({
  page,
  browser,
}) => {
  const person = await registered({ emailVerified: true, lessons: ['frontend'] });
  const uid = `uid-${person.username}`;
  const code = 'GRADVATE'.padEnd(26, '0');
  await stack.write({
    [`users/${uid}/certificates/${code}`]: {
      ...{ name: `${person.name} ${person.surname}`, course: 'frontend', title: 'Frontend proqramlaşdırma' },
      ...{ issuedAt: new Date('2026-11-01T08:00:00Z'), audit: 'seed' },
    },
  });
  const text = `${unique('rəy')}: çox şey öyrəndim.`;
  await enter(page, person, `/user/${person.username}`);
  await unfold(page);
  const own = reviewsOf(page);
  await own.getByRole('button', { name: 'Rəyi göndər' }).click();
  await expect(own.getByRole('alert')).toHaveText('Əvvəlcə kursa 1-dən 5-ə qədər ulduz verin.');
  await own.getByRole('radio', { name: '5 ulduzdan 4' }).check();
  await own.getByLabel('Rəyiniz').fill(text);
  await page.reload();
  await unfold(page);
  await expect(own.getByRole('radio', { name: '5 ulduzdan 4' })).toBeChecked();
  await expect(own.getByLabel('Rəyiniz')).toHaveValue(text);
  await expectAccessible(page);
  await own.getByRole('button', { name: 'Rəyi göndər' }).click();
  await expect(own).toContainText('Hələ baxılmayıb');
  await expect(own).toContainText(text);

  const staff = await browser.newPage();
  await openPanel(staff, 'teacher', 'graduate');
  await searchList(staff, text.slice(0, text.indexOf(':')));
  await expect(rows(staff)).toHaveCount(1);
  await expectAccessible(staff);
  await rows(staff).getByRole('button', { name: 'rəyi səhifədə göstər' }).click();
  await expect(toasts(staff)).toContainText('Rəy kursun səhifəsində');
  await expect(rows(staff)).toHaveCount(0);

  // The page of the author still shows the earlier state: what staff have done meanwhile does not stop the withdrawal.
  await own.getByRole('button', { name: /rəyi geri götür/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Bəli, geri götür' }).click();
  await expect(own.getByLabel('Rəyiniz')).toHaveValue(text);
  const id = `graduateReviews/frontend_${uid}`;
  expect(await storedFields(id)).toBeNull();
  await staff.close();
});
