import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { Failure } from './failure.ts';
import { defaultDataDir } from './paths.ts';
import { defaultPorts, type Part, type Ports } from './ports/stack-ports.ts';

export interface Options {
  isHelp: boolean;
  isDev: boolean;
  dataDir: string;
  /** The requested ports only; they are not replaced if they are taken. */
  ports: Partial<Ports>;
}

export const usage = `npm start [-- options]      builds the site and serves it with everything it needs
npm run dev [-- options]    the same with Astro's development server

  --port N             the site's port (or PORT; otherwise ${defaultPorts.site} or the next free one)
  --auth-port N        the port of the Auth emulator (${defaultPorts.auth})
  --firestore-port N   the port of the Firestore emulator (${defaultPorts.firestore})
  --storage-port N     the port of the Storage emulator (${defaultPorts.storage})
  --mail-port N        the port of the mail sink (${defaultPorts.mail})
  --cms-port N         the port of decap-server, through which /admin edits this checkout (${defaultPorts.cms})
  --data DIR           where the data is kept (or KODYOL_DATA; otherwise .local)
  --help`;

const flags = {
  help: { type: 'boolean' },
  dev: { type: 'boolean' },
  data: { type: 'string' },
  port: { type: 'string' },
  'auth-port': { type: 'string' },
  'firestore-port': { type: 'string' },
  'storage-port': { type: 'string' },
  'mail-port': { type: 'string' },
  'cms-port': { type: 'string' },
} as const;

export function parseOptions(args: string[], env: NodeJS.ProcessEnv): Options {
  const values = readFlags(args);
  const { PORT, KODYOL_DATA } = env;
  const asked: Partial<Record<Part, string | undefined>> = {
    site: values.port ?? PORT,
    auth: values['auth-port'],
    firestore: values['firestore-port'],
    storage: values['storage-port'],
    mail: values['mail-port'],
    cms: values['cms-port'],
  };
  const ports = Object.entries(asked).flatMap(([part, text]) => (text ? [[part, parsePort(text)]] : []));
  return {
    isHelp: values.help ?? false,
    isDev: values.dev ?? false,
    dataDir: resolve(values.data ?? (KODYOL_DATA || defaultDataDir)),
    ports: Object.fromEntries(ports),
  };
}

function readFlags(args: string[]) {
  try {
    return parseArgs({ args, options: flags }).values;
  } catch (error) {
    throw new Failure(`${error instanceof Error ? error.message : error}\n\n${usage}`);
  }
}

function parsePort(text: string): number {
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new Failure(`“${text}” is not a port number.`);
  return port;
}
