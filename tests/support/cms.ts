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
  /** The copy of the project that the test edits. */
  dir: string;
  /** Builds the edited content and serves it at `url`. */
  rebuild(): Promise<void>;
  /** Makes the copy a Git repository and turns on the editorial workflow, in which Decap uses branches. */
  useGit(): Promise<void>;
  /** Runs a Git command in the copy. @returns its output */
  git(...args: string[]): string;
  stop(): Promise<void>;
}

const log = () => {};

/** Starts a copy of the site with decap-server for its /admin, built from content/ alone, so without emulators. */
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
        // decap-server commits every file, but the copy also has linked and generated files, which are not content.
        writeFileSync(join(copy.dir, '.git/info/exclude'), '/*\n!/content\n');
        git('config', 'user.name', 'Redaktor');
        git('config', 'user.email', 'redaktor@kodyol.example');
        // Git would print ş as \\305\\237, and decap-server would use that as the file name.
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
