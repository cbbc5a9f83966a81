import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { installEmulators, startBackend } from './backend.ts';
import { startCmsServer } from './cms/decap-server.ts';
import { lockDataDir } from './data/lock.ts';
import type { Java } from './emulators/java.ts';
import { Failure } from './failure.ts';
import { openLog } from './log-file.ts';
import { authLetters } from './mail/auth-letters.ts';
import { mailPath } from './mail/mail-page.ts';
import { startMailSink } from './mail/mail-sink.ts';
import type { Options } from './options.ts';
import { root } from './paths.ts';
import { choosePorts, expectFree } from './ports/stack-ports.ts';
import { killChildren, stopChildren } from './process/child.ts';
import { firstInterrupt } from './process/interrupts.ts';
import { hookPath } from './rebuilds.ts';
import { openReports, reportsPath } from './reports/reports.ts';
import { writeDocuments } from './seed/emulator-api.ts';
import { buildSettings } from './seed/settings.ts';
import { startBuiltSite, startSiteInDevelopment } from './site.ts';
import { siteEnvironment } from './site-environment.ts';
import { stepPrinter } from './steps.ts';
import { welcome } from './welcome.ts';

/** Functions that stop the running parts, in reverse order of their start. */
type Endings = Array<() => Promise<void> | void>;

/** The programs of the machine that a start uses; tests replace them. */
export interface Machine {
  /** What builds the site (site-tool.ts). */
  astro: string;
  javas: Promise<Java[]>;
}

const print = (line: string) => console.log(line);

/** Runs `npm start` from beginning to end. @returns the exit status */
export async function run(options: Options, machine: Machine): Promise<number> {
  const endings: Endings = [];
  const interrupt = firstInterrupt(() => {
    killChildren();
    process.exit(130);
  });
  try {
    const running = start(options, machine, endings);
    // An interrupted start rejects because its children end; its result is not needed then.
    running.catch(() => {});
    const signal = await Promise.race([interrupt, running.then(({ ended }) => ended)]);
    print(`\n${signal}: stopping, the data is kept …`);
    return 0;
  } catch (error) {
    print(`\n${messageOf(error)}`);
    return 1;
  } finally {
    await endAll(endings);
  }
}

async function start(
  options: Options,
  machine: Machine,
  endings: Endings,
): Promise<{ ended: Promise<never> }> {
  const { dataDir } = options;
  mkdirSync(dataDir, { recursive: true });
  endings.push(lockDataDir(dataDir));
  const step = stepPrinter(print);
  const log = openLog(dataDir);
  // Said at once; the others are chosen behind the installation, which takes minutes in which another program may take a port.
  await expectFree(options.ports);
  await installEmulators(step, await machine.javas);
  const ports = await choosePorts(options.ports, (part, taken, instead) =>
    print(`• Port ${taken} is taken: ${part} uses ${instead}.`),
  );
  const siteUrl = `http://localhost:${ports.site}`;

  const backend = await startBackend({ dataDir, ports, siteUrl, step, log, javas: machine.javas });
  if (backend !== null) endings.push(backend.stop);
  const mail = await step(
    'Open the mail sink',
    () =>
      startMailSink({
        folder: join(dataDir, 'mail'),
        port: ports.mail,
        log,
        ...(backend && { judge: backend.judgeMail }),
        letters: async () => (backend ? authLetters(backend.hosts.auth, backend.projectId, siteUrl) : []),
      }),
    ({ origin }) => origin,
  );
  endings.push(mail.stop);
  const cms = await step(
    'Start decap-server',
    () => startCmsServer({ folder: root, port: ports.cms, siteUrl, log }),
    ({ origin }) => origin,
  );
  endings.push(cms.stop);
  const reports = openReports(join(dataDir, 'reports'), log);
  const startSite = options.isDev ? startSiteInDevelopment : startBuiltSite;
  const environment = siteEnvironment(siteUrl, backend, mail, cms);
  const site = await startSite({
    program: machine.astro,
    environment,
    port: ports.site,
    step,
    log,
    pages: { [mailPath]: mail.page, [reportsPath]: reports.page },
    hooks: { [reportsPath]: reports.receive },
  });
  endings.push(site.stop);

  if (backend !== null) {
    // The port may have changed since the last run. In development there is nothing to build.
    const hook = options.isDev ? '' : siteUrl + hookPath;
    const settings = new Map([['config/build', buildSettings(hook)]]);
    await writeDocuments(backend.hosts.firestore, backend.projectId, settings);
  }

  const mailUrl = (options.isDev ? mail.origin : siteUrl) + mailPath;
  const reportsUrl = options.isDev ? null : siteUrl + reportsPath;
  print(welcome({ siteUrl, mailUrl, reportsUrl, hasBackend: backend !== null }));
  const parts = [fails(site.ended, 'The site'), fails(cms.exit, 'decap-server')];
  if (backend !== null) parts.push(fails(backend.ended, 'The emulators'));
  return { ended: Promise.race(parts) };
}

async function fails(ended: Promise<unknown>, name: string): Promise<never> {
  await ended;
  throw new Failure(`${name} ended unexpectedly; stack.log in the data folder has the last lines.`);
}

async function endAll(endings: Endings): Promise<void> {
  for (const end of endings.toReversed()) {
    try {
      await end();
    } catch (error) {
      print(messageOf(error));
    }
  }
  await stopChildren();
}

function messageOf(error: unknown): string {
  if (error instanceof Failure) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
