import type { Locator, Page } from '@playwright/test';
import { agree, openPanel, rows, searchList, storedFields, toasts, writing } from '#support/panel.ts';
import { expect, stack, test } from '#support/site.ts';
import { newMember, unique } from '#support/staff.ts';
import { stubYouTube } from '#support/youtube.ts';

// PANEL-18. A press is a click; a choice in a list is two, as is a chosen file. Typing and pasting are none.

class Hand {
  presses = 0;
  async press(what: Locator): Promise<void> {
    this.presses += 1;
    await what.click();
  }
  async choose(what: Locator, value: string): Promise<void> {
    this.presses += 2;
    await what.selectOption(value);
  }
  async write(where: Locator, text: string): Promise<void> {
    await this.press(where);
    await where.page().keyboard.insertText(text);
  }
}

const panel = (page: Page) => page.getByRole('tabpanel');
const tab = (page: Page, name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`) });
const button = (page: Page, name: string) => panel(page).getByRole('button', { name, exact: true });
const field = (page: Page, name: string) => panel(page).locator(`[name=${name}]`);
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const course = 'interior-designer';

/** The panel as it opens. */
const begin = async (page: Page): Promise<Hand> => {
  await page.goto('/panel');
  await expect(heading(page, 'Nə gözləyir')).toBeVisible();
  return new Hand();
};

async function newVideo(page: Page, hand: Hand, title: string): Promise<void> {
  await hand.press(tab(page, 'Videolar'));
  await hand.press(button(page, 'Yeni video'));
  await expect(heading(page, 'Yeni video')).toBeFocused();
  await hand.write(field(page, 'title'), title);
  await hand.write(field(page, 'url'), 'https://youtu.be/nu_pCVPKzTk');
}

test('@PANEL-18 a post takes six presses, its cover is drawn; a second video of a module five, an announcement three, a quiz seven', async ({
  page,
  context,
}) => {
  await stubYouTube(context, { duration: 61 });
  // One of the course's own plan, which other tests read.
  const module = 'Məkanın həlli';
  const planned = async () => JSON.stringify((await storedFields(`outlines/${course}`))?.videos);
  const before = await planned();
  await openPanel(page, 'teacher', 'blog');

  let hand = await begin(page);
  const post = unique('Yazı ');
  await hand.press(tab(page, 'Bloq'));
  await hand.press(button(page, 'Yeni yazı'));
  await expect(heading(page, 'Yeni yazı')).toBeFocused();
  await hand.write(field(page, 'title'), post);
  await hand.write(writing(page), 'Mətn.');
  await hand.press(button(page, 'Front'));
  await hand.press(button(page, 'Yazını dərc et'));
  await expect(toasts(page)).toContainText('Yazı dərc olundu.');
  expect(hand.presses).toBe(6);
  const row = rows(page).filter({ hasText: post });
  const cover = await row.locator('img').getAttribute('src');
  expect((await fetch(String(cover))).headers.get('content-type')).toMatch(/^image\/(webp|jpeg)$/);

  // The first video of the day says where it belongs.
  await newVideo(page, new Hand(), unique('Video '));
  await field(page, 'group').selectOption(course);
  await field(page, 'module').selectOption(module);
  await button(page, 'Videonu əlavə et').click();
  await expect(toasts(page)).toContainText('əlavə olundu.');

  hand = await begin(page);
  const second = unique('Video ');
  await newVideo(page, hand, second);
  await expect(panel(page).getByText('Kurs və modul keçən dəfəki kimi seçilib.')).toBeVisible();
  await expect(field(page, 'module')).toHaveValue(module);
  await hand.press(button(page, 'Videonu əlavə et'));
  await expect(toasts(page)).toContainText(`«${second}» əlavə olundu.`);
  expect(hand.presses).toBe(5);
  // Both are in the module.
  expect((await planned()).split(' ').length).toBe(before.split(' ').length + 2);

  hand = await begin(page);
  await hand.press(tab(page, 'Elanlar'));
  await hand.write(field(page, 'text'), unique('Elan '));
  await expect(field(page, 'course')).toHaveValue(course);
  await hand.press(button(page, 'Elan ver'));
  await expect(panel(page).getByText('Elan verildi:')).toBeVisible();
  expect(hand.presses).toBe(3);

  hand = await begin(page);
  const quiz = unique('Sınaq ');
  await hand.press(tab(page, 'Sınaqlar'));
  await hand.press(button(page, 'Yeni sınaq'));
  await expect(heading(page, 'Yeni sınaq')).toBeFocused();
  await hand.write(field(page, 'title'), quiz);
  await hand.write(field(page, 'text'), 'Hansı böyükdür?\n* 2\n- 1');
  await hand.press(button(page, 'Qaralama kimi saxla'));
  await expect(rows(page).filter({ hasText: quiz })).toBeVisible();
  await hand.press(rows(page).filter({ hasText: quiz }).getByText('Aç', { exact: true }));
  hand.presses += 1;
  await agree(page, 'Bəli, aç');
  await expect(rows(page).filter({ hasText: quiz })).toContainText('Nəticələr');
  expect(hand.presses).toBe(7);
});

test('@PANEL-18 a payment is confirmed at two presses, with the receipt seen at three; a course is opened for one person at four', async ({
  page,
}) => {
  await openPanel(page, 'teacher', 'order');
  const orderOf = async (over: Record<string, string> = {}, who = newMember()) => {
    const person = await who;
    const number = String(100_000 + Math.floor(Math.random() * 900_000));
    await stack.write({
      [`orders/${number}`]: {
        uid: person.id,
        name: person.fullName,
        email: person.email,
        mobile: '',
        course,
        price: 100,
        at: new Date(),
        state: 'new',
        rev: 1,
        ...over,
      },
      [`openOrders/${person.id}_${course}`]: { order: number },
    });
    return person;
  };
  const paid = await orderOf();
  let hand = await begin(page);
  await hand.press(tab(page, 'Sifarişlər'));
  let row = rows(page).filter({ hasText: paid.fullName });
  await hand.press(row.getByRole('button', { name: /ödənişi təsdiqlə/ }));
  await expect(row).toContainText('Ödənilib');
  expect(hand.presses).toBe(2);
  expect(JSON.stringify(await storedFields(`users/${paid.id}`))).toContain(course);

  const seen = await orderOf({ state: 'receipt', receipt: 'receipt-1' });
  hand = await begin(page);
  await hand.press(tab(page, 'Sifarişlər'));
  row = rows(page).filter({ hasText: seen.fullName });
  await hand.press(row.getByRole('button', { name: /qəbzə bax/ }));
  // There is no such file, and it is said beside the order.
  await expect(row.getByRole('alert')).toBeVisible();
  await hand.press(row.getByRole('button', { name: /ödənişi təsdiqlə/ }));
  await expect(row).toContainText('Ödənilib');
  expect(hand.presses).toBe(3);

  // Who has the course already is not paid for at one press: the row says what it would change.
  const until = new Date('2099-01-01T19:59:59Z');
  const again = await orderOf({}, newMember({ lessons: [course], ends: { [course]: until } }));
  await page.goto('/panel?tab=order');
  row = rows(page).filter({ hasText: again.fullName });
  await row.getByRole('button', { name: /ödənişi təsdiqlə/ }).click();
  await expect(row).toContainText('Təsdiq müddəti dəyişəcək.');
  await expect(row.locator('[data-order=new]')).toBeVisible();

  const grants = (person: { username: string; fullName: string }, hand: Hand) => ({
    async find() {
      await hand.press(tab(page, 'İstifadəçilər'));
      await hand.press(panel(page).getByRole('searchbox'));
      await searchList(page, person.username);
      await hand.press(rows(page).getByRole('radio'));
    },
    async open() {
      await hand.press(button(page, 'Kursu aç'));
      await expect(panel(page).getByText(`${person.fullName} üçün açıldı.`)).toBeVisible();
    },
  });
  const first = await newMember();
  hand = await begin(page);
  await grants(first, hand).find();
  await field(page, 'group').selectOption(course);
  await grants(first, hand).open();
  const other = await newMember();
  hand = await begin(page);
  await grants(other, hand).find();
  await expect(field(page, 'group')).toHaveValue(course);
  await grants(other, hand).open();
  expect(hand.presses).toBe(4);
});

test('@PANEL-18 @PANEL-20 where a student stands takes two presses, this month’s money one', async ({
  page,
}) => {
  const person = await newMember({ lessons: [course], mobile: '+994-55-601-32-47' });
  await stack.write({
    [`users/${person.id}/progress/${course}`]: { one: { seconds: 9, done: true, at: Date.now() } },
  });
  await openPanel(page, 'teacher', 'trash');
  let hand = await begin(page);
  await hand.write(panel(page).getByRole('searchbox', { name: 'Tələbəni tapın' }), person.username);
  await hand.press(panel(page).getByRole('button', { name: person.fullName }));
  await expect(heading(page, person.fullName)).toBeVisible();
  await expect(panel(page).getByRole('list', { name: 'Kurslar' })).toContainText(/1 \/ \d+ video bitirib/);
  expect(hand.presses).toBe(2);

  hand = await begin(page);
  await hand.press(tab(page, 'Məktəb'));
  await expect(panel(page).getByRole('region', { name: /^Bu ay: / })).toContainText('₼');
  expect(hand.presses).toBe(1);
  await expect(panel(page)).not.toContainText('sorğu');
});
