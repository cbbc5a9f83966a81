// The largest and worst that the rules take, as pages show it. The test counts the elements of each, the benchmark measures its press.
import type { Page } from '@playwright/test';
import { foldLetters } from '#core/words/letters.ts';
import { limits } from '#core/words/limits.ts';
import { bellLimits } from '#features/bell/limits.ts';
import { inboxLimits } from '#features/inbox/limits.ts';
import { noteLimits } from '#features/notes/limits.ts';
import { questionLimits } from '#features/questions/limits.ts';
import { quizLimits } from '#features/quizzes/limits.ts';
import {
  attemptId,
  attemptPath,
  keyFields,
  questionFields,
  quizKeyPath,
  quizPath,
} from '#features/quizzes/quiz.ts';
import { savedLimits } from '#features/saved/limits.ts';
import { videoLimits } from '#features/videos/limits.ts';
import { workLimits } from '#features/works/limits.ts';
import { versionPath, workPath } from '#features/works/work.ts';
import { type Person, registered } from './accounts.ts';
import { editButton, openPanel, rows, searchList, writing } from './panel.ts';
import { enter, expect, post, stack } from './site.ts';
import { unique } from './staff.ts';
import { newGroup, video, videosOf } from './videos.ts';
import { firstOf, questionUnder } from './viewer.ts';
import { stubYouTube } from './youtube.ts';

export interface Largest {
  /** What is shown, and which press shows it. */
  name: string;
  /** Elements of the whole page behind the press. */
  most: number;
  /** @returns the press */
  prepare(page: Page): Promise<() => Promise<unknown>>;
  /** What shows that the press has done its work. */
  shown(page: Page): Promise<unknown>;
}

const uidOf = ({ username }: Person) => `uid-${username}`;
const times = <T>(count: number, one: (n: number) => T): T[] =>
  Array.from({ length: count }, (_, n) => one(n));
const long = (count: number): string => 'ə'.repeat(count);
const at = new Date('2026-11-20T10:00:00Z');

/** A student of a group that has these videos. */
async function viewerOf(
  page: Page,
  count: number,
  over: object = {},
  more: (id: string) => object = () => ({}),
) {
  await stubYouTube(page.context());
  const group = newGroup();
  await stack.write({
    ...videosOf(group, count),
    [`videos/${group}-1`]: video(1, { group, ...over }),
    ...more(`${group}-1`),
  });
  const person = await registered({ lessons: [group], emailVerified: true });
  return { person, group, id: `${group}-1` };
}

const side = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Opens the only work of a student, whose second version stands against the first. */
async function openedWork(page: Page, before: string, now: string): Promise<void> {
  const uid = unique('uid-');
  const id = `${uid}_frontend_əlaqə-forması`;
  const surname = unique('Sonuncu');
  const thread = Object.fromEntries(
    times(workLimits.thread, (n) => [n, { name: 'Ad', text: long(workLimits.text / 10), version: 1, at }]),
  );
  await stack.write({
    [workPath(id)]: {
      ...{
        uid,
        name: `Ad ${surname}`,
        course: 'frontend',
        task: 'əlaqə-forması',
        title: 'Forma',
        kind: 'code',
      },
      ...{ state: 'sent', version: 2, ticket: 900_000, at, thread, asked: false, rev: 3 },
    },
    [versionPath(id, 1)]: { code: before, at },
    [versionPath(id, 2)]: { code: now, at },
  });
  await openPanel(page, 'teacher', 'work');
  await page.getByRole('tabpanel').getByRole('searchbox').fill(surname);
  await expect(rows(page)).toHaveCount(1);
}
const readWork = (page: Page) => () => rows(page).getByRole('button', { name: 'Aç və bax' }).press('Enter');
const hasCode = (page: Page) => rows(page).locator('.work-code').waitFor();

const letter = (page: Page) => () => page.keyboard.press('a');

const quizQuestions = times(quizLimits.questions, (n) => ({
  text: `${n} ${long(quizLimits.text - 4)}`,
  code: '<b>'.repeat(quizLimits.code / 3),
  options: times(quizLimits.options, (option) => `${option} ${long(quizLimits.option - 4)}`),
  right: 'ab',
  explanation: long(quizLimits.explanation),
}));

async function largestQuiz(state: 'draft' | 'open'): Promise<{ id: string; title: string }> {
  const title = unique('Ən böyük ');
  const id = unique('quiz-');
  await stack.write({
    [quizPath(id)]: {
      ...{ course: 'fullstack', title, state, minutes: quizLimits.minutes, attempts: 1, rev: 1, audit: id },
      ...questionFields(quizQuestions),
    },
    [quizKeyPath(id)]: keyFields(quizQuestions),
  });
  return { id, title };
}

const code = { language: 'js', text: 'a{b:c}'.repeat(questionLimits.code / 6) };
const words = { text: long(questionLimits.text), name: 'Ayla', at, code };

async function underVideo(page: Page): Promise<void> {
  const { person, group, id } = await viewerOf(page, 1);
  const answers = Object.fromEntries(
    times(questionLimits.answers, (n) => [`u${n}`, { ...words, staff: false }]),
  );
  for (let n = 0; n < questionLimits.page; n++)
    await stack.write({
      [`questions/${group}-largest-${n}`.padEnd(40, '-')]: questionUnder(id, {
        group,
        ...words,
        answers,
        answeredBy: Object.keys(answers),
      }),
    });
  await enter(page, person, firstOf(group));
  await side(page, 'Suallar').waitFor();
}

async function editor(page: Page, content: string): Promise<void> {
  const slug = unique('largest-');
  const title = `Ən böyük ${slug}`;
  await stack.write({
    [`blogs/${slug}`]: post(slug, { title, titleKey: foldLetters(title), content, rev: 1 }),
    [`slugs/blogs_${slug}`]: { id: slug },
  });
  await openPanel(page, 'teacher', 'blog');
  await searchList(page, slug);
  await editButton(page, title).focus();
}

export const largest: readonly Largest[] = [
  {
    name: 'for comparison, a work of one line: opened',
    most: 1_000,
    prepare: async (page) => {
      await openedWork(page, 'a', 'b');
      return readWork(page);
    },
    shown: hasCode,
  },
  {
    name: 'a work of 3,000 lines, all of them others than before: opened',
    most: 2_500,
    prepare: async (page) => {
      await openedWork(page, 'a\n'.repeat(workLimits.lines - 1), 'b\n'.repeat(workLimits.lines - 1));
      return readWork(page);
    },
    shown: hasCode,
  },
  {
    name: '… a letter of the review',
    most: 2_500,
    prepare: async (page) => {
      await openedWork(page, 'a\n'.repeat(workLimits.lines - 1), 'b\n'.repeat(workLimits.lines - 1));
      await readWork(page)();
      await hasCode(page);
      await rows(page).getByRole('textbox', { name: 'Rəy' }).focus();
      return letter(page);
    },
    shown: (page) => expect(rows(page).getByRole('textbox', { name: 'Rəy' })).toHaveValue('a'),
  },
  {
    name: 'a work of one line of 61,440 bytes: opened',
    most: 1_000,
    prepare: async (page) => {
      await openedWork(page, 'x', 'a{b:c}'.repeat(workLimits.bytes / 6));
      return readWork(page);
    },
    shown: hasCode,
  },
  {
    name: '10 questions with 20 answers each, all with 10,000 signs of code: opened',
    most: 7_000,
    prepare: async (page) => {
      await underVideo(page);
      return () => side(page, 'Suallar').press('Enter');
    },
    shown: (page) =>
      page
        .locator('.video-question')
        .nth(questionLimits.page - 1)
        .waitFor(),
  },
  {
    name: '… a letter of a question',
    most: 7_000,
    prepare: async (page) => {
      await underVideo(page);
      await side(page, 'Suallar').press('Enter');
      await page
        .locator('.video-question')
        .nth(questionLimits.page - 1)
        .waitFor();
      await side(page, 'Sual ver').press('Enter');
      await page.locator('.questions textarea').first().focus();
      await page.waitForLoadState('networkidle');
      return letter(page);
    },
    shown: (page) => expect(page.locator('.questions textarea').first()).toHaveValue('a'),
  },
  {
    name: 'a quiz of 20 questions, every field as long as it may be: an answer',
    most: 1_500,
    prepare: async (page) => {
      const person = await registered({ lessons: ['fullstack'] });
      const { id, title } = await largestQuiz('open');
      await stack.write({
        [attemptPath(attemptId(id, uidOf(person), 1))]: {
          ...{
            quiz: id,
            uid: uidOf(person),
            name: 'Aygün Əliyeva',
            course: 'fullstack',
            n: 1,
            startedAt: new Date(),
          },
        },
      });
      await enter(page, person, `/lessons/fullstack/quizzes#quiz-${id}`);
      await page.getByRole('region', { name: title }).getByRole('checkbox').first().focus();
      return () => page.keyboard.press('Space');
    },
    shown: (page) => expect(page.getByRole('checkbox').first()).toBeChecked(),
  },
  {
    name: '… a letter in its form',
    most: 2_000,
    prepare: async (page) => {
      const { title } = await largestQuiz('draft');
      await openPanel(page, 'teacher', 'quiz');
      await page.getByRole('tabpanel').getByRole('searchbox').fill(title);
      await expect(rows(page)).toHaveCount(1);
      await editButton(page, title).click();
      await page.getByRole('textbox', { name: 'Suallar' }).focus();
      return letter(page);
    },
    shown: (page) => expect(page.getByRole('textbox', { name: 'Suallar' })).toHaveValue(/a/),
  },
  {
    name: 'for comparison, a video with nothing beside it: notes opened',
    most: 1_500,
    prepare: async (page) => {
      const { person, group } = await viewerOf(page, 1);
      await enter(page, person, firstOf(group));
      return () => side(page, 'Qeydlər').press('Enter');
    },
    shown: (page) => page.locator('.notes').waitFor(),
  },
  {
    name: '200 notes of 1,000 signs at one video: opened',
    most: 3_500,
    prepare: async (page) => {
      const { person, group, id } = await viewerOf(page, 1);
      const note = (n: number) => [
        `n${n}`,
        { video: id, title: 'Video 1', seconds: n, text: long(noteLimits.text / 2), at: at.getTime() },
      ];
      await stack.write({
        [`users/${uidOf(person)}/notes/interior-designer`]: Object.fromEntries(times(noteLimits.notes, note)),
      });
      await enter(page, person, firstOf(group));
      return () => side(page, 'Qeydlər').press('Enter');
    },
    shown: (page) =>
      page
        .locator('.note-list > li')
        .nth(noteLimits.notes - 1)
        .waitFor(),
  },
  {
    name: 'a transcript of 250,000 signs: opened',
    most: 17_000,
    prepare: async (page) => {
      const text = times(
        videoLimits.transcript,
        (n) =>
          `${Math.floor(n / 3600)}:${String(Math.floor(n / 60) % 60).padStart(2, '0')}:${String(n % 60).padStart(2, '0')}\tsöz`,
      )
        .join('\n')
        .slice(0, videoLimits.transcript - 20);
      const { person, group } = await viewerOf(page, 1, { transcript: 'seed', duration: 20_000 }, (id) => ({
        [`transcripts/${id}`]: { text: text.slice(0, text.lastIndexOf('\n')) },
      }));
      await enter(page, person, firstOf(group));
      return () => side(page, 'Mətn').press('Enter');
    },
    shown: (page) => page.locator('section.transcript li').nth(2_000).waitFor({ state: 'attached' }),
  },
  {
    name: 'a material of 200,000 bytes, all of them elements: opened',
    most: 8_000,
    prepare: async (page) => {
      const { person, group } = await viewerOf(page, 1, { material: 'seed' }, (id) => ({
        [`materials/${id}`]: { html: `<b>a</b> ${'söz '.repeat(5)}`.repeat(5_900) },
      }));
      await enter(page, person, firstOf(group));
      return () => side(page, 'Material').press('Enter');
    },
    shown: (page) => page.locator('section.material b').first().waitFor(),
  },
  {
    name: '50 notices with the longest titles: the bell is opened',
    most: 1_500,
    prepare: async (page) => {
      const person = await registered({ emailVerified: true });
      const notice = (n: number) => [
        `order-${n}`,
        {
          kind: 'order',
          title: long(limits.title),
          path: `/${'a'.repeat(bellLimits.path - 1)}`,
          at: new Date(at.getTime() + n),
        },
      ];
      await stack.write({
        [`users/${uidOf(person)}/notices/list`]: {
          items: Object.fromEntries(times(bellLimits.notices, notice)),
          last: 'order-1',
          readUntil: at,
        },
      });
      await enter(page, person, '/contact');
      return () => page.locator('header [data-bell]').press('Enter');
    },
    shown: (page) =>
      // What is announced to all stands there, too.
      page
        .getByRole('dialog', { name: 'Bildirişlər' })
        .getByRole('listitem')
        .nth(bellLimits.notices - 1)
        .waitFor(),
  },
  {
    name: '300 saved pages with the longest titles: one is removed',
    most: 5_500,
    prepare: async (page) => {
      const person = await registered();
      const entry = (n: number) => [`/blogs/yazı-${n}`, { at: at.getTime() + n, title: long(limits.title) }];
      await stack.write({
        [`users/${uidOf(person)}/reading/saved`]: Object.fromEntries(times(savedLimits.addresses, entry)),
      });
      await enter(page, person, '/saved');
      await expect(page.locator('.saved-items li')).toHaveCount(savedLimits.addresses);
      await page.locator('.saved-items li').first().getByRole('button').focus();
      return () => page.keyboard.press('Enter');
    },
    shown: (page) => expect(page.locator('.saved-items li').first()).toBeVisible(),
  },
  {
    name: '20 messages of 5,000 signs: the note of one is opened',
    most: 1_500,
    prepare: async (page) => {
      const company = unique('Ən böyük ');
      const message = (n: number) => [
        `messages/${company.replace(/\W/g, '')}-${n}`.padEnd(30, '-'),
        {
          kind: 'order',
          fields: {
            describe: 'a\n'.repeat(inboxLimits.text / 2),
            from_name: long(inboxLimits.line),
            from_company: `${company} ${long(100)}`,
            from_number: '+994-55-011-22-33',
          },
          at: new Date(),
          state: 'new',
          rev: 1,
        },
      ];
      await stack.write(Object.fromEntries(times(20, message)));
      await openPanel(page, 'teacher', 'message');
      await page.getByRole('tabpanel').getByRole('searchbox').fill(company);
      await expect(rows(page)).toHaveCount(20);
      await rows(page).first().getByRole('button', { name: /qeyd/i }).first().focus();
      return () => page.keyboard.press('Enter');
    },
    shown: (page) => expect(rows(page).first().getByRole('textbox')).toBeVisible(),
  },
  {
    name: 'a post of 6,000 paragraphs, the most that readers see as written: a letter in the editor',
    most: 8_000,
    prepare: async (page) => {
      await editor(page, '<p>söz</p>'.repeat(5_900));
      await page.keyboard.press('Enter');
      await writing(page).locator('p').first().click();
      return letter(page);
    },
    shown: (page) => expect(writing(page)).toContainText('a'),
  },
  {
    name: 'a list of 500 videos, all of them watched: the next one',
    most: 3_500,
    prepare: async (page) => {
      await stubYouTube(page.context());
      const { person, group } = await viewerOf(page, 500);
      await enter(page, person, firstOf(group));
      await page.locator('.video').nth(1).focus();
      return () => page.keyboard.press('Enter');
    },
    shown: (page) => expect(page.locator('.video[aria-current]').first()).toContainText('Video 2'),
  },
];
