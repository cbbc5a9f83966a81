import { join } from 'node:path';
import { Builds } from './builds.ts';
import { type HostOptions, startHost } from './host/host.ts';
import { root } from './paths.ts';
import { hookPath, Rebuilds } from './rebuilds.ts';
import { buildSite, startDevServer } from './site-tool.ts';
import type { Step } from './steps.ts';

export interface RunningSite {
  /** Settles if the site ends without `stop`. */
  ended: Promise<unknown>;
  stop(): Promise<void>;
}

interface SiteOptions {
  program: string;
  environment: Record<string, string>;
  port: number;
  step: Step;
  log(line: string): void;
  /** The stack's own pages and hooks (host/host.ts). */
  pages: NonNullable<HostOptions['pages']>;
  hooks: NonNullable<HostOptions['hooks']>;
}

/** Builds the site and serves it as Netlify would. */
export async function startBuiltSite({
  port,
  step,
  pages,
  hooks,
  ...work
}: SiteOptions): Promise<RunningSite> {
  const builds = new Builds();
  try {
    const folder = builds.next();
    await step('Build the site', () => buildSite({ ...work, outDir: folder }));
    const netlifyToml = join(root, 'netlify.toml');
    const rebuilds = new Rebuilds({
      builds,
      folder,
      build: (outDir, signal) => buildSite({ ...work, outDir, signal }),
      show: (next) => host.show(next),
      log: work.log,
    });
    const allHooks = { ...hooks, [hookPath]: () => rebuilds.ask() };
    const host = await step(
      'Serve it',
      () => startHost({ folder, netlifyToml, port, log: work.log, pages, hooks: allHooks }),
      ({ url }) => url,
    );
    return {
      ended: new Promise(() => {}),
      stop: async () => {
        await host.stop();
        await rebuilds.stop();
        builds.removeAll();
      },
    };
  } catch (error) {
    builds.removeAll();
    throw error;
  }
}

/** Runs Astro's development server instead. */
export async function startSiteInDevelopment({ step, ...work }: SiteOptions): Promise<RunningSite> {
  const server = await step("Start Astro's development server", () => startDevServer(work));
  return { ended: server.exit, stop: () => server.stop() };
}
