import { fileURLToPath } from 'node:url';
import { Failure } from '#stack/failure.ts';
import { type Child, runNode } from '#stack/process/child.ts';

export interface CmsServer {
  /** The value of PUBLIC_CMS_ORIGIN for the site. */
  origin: string;
  exit: Child['exit'];
  stop(): Promise<void>;
}

interface Options {
  /** The checkout that editors change. */
  folder: string;
  port: number;
  /** The only site whose pages may send requests: other sites must not write files of this machine. */
  siteUrl: string;
  /** `fs` writes the files directly; `git` uses branches and Decap's editorial workflow. */
  mode?: 'fs' | 'git';
  log(line: string): void;
}

/** Starts decap-server, through which /admin edits a folder on this machine (CMS-2). */
export async function startCmsServer({
  folder,
  port,
  siteUrl,
  mode = 'fs',
  log,
}: Options): Promise<CmsServer> {
  const program = fileURLToPath(new URL('server.ts', import.meta.url));
  const origin = `http://127.0.0.1:${port}`;
  return new Promise((resolve, reject) => {
    const child = runNode(program, [], {
      cwd: folder,
      env: {
        PATH: process.env.PATH,
        HOME: process.env.HOME,
        PORT: String(port),
        SITE_PORT: new URL(siteUrl).port,
        ORIGIN: siteUrl,
        MODE: mode,
        GIT_REPO_DIRECTORY: folder,
      },
      onLine: (line) => {
        log(`cms: ${line}`);
        if (line === `listening on 127.0.0.1:${port}`) {
          resolve({ origin, exit: child.exit, stop: () => child.stop() });
        }
      },
    });
    child.exit.then(() => reject(new Failure('decap-server ended before it listened.')), reject);
  });
}
