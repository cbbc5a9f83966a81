import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CmsServer, startCmsServer } from '#stack/cms/decap-server.ts';
import { startHost } from '#stack/host/host.ts';
import { root } from '#stack/paths.ts';
import { anyFreePort } from '#stack/ports/free-port.ts';
import { copySite } from './site-copy.ts';

export interface CmsSite {
  url: string;
  /** The copy that is edited. */
  dir: string;
  /** Builds what the editors have made and shows it at `url`. */
  rebuild(): Promise<void>;
  /** Makes the copy a repository, and Decap work on its branches: the editorial workflow. */
  useGit(): Promise<void>;
  /** Asks Git about the copy. */
  git(...args: string[]): string;
  stop(): Promise<void>;
}

const log = () => {};

/** A copy of the site with decap-server behind its /admin, built from content/ alone: nothing here needs emulators. */
export async function startCmsSite(): Promise<CmsSite> {
  const copy = copySite();
  const [port, cmsPort] = [await anyFreePort(), await anyFreePort()];
  const url = `http://localhost:${port}`;
  const startServer = (mode: 'fs' | 'git') =>
    startCmsServer({ folder: copy.dir, port: cmsPort, siteUrl: url, mode, log });
  const build = async () => {
    const built = await copy.build({
      PUBLIC_SITE_URL: url,
      PUBLIC_CMS_BACKEND: 'local',
      PUBLIC_CMS_ORIGIN: `http://127.0.0.1:${cmsPort}`,
    });
    if (!built.ok) throw new Error(built.log);
    return copy.dist;
  };
  const git = (...args: string[]) => execFileSync('git', args, { cwd: copy.dir, encoding: 'utf8' });

  let server: CmsServer | undefined;
  try {
    server = await startServer('fs');
    const host = await startHost({
      folder: await build(),
      netlifyToml: join(root, 'netlify.toml'),
      port,
      log,
    });
    return {
      url,
      dir: copy.dir,
      rebuild: async () => host.show(await build()),
      useGit: async () => {
        await server?.stop();
        git('init', '--quiet', '--initial-branch=main');
        // decap-server commits all that is there; what the copy borrows or makes is no content.
        writeFileSync(join(copy.dir, '.git/info/exclude'), '/*\n!/content\n');
        git('config', 'user.name', 'Redaktor');
        git('config', 'user.email', 'redaktor@kodyol.example');
        // Git would spell ş as \\305\\237 to decap-server, which takes that for the name.
        git('config', 'core.quotePath', 'false');
        git('add', '.');
        git('commit', '--quiet', '--message', 'Content');
        server = await startServer('git');
      },
      git,
      stop: async () => {
        await host.stop();
        await server?.stop();
        copy.remove();
      },
    };
  } catch (error) {
    await server?.stop();
    copy.remove();
    throw error;
  }
}
