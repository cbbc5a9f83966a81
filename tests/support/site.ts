// The base of every browser test: a page whose uncaught errors fail the test, and access to the test stack.

import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { titleWords } from '#core/words/title.ts';
import { accounts, emailOf } from '#stack/seed/accounts.ts';
import { type Account, createAccount, writeDocuments } from '#stack/seed/emulator-api.ts';
import type { FirestoreData } from '#stack/seed/firestore-value.ts';
import { openSignedIn, type Place } from './sign-in.ts';

export { expect };

interface Options {
  /** Whether the start loader was already shown. It covers the page for two seconds, so only its own tests show it. */
  loaderSeen: boolean;
}

interface Seen {
  /** Violations of the Content Security Policy. They fail the test unless it expects them and removes them here. */
  refused: string[];
}

/**
 * Waits until a page of ours has its modules: they come behind the first paint (layouts/first-paint.ts). Each visit waits
 * here, and a locator looks again after 20 ms, `expect.poll` only after 100 and 250.
 */
const modules = (page: Page) => page.locator(':root:not([data-script=""])').waitFor({ state: 'attached' });

export const test = base.extend<{ page: Page } & Seen & Options>({
  loaderSeen: [true, { option: true }],
  refused: [
    async ({ context }, use) => {
      const refused: string[] = [];
      context.on('console', (message) => {
        // Code in the live preview may request anything; the preview's own policy blocks it.
        const isPreview = new URL(message.location().url || 'about:blank').pathname === '/preview';
        if (/Content Security Policy/.test(message.text()) && !isPreview) refused.push(message.text());
      });
      await use(refused);
      expect(refused, 'what the Content Security Policy refused').toEqual([]);
    },
    { auto: true },
  ],
  context: async ({ context, loaderSeen }, use) => {
    if (loaderSeen) {
      await context.addInitScript(() => {
        // Frames of other origins have no storage.
        if (window === top) sessionStorage.setItem('kodyol:loader', '');
      });
    }
    await use(context);
  },
  page: async ({ page }, use) => {
    const uncaught: Error[] = [];
    page.on('pageerror', (error) => {
      // Chromium throws these itself when the page changes before its view transition has begun or ended.
      if (!/ViewTransition opt-in|^Transition was aborted/.test(error.message)) uncaught.push(error);
    });
    const { goto, reload } = page;
    page.goto = async (address, options) => {
      const answer = await goto.call(page, address, options);
      if (!/commit|domcontentloaded/.test(options?.waitUntil ?? '')) await modules(page);
      return answer;
    };
    page.reload = async (options) => {
      const answer = await reload.call(page, options);
      await modules(page);
      return answer;
    };
    await use(page);
    expect(uncaught, 'uncaught errors of the page').toEqual([]);
  },
});

const fromSetup = (name: string): string => {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is missing: tests/support/test-environment.ts sets it.`);
  return value;
};

/** The folder of the site that the run has built. Every build of it has these variables. */
export const builtFolder = (): string => fromSetup('KODYOL_TEST_FOLDER');
export const buildVariables = (): Record<string, string> => JSON.parse(fromSetup('KODYOL_TEST_BUILD'));

/** The port at which /admin of this site looks for a decap-server. */
export const testedCmsPort = (): number => Number(fromSetup('KODYOL_TEST_CMS_PORT'));

/** The stack of the whole run. */
export const testedPlace = (): Place => ({
  siteUrl: fromSetup('KODYOL_TEST_URL'),
  projectId: fromSetup('KODYOL_TEST_PROJECT'),
  apiKey: fromSetup('KODYOL_TEST_API_KEY'),
  hosts: { auth: stack.auth, firestore: stack.firestore },
});

export const stack = {
  get firestore() {
    return fromSetup('KODYOL_TEST_FIRESTORE');
  },
  get auth() {
    return fromSetup('KODYOL_TEST_AUTH');
  },
  get storage() {
    return fromSetup('KODYOL_TEST_STORAGE');
  },
  get projectId() {
    return fromSetup('KODYOL_TEST_PROJECT');
  },
  createAccount: (account: Account) =>
    createAccount(fromSetup('KODYOL_TEST_AUTH'), fromSetup('KODYOL_TEST_PROJECT'), account),
  /** Writes documents into Firestore without the rules. */
  write: (documents: Record<string, FirestoreData>) =>
    writeDocuments(
      fromSetup('KODYOL_TEST_FIRESTORE'),
      fromSetup('KODYOL_TEST_PROJECT'),
      new Map(Object.entries(documents)),
    ),
};

export type Username = (typeof accounts)[number]['username'];

export function credentialsOf(username: Username): { email: string; password: string } {
  const account = accounts.find((one) => one.username === username);
  if (!account) throw new Error(username);
  return { email: emailOf(username), password: account.password };
}

/** A user's e-mail and password. */
interface Credentials {
  email: string;
  password: string;
}

/** Opens a page as this user, without the form; for tests that are not about signing in. */
export async function enter(page: Page, person: Credentials, address = '/'): Promise<void> {
  await openSignedIn(page, testedPlace(), person, address);
}

/** Opens a page as a user of the sample data, without the form. */
export const signIn = (page: Page, username: Username, address = '/'): Promise<void> =>
  enter(page, credentialsOf(username), address);

/** Signs in with the form, as a user does, and waits for the page from which the form was opened. */
export async function signInWithForm(page: Page, person: Credentials, from = ''): Promise<void> {
  await page.goto(`/sign-in${from && `?from=${encodeURIComponent(from)}`}`);
  await page.locator('[name=email]').fill(person.email);
  await page.locator('[name=password]').fill(person.password);
  await page.locator('main form button[type=submit]').click();
  await page.waitForURL((url) => url.pathname !== '/sign-in');
}

/** The visible account links: those of the header, or on a phone those of the opened menu. */
export async function accountLinks(page: Page): Promise<Locator> {
  // Decided by the width, because visibility could be asked before the stylesheet is loaded.
  if ((page.viewportSize()?.width ?? 0) >= 1280) return page.locator('header .account');
  const menu = page.locator('#site-menu');
  if (!(await menu.isVisible())) await page.getByRole('button', { name: 'Menyunu aç' }).click();
  return menu.locator('.account');
}

/** Signs out and waits for the message on the next page, which proves that the navigation has ended. */
export async function signOut(page: Page): Promise<void> {
  await (await accountLinks(page)).getByRole('button', { name: 'Çıxış' }).click();
  await expect(page.getByRole('region', { name: 'Bildirişlər' })).toContainText('Hesabınızdan çıxdınız.');
}

/** A post as the panel would have written it, with its own address. */
export const post = (slug: string, over: FirestoreData = {}): FirestoreData => ({
  time: new Date('2026-01-02T20:30:00Z'),
  author: 'Kamran Əsgərov',
  author_image: '',
  blog_image: `${process.env.KODYOL_TEST_URL}/images/covers/git.svg`,
  title: 'Yeni yazı',
  titleKey: 'yeni yazi',
  words: titleWords(typeof over.title === 'string' ? over.title : 'Yeni yazı'),
  content: '<p>Salam</p><h2>Bölmə</h2><p>Son</p>',
  hashtags: ['css', 'yeni', 'üçüncü', 'dördüncü'],
  slug,
  rev: 1,
  audit: 'seed',
  ...over,
});
