import { readFile } from 'node:fs/promises';
import { expectAccessible } from '#support/axe.ts';
import { agree, openPanel, rows, searchList, showLog, storedFields, toasts } from '#support/panel.ts';
import { expect, stack, test } from '#support/site.ts';
import { unique } from '#support/staff.ts';

/** A message that a visitor has sent by the order form. */
async function sent(over: object = {}): Promise<{ id: string; company: string }> {
  const company = unique('Şirkət-');
  const id = unique('message-of-a-visitor-');
  await stack.write({
    [`messages/${id}`]: {
      kind: 'order',
      fields: {
        describe: `=1+1 ${'çoxuzunsöz'.repeat(40)}\n\nSon sətir`,
        from_name: 'Rəşad Quluzadə',
        from_company: company,
        from_number: '+994-55-011-22-33',
      },
      at: new Date(),
      state: 'new',
      rev: 1,
      ...over,
    },
  });
  return { id, company };
}

const stored = async (id: string) => JSON.stringify(await storedFields(`messages/${id}`));

test('@INBOX-2 a teacher answers a message, takes it and writes a note; an admin’s change meanwhile is not written over', async ({
  page,
  browser,
}) => {
  const { id, company } = await sent();
  await openPanel(page, 'teacher', 'message');
  await expect(page.getByRole('tab', { selected: true })).toHaveAccessibleName(/^Müraciətlər, \d+\+? yeni$/);
  await searchList(page, `${company.toLowerCase()} quluzade`);
  const row = rows(page).first();
  await expect(rows(page)).toHaveCount(1);
  await expect(row).toContainText('Sayt sifarişi');
  await expect(row.getByRole('link', { name: /zəng et$/ })).toHaveAttribute('href', 'tel:+994550112233');
  await expect(row.getByRole('link', { name: /^WhatsApp/ })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/994550112233\?text=Salam%2C%20R%C9%99%C5%9Fad/,
  );

  // By keyboard: the state, then who answers.
  await row.getByRole('button', { name: 'Cavablandırılıb' }).focus();
  await page.keyboard.press('Enter');
  await expect(row.getByRole('button', { name: 'Cavablandırılıb' })).toHaveAttribute('aria-pressed', 'true');
  await expect(row.getByRole('button', { name: 'Yeni' })).toHaveAttribute('aria-pressed', 'false');
  await row.getByRole('button', { name: 'Rəşad Quluzadə: müraciəti götür' }).focus();
  await page.keyboard.press('Space');
  await expect(row).toContainText('Sizdədir');
  const which = page.getByRole('tabpanel').getByRole('combobox', { name: 'Hansılar göstərilsin' });
  await which.selectOption('Bağlanıb');
  await expect(page.getByRole('tabpanel')).toContainText('Bu hissədə belə nəticə yoxdur.');
  await which.selectOption('');
  await expect(rows(page)).toHaveCount(1);
  const fields = await stored(id);
  for (const value of ['answered', 'seed-teacher']) expect(fields).toContain(`"${value}"`);

  // An admin writes a note while the teacher does.
  const other = await browser.newPage();
  await openPanel(other, 'admin', 'message');
  await searchList(other, company);
  const same = rows(other).first();
  await expect(same).toContainText('Götürən: Nərmin Quliyeva');
  await same.getByRole('button', { name: 'Rəşad Quluzadə: qeyd yaz' }).click();
  await row.getByRole('button', { name: 'Rəşad Quluzadə: qeyd yaz' }).click();
  const note = row.getByRole('textbox', { name: 'Həmkarlar üçün qeyd' });
  await expect(note).toBeFocused();
  await note.fill('Sabah zəng edəcəyəm');
  await same.getByRole('textbox').fill('Qiyməti göndərdim');
  await same.getByRole('button', { name: 'Qeydi saxla' }).click();
  await expect(same.locator('.message-note')).toContainText('Qiyməti göndərdim');

  await row.getByRole('button', { name: 'Qeydi saxla' }).click();
  await expect(toasts(page)).toContainText('Bu müraciəti həmkarınız dəyişib');
  await expect(row.locator('.message-note')).toContainText('Qiyməti göndərdim');
  await expect(note).toHaveValue('Sabah zəng edəcəyəm');
  await expectAccessible(page);
  await row.getByRole('button', { name: 'Qeydi saxla' }).click();
  await expect(row.locator('.message-note')).toContainText('Sabah zəng edəcəyəm');
  await expect(row.getByRole('button', { name: 'Rəşad Quluzadə: qeydə düzəliş et' })).toBeFocused();

  // Words of the note are found, too; the file has what is shown, and no formula.
  await searchList(page, `${company} sabah`);
  await expect(rows(page)).toHaveCount(1);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'CSV faylını endir' }).click(),
  ]);
  const text = await readFile(await file.path(), 'utf8');
  expect(text).toMatch(/^\ufeffVaxt;Forma;Ad;/);
  expect(text).toContain(`;"'=1+1 `);

  await row.getByRole('button', { name: 'Rəşad Quluzadə: müraciəti sil' }).click();
  await agree(page, 'Bəli, həmişəlik sil');
  await expect(rows(page)).toHaveCount(0);
  await expect(page.getByRole('tabpanel')).toContainText('Bu söz heç bir müraciətdə yoxdur.');
  expect(await storedFields(`messages/${id}`)).toBeNull();

  // The admin still sees it, and hears that it is gone.
  await same.getByRole('button', { name: 'Bağlanıb' }).click();
  await expect(toasts(other)).toContainText('Bu müraciəti həmkarınız silib.');
  await expect(rows(other)).toHaveCount(0);
  await showLog(other);
  await other.getByRole('button', { name: 'Təzələ', exact: true }).click();
  const entry = other.locator('ol.log > li', { hasText: 'müraciəti həmişəlik sildi' }).first();
  await expect(entry).toContainText('Nərmin Quliyeva müraciəti həmişəlik sildi');
  await expect(entry).not.toContainText('adı qalmayıb');
  await other.close();
});

test('@PANEL-9 @INBOX-2 a double click on an answer does nothing to what lies below; the state that is chosen can be read under the pointer', async ({
  page,
}) => {
  const { company } = await sent();
  await openPanel(page, 'teacher', 'message');
  await searchList(page, company.toLowerCase());
  await expect(rows(page)).toHaveCount(1);
  const chosen = rows(page).first().getByRole('button', { pressed: true });
  await chosen.hover();
  const [ink, ground] = await chosen.evaluate((element) => {
    const { color, backgroundColor } = getComputedStyle(element);
    return [color, backgroundColor];
  });
  expect(ink).not.toBe(ground);
  await rows(page).first().getByRole('button', { name: 'Rəşad Quluzadə: müraciəti sil' }).click();
  // Whatever lies below is pressed.
  await page.evaluate(() => {
    const below = Object.assign(document.createElement('button'), { textContent: '0', id: 'below' });
    below.style.cssText = 'position: fixed; inset: 0; z-index: 1';
    below.onclick = () => {
      below.textContent = String(Number(below.textContent) + 1);
    };
    document.body.append(below);
  });
  await page.getByRole('dialog').getByRole('button').first().dblclick();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.locator('#below')).toHaveText('0');
  await page.locator('#below').click({ position: { x: 5, y: 5 } });
  await expect(page.locator('#below')).toHaveText('1');
});
