// The site of the run once more, on a port of its own, where a test may rebuild it: the site of the other tests stays. Its
// pages use a second project of the same emulators, because whoever publishes something changes `config/publish`, and other
// tests do. A rebuild reads the posts of the run.
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Builds } from '#stack/builds.ts';
import { startHost } from '#stack/host/host.ts';
import { anyFreePort } from '#stack/ports/free-port.ts';
import { hookPath, Rebuilds } from '#stack/rebuilds.ts';
import { uidOf } from '#stack/seed/accounts.ts';
import { writeDocuments } from '#stack/seed/emulator-api.ts';
import type { FirestoreData } from '#stack/seed/firestore-value.ts';
import { keys } from '#stack/seed/settings.ts';
import { astroProgram, buildSite } from '#stack/site-tool.ts';
import type { Place } from './sign-in.ts';
import { buildVariables, builtFolder, credentialsOf, stack, testedPlace } from './site.ts';
import { recordOf } from './staff.ts';

export interface PublishingSite {
  place: Place;
  /** The address of the build hook. */
  hook: string;
  /** How often it was called. */
  calls: number;
  /** Whether a call rebuilds the site; otherwise it is only counted. */
  builds: boolean;
  /** Why the last build failed. */
  failure: string | null;
  /** Writes documents into the second project, without the rules. */
  write(documents: Record<string, FirestoreData>): Promise<void>;
  stop(): Promise<void>;
}

/** A bundle is the same for both projects, except for the script that names it. */
function nameProject(folder: string, projectId: string): void {
  const scripts = readdirSync(join(folder, '_astro')).filter((name) => name.endsWith('.js'));
  for (const path of scripts.map((name) => join(folder, '_astro', name))) {
    const text = readFileSync(path, 'utf8');
    if (text.includes(stack.projectId)) writeFileSync(path, text.replaceAll(stack.projectId, projectId));
  }
}

const record = (username: 'teacher' | 'admin', key: FirestoreData): FirestoreData =>
  recordOf({ id: uidOf(username), fullName: 'Nərmin Quliyeva', username, ...credentialsOf(username) }, key);

/** @param projectId of the tests that use the site alone. */
export async function startPublishingSite(projectId = 'demo-publishing'): Promise<PublishingSite> {
  const builds = new Builds();
  const folder = builds.next();
  cpSync(builtFolder(), folder, { recursive: true });
  nameProject(folder, projectId);
  const log = () => {};
  const host = await startHost({
    folder,
    netlifyToml: 'netlify.toml',
    port: await anyFreePort(),
    log,
    hooks: {
      [hookPath]: () => {
        site.calls += 1;
        if (site.builds) rebuilds.ask();
      },
    },
  });
  const rebuilds = new Rebuilds({
    builds,
    folder,
    build: async (outDir, signal) => {
      await buildSite({ program: astroProgram(), environment: buildVariables(), log, outDir, signal });
      nameProject(outDir, projectId);
    },
    show: host.show,
    log: (line) => {
      site.failure = line;
    },
  });
  const site: PublishingSite = {
    place: { ...testedPlace(), siteUrl: host.url, projectId },
    hook: host.url + hookPath,
    calls: 0,
    builds: false,
    failure: null,
    write: (documents) => writeDocuments(stack.firestore, projectId, new Map(Object.entries(documents))),
    stop: async () => {
      await Promise.all([host.stop(), rebuilds.stop()]);
      builds.removeAll();
    },
  };
  await site.write({
    'config/keys': keys,
    [`users/${uidOf('teacher')}`]: record('teacher', { userKey: keys.teacherKey }),
    [`users/${uidOf('admin')}`]: record('admin', { adminKey: keys.adminKey }),
  });
  return site;
}
