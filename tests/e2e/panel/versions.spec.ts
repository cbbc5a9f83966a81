import { foldLetters } from '#core/words/letters.ts';
import { titleWords } from '#core/words/title.ts';
import { expectAccessible } from '#support/axe.ts';
import {
  agree,
  editButton,
  openPanel,
  searchList,
  send,
  storedFields,
  titleField,
  toasts,
  writing,
} from '#support/panel.ts';
import { expect, post, stack, test } from '#support/site.ts';
import { unique } from '#support/staff.ts';

test('@PANEL-21 an earlier version of a post is seen beside the present text, and saving it again loses neither', async ({
  page,
}) => {
  const id = unique('zz');
  const title = `Zz${id} birinci`;
  const text = {
    titleKey: foldLetters(title),
    words: titleWords(title),
    content: '<p>Qalan abzas.</p><p>Köhnə abzas.</p>',
  };
  await stack.write({ [`blogs/${id}`]: post(id, { title, ...text }), [`slugs/blogs_${id}`]: { id } });
  const edit = async (of: string, shown = of) => {
    await searchList(page, `zz${id}`);
    await editButton(page, of).click();
    await expect(titleField(page)).toHaveValue(shown);
  };
  const versions = page.getByRole('group').filter({ hasText: /^Versiyalar/ });
  const open = page.getByText('Versiyalar', { exact: true });
  await openPanel(page, 'teacher', 'blog');
  await edit(title);
  await open.click();
  await expect(versions).toContainText('Hələ əvvəlki versiya yoxdur.');
  const second = `Zz${id} ikinci`;
  await titleField(page).fill(second);
  await writing(page).getByText('Köhnə abzas.').click();
  await writing(page).press('End');
  await writing(page).pressSequentially(' Yeni cümlə.');
  await send(page);
  await expect(toasts(page)).toContainText('Yazı yeniləndi.');

  await edit(second);
  await open.click();
  await expect(versions.getByRole('listitem').first()).toContainText(/Nərmin Quliyeva.*İndiki/);
  await versions.getByRole('button', { name: 'Daha əvvəlki mətn' }).click();
  const changed = (field: string) => versions.getByRole('region', { name: field });
  await expect(changed('Başlıq')).toContainText(`− Seçilmiş versiya${title}`);
  await expect(changed('Başlıq')).toContainText(`+ İndiki mətn${second}`);
  await expect(changed('Mətn')).toContainText(
    '− Seçilmiş versiyaKöhnə abzas.+ İndiki mətnKöhnə abzas. Yeni cümlə.',
  );
  await expect(changed('Mətn').getByText('Qalan abzas.')).toBeHidden();
  await changed('Mətn').getByText('Dəyişməyən hissələr: 1').click();
  await expect(changed('Mətn').getByText('Qalan abzas.')).toBeVisible();
  await expect(changed('Heşteqlər')).toHaveCount(0);
  await expectAccessible(page);

  // What is typed is asked for, and stays after a «no».
  await titleField(page).fill('Yazılan');
  const restore = versions.getByRole('button', { name: 'Bu versiyanı formaya qoy' });
  await restore.click();
  await agree(page, 'Xeyr, qalsın');
  await expect(titleField(page)).toHaveValue('Yazılan');
  await restore.click();
  await agree(page, 'Bəli, formaya qoy');
  await expect(page.getByText('Seçdiyiniz versiya formadadır.')).toBeVisible();
  await expect(titleField(page)).toHaveValue(title);
  await expect(writing(page)).toHaveText('Qalan abzas.Köhnə abzas.');
  expect(await storedFields(`blogs/${id}`)).toMatchObject({ title: { stringValue: second } });
  await page.reload();
  await edit(second, title);
  await send(page);
  await expect(toasts(page)).toContainText('Yazı yeniləndi.');
  expect(await storedFields(`blogs/${id}`)).toMatchObject({ title: { stringValue: title } });
  expect(await storedFields(`blogs/${id}/versions/2`)).toMatchObject({ title: { stringValue: second } });
  await edit(title);
  await open.click();
  await expect(versions.getByRole('listitem')).toHaveCount(3);
});
