// What the pictures of docs/panel.md show.
import type { Page } from '@playwright/test';
import { routes } from '#core/addresses/routes.ts';
import { emailOf, panelPasswords } from '#stack/seed/accounts.ts';
import { readContent } from '#stack/seed/content.ts';
import { stubYouTube } from '#support/youtube.ts';

/** As wide as the panel needs for its margin; each picture is as high as what it shows, below the header of the site. */
const width = 1040;
const course = 'frontend';
const lastDay = '2027-06-30';

const panel = (page: Page) => page.getByRole('tabpanel');
const rows = (page: Page) => panel(page).locator('.records > li');
const press = (page: Page, name: string) => panel(page).getByRole('button', { name, exact: true }).click();
const courseOf = (page: Page) =>
  page.locator('[name=course], [name=group], [name=students-course]').filter({ visible: true });

/** Opens the panel with the teacher's password, where it is not open yet. */
export async function openPanel(page: Page, tab: string): Promise<void> {
  await page.goto(`${routes.panel}?tab=${tab}`);
  const password = page.locator('main input[type=password]');
  await password.or(rows(page).first()).first().waitFor();
  if (await password.isVisible()) {
    await password.fill(panelPasswords.teacher);
    await page.locator('main form button[type=submit]').click();
  }
  await rows(page).first().waitFor();
}

async function find(page: Page, username: string): Promise<void> {
  await openPanel(page, 'user');
  await panel(page).getByRole('searchbox').fill(username);
  await panel(page).getByText('Cəmi 1 nəticə').waitFor();
}

async function writeTable(page: Page): Promise<void> {
  await page.getByRole('toolbar').getByRole('button', { name: 'Cədvəl', exact: true }).click();
  const cells = [
    'Xassə',
    'Nə edir',
    'Nümunə',
    'gap',
    'sətirlərin arası',
    '16px',
    'order',
    'sıradakı yer',
    '2',
  ];
  for (const [place, cell] of cells.entries()) {
    if (place > 0) await page.keyboard.press('Tab');
    await page.keyboard.type(cell);
  }
}

export const panelViews = [
  {
    name: 'panel-list',
    size: { width, height: 600 },
    open: (page: Page) => openPanel(page, 'video'),
  },
  {
    name: 'panel-video',
    size: { width, height: 880 },
    async open(page: Page) {
      await stubYouTube(page.context(), { duration: 754 });
      await openPanel(page, 'video');
      await press(page, 'Yeni video');
      await page.locator('[name=title]').fill('Flexbox: elementləri sıraya düzmək');
      await page.locator('[name=url]').fill('https://www.youtube.com/watch?v=nu_pCVPKzTk');
      await press(page, 'Front');
      await courseOf(page).selectOption(course);
      await panel(page).locator('.hint.fine').waitFor();
    },
  },
  {
    name: 'panel-post',
    size: { width, height: 780 },
    async open(page: Page) {
      await openPanel(page, 'blog');
      await press(page, 'Yeni yazı');
      await page.locator('[name=title]').fill('Flexbox-un üç xassəsi');
      await page.getByRole('textbox', { name: 'Mətn' }).click();
      await page.keyboard.type('Bu xassələr dərsdə ən çox soruşulanlardır:');
      await page.keyboard.press('Enter');
      await writeTable(page);
    },
  },
  {
    name: 'panel-grant',
    size: { width, height: 720 },
    async open(page: Page) {
      await openPanel(page, 'user');
      await panel(page).getByRole('radio').nth(1).check();
      await courseOf(page).selectOption(course);
      await page.locator('.grant [name=day]').fill(lastDay);
      await page.locator('.grant [name=day]').blur();
    },
  },
  {
    name: 'panel-many',
    size: { width, height: 1260 },
    async open(page: Page) {
      await openPanel(page, 'user');
      await press(page, 'Siyahı ilə kurs aç');
      const list = [emailOf('student'), emailOf('guest'), ...others().slice(0, 2), 'aysel@exmaple.com'];
      await page.locator('[name=list]').fill(list.join('\n'));
      await courseOf(page).selectOption('backend');
      await page.locator('[name=day]').filter({ visible: true }).fill(lastDay);
      await press(page, 'Siyahını yoxla');
      await panel(page).locator('.many-lines li').first().waitFor();
    },
  },
  {
    name: 'panel-students',
    size: { width, height: 1160 },
    async open(page: Page) {
      await openPanel(page, 'user');
      await press(page, 'Kursun gedişatı');
      await courseOf(page).selectOption(course);
      await press(page, 'Gedişatı göstər');
      await panel(page).locator('.students tbody tr').first().waitFor();
    },
  },
  {
    name: 'panel-school',
    size: { width, height: 1180 },
    async open(page: Page) {
      await openPanel(page, 'user');
      await page.getByRole('tab', { name: 'Məktəb' }).click();
      await press(page, 'Hesabla');
      await panel(page)
        .getByRole('button', { name: /^Bütün kursların gedişatı/ })
        .click();
      const courses = panel(page).locator('.school-course');
      await courses.nth(5).waitFor();
      await courses.locator('summary').last().click();
    },
  },
  {
    name: 'panel-certificates',
    size: { width, height: 970 },
    async open(page: Page) {
      await find(page, 'student');
      await panel(page).getByText('Sertifikatlar', { exact: true }).click();
      const certificates = panel(page).locator('.certificate-rows > li');
      await certificates.first().or(panel(page).getByText('Hələ sertifikatı yoxdur.')).waitFor();
      // Pictures that are taken again find the certificate of the first time.
      if ((await certificates.count()) > 0) return;
      await courseOf(page).first().selectOption(course);
      await press(page, 'Sertifikat ver');
      await certificates.first().waitFor();
    },
  },
];

/** Students of the course who have no account of their own on the local stack. */
const others = (): string[] =>
  readContent('users')
    .filter(({ lessons, role }) => lessons.includes(course) && role === 'student')
    .map(({ username }) => username)
    .filter((username) => username !== 'student');
