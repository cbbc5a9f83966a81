import type { Page } from '@playwright/test';
import { newPerson, submit } from '#support/accounts.ts';
import { expectAccessible } from '#support/axe.ts';
import { arrived, network } from '#support/mail.ts';
import { openPanel, rows, searchList } from '#support/panel.ts';
import { expect, test } from '#support/site.ts';

const field = (page: Page, name: string) => page.locator(`main [name=${name}]`);
const recorded = 'Müraciətiniz qeydə alındı. Sizinlə əlaqə saxlayacağıq.';

/** Fills in the contact form; the e-mail is unique. */
async function written(page: Page): Promise<string> {
  const { email } = newPerson();
  const fields = {
    from_name: 'Ləman',
    from_surname: 'Əzizova',
    from_mail: email,
    from_subject: 'Frontend kursu',
    message: 'Salam! 😊\n\nQrup nə vaxt başlayır?',
  };
  for (const [name, value] of Object.entries(fields)) await field(page, name).fill(value);
  return email;
}

test('@INBOX-1 a message whose mail fails is kept once, also when the answer is lost, and staff read it', async ({
  page,
  browser,
}) => {
  await page.clock.install();
  const firestore: string[] = [];
  page.on('request', (request) => {
    if (/\/documents[:/]|\/messages\.[\w-]+\.js/.test(request.url())) firestore.push(request.url());
  });
  const net = await network(page);
  net.fail('an answer 500', ['mail']);
  await page.goto('/contact');
  const first = await written(page);
  // Neither the database nor its part is asked before the press.
  expect(firestore).toEqual([]);
  await submit(page);
  await expect(page.getByRole('status').getByText(recorded, { exact: true })).toBeVisible();
  await expect(field(page, 'message')).toHaveValue('');
  await expectAccessible(page);
  await written(page);
  await submit(page);
  await expect(page.getByRole('alert')).toContainText('Müraciətiniz artıq göndərilib.');

  // The database has it, and the page hears nothing of it: neither the answer, nor whether it is there.
  await page.clock.fastForward(60_000);
  const second = await written(page);
  let lost = 0;
  await page.route(/documents:(commit|batchGet)/, async (route) => {
    lost += 1;
    if (route.request().url().endsWith('commit')) await route.fetch();
    await route.abort();
  });
  await submit(page);
  await expect(page.getByRole('alert')).toHaveText(
    'Xəta baş verdi! Zəhmət olmasa daha sonra təzdən yoxlayın.',
  );
  expect(lost).toBe(2);
  await expect(field(page, 'from_mail')).toHaveValue(second);
  await expect(page.getByRole('complementary', { name: 'Birbaşa əlaqə' })).toBeVisible();
  await page.unroute(/documents:(commit|batchGet)/);
  await page.getByRole('button', { name: 'Yenidən göndər' }).click();
  await expect(page.getByRole('status').getByText(recorded, { exact: true })).toBeVisible();
  expect([...arrived(first), ...arrived(second)]).toEqual([]);

  const staff = await browser.newPage();
  await openPanel(staff, 'teacher', 'message');
  for (const email of [first, second]) {
    await searchList(staff, email);
    await expect(rows(staff)).toHaveCount(1);
  }
  await expect(rows(staff).first()).toContainText('Ləman Əzizova');
  expect(await rows(staff).locator('.long-text').allInnerTexts()).toEqual([
    'Salam! 😊\n\nQrup nə vaxt başlayır?',
  ]);
  await staff.close();
});

test('@INBOX-1 a mail that arrives needs no database; what is too long is refused at its field and stays', async ({
  page,
}) => {
  const net = await network(page);
  net.fail('no network', ['keeping']);
  await page.goto('/contact');
  const email = await written(page);
  const long = 'ə'.repeat(5_001);
  await field(page, 'message').fill(long);
  await submit(page);
  await expect(page.getByRole('alert')).toHaveText(
    'Çox uzundur: 5 001 işarə. Ən çoxu 5 000 işarə ola bilər, mətni qısaldın.',
  );
  await expect(field(page, 'message')).toBeFocused();
  await expect(field(page, 'message')).toHaveValue(long);
  expect(net.sent()).toEqual({ mail: 0, keeping: 0 });
  await field(page, 'message').fill(long.slice(1));
  await expect(page.getByRole('alert')).toHaveCount(0);
  await submit(page);
  await expect(page.getByText('E-poçt göndərildi!', { exact: true })).toBeVisible();
  expect(arrived(email)).toHaveLength(1);
  // The database is not waited for.
  await expect.poll(net.sent).toEqual({ mail: 1, keeping: 1 });
});
