import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findJavas } from '#stack/emulators/java.ts';
import { wrapperJar } from '#stack/emulators/offline/wrapper-jar.ts';
import { temporaryDir } from '#support/temporary.ts';

test('Java reads the manifest, also when a value is longer than a manifest line allows', async () => {
  const dir = temporaryDir();
  const [java] = await findJavas();
  if (java === undefined) throw new Error('This test needs Java.');
  const mainClass = `no.such.${'Long'.repeat(40)}`;
  writeFileSync(join(dir, 'a.jar'), wrapperJar({ mainClass, library: join(dir, 'library.jar') }));
  const { stderr } = spawnSync(join(java.bin, 'java'), ['-jar', join(dir, 'a.jar')], { encoding: 'utf8' });
  expect(stderr).toContain(mainClass);
});

test('equal contents give identical jars', () => {
  const jar = () => wrapperJar({ mainClass: 'A', library: '/a b/ə.jar' });
  expect(jar()).toEqual(jar());
  expect(Buffer.from(jar()).toString()).toContain('file:///a%20b/%C9%99.jar');
});
