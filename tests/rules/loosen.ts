// Mutation test of the rules: removes one condition at a time and reports the mutants that no case notices. `npm run
// test:loosen [-- words]` (only mutants whose text or place in the rules contains the words) starts its own emulators. Exit code 1 when a
// mutant survives that is not excused below. LANES: how many mutants run at once; VERBOSE=1 names the killing cases.

import { mkdirSync, writeFileSync } from 'node:fs';
import { type Mutant, mutantsOf } from '../../scripts/loosen-rules/mutants.ts';
import { chapters } from './chapters.ts';
import setup from './global-setup.ts';
import { type Case, failure, sentence } from './support/case.ts';
import type { Service } from './support/owner.ts';
import { openProject, type Project, projectId, rulesOf } from './support/project.ts';

// For an audited change the role is checked twice: by the document's rule and by its log entry's rule. Each check
// alone denies. So these conditions are removed together with the entry's; cases that notice only that don't count.
const secondLock = ' && changeIsThere(incoming()) && (isEnrolment(incoming()) || isStaff());';
const withoutSecondLock = ' && changeIsThere(incoming());';
const askedTwice = [
  'creates: isStaff()',
  'edits: isStaff()',
  'users manages: isTeacher()',
  'enrolments create: isStaff()',
  'enrolments update: isStaff()',
  'certificates create: isStaff()',
  'certificates update: isStaff()',
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
]);

const nameOf = ({ place, removed }: Mutant): string => `${place}: ${removed}`;
const all = chapters.flatMap(({ cases }) => cases);
const casesOf = (service: Service): Case[] => all.filter((one) => one.service === service);

async function prepare(project: Project, service: Service, rules: string): Promise<void> {
  await project.load(service, rules);
  await project.reset();
  if (service === 'storage') await project.resetFiles();
}

/** Starts shortly before the case that noticed the lane's last mutant: cases have the order of the conditions. */
function from(last: Case | undefined, cases: Case[]): Case[] {
  const start = Math.max(0, (last ? cases.indexOf(last) : 0) - 100);
  return [...cases.slice(start), ...cases.slice(0, start)];
}

const isAbout = (one: Case, section: string): boolean =>
  chapters.some(({ concern, cases }) => concern.includes(section) && cases.includes(one));

/** Denials first, beginning with those about the section of the rules that the mutant changes. */
function ordered(cases: Case[], section = '', last?: Case): Case[] {
  const denials = cases.filter((one) => !one.allowed);
  const near = new Set(denials.filter((one) => isAbout(one, section)));
  return [
    ...from(last, [...near]),
    ...from(
      last,
      denials.filter((one) => !near.has(one)),
    ),
    ...cases.filter((one) => one.allowed),
  ];
}

/** The cases that notice the mutant; only the first one unless `every` is set. */
async function noticed(project: Project, cases: Case[], every = false): Promise<Case[]> {
  const found: Case[] = [];
  for (const one of cases) {
    if (!(await failure(one, project))) continue;
    found.push(one);
    if (!every) break;
  }
  return found;
}

/** Runs every mutant of one service and returns the survivors. */
async function judge(service: Service, mutants: Mutant[], lanes: number): Promise<Mutant[]> {
  const queue = [...mutants];
  const survivors: Mutant[] = [];
  const together = service === 'firestore' ? await noticedWithoutSecondLock() : new Set<Case>();

  async function lane(project: Project): Promise<void> {
    let last: Case | undefined;
    for (let mutant = queue.shift(); mutant; mutant = queue.shift()) {
      const twice = askedTwice.includes(nameOf(mutant));
      const rules = twice ? mutant.rules.replace(secondLock, withoutSecondLock) : mutant.rules;
      const cases = casesOf(service).filter((one) => !twice || !together.has(one));
      await prepare(project, service, rules);
      const [killer] = await noticed(project, ordered(cases, mutant.section, last));
      if (!killer) survivors.push(mutant);
      else if (!killer.allowed) last = killer;
      if (process.env.VERBOSE)
        console.log(`${mutant.line} ${nameOf(mutant)} <- ${killer && sentence(killer)}`);
    }
  }
  const projects = Array.from({ length: lanes }, (_, n) =>
    openProject(service === 'storage' ? projectId() : `demo-loosened-${n}`),
  );
  await Promise.all(projects.map(lane));
  return survivors;
}

async function noticedWithoutSecondLock(): Promise<Set<Case>> {
  const rules = rulesOf('firestore').replace(secondLock, withoutSecondLock);
  if (rules === rulesOf('firestore')) throw new Error('the second lock is not in the rules: see secondLock');
  const project = openProject('demo-loosened-0');
  await prepare(project, 'firestore', rules);
  return new Set(await noticed(project, ordered(casesOf('firestore')), true));
}

interface Outcome {
  conditions: number;
  survivors: number;
}

async function loosen(service: Service, words: string, lanes: number): Promise<Outcome> {
  const began = Date.now();
  const everyMutant = mutantsOf(rulesOf(service));
  const mutants = everyMutant.filter((mutant) => nameOf(mutant).includes(words));
  const survivors = await judge(service, mutants, lanes);
  const unexpected = survivors.filter((mutant) => !excused.has(nameOf(mutant)));
  for (const { line, removed, place } of unexpected) {
    console.log(`survived: firebase/${service}.rules:${line} (${place}) ${removed.slice(0, 150)}`);
  }
  for (const mutant of survivors.filter((one) => excused.has(nameOf(one)))) {
    console.log(`excused: ${nameOf(mutant)}: ${excused.get(nameOf(mutant))}`);
  }
  const twice = mutants.filter((mutant) => askedTwice.includes(nameOf(mutant))).length;
  const seconds = Math.round((Date.now() - began) / 1000);
  console.log(
    `${service}: ${mutants.length} mutants (${twice} of them loosened together with the audit entry's lock), ${unexpected.length} survived unexpectedly, ${seconds} s`,
  );
  return { conditions: mutants.length, survivors: unexpected.length };
}

/** Names above that no longer exist in the rules, so that outdated excuses are removed. */
function staleNames(): string[] {
  const names = new Set(mutantsOf(rulesOf('firestore')).map(nameOf));
  return [...askedTwice, ...excused.keys()].filter((name) => !names.has(name));
}

const stale = staleNames();
for (const name of stale) console.log(`not in the rules any more: ${name}`);
const words = process.argv[2] ?? '';
const stop = await setup();
const documents = await loosen('firestore', words, Number(process.env.LANES ?? 4));
await openProject(projectId()).load('firestore', rulesOf('firestore'));
const stored = await loosen('storage', words, 1);
await openProject(projectId()).load('storage', rulesOf('storage'));
await stop?.();
const conditions = documents.conditions + stored.conditions;
const survivors = documents.survivors + stored.survivors;
if (words === '') {
  // For the table of proof (scripts/proof.ts).
  mkdirSync('test-results', { recursive: true });
  const outcome = { conditions, survivors, endedAt: new Date().toISOString() };
  writeFileSync('test-results/loosen.json', JSON.stringify(outcome));
}
process.exit(stale.length + survivors > 0 ? 1 : 0);
