import { readFile } from 'node:fs/promises';
import type { BrowserContext, Page } from '@playwright/test';
import { newOrderNumber } from '#features/orders/order.ts';
import { accountsOf, type Person, registered, submit } from '#support/accounts.ts';
import { everything, linesWith } from '#support/everything.ts';
import { cutOnce } from '#support/lost-requests.ts';
import { enter, expect, signIn, stack, test } from '#support/site.ts';

const uidOf = ({ username }: Person) => `uid-${username}`;

/** A file of Storage, written without the browser. */
async function putFile(path: string): Promise<void> {
  const answer = await fetch(
    `http://${stack.storage}/upload/storage/v1/b/${stack.projectId}.appspot.com/o?uploadType=media&name=${encodeURIComponent(path)}`,
    { method: 'POST', headers: { authorization: 'Bearer owner', 'content-type': 'image/webp' }, body: 'x' },
  );
  expect(answer.ok).toBe(true);
}

const newNumber = () => newOrderNumber(Math.random());

/** A user who has something everywhere. */
async function owner(): Promise<Person> {
  const person = await registered();
  const uid = uidOf(person);
  await stack.write({
    [`users/${uid}/progress/frontend`]: { v1: { seconds: 3, done: false, at: 1_767_225_600_000 } },
    [`users/${uid}/progress/eski-kurs`]: { v1: { seconds: 3, done: false, at: 1_767_225_600_000 } },
    [`users/${uid}/reviews/all`]: { goal: { n: 10, at: 1_767_225_600_000 } },
    [`users/${uid}/reading/saved`]: { '/blogs/git': { at: 1_767_225_600_000, title: 'Git' } },
    [`users/${uid}/notes/frontend`]: {
      n1: { video: 'v1', title: 'Git', seconds: 3, text: 'qeyd', at: 1_767_225_600_000 },
    },
    [`users/${uid}/notices/list`]: {
      items: { 'order-1': { kind: 'order', title: 'Sifariş', path: '/my-orders', at: new Date() } },
      last: 'order-1',
    },
    [`audit/grant-${uid}`]: {
      collection: 'users',
      target: uid,
      action: 'grant',
      by: 'seed',
      lesson: 'frontend',
    },
  });
  const [open, paid] = [newNumber(), newNumber()];
  const order = {
    uid,
    name: 'Aygün Əliyeva',
    email: person.email,
    mobile: '',
    at: new Date(),
    price: 14_900,
  };
  await stack.write({
    [`orders/${open}`]: { ...order, course: 'frontend', state: 'receipt', receipt: `${open}-1`, rev: 2 },
    [`openOrders/${uid}_frontend`]: { order: open },
    [`orders/${paid}`]: {
      ...{ ...order, course: 'backend', state: 'paid', paidAt: new Date(), rev: 3 },
      ...{ coupon: 'K', off: 1_000 },
    },
    [`openOrders/${uid}_backendK`]: { order: paid },
  });
  const question = {
    video: 'video-frontend-03',
    group: '',
    course: 'frontend',
    title: 'Flexbox ilə düzüm',
    second: 75,
    text: 'Sual',
    at: new Date(),
    answered: false,
    hidden: false,
    rev: 1,
  };
  const own = { name: 'Aygün', staff: false, text: 'Cavab', at: new Date() };
  await stack.write({
    [`questions/own-${uid}`]: { ...question, uid, name: 'Aygün', answers: {}, answeredBy: [] },
    [`questions/other-${newNumber()}`]: {
      ...question,
      uid: 'other',
      name: 'Başqa',
      answers: { [uid]: own, other2: { ...own, name: 'Başqa' } },
      answeredBy: [uid, 'other2'],
    },
    [`users/${uid}/counters/questions-20260101`]: { n: 1, last: 'x' },
    [`works/${uid}_frontend_form`]: {
      uid,
      name: 'Aygün Əliyeva',
      course: 'frontend',
      task: 'form',
      title: 'Forma',
      kind: 'picture',
      state: 'returned',
      version: 1,
      thread: {},
      asked: false,
      rev: 4,
    },
    [`works/${uid}_frontend_form/versions/1`]: { picture: true, at: new Date() },
    [`attempts/quiz_${uid}_1`]: { quiz: 'quiz', uid, name: 'Aygün Əliyeva', n: 1, answers: { 0: 'bd' } },
  });
  await putFile(`profile-images/${uid}.webp`);
  await putFile(`receipts/${uid}/${open}-1`);
  await putFile(`works/${uid}/frontend_form/1`);
  return person;
}

const remains = async (person: Person) =>
  linesWith(await everything({ projectId: stack.projectId, hosts: stack }), [
    uidOf(person),
    person.username,
    person.email,
  ]);

/** Only the log names the account, by its uid. */
async function expectForgotten(person: Person): Promise<void> {
  expect(await remains(person)).toEqual([expect.stringContaining(`documents/audit/grant-${uidOf(person)}`)]);
}

const section = (page: Page) =>
  page.locator('section', { has: page.getByRole('heading', { name: 'Hesabın silinməsi' }) });

async function leave(page: Page, password: string): Promise<void> {
  await section(page).locator('[name=password]').fill(password);
  await section(page).getByRole('button', { name: 'Hesabı həmişəlik sil' }).click();
}
const toast = (page: Page) => page.getByRole('region', { name: 'Bildirişlər' });

test('@USER-6 a teacher gets no key in the file, and is told who closes the panel first', async ({
  page,
}) => {
  await signIn(page, 'teacher', '/settings');
  await expect(section(page)).toContainText('Müəllim və admin hesabı buradan silinmir');
  await expect(section(page).locator('form')).toHaveCount(0);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Faylı endir' }).click();
  expect(await readFile(await (await downloading).path(), 'utf8')).not.toMatch(/userKey|adminKey/);
});

test('@USER-6 users get what the site has of them as a file; they delete their account, and nothing of them remains', async ({
  page,
}) => {
  const person = await owner();
  expect(await remains(person)).toHaveLength(24);
  await enter(page, person, '/settings');
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Faylı endir' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe(`profil-${person.username}.json`);
  const data = JSON.parse(await readFile(await download.path(), 'utf8'));
  expect(data).toMatchObject({
    account: { uid: uidOf(person), email: person.email },
    record: { name: 'Aygün', username: person.username, createdAt: '2026-01-02T20:30:00.000Z' },
    progress: { frontend: { v1: { seconds: 3 } }, 'eski-kurs': {} },
    reviews: { all: { goal: { n: 10 } } },
    reading: { saved: { '/blogs/git': { title: 'Git' } } },
    notes: { frontend: { n1: { text: 'qeyd' } } },
    notices: { list: { items: { 'order-1': { title: 'Sifariş' } } } },
  });
  expect(Object.values(data.orders)).toHaveLength(2);
  expect(Object.values(data.questions)).toEqual([
    expect.objectContaining({ text: 'Sual', course: 'frontend' }),
  ]);
  // Of another's question the own answer alone.
  expect(Object.values(data.answers)).toEqual([expect.objectContaining({ text: 'Cavab' })]);
  expect(Object.values(data.works)).toEqual([expect.objectContaining({ title: 'Forma' })]);
  expect(Object.values(data.versions)).toEqual([expect.objectContaining({ picture: true })]);
  expect(Object.values(data.attempts)).toEqual([expect.objectContaining({ answers: { 0: 'bd' } })]);

  await page.evaluate((uid) => {
    localStorage.setItem(`kodyol:draft:${uid}:blog:new:1`, '{}');
    localStorage.setItem(`kodyol:notes:${uid}:frontend`, '{}');
    localStorage.setItem(`kodyol:reviews:${uid}:all`, '{}');
    localStorage.setItem(`kodyol:places:${uid}`, '{}');
    localStorage.setItem(`kodyol:question-draft:${uid}:v1`, '{}');
    localStorage.setItem(`kodyol:question:${uid}:q1`, '{}');
    localStorage.setItem(`kodyol:work-draft:${uid}:css/form`, '{}');
    localStorage.setItem(
      'kodyol:saved',
      JSON.stringify({ uid, entries: {}, unsent: [], readAt: 0, missing: [] }),
    );
  }, uidOf(person));
  await leave(page, 'sehv-sifre');
  await expect(section(page).getByRole('alert')).toHaveText('Şifrəniz yanlışdır.');
  expect(await remains(person)).toHaveLength(24);
  await leave(page, person.password);
  await page.waitForURL('/');
  await expect(toast(page)).toContainText('Hesabınız silindi.');
  await expectForgotten(person);
  const kept = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  expect(linesWith([kept], [uidOf(person), person.email])).toEqual([]);
});

/**
 * Makes one request fail, with an answer: Storage repeats one that has none by itself.
 * @returns whether it has failed
 */
async function breakOnce(context: BrowserContext, address: RegExp, isDone: boolean): Promise<() => boolean> {
  let isOver = false;
  await context.route(address, async (route) => {
    if (isOver || route.request().method() === 'OPTIONS') return route.fallback();
    isOver = true;
    if (isDone) await route.fetch();
    await route.fulfill({ status: 403, json: {}, headers: { 'access-control-allow-origin': '*' } });
  });
  return () => isOver;
}

// The steps in their order, with their requests.
const steps = {
  'the mark of the account': /accounts:update/,
  'the record': /documents:commit/,
  'the list of what is below it': /users\/[^/]+:runQuery/,
  'the orders': /documents:runQuery/,
  'the photo': /\/o\/profile-images/,
  'the account': /accounts:delete/,
};

test('@USER-6 a deletion that breaks off at any step, before or behind it, goes on with the next try', async ({
  page,
  context,
}) => {
  const person = await owner();
  await enter(page, person, '/settings');
  for (const [step, address] of Object.entries(steps)) {
    for (const isDone of [false, true]) {
      const broken = await breakOnce(context, address, isDone);
      await leave(page, person.password);
      await expect.poll(broken, step).toBe(true);
      if (isDone && step === 'the account') break;
      await expect(section(page).getByText('Silinmə tamamlanmadı.'), step).toBeVisible();
      await expect(section(page).getByRole('button', { name: 'Hesabı həmişəlik sil' })).toBeEnabled();
      await context.unroute(address);
    }
  }
  await page.waitForURL('/');
  await expectForgotten(person);
});

test('@USER-6 a deletion that broke off behind the record is completed by the next visit, or the next sign-in', async ({
  page,
  context,
}) => {
  for (const next of ['visit', 'sign-in']) {
    const person = await owner();
    await enter(page, person, '/settings');
    await cutOnce(context, /accounts:delete/);
    await leave(page, person.password);
    await expect(section(page).getByRole('alert')).toBeVisible();
    expect(await accountsOf(person.email)).toHaveLength(1);
    if (next === 'visit') {
      await page.reload();
      await expect(page.getByRole('main')).toContainText('Bu hesab silinib.');
    } else {
      await page.evaluate(() => localStorage.clear());
      await page.goto('/sign-in');
      await page.locator('[name=email]').fill(person.email);
      await page.locator('[name=password]').fill(person.password);
      await submit(page);
      await expect(page.getByText('Hesabınız silindi.')).toBeVisible();
    }
    await expectForgotten(person);
    await context.unroute(/accounts:delete/);
  }
});
