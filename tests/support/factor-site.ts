// The site once more, built with second factors (USER-8) and App Check (USER-9), on a second project of the same emulators where the rules demand them: in the
// project of the run they would shut out the staff of all other tests.

import type { BrowserContext } from '@playwright/test';
import { gateDigest } from '#panel/gate-password.ts';
import { Builds } from '#stack/builds.ts';
import { startHost } from '#stack/host/host.ts';
import { anyFreePort } from '#stack/ports/free-port.ts';
import { panelPasswords } from '#stack/seed/accounts.ts';
import { writeDocuments } from '#stack/seed/emulator-api.ts';
import { keys } from '#stack/seed/settings.ts';
import { astroProgram, buildSite } from '#stack/site-tool.ts';
import { type Person, recordOf, registered } from './accounts.ts';
import { buildVariables, stack } from './site.ts';

const projectId = 'demo-factors';

const hostsOfAppCheck =
  /^https:\/\/(www\.google\.com|www\.gstatic\.com|content-firebaseappcheck\.googleapis\.com)\//;

/**
 * Stands in for reCAPTCHA and for the service that makes a proof of its answer. `isBlocked`: neither can be reached.
 * @returns the addresses that a page has asked for since then
 */
export async function playAppCheck(context: BrowserContext, isBlocked = false): Promise<string[]> {
  const asked: string[] = [];
  await context.route(hostsOfAppCheck, (route) => {
    const url = route.request().url();
    asked.push(url);
    if (isBlocked) return route.abort();
    return url.includes('/recaptcha/')
      ? route.fulfill({ contentType: 'text/javascript', body: `grecaptcha = { enterprise: ${reCaptcha} }` })
      : route.fulfill({
          headers: { 'access-control-allow-origin': '*' },
          json: { token: 'proof', ttl: '3600s' },
        });
  });
  return asked;
}

/** What the SDK calls of it. */
const reCaptcha = `{
  ready: (go) => go(),
  render(place, { callback }) { this.seen = callback; },
  async execute() { this.seen(); return 'seen'; },
}`;

export interface FactorSite {
  url: string;
  /** A teacher with a verified e-mail. */
  teacher: Person;
  stop(): Promise<void>;
}

export async function startFactorSite(): Promise<FactorSite> {
  const builds = new Builds();
  const folder = builds.next();
  const log = () => {};
  const environment = {
    ...buildVariables(),
    PUBLIC_SECOND_FACTOR: 'on',
    PUBLIC_FIREBASE_APP_CHECK_KEY: 'local-key',
    PUBLIC_FIREBASE_PROJECT_ID: projectId,
  };
  await buildSite({ program: astroProgram(), environment, log, outDir: folder });
  const host = await startHost({ folder, netlifyToml: 'netlify.toml', port: await anyFreePort(), log });
  const teacher = await registered({ emailVerified: true });
  const documents = {
    'config/keys': { ...keys, secondFactor: true },
    [`gates/${await gateDigest(panelPasswords.teacher, projectId)}`]: { role: 'teacher' },
    [`users/uid-${teacher.username}`]: { ...recordOf(teacher, {}), userKey: keys.teacherKey, verified: true },
    [`emails/${teacher.email}`]: {},
  };
  await writeDocuments(stack.firestore, projectId, new Map(Object.entries(documents)));
  return {
    url: host.url,
    teacher,
    stop: async () => {
      await host.stop();
      builds.removeAll();
    },
  };
}
