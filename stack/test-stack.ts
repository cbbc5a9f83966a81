import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Backend, startBackend } from './backend.ts';
import { Builds } from './builds.ts';
import { Failure } from './failure.ts';
import { type Host, startHost } from './host/host.ts';
import { authLetters } from './mail/auth-letters.ts';
import { mailPath } from './mail/mail-page.ts';
import { startMailSink } from './mail/mail-sink.ts';
import { root } from './paths.ts';
import { type Ports, randomPorts } from './ports/stack-ports.ts';
import { hookPath, Rebuilds } from './rebuilds.ts';
import { openReports, reportsPath } from './reports/reports.ts';
import { siteEnvironment } from './site-environment.ts';
import { astroProgram, buildSite } from './site-tool.ts';
import { silentStep } from './steps.ts';

export interface TestStack {
  projectId: string;
  hosts: Backend['hosts'];
  ports: Ports;
  siteUrl: string;
  /** The folder of the received messages (mail/mailbox.ts). */
  mailFolder: string;
  /** The environment variables of a build for this stack. */
  environment: Record<string, string>;
  /** Builds the site for this stack. @returns its folder */
  buildSite(): Promise<string>;
  /** Serves a built folder at `siteUrl`, with a build hook that is called only if `config/build` names it. */
  serve(folder: string): Promise<Host>;
  stop(): Promise<void>;
}

interface TestStackOptions {
  /** Whether the site has the CMS, for a decap-server that a test starts at `ports.cms`. */
  hasCms?: boolean;
  /** A program that builds another site instead of ours. */
  program?: string;
  /** Thousands of requests will come (emulators/java-shim.ts). */
  isBusy?: boolean;
  log?(line: string): void;
}

/** Starts a separate seeded stack for tests, with free ports and a temporary data folder, never `.local`. */
export async function startTestStack({
  hasCms = false,
  program = astroProgram(),
  isBusy = false,
  log = () => {},
}: TestStackOptions = {}): Promise<TestStack> {
  const dataDir = mkdtempSync(join(tmpdir(), 'kodyol-stack-'));
  const ports = await randomPorts();
  const siteUrl = `http://localhost:${ports.site}`;
  const backend = await startBackend({
    dataDir,
    isTemporary: true,
    isBusy,
    ports,
    siteUrl,
    step: silentStep,
    log,
  });
  if (backend === null) throw new Failure('These tests need Java 17 or newer for the Firebase emulators.');
  const mailFolder = join(dataDir, 'mail');
  const mail = await startMailSink({
    folder: mailFolder,
    port: ports.mail,
    log,
    judge: backend.judgeMail,
    letters: () => authLetters(backend.hosts.auth, backend.projectId, siteUrl),
  });
  const reports = openReports(join(dataDir, 'reports'), log);
  const cms = hasCms ? { origin: `http://127.0.0.1:${ports.cms}` } : null;
  const environment = siteEnvironment(siteUrl, backend, mail, cms);
  const builds = new Builds();
  const hosts: Host[] = [];
  const rebuilding: Rebuilds[] = [];
  const build = (outDir: string, signal?: AbortSignal) =>
    buildSite({ program, environment, log, outDir, signal });

  return {
    projectId: backend.projectId,
    hosts: backend.hosts,
    ports,
    siteUrl,
    mailFolder,
    environment,
    buildSite: async () => {
      const outDir = builds.next();
      await build(outDir);
      return outDir;
    },
    serve: async (folder) => {
      const rebuilds = new Rebuilds({ builds, folder, build, show: (next) => host.show(next), log });
      rebuilding.push(rebuilds);
      const host = await startHost({
        folder,
        netlifyToml: join(root, 'netlify.toml'),
        port: ports.site,
        log,
        pages: { [mailPath]: mail.page, [reportsPath]: reports.page },
        hooks: { [hookPath]: () => rebuilds.ask(), [reportsPath]: reports.receive },
      });
      hosts.push(host);
      return host;
    },
    stop: async () => {
      await Promise.all([...hosts, ...rebuilding].map((part) => part.stop()));
      await mail.stop();
      await backend.stop();
      builds.removeAll();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
