// Mutation test of the rules: removes one condition at a time and reports the mutants that no case notices. It starts its
// own emulators; exit code 1 when a mutant survives that is not excused below. LANES: how many mutants run at once;
// VERBOSE=1 names the killing cases.
// `npm run test:loosen -- words …`: only mutants whose text or place in the rules contains one of the arguments.
// `npm run test:loosen -- --survivors`: only those that survived the last complete run, for new cases.
// `npm run test:loosen -- --names`: only whether the conditions that are named below are in the rules.

import './configuration.ts';

import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { rulesOf } from '../../scripts/firestore-rules.ts';
import { type Mutant, mutantsOf } from '../../scripts/loosen-rules/mutants.ts';
import { chapters } from './chapters.ts';
import setup from './global-setup.ts';
import { type Case, failure, sentence } from './support/case.ts';
import { positionOf } from './support/coverage.ts';
import type { Service } from './support/owner.ts';
import { openProject, type Project, projectId } from './support/project.ts';

// For an audited change the role is checked twice: by the document's rule and by its log entry's rule. Each check
// alone denies. So these conditions are removed together with the entry's; cases that notice only that don't count.
const lockCondition = '(isEnrolment(incoming()) || isStaff())';
const withoutSecondLock = ' && changeIsThere(incoming());';
const secondLock = withoutSecondLock.replace(';', ` && ${lockCondition};`);
const askedTwice = [
  'creates: isStaff()',
  'savesOver: isStaff()',
  'replaces: isStaff()',
  'users manages: isTeacher()',
  'messages update: isStaff()',
  'messages delete: isStaff()',
  'announcements isTaught: isStaff()',
  'videos create: isStaff()',
  'videos delete: isStaff()',
  'blogs create: isStaff()',
  'blogs delete: isStaff()',
  'codes create: isStaff()',
  'codes delete: isStaff()',
];

// Conditions whose removal cannot be noticed in the emulator.
const excused = new Map([
  [
    "audit entryIsValid: it.target.matches('[^/]+')",
    'the emulator itself refuses a path built from a name with a slash; production does not promise that',
  ],
  [
    'orders isReduced: used.last == number',
    'two orders fit into one batch only around midnight (UTC), when two days count',
  ],
]);

const nameOf = ({ place, removed }: Mutant): string => `${place}: ${removed}`;
const isAskedTwice = (mutant: Mutant): boolean => askedTwice.includes(nameOf(mutant));
const all = chapters.flatMap(({ cases }) => cases);
const casesOf = (service: Service): Case[] => all.filter((one) => one.service === service);

async function prepare(project: Project, service: Service, rules: string): Promise<void> {
  await project.load(service, rules);
  await project.reset();
  if (service === 'storage') await project.resetFiles();
}

/** Works through the queue in all projects at once. */
async function inTurns<T>(
  queue: T[],
  projects: Project[],
  work: (one: T, project: Project) => Promise<void>,
) {
  const waiting = [...queue];
  const lane = async (project: Project): Promise<void> => {
    for (let one = waiting.shift(); one; one = waiting.shift()) await work(one, project);
  };
  await Promise.all(projects.map(lane));
}

const partsOf = <T>(all: T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, n) => all.slice(n * size, (n + 1) * size));

/**
 * The conditions of Firestore's rules that were not true while a case or one of its neighbours ran. Other cases can't
 * notice that the condition is missing, so they come last. That none notices is said only when all have run.
 */
async function untrueConditions(projects: Project[]): Promise<Map<Case, Set<string>>> {
  const rules = rulesOf('firestore');
  const found = new Map<Case, Set<string>>();
  // The report takes as long as ten cases, and longer the more has happened since the rules were loaded.
  await inTurns(partsOf(casesOf('firestore'), 50), projects, async (part, project) => {
    await prepare(project, 'firestore', rules);
    let before = new Map<string, number>();
    for (const neighbours of partsOf(part, 10)) {
      for (const one of neighbours) await failure(one, project);
      const after = await project.untrue(rules);
      const positions = [...after].filter(([at, count]) => count > (before.get(at) ?? 0)).map(([at]) => at);
      for (const one of neighbours) found.set(one, new Set(positions));
      before = after;
    }
  });
  return found;
}

const concerns = new Map(
  chapters.flatMap(({ concern, cases }) => cases.map((one) => [one, concern] as const)),
);

/**
 * The likely ones first: those that `may` notice, of them denials, of them those about the section of the rules, of them
 * the neighbours of the case that noticed the mutant before: cases have the order of the conditions.
 */
function ordered(
  cases: Case[],
  may: (one: Case) => boolean,
  section: string,
  last: Case | undefined,
): Case[] {
  const rank = (one: Case): number =>
    (may(one) ? 0 : 4) + (one.allowed ? 2 : 0) + (concerns.get(one)?.includes(section) ? 0 : 1);
  const start = last ? cases.indexOf(last) : 0;
  return cases
    .map((one, place) => ({ one, rank: rank(one), distance: Math.abs(place - start) }))
    .sort((a, b) => a.rank - b.rank || a.distance - b.distance)
    .map(({ one }) => one);
}

async function firstNoticing(project: Project, cases: Case[]): Promise<Case | undefined> {
  for (const one of cases) if (await failure(one, project)) return one;
  return undefined;
}

/** Runs every mutant of one service and returns the survivors. */
async function judge(service: Service, mutants: Mutant[], projects: Project[]): Promise<Mutant[]> {
  const rules = rulesOf(service);
  // Storage's emulator does not say which conditions were true.
  const untrue = service === 'firestore' ? await untrueConditions(projects) : new Map<Case, Set<string>>();
  const together = mutants.some(isAskedTwice) ? await noticedWithoutSecondLock(projects) : new Set<Case>();
  const lock = rules.indexOf(lockCondition, rules.indexOf(secondLock));
  const lockPosition = positionOf(rules, lock, lock + lockCondition.length);
  const survivors: Mutant[] = [];
  const noticed = new Map<Mutant, Case>();
  let last: Case | undefined;

  await inTurns(mutants, projects, async (mutant, project) => {
    const twice = isAskedTwice(mutant);
    await prepare(
      project,
      service,
      twice ? mutant.rules.replace(secondLock, withoutSecondLock) : mutant.rules,
    );
    const positions = [positionOf(rules, ...mutant.range), ...(twice ? [lockPosition] : [])];
    const mayNotice = (one: Case) => positions.some((position) => untrue.get(one)?.has(position));
    const cases = casesOf(service).filter((one) => !twice || !together.has(one));
    const likely = ordered(cases, mayNotice, mutant.section, last);
    const killer = await firstNoticing(project, likely);
    if (killer) noticed.set(mutant, killer);
    else survivors.push(mutant);
    if (killer && !killer.allowed) last = killer;
    if (process.env.VERBOSE) console.log(`${mutant.line} ${nameOf(mutant)} <- ${killer && sentence(killer)}`);
  });
  const outdated = await failing(new Set(noticed.values()), service, projects);
  return [...survivors, ...mutants.filter((mutant) => outdated.has(noticed.get(mutant)))];
}

/** A case with a time that has passed since the run began fails by any rules, so it has noticed nothing. */
async function failing(
  cases: ReadonlySet<Case>,
  service: Service,
  projects: Project[],
): Promise<Set<Case | undefined>> {
  const found = new Set<Case | undefined>();
  for (const project of projects) await prepare(project, service, rulesOf(service));
  await inTurns([...cases], projects, async (one, project) => {
    if (!(await failure(one, project))) return;
    found.add(one);
    console.log(`fails by the whole rules, too: ${sentence(one)}`);
  });
  return found;
}

/** The cases that notice that the entry's rule no longer asks. */
async function noticedWithoutSecondLock(projects: Project[]): Promise<Set<Case>> {
  const rules = rulesOf('firestore').replace(secondLock, withoutSecondLock);
  if (rules === rulesOf('firestore')) throw new Error('the second lock is not in the rules: see secondLock');
  const found = new Set<Case>();
  for (const project of projects) await prepare(project, 'firestore', rules);
  await inTurns(casesOf('firestore'), projects, async (one, project) => {
    if (await failure(one, project)) found.add(one);
  });
  return found;
}

/** What the last complete run has found; for `--survivors`, and for the table of proof (scripts/proof.ts). */
interface Outcome {
  /** Hash of the rules. */
  rules: string;
  conditions: number;
  /** Without those that are excused. */
  survivors: string[];
  endedAt: string;
}
/** Not in test-results/, which `npm test` empties: a complete run takes long. */
const outcomeFile = '.cache/loosen.json';
const rulesHash = createHash('sha256')
  .update(rulesOf('firestore') + rulesOf('storage'))
  .digest('hex');
const idOf = (service: Service, mutant: Mutant): string =>
  `${service} ${mutant.range.join('-')} ${nameOf(mutant)}`;

/** @throws Error if there was no complete run, or the rules are no longer those of that run */
function lastOutcome(): Outcome {
  if (!existsSync(outcomeFile)) throw new Error('There was no complete run yet: npm run test:loosen');
  const outcome: Outcome = JSON.parse(readFileSync(outcomeFile, 'utf8'));
  if (outcome.rules !== rulesHash) throw new Error('The rules have changed since the last complete run.');
  return outcome;
}

/** @returns the IDs of the survivors that are not excused */
async function loosen(service: Service, mutants: Mutant[], lanes: number): Promise<string[]> {
  const began = Date.now();
  const projects = Array.from({ length: lanes }, (_, n) =>
    openProject(service === 'storage' ? projectId() : `demo-loosened-${n}`),
  );
  const survivors = mutants.length > 0 ? await judge(service, mutants, projects) : [];
  const unexpected = survivors.filter((mutant) => !excused.has(nameOf(mutant)));
  for (const { line, removed, place } of unexpected) {
    console.log(`survived: firebase/${service}.rules:${line} (${place}) ${removed.slice(0, 150)}`);
  }
  for (const mutant of survivors.filter((one) => excused.has(nameOf(one)))) {
    console.log(`excused: ${nameOf(mutant)}: ${excused.get(nameOf(mutant))}`);
  }
  const twice = mutants.filter(isAskedTwice).length;
  const seconds = Math.round((Date.now() - began) / 1000);
  console.log(
    `${service}: ${mutants.length} mutants (${twice} of them loosened together with the audit entry's lock), ${unexpected.length} survived unexpectedly, ${seconds} s`,
  );
  return unexpected.map((mutant) => idOf(service, mutant));
}

/** Names above that no longer exist in the rules, so that outdated excuses are removed. */
function staleNames(): string[] {
  const names = new Set(mutantsOf(rulesOf('firestore')).map(nameOf));
  return [...askedTwice, ...excused.keys()].filter((name) => !names.has(name));
}

const stale = staleNames();
for (const name of stale) console.log(`not in the rules any more: ${name}`);
const [, , ...words] = process.argv;
if (words[0] === '--names') process.exit(stale.length > 0 ? 1 : 0);
const last = words[0] === '--survivors' ? lastOutcome() : null;
const chosen = (service: Service): Mutant[] =>
  mutantsOf(rulesOf(service)).filter((mutant) =>
    last
      ? last.survivors.includes(idOf(service, mutant))
      : words.length === 0 || words.some((part) => nameOf(mutant).includes(part)),
  );
const mutants = { firestore: chosen('firestore'), storage: chosen('storage') };
const stop = await setup();
const lanes = Number(process.env.LANES ?? availableParallelism());
const survivors = await loosen('firestore', mutants.firestore, lanes);
await openProject(projectId()).load('firestore', rulesOf('firestore'));
survivors.push(...(await loosen('storage', mutants.storage, 1)));
await openProject(projectId()).load('storage', rulesOf('storage'));
await stop?.();
if (last || words.length === 0) {
  const conditions = last?.conditions ?? mutants.firestore.length + mutants.storage.length;
  const outcome: Outcome = { rules: rulesHash, conditions, survivors, endedAt: new Date().toISOString() };
  mkdirSync('.cache', { recursive: true });
  writeFileSync(outcomeFile, JSON.stringify(outcome));
}
process.exit(stale.length + survivors.length > 0 ? 1 : 0);
