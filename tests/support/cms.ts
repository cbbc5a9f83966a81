import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { type CmsServer, startCmsServer } from '#stack/cms/decap-server.ts';
import { testedCmsPort, testedPlace } from './site.ts';
import { copySite } from './site-copy.ts';

export interface CmsSite {
  /** The site of the run, whose /admin edits the copy. */
  url: string;
  /** The copy of the project that the test edits. */
  dir: string;
  /** Builds the copy as it is now. @returns the folder of its pages */
  build(): Promise<string>;
  /** Makes the copy a Git repository and turns on the editorial workflow, in which Decap uses branches. */
  useGit(): Promise<void>;
  /** Runs a Git command in the copy. @returns its output */
  git(...args: string[]): string;
  stop(): Promise<void>;
}

const log = () => {};

/** Starts decap-server on a copy of the project, for /admin of the site of the run. */
export async function startCmsSite(): Promise<CmsSite> {
  const copy = copySite();
  const { siteUrl } = testedPlace();
  const startServer = (mode: 'fs' | 'git') =>
    startCmsServer({ folder: copy.dir, port: testedCmsPort(), siteUrl, mode, log });
  const git = (...args: string[]) => execFileSync('git', args, { cwd: copy.dir, encoding: 'utf8' });

  let server: CmsServer | undefined;
  try {
    server = await startServer('fs');
  } catch (error) {
    copy.remove();
    throw error;
  }
  return {
    url: siteUrl,
    dir: copy.dir,
    build: async () => {
      const { ok, log } = await copy.build();
      if (!ok) throw new Error(log);
      return copy.dist;
    },
    useGit: async () => {
      await server?.stop();
      git('init', '--quiet', '--initial-branch=main');
      // decap-server commits every file, but the copy also has linked and generated files, which are not content.
      writeFileSync(`${copy.dir}/.git/info/exclude`, '/*\n!/content\n');
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
      await server?.stop();
      copy.remove();
    },
  };
}
