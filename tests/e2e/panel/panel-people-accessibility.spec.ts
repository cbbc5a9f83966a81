import { expectAccessible } from '#support/axe.ts';
import { openPanel, openTab } from '#support/panel.ts';
import { expect, stack, test } from '#support/site.ts';
import { inTrash, newMember, unique } from '#support/staff.ts';

test.describe('@READ-7 axe reports no violation in the panel’s tabs about people', () => {
  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 } });

    test('users with a selected user; the trash with a malformed document; ranks with the confirmation', async ({
      page,
    }) => {
      const long = 'Ağabəyim-Məhəmmədhüseynqızının-Əbdülrəhmanbəyovanın-Soyadı';
      const person = await newMember({ surname: long, lessons: ['frontend', long] });
      await openPanel(page, 'admin', 'user');
      await page.getByRole('tabpanel').getByRole('searchbox').fill(person.username);
      await expect(page.locator('.records > li')).toHaveCount(1);
      await page.getByRole('radio', { name: long }).check();
      await expectAccessible(page);

      const damaged = unique('zedeli-');
      const other = unique('basqa-');
      await stack.write({
        ...inTrash('codes', damaged, { title: damaged.repeat(8), titleKey: damaged }),
        // So that one row is the answer to the search, not what stood there before it.
        ...inTrash('codes', other, { title: other, titleKey: other }),
      });
      await openTab(page, 'Zibil qutusu');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Zibil qutusu');
      await page.getByRole('tabpanel').getByRole('searchbox').fill(damaged);
      await expect(page.locator('.records > li')).toHaveCount(1);
      await expect(page.locator('.records')).toContainText('Məlumatı zədələnib');
      await expectAccessible(page);

      await openTab(page, 'Müəllimlər');
      await page.getByRole('button', { name: 'Nərmin Quliyeva: müəllimlikdən çıxar' }).click();
      await expect(page.getByRole('dialog', { name: 'Əminsən?' })).toBeVisible();
      await expectAccessible(page);
    });
  });
});
