import type { Page } from '@playwright/test';
import { codeDraftKey } from '#core/device/page-storage-keys.ts';
import { type Person, recordOf, registered } from '#support/accounts.ts';
import { expectAccessible } from '#support/axe.ts';
import { writeCode } from '#support/code-editor.ts';
import { agree, openPanel, rows, toasts } from '#support/panel.ts';
import { enter, expect, stack, test } from '#support/site.ts';
import { unique } from '#support/staff.ts';

const form = '/lessons/frontend/exercises/əlaqə-forması';
const site = '/lessons/fullstack/exercises/kiçik-saytınızı-yayımlayın';
const schema = '/lessons/backend/exercises/verilənlər-bazasının-sxemi';

const own = (page: Page) => page.locator('.hand-in-own');
const send = (page: Page) => own(page).getByRole('button', { name: 'Göndər', exact: true });
const state = (page: Page) => own(page).locator('.badge[data-work]').first();

/** A student of a course whom a search of the panel finds alone. */
async function student(course: string): Promise<{ person: Person; surname: string }> {
  const person = await registered({ lessons: [course] });
  const surname = unique('Sınaqova');
  await stack.write({
    [`users/uid-${person.username}`]: recordOf({ ...person, surname }, { lessons: [course] }),
  });
  return { person, surname };
}

/** The work of a student, alone in the list. */
async function find(panel: Page, surname: string): Promise<void> {
  await panel.getByRole('tabpanel').getByRole('searchbox').fill(surname);
  await expect(rows(panel)).toHaveCount(1);
  await expect(rows(panel)).toContainText(surname);
}

async function write(page: Page, code: string): Promise<void> {
  await page.locator('.playground > .code').locator('pre, .code-editor').click();
  await writeCode(page, code);
}

test('@TASK-1 @TASK-2 @TELL-2 code is sent, returned with comments at its lines, sent again and accepted', async ({
  page,
  browser,
}) => {
  const { person, surname } = await student('frontend');
  await enter(page, person, form);
  await expect(page.getByRole('heading', { name: 'Müəllim nələrə baxacaq' })).toBeVisible();
  await send(page).click();
  await expect(own(page).getByRole('alert')).toContainText('Kod başlanğıcdakı kimidir.');
  await write(page, '<form>\n<input>\n</form>');
  await send(page).click();
  await expect(state(page)).toHaveText('Göndərilib');
  await expect(own(page)).toContainText('Növbədə');
  await expectAccessible(page);

  const other = await browser.newContext();
  const panel = await other.newPage();
  await openPanel(panel, 'teacher', 'work');
  await find(panel, surname);
  await rows(panel).getByRole('button', { name: 'Aç və bax' }).focus();
  await panel.keyboard.press('Enter');
  const row = rows(panel).first();
  await expect(row).toContainText('Siz baxırsınız');
  await expect(row.getByRole('checkbox').first()).toBeFocused();
  await row.getByRole('button', { name: 'Kodu işə sal' }).click();
  await expect(row.frameLocator('iframe').locator('input')).toBeVisible();
  await row.getByRole('button', { name: 'Sətir 2', exact: true }).click();
  await panel.keyboard.type('Səhv sətir.');
  await panel.keyboard.press('Enter');
  await row.getByRole('button', { name: 'Sətir 2: qeydi sil' }).click();
  await agree(panel);
  await expect(row.getByRole('textbox', { name: 'Sətrə qeyd' })).toBeFocused();
  await row.getByRole('button', { name: 'Sətir 2', exact: true }).click();
  await panel.keyboard.type('Label yoxdur.');
  await panel.keyboard.press('Enter');
  await row.getByRole('checkbox').first().check();
  await row.getByRole('button', { name: 'Səliqəli yazmısınız' }).click();
  await expectAccessible(panel);
  await row.getByRole('button', { name: 'Qaytar' }).click();
  await expect(toasts(panel)).toContainText('İş qaytarıldı');
  await expect(rows(panel)).toHaveCount(0);
  // A slip: the work is back with what was written, and goes out again.
  await toasts(panel).getByRole('button', { name: 'Qərarı geri götür' }).click();
  await expect(toasts(panel)).toContainText('Qərar geri götürüldü');
  await expect(row.getByRole('textbox', { name: 'Rəy' })).toHaveValue(/Səliqəli yazmısınız/);
  await row.getByRole('button', { name: 'Qaytar' }).click();
  await expect(rows(panel)).toHaveCount(0);

  await page.reload();
  await expect(state(page)).toHaveText('Qaytarılıb');
  await expect(own(page)).toContainText('Sətir 2: Label yoxdur.');
  await expect(own(page)).toContainText('Səliqəli yazmısınız');
  await page.goto(`/user/${person.username}`);
  await page.getByText('İşlərim', { exact: true }).click();
  const listed = page.getByRole('listitem').filter({ has: page.locator('[data-work]') });
  await expect(listed).toHaveCount(1);
  await expect(listed).toContainText('Qaytarılıb');
  await expectAccessible(page);
  await listed.getByRole('link').click();
  await expect(state(page)).toHaveText('Qaytarılıb');
  await own(page).getByRole('textbox', { name: 'Müəllimə yazın' }).fill('Düzəltdim.');
  await own(page).getByRole('button', { name: 'Mesajı göndər' }).click();
  await expect(own(page).locator('.work-thread')).toContainText('Düzəltdim.');

  // Another device has only what the task begins with.
  await page.evaluate(
    (end) => {
      for (const key of Object.keys(localStorage)) if (key.endsWith(end)) localStorage.removeItem(key);
    },
    codeDraftKey('', form).slice(codeDraftKey('', '').length),
  );
  await page.reload();
  await expect(page.locator('.playground')).toContainText('<p>Ad</p>');
  // What came back stands open, and on paper in place of what the task begins with.
  await expect(own(page).locator('.work-code')).toContainText('Label yoxdur.');
  await page.emulateMedia({ media: 'print' });
  await expect(own(page).locator('.work-code')).toBeVisible();
  await expect(page.locator('.playground')).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Kodunuz' })).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await own(page).getByRole('button', { name: 'Qaytarılmış kodu redaktora qoy' }).click();
  const editor = page.locator('.playground .code-editor');
  await expect(editor).not.toContainText('<p>Ad</p>');
  await expect(editor.getByRole('textbox')).toBeFocused();
  await writeCode(page, '<form>\n<label>Ad <input></label>\n</form>');
  await own(page).getByRole('button', { name: 'Bu kodu redaktora qoy' }).click();
  await page.getByRole('button', { name: 'Xeyr' }).click();
  await expect(editor).toContainText('<label>');
  await send(page).click();
  await expect(state(page)).toHaveText('Göndərilib');

  await panel.reload();
  await find(panel, surname);
  await rows(panel).getByRole('button', { name: 'Aç və bax' }).click();
  await expect(row.locator('[data-kind=gone]')).toHaveText(/<input>/);
  await row.getByRole('button', { name: 'Qəbul et' }).click();
  await expect(rows(panel)).toHaveCount(0);
  await other.close();

  await page.goto('/lessons/frontend');
  await page
    .getByRole('button', { name: /^Bildirişlər/ })
    .first()
    .click();
  await page.getByRole('link', { name: /İşiniz qəbul edildi: «Əlaqə forması»/ }).click();
  await expect(page).toHaveURL(`${encodeURI(form)}#work`);
  await expect(state(page)).toHaveText('Qəbul edilib');
  await expect(page.locator('[data-done="əlaqə-forması"]').first()).toBeVisible();
});

test('@TASK-1 an address waits without a network, is sent and withdrawn; who lacks the course is told', async ({
  page,
  context,
}) => {
  const { person } = await student('fullstack');
  await enter(page, person, site);
  const field = own(page).getByRole('textbox', { name: 'Ünvan' });
  await field.fill('kodyol');
  await send(page).click();
  await expect(own(page).getByRole('alert')).toContainText('https://');
  await expect(field).toHaveValue('kodyol');
  await field.fill('https://kodyol.example/is');
  await context.setOffline(true);
  await send(page).click();
  await expect(own(page)).toContainText('İşiniz bu cihazda gözləyir');
  await expect(own(page).getByRole('button')).toBeFocused();
  await context.setOffline(false);
  await expect(state(page)).toHaveText('Göndərilib');
  await expect(page.locator('#own-work')).toBeFocused();
  await own(page).getByRole('button', { name: 'Geri götür' }).click();
  await page.getByRole('button', { name: 'Bəli, geri götür' }).click();
  await expect(state(page)).toHaveText('Geri götürülüb');
  await own(page).getByText('Versiya 1', { exact: true }).last().click();
  await expect(own(page).getByRole('link', { name: 'https://kodyol.example/is' })).toBeVisible();

  await page.goto(schema);
  await expect(own(page)).toContainText('Bu tapşırığı yalnız kursu olanlar göndərə bilər.');
});

test('@TASK-1 a picture is sent and shown to its student', async ({ page }) => {
  const { person } = await student('backend');
  await enter(page, person, schema);
  await own(page).locator('input[type=file]').setInputFiles('stack/seed/schema.webp');
  await expect(own(page).getByRole('img', { name: 'Seçdiyiniz şəkil' })).toBeVisible();
  await send(page).click();
  await expect(state(page)).toHaveText('Göndərilib');
  await own(page).getByText('Versiya 1', { exact: true }).last().click();
  await expect(own(page).getByRole('img', { name: 'Göndərilmiş şəkil' })).toBeVisible();
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });
  test('@TASK-1 a task that is handed in reads as text', async ({ page }) => {
    await page.goto(site);
    await expect(page.locator('.checklist > li')).toHaveCount(3);
    await expect(page.locator('.hand-in')).toContainText('JavaScript-i aktivləşdirin');
  });
});
