import { readFile } from 'node:fs/promises';
import { isDeepStrictEqual } from 'node:util';
import * as v from 'valibot';
import { routes } from '#core/addresses/routes.ts';
import { limits } from '#core/words/limits.ts';
import { panelRoles } from '#panel/panel.ts';
import { BuildDocument, buildsOf, isSpent, nextMonth, PublishDocument } from '#panel/publishing-state.ts';
import { coursePaths, coursePrices, courseTasks } from '../course-paths.ts';
import { rulesToDeploy } from '../deployed-rules.ts';
import { type Context, staffWithoutFactor } from './commands.ts';
import {
  appCheckProblems,
  authProblems,
  databaseProblems,
  grantProblems,
  indexProblems,
  keyProblems,
  rulesetOf,
  rulesProblems,
  senderProblems,
} from './project-settings.ts';
import { publicAccess } from './public-access.ts';

interface Check {
  name: string;
  /** Problems, each with what to do; `null` if it can't be seen from here. */
  look(): Promise<string[] | null>;
}

const textOf = (file: string) => readFile(new URL(`../../${file}`, import.meta.url), 'utf8');

/**
 * Says what a project lacks, and changes nothing, except that a new account looks at the project and is deleted. Fails if something is
 * missing.
 */
export async function examine(context: Context): Promise<void> {
  const checks = [
    ...documentChecks(context),
    ...(context.cloud.isLocal ? [] : projectChecks(context)),
    { name: 'public access', look: () => publicAccess(context, context.env.PUBLIC_FIREBASE_API_KEY ?? '') },
  ];
  let missing = 0;
  for (const { name, look } of checks) {
    // One service that answers otherwise than its reference says does not end the others' checks.
    const problems = await look().catch((error: unknown) => [String(error)]);
    if (problems === null)
      context.say(`?  ${name}: this account may not see it, or it is not there. Look in the console.`);
    else if (problems.length === 0) context.say(`ok ${name}`);
    for (const problem of problems ?? []) context.say(`!! ${name}: ${problem}`);
    missing += problems?.length ?? 0;
  }
  if (context.cloud.isLocal)
    context.say('Rules, indexes and settings are not examined: the emulators take them from this checkout.');
  if (missing > 0) throw new Error(`${missing} to do.`);
}

/** The documents that only the operator writes. */
function documentChecks({ cloud, env, say }: Context): Check[] {
  const keys = async () => (await cloud.read('config/keys'))?.texts ?? {};
  const unless = (holds: boolean, problem: string) => (holds ? [] : [problem]);
  return [
    {
      name: 'keys of the roles',
      look: async () => {
        const { adminKey = '', teacherKey = '' } = await keys();
        return unless(
          Math.min(adminKey.length, teacherKey.length) >= limits.keyMin,
          'Run `operator setup`: config/keys lacks a key, or has one that is too short for the rules.',
        );
      },
    },
    {
      name: 'mark for the build',
      look: async () =>
        unless(
          (await cloud.read('config/publish')) !== null,
          'Run `operator setup`: config/publish is missing.',
        ),
    },
    {
      name: 'courses',
      look: async () => {
        const known = (await cloud.read('config/courses'))?.lists.paths ?? [];
        const unknown = coursePaths().filter((path) => !known.includes(path));
        return unless(
          unknown.length === 0,
          `Run \`operator setup\`: no progress is kept of ${unknown.join(', ')}.`,
        );
      },
    },
    {
      name: 'prices',
      look: async () => {
        const { prices = {}, tasks = {} } = (await cloud.read('config/courses'))?.fields ?? {};
        return unless(
          isDeepStrictEqual(prices, coursePrices()) && isDeepStrictEqual(tasks, courseTasks()),
          'Run `operator setup`, or give the build a service account: orders of courses whose price has changed are refused, and so are new tasks that are handed in.',
        );
      },
    },
    {
      name: 'build hook',
      look: async () =>
        unless(
          Boolean((await cloud.read('config/build'))?.texts.hook),
          'Run `operator hook`: what the panel publishes is not built.',
        ),
    },
    {
      name: 'builds of the month',
      look: async () => {
        const [publishing, build] = await Promise.all(
          ['publish', 'build'].map((id) => cloud.read(`config/${id}`)),
        );
        const { month = 0, builds = 0 } = v.parse(PublishDocument, publishing?.fields ?? {});
        const pace = v.parse(BuildDocument, build?.fields ?? { hook: '' });
        const now = new Date();
        const count = { month, builds };
        say(`   ${buildsOf(count, now)} of ${pace.monthly} builds of this month were requested.`);
        return unless(
          !isSpent(count, pace, now),
          `They are used up: nothing is published before ${nextMonth(now).toISOString().slice(0, 10)}. \`operator pace\` allows more.`,
        );
      },
    },
    {
      name: "the panel's passwords",
      look: async () => {
        const gates = await Promise.all(panelRoles.map((role) => cloud.where('gates', 'role', role)));
        return unless(
          gates.every((found) => found.length === 1),
          'Run `operator gates`: each panel needs one password.',
        );
      },
    },
    {
      name: 'admins',
      look: async () => {
        const { adminKey } = await keys();
        const admins = adminKey ? await cloud.where('users', 'adminKey', adminKey) : [];
        return unless(admins.length > 0, 'Run `operator add-admin`: nobody has the admin key.');
      },
    },
    {
      name: 'second factor of staff',
      look: async () => {
        if ((await cloud.read('config/keys'))?.fields.secondFactor !== true) return [];
        const without = await staffWithoutFactor(cloud);
        return [
          ...unless(
            env.PUBLIC_SECOND_FACTOR === 'on',
            'It is demanded, but PUBLIC_SECOND_FACTOR is not on: nobody can set one up.',
          ),
          ...unless(
            without.length === 0,
            `Shut out until they set it up in /settings: ${without.join(', ')}.`,
          ),
        ];
      },
    },
  ];
}

/** Settings that the emulators don't have. */
function projectChecks({ cloud, env }: Context): Check[] {
  const { projectId } = cloud;
  const { PUBLIC_SITE_URL: siteUrl = '', PUBLIC_FIREBASE_STORAGE_BUCKET: bucket = '' } = env;
  const database = `https://firestore.googleapis.com/v1/projects/${projectId}/databases/(default)`;
  const ruleServer = 'https://firebaserules.googleapis.com/v1';

  /** A look at one service. */
  const one = (
    name: string,
    url: string,
    problemsIn: (answer: unknown) => string[] | Promise<string[]>,
    body?: object,
  ) => ({
    name,
    look: async () => {
      const answer = await cloud.look(url, body);
      return answer === null ? null : problemsIn(answer);
    },
  });
  const rules = (file: string, release: string, text: () => string | Promise<string>): Check => ({
    name: file,
    look: async () => {
      const released = await cloud.look(`${ruleServer}/projects/${projectId}/releases/${release}`);
      const ruleset = released && (await cloud.look(`${ruleServer}/${rulesetOf(released)}`));
      return ruleset ? rulesProblems(file, await text(), ruleset) : null;
    },
  });
  return [
    rules('firebase/firestore.rules', 'cloud.firestore', rulesToDeploy),
    rules('firebase/storage.rules', `firebase.storage/${bucket}`, () => textOf('firebase/storage.rules')),
    one('database', database, databaseProblems),
    one('indexes', `${database}/collectionGroups/-/indexes?pageSize=300`, async (answer) =>
      indexProblems(JSON.parse(await textOf('firebase/firestore.indexes.json')), answer),
    ),
    {
      name: 'accounts',
      look: async () => {
        if (siteUrl === '')
          return ['Set PUBLIC_SITE_URL as for the site, so that domains and letters can be compared.'];
        const settings = await cloud.authSettings();
        return settings === null
          ? null
          : authProblems(settings, siteUrl, routes.emailAction, env.PUBLIC_SECOND_FACTOR === 'on');
      },
    },
    {
      name: 'sender of letters',
      look: async () => {
        if (siteUrl === '') return [];
        const settings = await cloud.authSettings();
        return settings === null ? null : senderProblems(settings, siteUrl, projectId);
      },
    },
    {
      name: 'browser key',
      look: async () => {
        const { PUBLIC_FIREBASE_API_KEY: key = '' } = env;
        if (key === '') return ['Set PUBLIC_FIREBASE_API_KEY as for the site.'];
        const place = 'https://apikeys.googleapis.com/v2';
        const keys = await cloud.look(`${place}/projects/${projectId}/locations/global/keys?pageSize=300`);
        const looked = keys && (await cloud.look(`${place}/keys:lookupKey?keyString=${key}`));
        const enabled = await cloud.look(
          `https://serviceusage.googleapis.com/v1/projects/${projectId}/services?filter=state:ENABLED&pageSize=200`,
        );
        return keys === null ? null : keyProblems(keys, looked ?? {}, enabled);
      },
    },
    one(
      "Storage's grant",
      `https://cloudresourcemanager.googleapis.com/v1/projects/${projectId}:getIamPolicy`,
      grantProblems,
      {},
    ),
    one('App Check', `https://firebaseappcheck.googleapis.com/v1/projects/${projectId}/services`, (answer) =>
      appCheckProblems(answer, {
        hasKey: Boolean(env.PUBLIC_FIREBASE_APP_CHECK_KEY),
        hasAccount: Boolean(env.FIREBASE_SERVICE_ACCOUNT),
      }),
    ),
  ];
}
