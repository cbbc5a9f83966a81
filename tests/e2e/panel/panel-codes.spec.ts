import { newPerson } from '#support/accounts.ts';
import { alertOf, openPanel, rows, send, storedFields, titleField, toasts, writing } from '#support/panel.ts';
import { expect, test } from '#support/site.ts';

test('@PANEL-5 @CODE-2 a new snippet: a missing field is named, a preview shown, then it is published; the same title again is refused', async ({
  page,
}) => {
  const title = `Zz kod ${newPerson().username.replace('.', '-')}`;
  const slug = title.toLowerCase().replaceAll(' ', '-');
  await openPanel(page, 'teacher', 'code');
  await page.getByRole('button', { name: 'Yeni kod nümunəsi', exact: true }).click();
  // What else can be missing or wrong: src/panel/content-forms.test.ts.
  await page.locator('[name=codeName]').selectOption('css');
  await titleField(page).fill(title);
  await expect(page.getByText(`Ünvanı: /code/css/${slug}`)).toBeVisible();
  await send(page);
  await expect(writing(page)).toBeFocused();
  await expect(alertOf(page)).toHaveText('Bütün hissələri doldurun.');
  await writing(page).fill('İzah');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Kod bloku' }).click();
  await page.getByLabel('Kodun dili').selectOption('css');
  await writing(page).locator('pre').click();
  await page.keyboard.type('a > b { color: red }');
  await page.getByRole('button', { name: 'İlkin baxış' }).click();
  const preview = page.getByRole('region', { name: 'İlkin baxış' });
  await expect(preview.locator('pre')).toHaveText('a > b { color: red }');
  await send(page);
  await expect(toasts(page).getByText(`«${title}» əlavə olundu.`)).toBeVisible();
  await expect(rows(page).filter({ hasText: title })).toBeVisible();
  // The same address again is refused with a reason, and the text stays.
  await page.getByRole('button', { name: 'Yeni kod nümunəsi', exact: true }).click();
  await page.locator('[name=codeName]').selectOption('css');
  await titleField(page).fill(title);
  await writing(page).fill('b');
  await send(page);
  await expect(titleField(page)).toBeFocused();
  await expect(alertOf(page)).toContainText('Başlığı bir az dəyişin');
  await page.getByRole('button', { name: 'Siyahıya qayıt' }).click();
  // Readers can open the snippet before the next build.
  await page.goto(`/code/css/${slug}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page.getByRole('button', { name: 'İşə sal' })).toBeVisible();
  expect(await storedFields(`slugs/codes_css_${slug}`)).not.toBeNull();
});
