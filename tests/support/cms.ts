import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { type CmsServer, startCmsServer } from '#stack/cms/decap-server.ts';
import { startHost } from '#stack/host/host.ts';
import { root } from '#stack/paths.ts';
import { anyFreePort } from '#stack/ports/free-port.ts';
import { copySite, type SiteCopy } from './site-copy.ts';

export interface CmsSite {
  copy: SiteCopy;
  url: string;
  /** Builds what the editors have made and shows it at `url`. */
  rebuild(): Promise<void>;
  /** Asks Git about the copy. */
  git(...args: string[]): string;
  stop(): Promise<void>;
}

/**
 * A copy of the site with decap-server behind its /admin, built from content/ alone: nothing here needs the emulators.
 * With `git` the copy is a repository, and Decap has its editorial workflow.
 */
export async function startCmsSite(mode: 'fs' | 'git'): Promise<CmsSite> {
  const copy = copySite();
  const endings: (() => Promise<void> | void)[] = [() => copy.remove()];
  const stop = async () => {
    for (const end of endings.toReversed()) await end();
  };
  const git = (...args: string[]) => execFileSync('git', args, { cwd: copy.dir, encoding: 'utf8' });
  try {
    if (mode === 'git') makeRepository(git);
    const [port, cmsPort] = [await anyFreePort(), await anyFreePort()];
    const url = `http://localhost:${port}`;
    const cms: CmsServer = await startCmsServer({
      folder: copy.dir,
      port: cmsPort,
      siteUrl: url,
      mode,
      log: () => {},
    });
    endings.push(cms.stop);
    const build = async () => {
      const { ok, log } = await copy.build({
        PUBLIC_SITE_URL: url,
        PUBLIC_CMS_BACKEND: 'local',
        PUBLIC_CMS_ORIGIN: cms.origin,
      });
      if (!ok) throw new Error(log);
      return copy.dist;
    };
    const host = await startHost({
      folder: await build(),
      netlifyToml: join(root, 'netlify.toml'),
      port,
      log: () => {},
      pages: {},
    });
    endings.push(() => host.stop());
    return { copy, url, git, stop, rebuild: async () => host.show(await build()) };
  } catch (error) {
    await stop();
    throw error;
  }
}

function makeRepository(git: CmsSite['git']): void {
  git('init', '--quiet', '--initial-branch=main');
  git('config', 'user.name', 'Redaktor');
  git('config', 'user.email', 'redaktor@kodyol.example');
  // What the copy borrows or makes is no content.
  git('config', 'core.excludesFile', '.git/info/exclude');
  git('add', 'content');
  git('commit', '--quiet', '--message', 'Content');
}
