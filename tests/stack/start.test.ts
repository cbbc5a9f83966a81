import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { lockDataDir } from '#stack/data/lock.ts';
import { anyFreePort, isFree } from '#stack/ports/free-port.ts';
import { randomPorts } from '#stack/ports/stack-ports.ts';
import { temporaryDir } from '#support/temporary.ts';
import { RestClient } from './support/rest-client.ts';
import { processesIn, Started } from './support/started.ts';
import { until } from './support/until.ts';

const fakeSite = fileURLToPath(new URL('./support/fake-site.ts', import.meta.url));
const alone = { FAKE_JAVA: 'none' };
const running = 'Ctrl+C ends everything';

async function places() {
  const data = temporaryDir();
  const ports = await randomPorts();
  const { site, auth, firestore, storage, mail: mailPort, cms } = ports;
  const asked = {
    port: site,
    'auth-port': auth,
    'firestore-port': firestore,
    'storage-port': storage,
    'mail-port': mailPort,
    'cms-port': cms,
  };
  const args = Object.entries({ data, ...asked }).flatMap(([name, value]) => [`--${name}`, String(value)]);
  const hosts = {
    auth: `127.0.0.1:${auth}`,
    firestore: `127.0.0.1:${firestore}`,
    storage: `127.0.0.1:${storage}`,
  };
  const url = `http://localhost:${site}`;
  /** Sends a message as a form of the site does. */
  const mail = async (message: string) => {
    const fields = { message, service_id: 's', template_id: 't', user_id: 'k' };
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) body.append(name, value);
    await fetch(`http://127.0.0.1:${mailPort}/api/v1.0/email/send-form`, { method: 'POST', body });
  };
  return { data, ports, args, url, mail, backend: { projectId: 'demo-kodyol', hosts } };
}

/** The build hook that the panel reads from `config/build`. */
async function buildHook(port: number): Promise<string> {
  const answer = await fetch(
    `http://127.0.0.1:${port}/v1/projects/demo-kodyol/databases/(default)/documents/config/build`,
    { headers: { authorization: 'Bearer owner' } },
  );
  const { fields } = await answer.json();
  return fields.hook.stringValue;
}

test('without Java the site runs alone, says what does not work, and ends when its npm process is killed', async () => {
  const { args, url, data, mail, ports } = await places();
  const start = new Started(args, alone, true);
  await start.says(running);
  expect(start.output).toContain('No Java was found');
  expect(start.output).not.toContain('nar-cicek');
  expect(await (await fetch(url)).text()).toContain('no backend');
  expect(start.output).toContain(`Messages of its forms arrive at ${url}/__mail`);
  expect(start.output).toContain(`Its content/ is edited at ${url}/admin`);
  await mail('Salam');
  expect(await (await fetch(`${url}/__mail`)).text()).toContain('<dd>Salam</dd>');
  start.process.kill('SIGTERM');
  await until(() => !existsSync(join(data, 'lock')), 'the data folder is given back');
  await until(
    async () => (await Promise.all([ports.site, ports.mail, ports.cms].map(isFree))).every(Boolean),
    'the stack and its children have ended',
  );
});

test('a failed build ends the stack and shows the build’s message', async () => {
  const { args, data } = await places();
  const start = new Started(args, { ...alone, FAKE_SITE: 'broken' });
  expect(await start.ends()).toBe(1);
  expect(start.output).toContain('The site could not be built:\ncontent/blogs/x.md: title is missing');
  expect(existsSync(join(data, 'lock'))).toBe(false);
});

test('a second Ctrl+C does not wait for a development server that will not end', async () => {
  const { args, ports, data, url } = await places();
  const start = new Started([...args, '--dev'], { ...alone, FAKE_SITE: 'stubborn' });
  await start.says(running);
  expect(start.output).toContain(`arrive at http://127.0.0.1:${ports.mail}/__mail`);
  expect(await (await fetch(url)).text()).toContain('no backend');
  await until(() => {
    start.process.kill('SIGINT');
    return start.process.exitCode !== null;
  }, 'Ctrl+C, pressed again and again, has ended it');
  expect(start.process.exitCode).toBe(130);
  await until(() => isFree(ports.site), 'the server has ended');
  expect(() => lockDataDir(data)()).not.toThrow();
});

test('a child that hangs while it ends is killed, also without its stack', async () => {
  const port = await anyFreePort();
  const child = fileURLToPath(new URL('../../stack/process/child.ts', import.meta.url));
  const options = { cwd: temporaryDir(), env: { ...process.env, FAKE_SITE: 'hanging' } };
  const parent = spawn(process.execPath, [
    '--input-type=module',
    '-e',
    `const { runNode } = await import(${JSON.stringify(child)});
     runNode(${JSON.stringify(fakeSite)}, ['--host', '127.0.0.1', '--port', '${port}'],
       { ...${JSON.stringify(options)}, onLine() {} });`,
  ]);
  onTestFinished(() => void parent.kill('SIGKILL'));
  await until(() => answers(`http://127.0.0.1:${port}`), 'the child serves');
  parent.kill('SIGKILL');
  await until(() => isFree(port), 'the child has ended');
});

test('Ctrl+C while the emulators start leaves nothing behind', async () => {
  const { args, data } = await places();
  const start = new Started(args);
  await start.says('Start Auth');
  await until(() => processesIn(data).length > 0 || process.platform !== 'linux', 'a child has begun');
  start.process.kill('SIGINT');
  expect(await start.ends()).toBe(0);
  await until(() => processesIn(data).length === 0, 'the children have ended');
  expect(existsSync(join(data, 'lock'))).toBe(false);
});

test('an unknown flag is reported in one sentence', async () => {
  for (const [flag, message] of [
    ['--port=no', 'is not a port number'],
    ['--colour', "Unknown option '--colour'"],
  ] as const) {
    const start = spawnSync(process.execPath, ['stack/start.ts', flag], { encoding: 'utf8' });
    expect([start.status, start.stderr]).toEqual([1, expect.stringContaining(message)]);
  }
});

test('data survives Ctrl+C and kill -9, and no process survives the stack', async () => {
  const { args, url, data, ports, mail, backend } = await places();
  const everythingIsGone = async () => {
    const free = await Promise.all(Object.values(ports).map(isFree));
    return free.every(Boolean) && processesIn(data).length === 0;
  };

  const first = new Started(args);
  await first.says(running);
  expect(first.output).toContain('student@kodyol.example');
  expect(await (await fetch(url)).text()).toContain('demo-kodyol');
  expect(await buildHook(ports.firestore)).toBe(`${url}/__build`);
  await RestClient.signedUp(backend, 'new@kodyol.example', 'new-user-1');
  await mail('Salam');
  first.process.kill('SIGINT');
  expect(await first.ends()).toBe(0);
  await until(everythingIsGone, 'the children of the stopped stack have ended');

  const second = new Started(args);
  await second.says(running);
  expect(second.output).not.toContain('Seed');
  const student = await RestClient.signedIn(backend, 'student@kodyol.example', 'nar-cicek-3');
  expect(await student.read('videos/video-frontend-01')).toBe(200);
  await RestClient.signedIn(backend, 'new@kodyol.example', 'new-user-1');
  expect(await (await fetch(`${url}/__mail`)).text()).toContain('<dd>Salam</dd>');

  const rival = new Started(['--data', data]);
  expect(await rival.ends()).toBe(1);
  expect(rival.output).toContain('A stack is already running');
  expect(reset(data)).toMatchObject({ status: 1, stderr: expect.stringContaining('already running') });

  second.process.kill('SIGKILL');
  await second.ends();
  await until(everythingIsGone, 'the children of the killed stack have ended');
  expect([existsSync(join(data, 'exports')), existsSync(join(data, 'mail'))]).toEqual([true, true]);
  expect(reset(data)).toMatchObject({ status: 0 });
  expect([existsSync(join(data, 'exports')), existsSync(join(data, 'mail'))]).toEqual([false, false]);
});

async function answers(url: string): Promise<boolean> {
  return fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );
}

function reset(data: string) {
  const program = fileURLToPath(new URL('../../stack/reset.ts', import.meta.url));
  return spawnSync(process.execPath, [program, '--data', data], { encoding: 'utf8' });
}
