import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { comfortableJava, type Java } from './java.ts';

/**
 * Writes the `java` that firebase-tools finds first in its PATH, for two reasons. The Firestore emulator runs in its
 * own session, so it would keep running after firebase-tools was killed: the shim watches its parent process. And
 * firebase-tools reads `java -version` and refuses versions below 21, although the emulators run on 17.
 */
export function writeJavaShim(dir: string, { bin, major }: Java): string {
  mkdirSync(dir, { recursive: true });
  writeFileSync(join(dir, 'java'), shim(join(bin, 'java'), major), { mode: 0o755 });
  return dir;
}

/** Without the optimising compiler and with the serial garbage collector a start takes a quarter less CPU time. */
const quickStart = '-XX:TieredStopAtLevel=1 -XX:+UseSerialGC';

function shim(java: string, major: number): string {
  return `#!/bin/sh
case " $* " in *" -version "*)
  ${versionAnswer(java, major)}
esac
parent=$PPID
(
  while kill -0 $parent && kill -0 $$; do sleep 1; done
  kill -9 $$
) </dev/null >/dev/null 2>&1 &
exec ${quoted(java)} ${quickStart} "$@"
`;
}

function versionAnswer(java: string, major: number): string {
  if (major >= comfortableJava) return `exec ${quoted(java)} "$@" ;;`;
  return `echo 'openjdk version "${comfortableJava}" (really ${major})' >&2; exit 0 ;;`;
}

function quoted(path: string): string {
  return `'${path.replaceAll("'", "'\\''")}'`;
}
