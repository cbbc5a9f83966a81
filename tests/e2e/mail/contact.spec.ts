import type { Page } from '@playwright/test';
import { newPerson, submit } from '#support/accounts.ts';
import { held } from '#support/lost-requests.ts';
import { arrived, failures, network, service, shownFields } from '#support/mail.ts';
import { expect, test } from '#support/site.ts';

const field = (page: Page, name: string) => page.locator(`main [name=${name}]`);

async function fill(page: Page, fields: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(fields)) await field(page, name).fill(value);
}

/** The fields of one visitor, with a unique e-mail. */
const written = () => ({
  from_name: 'Ələkbər',
  from_surname: 'Şıxəliyev-Ağayeva',
  from_mail: newPerson().email,
  from_subject: 'İnteryer kursu haqqında',
  message: `Salam!\n\n${'Çox uzun mətn: ğ ı ö ş ü ç ə İ. '.repeat(150)}\nHörmətlə`,
});

const failed = 'Xəta baş verdi! Zəhmət olmasa daha sonra təzdən yoxlayın.';

test('@CONTACT-1 @CONTACT-2 has five fields; the browser requires three of them; a hidden one that an autofill has filled is said, and the next press sends what was typed', async ({
  page,
}) => {
  await page.goto('/contact');
  await expect(page).toHaveTitle('Əlaqə | Kodyol');
  await expect(field(page, 'message')).toHaveAttribute('cols', '30');
  await expect(field(page, 'message')).toHaveAttribute('rows', '10');
  const { from_surname, message, ...required } = written();
  for (const [name, value] of Object.entries(required)) {
    await submit(page);
    await expect(field(page, name)).toBeFocused();
    expect(await field(page, name).evaluate((input: HTMLInputElement) => input.validity.valueMissing)).toBe(
      true,
    );
    await field(page, name).fill(value);
  }
  await field(page, 'from_mail').fill('ünvan deyil');
  await submit(page);
  await expect(field(page, 'from_mail')).toBeFocused();
  expect(
    await field(page, 'from_mail').evaluate((input: HTMLInputElement) => input.validity.typeMismatch),
  ).toBe(true);
  await field(page, 'from_mail').fill(required.from_mail);
  await field(page, 'website').evaluate((input: HTMLInputElement) => {
    input.value = 'https://autofill.example';
    for (const type of ['input', 'change']) input.dispatchEvent(new Event(type, { bubbles: true }));
  });
  await submit(page);
  await expect(page.getByRole('alert')).toHaveText(
    'Müraciət göndərilmədi. Bizə birbaşa zəng edin və ya e-poçt yazın.',
  );
  expect(arrived(required.from_mail)).toHaveLength(0);
  for (const [name, value] of Object.entries(required)) await expect(field(page, name)).toHaveValue(value);
  await page.getByRole('button', { name: 'Yenidən göndər' }).click();
  await expect(page.getByText('E-poçt göndərildi!')).toBeVisible();
  expect(arrived(required.from_mail)).toHaveLength(1);
});

test('@CONTACT-2 @COURSE-2 a link fills in the subject, cut to one line and the allowed length; the text arrives unchanged, and the form is cleared', async ({
  page,
}) => {
  await page.goto(`/contact?subject=${'ə'.repeat(1_000)}`);
  await expect(field(page, 'from_subject')).toHaveValue('ə'.repeat(150));
  const subject = 'Frontend kursunu almaq <b>istəyirəm</b>';
  await page.goto(`/contact?subject=${encodeURIComponent(` ${subject.replace(' ', '\n')} `)}`);
  await expect(field(page, 'from_subject')).toHaveValue(subject);
  const fields = { ...written(), from_subject: subject };
  const { from_subject, ...others } = fields;
  await fill(page, others);
  const shown = await shownFields(page);
  await submit(page);
  await expect(page.getByRole('status').getByText('E-poçt göndərildi!', { exact: true })).toBeVisible();
  expect(arrived(fields.from_mail)).toEqual([[...shown, ...service('contact')]]);
  for (const name of Object.keys(fields)) await expect(field(page, name)).toHaveValue('');
  await page.goto('/__mail');
  await expect(page.locator('article', { hasText: fields.from_mail })).toContainText('Şıxəliyev-Ağayeva');
});

test('@CONTACT-2 429, 500, offline and no response are reported and logged; the text stays and can be sent again', async ({
  page,
}) => {
  const fields = written();
  const logged: string[] = [];
  page.on('console', (message) => message.text().includes('mail/failed') && logged.push(message.type()));
  await page.clock.install();
  const net = await network(page);
  await page.goto('/contact');
  await fill(page, fields);
  for (const [attempt, failure] of failures.entries()) {
    net.fail(failure);
    await page.getByRole('button', { name: attempt === 0 ? 'Göndər' : 'Yenidən göndər' }).click();
    await expect.poll(net.sent, failure).toEqual({ mail: attempt + 1, keeping: attempt + 1 });
    if (failure === 'no answer') {
      await expect(page.getByRole('button', { name: 'Göndərilir…' })).toBeVisible();
      await page.clock.fastForward(15_000);
    }
    await expect(page.getByRole('alert'), failure).toHaveText(failed);
    await expect(page.getByRole('alert')).toBeFocused();
    await expect(page.getByText('Yazdıqlarınız silinməyib.')).toBeVisible();
    expect(logged).toEqual(Array(attempt + 1).fill('error'));
    for (const [name, value] of Object.entries(fields)) await expect(field(page, name)).toHaveValue(value);
  }

  net.mend();
  await page.getByRole('button', { name: 'Yenidən göndər' }).click();
  await expect(page.getByText('E-poçt göndərildi!')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(arrived(fields.from_mail)).toHaveLength(1);

  net.fail('an answer 500');
  await page.clock.fastForward(60_000);
  await fill(page, fields);
  await submit(page);
  await expect(page.getByRole('alert')).toHaveText(failed);
  await expect(page.getByText('E-poçt göndərildi!')).toHaveCount(0);
});

test('@CONTACT-2 a form submitted before the page’s script has come is sent then; where none comes, nothing gets into the address', async ({
  page,
}) => {
  const script = '**/_astro/MailPlace*';
  const come = await held(page, script);
  const fields = written();
  await page.goto('/contact', { waitUntil: 'commit' });
  await fill(page, fields);
  await field(page, 'from_name').press('Enter');
  await expect(page.locator(':root')).toHaveAttribute('data-script', '');
  come();
  await expect(page.getByText('E-poçt göndərildi!')).toBeVisible();
  expect(arrived(fields.from_mail)).toHaveLength(1);

  await page.unroute(script);
  await page.route(script, (route) => route.abort());
  await page.reload();
  await fill(page, fields);
  await submit(page);
  await expect(page).toHaveURL('/contact');
  await expect(field(page, 'from_name')).toHaveValue(fields.from_name);
});

test('@CONTACT-2 a script that fails to load is reported, the next try loads it, and a form submitted meanwhile is sent after loading', async ({
  page,
}) => {
  const script = '**/_astro/ContactForm*';
  await page.route(script, (route) => route.abort());
  const fields = written();
  await page.goto('/contact');
  await fill(page, fields);
  await expect(page.locator('.toast')).toContainText('Səhifənin bu hissəsi yüklənmədi.');
  await page.unroute(script);
  const come = await held(page, script);
  await page.locator('.toast').getByRole('button', { name: 'Yenidən cəhd et' }).click();
  await submit(page);
  await submit(page);
  come();
  await expect(page.getByText('E-poçt göndərildi!')).toBeVisible();
  expect(arrived(fields.from_mail)).toHaveLength(1);
  await expect(page).toHaveURL('/contact');
});
