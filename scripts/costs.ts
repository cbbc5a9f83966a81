// Writes the tables of docs/costs.md: `npm run costs`. What a visit reads and writes is what tests/e2e/site/reads.spec.ts measures.
import { readFileSync, writeFileSync } from 'node:fs';
import { readsOfStudents } from '#features/progress/desk/student-progress.ts';
import { sendIntervalMs } from '#features/videos/player.ts';
import { userActs, userReads } from '#support/read-budgets.ts';

/** Documents as they are billed; `lookUps`: what the rules read on top (firebase/README.md, “Reads per visit”). */
interface Cost {
  reads: number;
  lookUps: number;
  writes: number;
}

const reading = (reads: number, lookUps = 0): Cost => ({ reads, lookUps, writes: 0 });

const times = (factor: number, { reads, lookUps, writes }: Cost): Cost => ({
  reads: factor * reads,
  lookUps: factor * lookUps,
  writes: factor * writes,
});

const sum = (...costs: Cost[]): Cost => ({
  reads: costs.reduce((all, { reads }) => all + reads, 0),
  lookUps: costs.reduce((all, { lookUps }) => all + lookUps, 0),
  writes: costs.reduce((all, { writes }) => all + writes, 0),
});

const read = ({ reads, lookUps }: Cost) => reads + lookUps;

/** How many videos a page of them shows, on average. */
const videos = 20;
const sent: Cost = { ...userActs.pause, lookUps: 1 };

const visits = {
  'bell and announcements, once in five minutes': reading(2, 1),
  'a page that asks for nothing: home, article, snippet, order': reading(userReads['/']),
  "a course's page": reading(userReads['/lessons/frontend']),
  [`a course's videos, ${videos} of them`]: reading(userReads['/lessons/frontend/videos'] + videos, 2),
  'ten minutes of a video, and a pause': times(600_000 / sendIntervalMs + 1, sent),
  "a course's exercises, or one of them": reading(userReads['/lessons/frontend/exercises']),
  "a course's quizzes": reading(userReads['/lessons/frontend/quizzes']),
  'the profile': reading(userReads['/user/{username}'], 2),
  'the own orders': reading(userReads['/my-orders']),
  'saving a page or a video': { ...userActs.save, lookUps: 1 },
} as const satisfies Record<string, Cost>;

const bell = visits['bell and announcements, once in five minutes'];
const lesson = sum(
  visits[`a course's videos, ${videos} of them`],
  visits['ten minutes of a video, and a pause'],
);

/** What a student does on a day of learning, and on how many days of a month. */
const learning = sum(
  times(2, bell),
  times(2, lesson),
  visits["a course's page"],
  visits["a course's exercises, or one of them"],
  times(1 / 3, visits['the profile']),
  times(1 / 5, visits["a course's quizzes"]),
  times(1 / 5, visits['saving a page or a video']),
);
const days = 12;
const month = 30;

/** The free part of a day, and US$ for 100,000 beyond it. */
const free = { reads: 50_000, writes: 20_000 };
const price = { reads: 0.06, writes: 0.18 };

const grouped = (value: number) => Math.round(value).toLocaleString('en-US');
const short = (value: number) => Number(value.toPrecision(2)).toLocaleString('en-US');
/** Down, because a limit bites before. */
const below = (value: number) => grouped(Math.floor(value / 100) * 100);

function table(head: string[], rows: string[][]): string {
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

const ofVisits = table(
  ['What a user does', 'reads', "look-ups of the rules'", 'writes'],
  Object.entries(visits).map(([name, { reads, lookUps, writes }]) => [
    name,
    ...[reads, lookUps, writes].map(grouped),
  ]),
);

/** Of 100 visits 10 open a lesson and watch, one of them the profile. */
const visit = sum(times(0.1, sum(bell, lesson)), times(0.01, visits['the profile']));

/** US$ of a month in which each day is as the others. */
const monthly = (perDay: Cost) =>
  (month / 100_000) *
  (Math.max(0, read(perDay) - free.reads) * price.reads +
    Math.max(0, perDay.writes - free.writes) * price.writes);

const dollars = (value: number) => (value === 0 ? '0' : value < 1 ? '< $1' : `$${short(value)}`);

const ofTraffic = table(
  ['Firestore a month', ...[1_000, 100_000, 1_000_000].map((count) => `${grouped(count)} visits`)],
  [
    ['reads', ...[1_000, 100_000, 1_000_000].map((count) => short(count * read(visit)))],
    ['writes', ...[1_000, 100_000, 1_000_000].map((count) => short(count * visit.writes))],
    ['price', ...[1_000, 100_000, 1_000_000].map((count) => dollars(monthly(times(count / month, visit))))],
  ],
);

const schools = [200, 2_000, 10_000, 50_000];
const dayOf = (students: number) => times((students * days) / month, learning);

const ofStudents = table(
  ['Students', ...schools.map(grouped)],
  [
    ['who learn on a day', ...schools.map((students) => grouped((students * days) / month))],
    ['reads a day', ...schools.map((students) => short(read(dayOf(students))))],
    ['writes a day', ...schools.map((students) => short(dayOf(students).writes))],
    ['Firestore a month', ...schools.map((students) => dollars(monthly(dayOf(students))))],
    [
      'reads for the progress of a course that a tenth of them have',
      ...schools.map((students) => short(readsOfStudents(students / 10))),
    ],
  ],
);

/** On the free plan, with second factors. */
const activeUsers = 3_000;
/** The table of a course's students: a page has 40 in a request, and their progress in four more. */
const requests = 200;

const ofLimits = table(
  ['What ends', 'at', 'what then'],
  [
    [
      `Firestore's ${grouped(free.reads)} free reads a day`,
      `${below(free.reads / read(dayOf(1)))} students`,
      'without billing every page that reads shows its failure until the next day (Pacific time); with billing they cost as above',
    ],
    [
      `Firestore's ${grouped(free.writes)} free writes a day`,
      `${below(free.writes / dayOf(1).writes)} students`,
      'without billing progress stays on the devices until the next day; with billing as above',
    ],
    [
      `${grouped(activeUsers)} people a day who may sign in on the free plan, where second factors are switched on`,
      `${below((activeUsers * month) / days)} students`,
      'sign-in is refused; the paid plan has 50,000 a month free',
    ],
    [
      '150 letters a day that reset a password on the free plan, 1,000 that verify an e-mail',
      '150 people who have forgotten theirs',
      'no letter comes, and the page says to try again; 10,000 and 100,000 on the paid plan',
    ],
    [
      '100 new accounts an hour from one address',
      'a hall of 100 people who sign up at once',
      'the page says to wait',
    ],
    [
      `${requests} requests for one table of a course's progress`,
      `${grouped((requests / 5) * 40)} students of one course`,
      'none: it is read 40 students at a time, and «all» is a press that can be stopped; its reads stand above',
    ],
    [
      'EmailJS: 200 messages a month',
      '200 forms',
      'each form is kept for the panel instead, and says so (INBOX-1)',
    ],
  ],
);

const parts: Record<string, string> = {
  visits: ofVisits,
  traffic: ofTraffic,
  students: ofStudents,
  limits: ofLimits,
};

/** The document with its tables as they are computed now. */
export const withTables = (document: string): string =>
  Object.entries(parts).reduce((text, [name, rows]) => {
    const part = new RegExp(`(<!-- ${name} -->\n)[^]*?(\n<!-- end -->)`);
    if (!part.test(text)) throw new Error(`docs/costs.md has no place for ${name}.`);
    return text.replace(part, (_, begin: string, end: string) => begin + rows + end);
  }, document);

if (import.meta.main) {
  const file = 'docs/costs.md';
  writeFileSync(file, withTables(readFileSync(file, 'utf8')));
}
