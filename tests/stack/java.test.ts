import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findJavas } from '#stack/emulators/java.ts';
import { writeJavaShim } from '#stack/emulators/java-shim.ts';
import { isAlive } from '#stack/process/identity.ts';
import { temporaryDir, writeFiles } from '#support/temporary.ts';
import { until } from './support/until.ts';

function fakeJava(dir: string, path: string, version: string) {
  writeFiles(dir, { [path]: `#!/bin/sh\necho 'openjdk version "${version}" 2025-01-01' >&2\n` });
  chmodSync(join(dir, path), 0o755);
}

test('uses the newest Java of JAVA_HOME, the usual folders and PATH, and ignores versions below 17', async () => {
  const dir = temporaryDir();
  fakeJava(dir, 'home/bin/java', '21.0.1');
  fakeJava(dir, 'jvm/eleven/bin/java', '11.0.2');
  fakeJava(dir, 'jvm/mac/Contents/Home/bin/java', '25');
  fakeJava(dir, 'path/java', '17.0.15');
  writeFiles(dir, { 'jvm/broken/bin/java': '' });
  const javas = await findJavas({
    jvmFolders: [join(dir, 'jvm'), join(dir, 'missing')],
    env: { JAVA_HOME: join(dir, 'home'), PATH: join(dir, 'path') },
  });
  expect(javas.map(({ major }) => major)).toEqual([25, 21, 17]);
  expect(javas[0]?.bin).toBe(join(dir, 'jvm/mac/Contents/Home/bin'));
});

test('the shim makes an old Java report version 21 and does not change a newer one', () => {
  const dir = temporaryDir();
  fakeJava(dir, 'old/java', '17.0.15');
  fakeJava(dir, 'new/java', '25.0.1');
  const version = (name: string, major: number) => {
    const shim = join(writeJavaShim(join(dir, 'shim'), { bin: join(dir, name), major }), 'java');
    return execFileSync('sh', ['-c', `'${shim}' -Dx=y -version 2>&1`], { encoding: 'utf8' });
  };
  expect(version('old', 17)).toContain('version "21"');
  expect(version('new', 25)).toContain('version "25.0.1"');
});

test('a Java started through the shim ends when its parent is killed', async () => {
  const dir = temporaryDir();
  writeFiles(dir, {
    'bin/java': `#!/bin/sh\necho $$ > '${dir}/pid.part'; mv '${dir}/pid.part' '${dir}/pid'\nexec sleep 600\n`,
  });
  chmodSync(join(dir, 'bin/java'), 0o755);
  const shim = join(writeJavaShim(join(dir, 'shim'), { bin: join(dir, 'bin'), major: 21 }), 'java');
  const parent = spawn('sh', ['-c', `'${shim}' -jar x.jar; true`], { stdio: 'ignore' });
  await until(() => existsSync(join(dir, 'pid')), 'the fake Java runs');
  const pid = Number(readFileSync(join(dir, 'pid'), 'utf8'));
  expect(isAlive(pid)).toBe(true);
  parent.kill('SIGKILL');
  await once(parent, 'exit');
  await until(() => !isAlive(pid), 'the fake Java has ended');
});
