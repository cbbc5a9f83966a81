// Every part that a page loads later fails to come once: the page says so, and the part comes at the next try (SHELL-14). A new
// part that no visit here reaches is named by the first test.
import type { Page } from '@playwright/test';
import { allDone, panelKey, placesKey } from '#core/device/page-storage-keys.ts';
import { flashMessageKey } from '#core/device/storage-keys.ts';
import { type PanelTab, panelTabs } from '#panel/tabs.ts';
import { uidOf } from '#stack/seed/accounts.ts';
import { fillSignUp, newPerson, registered, submit } from '#support/accounts.ts';
import { laterParts, losing, type Step, type Visit } from '#support/lost-parts.ts';
import { openSignedIn } from '#support/sign-in.ts';
import { credentialsOf, enter, expect, post, stack, test, testedPlace } from '#support/site.ts';
import { video } from '#support/videos.ts';
import { stubYouTube } from '#support/youtube.ts';

/** Without these a page works, and the next visit or press has them. */
const optional: Record<string, string> = {
  'bell.client': 'it is asked for early: a press asks again, and says',
  'flash-message.client': 'what it says is done',
  'failure-reports.client': 'nobody waits for a report',
  'guard-script': 'the frame ends with a sentence, and the next run asks again',
  'inbox.gateway': 'the mail is on its way',
  'movable.client': 'the button stays where it is',
  'panels.client': 'the browser opens what the button names',
  'quick-search': 'the last searches are not joined by this one',
  'strip.client': 'the strip scrolls without it',
  'today-view': 'its lines lead to what other parts of the pages have, and the next page asks again',
  'toasts.client': 'what it says is done',
  'visit-times.client': 'nobody waits for a measure',
  'when-idle.client': 'the next page starts the service worker, the skip link is a jump',
  'account-list': 'the list of the device stands for that of the account',
  carousel: 'the slides scroll without it, and the next touch asks again',
  lightbox: 'the link leads to the picture',
  'saved.gateway': 'nothing is said of pages that are gone, and the next change of the list asks again',
  'report-failed-part.client': 'the text is shown without it',
  'mail-gateway': 'it is asked for early: sending asks again, and says',
  qr: 'the sheet has the address in letters',
  reports: 'nobody waits for a report',
};

const button = (page: Page, name: string | RegExp) =>
  page.locator('main').getByRole('button', { name }).filter({ visible: true }).first();
const press = (name: string | RegExp) => (page: Page) => button(page, name).click();

/** Addresses of documents that the tests write. */
const made = { certificate: '0123456789ABCDEFGHJKMNPQRS', post: 'itən-hissələr', group: 'itən-hissələr' };
const watched = `/lessons/interior-designer/videos?v=${made.group}-1`;

const guests: Visit[] = [
  {
    address: '/',
    steps: [
      { parts: ['when-idle.client', 'visit-times.client', 'flash-message.client'] },
      {
        parts: ['quick-search.client', 'report-failed-part.client'],
        act: (page) => page.keyboard.press('Control+b'),
      },
      {
        parts: ['movable.client'],
        act: (page) => page.locator('[data-quick-search]').dispatchEvent('pointerover'),
      },
      {
        parts: ['carousel'],
        act: (page) => page.locator('[data-carousel]').last().dispatchEvent('pointerover'),
      },
      {
        parts: ['panels.client'],
        act: (page) => page.locator('header [popovertarget]').first().dispatchEvent('click'),
      },
    ],
  },
  {
    address: '/blogs/git',
    steps: [
      { parts: ['save-press'], act: press(/^Yadda saxla/) },
      { parts: ['toasts.client'], act: press('Kodu kopyala') },
      {
        parts: ['strip.client'],
        act: (page) => page.locator('[data-strip]').first().dispatchEvent('pointerover'),
      },
    ],
  },
  {
    address: '/code/css/grid-ilə-çevik-kart-toru',
    steps: [{ parts: ['playground-view', 'code-editor'], act: press('İşə sal') }],
  },
  {
    address: '/lessons/backend/exercises/sifarişin-məbləği',
    steps: [
      {
        parts: ['verdict', 'playground-view', 'code-editor', 'guard-script', 'done-marks'],
        act: press('Yoxla'),
      },
    ],
  },
  {
    address: '/lessons/backend/exercises/http-və-rest-özünüzü-yoxlayın',
    steps: [
      { parts: ['answer-button'] },
      {
        parts: ['done-marks'],
        act: async (page) => {
          const question = page.locator('[data-question]').first();
          await question.locator('input').first().check();
          await question.getByRole('button', { name: 'Yoxla' }).click();
        },
      },
    ],
  },
  { address: '/lessons/backend/exercises', steps: [{ parts: ['done-marks', 'show-review'] }] },
  {
    address: '/portfolio',
    steps: [{ parts: ['lightbox'], act: (page) => page.locator('[data-pswp-width]').first().click() }],
  },
  {
    address: '/contact',
    steps: [
      { parts: ['map.client'], act: (page) => page.locator('[data-map] button').click() },
      {
        parts: ['ContactForm', 'hydrate', 'mail-gateway'],
        act: (page) => page.locator('[name=from_name]').first().dispatchEvent('pointerover'),
      },
      {
        parts: ['inbox.gateway'],
        act: async (page) => {
          const form = page.locator('[data-mail-form]');
          const fields = { from_name: 'Aysel', from_mail: 'a@b.az', from_subject: 'Kurs', message: 'Salam' };
          for (const [name, value] of Object.entries(fields))
            await form.locator(`[name=${name}]`).fill(value);
          await form.locator('[type=submit]').click();
        },
      },
    ],
  },
  {
    address: '/order',
    steps: [
      {
        parts: ['OrderForm', 'hydrate'],
        act: (page) => page.locator('[name=from_name]').first().dispatchEvent('pointerover'),
      },
    ],
  },
  { address: '/search?searchItem=css', steps: [{ parts: ['quick-search'] }] },
  { address: `/blogs/${made.post}`, steps: [{ parts: ['posts.gateway', 'video-card'] }] },
  {
    address: `/code/css/${made.post}`,
    steps: [{ parts: ['snippets.gateway', 'author-html', 'playground-html'] }],
  },
  {
    address: `/certificate/${made.certificate}`,
    steps: [{ parts: ['certificates.gateway', 'qr'] }],
  },
  {
    address: '/certificate',
    steps: [
      {
        parts: ['restore-typed.client'],
        act: async (page) => {
          const idle = page.waitForResponse(/when-idle/);
          await page.reload();
          await idle;
          await page.locator('main [name=code]').fill('0RANT');
          await page.reload();
        },
      },
    ],
  },
  {
    address: '/sign-up',
    steps: [
      {
        parts: ['accounts-gateway', 'people', 'own-record'],
        act: async (page) => {
          const { name, surname, username, email, password } = newPerson();
          await fillSignUp(page, { name, surname, username, email, password });
          await submit(page);
        },
      },
    ],
  },
];

const students: Visit[] = [
  {
    address: '/lessons/ui-designer',
    steps: [
      {
        parts: [
          'account-links.client',
          'accounts-gateway',
          'people',
          'buy-course',
          'course-figures',
          'bell.client',
        ],
      },
      {
        parts: ['bell.gateway'],
        act: (page) => page.locator('header [data-bell]').click(),
      },
      {
        parts: ['orders.gateway'],
        act: async (page) => {
          await page.keyboard.press('Escape');
          await button(page, 'Dərsi al').click();
        },
      },
      // The page goes there by itself.
      { parts: [], act: (page) => page.waitForURL(/\/my-orders/) },
    ],
  },
  { address: '/my-orders', steps: [{ parts: ['accounts-gateway', 'orders.gateway'] }] },
  { address: '/lessons/frontend/quizzes', steps: [{ parts: ['quizzes.gateway', 'service-time'] }] },
  {
    address: '/blogs/git',
    steps: [
      { parts: ['account-links.client', 'save-press'], act: press(/^Yadda saxla/) },
      // The list of /saved has a page then, and asks whether it is there.
      {
        parts: [],
        act: (page) => expect(page.locator('main [data-save][data-saved]').first()).toBeVisible(),
      },
    ],
  },
  { address: '/saved', steps: [{ parts: ['accounts-gateway', 'account-list', 'saved.gateway'] }] },
  {
    address: '/search?searchItem=css',
    steps: [{ parts: ['own-videos', 'free-videos', 'videos.gateway'] }],
  },
  {
    address: '/lessons/frontend/exercises/əlaqə-forması',
    steps: [{ parts: ['show-hand-in', 'works.gateway'] }],
  },
  { address: '/user', steps: [{ parts: ['LateParts', 'records'] }] },
  {
    address: '/settings',
    steps: [
      { parts: ['accounts-gateway', 'people'] },
      {
        parts: ['own-record'],
        act: async (page) => {
          await page.locator('[name=surname]').fill('Başqa');
          await button(page, 'Yadda saxla').click();
        },
      },
      { parts: ['own-data'], act: press('Faylı endir') },
      {
        parts: ['enrolments.gateway'],
        act: async (page) => {
          await page.locator('main [name=code]').first().fill(made.certificate);
          await button(page, 'Kursu aç').click();
        },
      },
    ],
  },
];

const videos: Visit[] = [
  {
    address: watched,
    steps: [
      {
        parts: [
          'account-links.client',
          'mount',
          'accounts-gateway',
          'people',
          'videos.gateway',
          'courses.gateway',
        ],
      },
      {
        parts: ['playing', 'PlayerFrame', 'youtube-gateway', 'Extras', 'records'],
        act: (page) => page.locator('.player').getByRole('button').first().click(),
      },
      { parts: ['VideoQuestions', 'questions.gateway'] },
      { parts: ['TranscriptPanel'], act: press('Mətn') },
      { parts: ['MaterialPanel', 'material-gateway'], act: press('Material') },
    ],
  },
];

/** Its button is hidden while another part stands in the place of the list. */
const part = (name: string) => (page: Page) => page.locator(`[data-part=${name}]`).dispatchEvent('click');
const create = (page: Page) =>
  page
    .getByRole('button', { name: /^Yeni /, includeHidden: true })
    .first()
    .dispatchEvent('click');

const tabs: Record<PanelTab, Step[]> = {
  waiting: [{ parts: ['PanelLayout', 'WaitingTab', 'Finder'] }],
  blog: [
    { parts: ['PanelLayout', 'PostTab', 'Log', 'articles-gateway', 'publishing-gateway'] },
    // Asked for when it is in sight.
    { parts: ['log-gateway'], act: (page) => page.locator('.log-part').scrollIntoViewIfNeeded() },
    { parts: ['SharedDrafts', 'shared-drafts', 'shared-drafts-gateway'], act: press(/^Ortaq qaralama/) },
    { parts: ['PostForm', 'ContentField'], act: create },
  ],
  rank: [{ parts: ['RankTab', 'accounts.desk.gateway'] }],
  user: [
    { parts: ['UserTab', 'accounts.desk.gateway'] },
    {
      parts: ['Certificates'],
      act: (page) => page.locator('.records').getByText('Sertifikatlar', { exact: true }).first().click(),
    },
    { parts: ['StudentPart'], act: press(/səhifəsi$/) },
    { parts: ['ManyGrantsPart'], act: part('many') },
    { parts: ['StudentsPart'], act: part('students') },
  ],
  enrolment: [{ parts: ['EnrolmentTab', 'enrolments.desk.gateway'] }],
  group: [{ parts: ['GroupTab', 'groups.desk.gateway'] }],
  school: [{ parts: ['SchoolTab', 'school.desk.gateway'] }],
  order: [{ parts: ['OrderTab', 'orders.desk.gateway'] }],
  message: [{ parts: ['MessageTab', 'inbox.desk.gateway'] }],
  question: [{ parts: ['QuestionTab', 'questions.desk.gateway'] }],
  graduate: [{ parts: ['GraduateTab', 'graduates.desk.gateway'] }],
  work: [{ parts: ['WorkTab', 'works.desk.gateway'] }],
  quiz: [
    { parts: ['QuizTab', 'quizzes.desk.gateway'] },
    { parts: ['QuizTimes'], act: part('times') },
    { parts: ['QuizForm'], act: create },
  ],
  announcement: [{ parts: ['AnnouncementTab', 'announcements.desk.gateway', 'groups.gateway'] }],
  video: [
    { parts: ['VideoTab', 'videos.desk.gateway'] },
    { parts: ['SelectPart'], act: press('Seç') },
    { parts: ['PlansPart'], act: part('outlines') },
    { parts: ['CourseExportPart'], act: part('file') },
    { parts: ['VideosPart'], act: part('many') },
    { parts: ['VideoForm'], act: create },
  ],
  code: [
    { parts: ['SnippetTab', 'articles-gateway'] },
    { parts: ['SnippetForm'], act: press(/düzəliş et$/) },
    {
      parts: ['Versions', 'versions-gateway'],
      act: (page) => page.getByText('Versiyalar', { exact: true }).click(),
    },
  ],
  trash: [{ parts: ['TrashTab', 'trash-gateway'] }],
};

const panel: Visit[] = panelTabs.map((tab) => ({ address: `/panel?tab=${tab}`, steps: tabs[tab] }));

/** What no visit of these tests waits for: something else has brought it, or it takes more than a press. */
const elsewhere: Record<string, string> = {
  Preview: 'the poster of a video that is opened by YouTube’s preview',
  OwnWeek: 'beside the videos of a member of a group: says it, as any part that is needed',
  PreviewArticle: 'a press in the form of a post, by LazyPart as all forms',
  QuizResults: 'a press in a row of quizzes, by LazyPart as all forms',
  WantedFactor: 'staff without a second factor: tests/e2e/accounts/second-factor.spec.ts',
  'accounts.gateway': 'with a password: the form says it, as any failure',
  calendar: 'a press in the own week says it',
  'certificates.desk.gateway': 'in the rows of users: the form says it',
  'confirm-dialog': 'a sign-out with unsent text says its failure and asks again',
  'course-modules': 'when a video is saved: the form says it',
  'drawn-cover': 'a post that is saved without a picture: the form says it',
  factor: 'tests/e2e/accounts/second-factor.spec.ts',
  'graduates.gateway': 'behind a fold of the profile: says it, as any read of the user’s own',
  'forget-person': 'the deletion of an account: tests/e2e/accounts/own-data.spec.ts',
  'gate-gateway': 'the password of the panel: the form says it',
  'google-gateway': 'tests/e2e/accounts/google.spec.ts',
  'hand-over': 'at a sign-out: what is not sent waits on the device for the same user',
  highlight: 'with the code of a question: the code stands without colours',
  'kept-index': 'without a network: tests/e2e/site/offline.spec.ts',
  'joined-videos-gateway': 'for a teacher of some courses: the list says it, as any failure',
  measure: 'with the first play of staff',
  'courses.desk.gateway': 'with its part',
  'pasted-videos-gateway': 'with its part',
  'play-buttons': 'the card of a video in a post is a link without it',
  'playground-document': 'with the playground',
  'record-store': 'with the marks of exercises and the progress in videos',
  'second-step': 'tests/e2e/accounts/second-factor.spec.ts',
  session: 'with the part of the account',
  'sign-in-gateway': 'tests/e2e/accounts/google.spec.ts',
  storage: 'with pictures: the form says it',
  'progress.desk.gateway': 'with its part',
  'unkept-texts': 'without it nobody is told that the device has no room',
  'uploaded-pictures': 'with the form of a post',
  verification: 'with an order of somebody whose address is not verified',
  'waiting-questions': 'with the questions of a video',
};

test('@SHELL-14 every part that is loaded later is asked for by these tests, or says why not', () => {
  const named = [...guests, ...students, ...videos, ...panel].flatMap(({ steps }) =>
    steps.flatMap(({ parts }) => parts),
  );
  const expected = new Set([...named, ...Object.keys(elsewhere), ...Object.keys(optional)]);
  expect(new Set(laterParts().values())).toEqual(expected);
  expect(named.filter((name) => name in elsewhere)).toEqual([]);
});

async function visit(
  page: Page,
  visits: readonly Visit[],
  open: (address: string) => Promise<unknown>,
): Promise<void> {
  const wrong: string[] = [];
  for (const one of visits)
    wrong.push(...(await losing(page, one, () => open(one.address), Object.keys(optional))));
  expect(wrong).toEqual([]);
}

test('@SHELL-14 a part that does not come is said, and comes at the next try: pages of guests', async ({
  page,
}) => {
  await stack.write({
    [`blogs/${made.post}`]: post(made.post),
    [`slugs/blogs_${made.post}`]: { id: made.post },
    [`codes/${made.post}`]: {
      ...{ time: new Date('2026-01-02T20:30:00Z'), codeName: 'css', title: 'Yeni kod', titleKey: 'yeni kod' },
      ...{
        content: '<pre><code class="language-css">p { color: red }</code></pre>',
        slug: made.post,
        rev: 1,
        audit: 'seed',
      },
    },
    [`slugs/codes_css_${made.post}`]: { id: made.post },
    [`certificates/${made.certificate}`]: {
      ...{ name: 'Aytən', course: 'frontend', title: 'Frontend proqramlaşdırma', audit: 'seed' },
      issuedAt: new Date('2026-11-23T08:00:00Z'),
    },
  });
  await page.addInitScript(
    ([flash, done]) => {
      // The frame of a playground has no storage.
      if (window !== top) return;
      sessionStorage.setItem(flash, 'Oldu.');
      localStorage.setItem(`${done}guest`, '{}');
    },
    [flashMessageKey, allDone] as const,
  );
  await visit(page, guests, (address) => page.goto(address));
});

test('@SHELL-14 a part that does not come is said, and comes at the next try: pages of students', async ({
  page,
}) => {
  const person = await registered({ emailVerified: true, lessons: ['frontend'] });
  await page.addInitScript(
    (key) => localStorage.setItem(key, '{"courses":{},"last":null}'),
    placesKey(`uid-${person.username}`),
  );
  await visit(page, students, (address) =>
    enter(page, person, address === '/user' ? `/user/${person.username}` : address),
  );
});

test('@SHELL-14 a part that does not come is said, and comes at the next try: videos', async ({
  page,
  context,
}) => {
  await stubYouTube(context, { duration: 1000 });
  const { group } = made;
  const id = `${group}-1`;
  const person = await registered({ emailVerified: true, lessons: [group] });
  await stack.write({
    [`videos/${id}`]: video(1, { group, transcript: 'seed', material: 'seed' }),
    [`transcripts/${id}`]: { text: 'WEBVTT\n\n00:00:01.000 --> 00:00:09.000\nSalam.' },
    [`materials/${id}`]: { html: '<h2>Ox</h2>' },
  });
  await visit(page, videos, (address) => enter(page, person, address));
});

test('@SHELL-14 a part that does not come is said, and comes at the next try: the panel', async ({
  page,
}) => {
  const gate = JSON.stringify({ uid: uidOf('admin'), role: 'admin' });
  await visit(page, panel, (address) =>
    openSignedIn(page, testedPlace(), credentialsOf('admin'), address, [[panelKey, gate]]),
  );
});

test('@SHELL-14 a part that does not come is said, and comes at the next try: islands', async ({
  page,
  context,
}) => {
  const person = await registered();
  let isLost = true;
  await context.route(/\/_astro\/(SettingsPage|SignInForm)\./, (route) =>
    isLost ? route.abort() : route.fallback(),
  );
  for (const [address, open] of [
    ['/sign-in', () => page.goto('/sign-in')],
    ['/settings', () => enter(page, person, '/settings')],
  ] as const) {
    isLost = true;
    await open();
    await expect(
      page.locator('.toast').getByRole('button', { name: 'Yenidən cəhd et' }),
      address,
    ).toBeVisible();
    isLost = false;
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect(page.locator('main form').first()).toBeVisible();
  }
});
