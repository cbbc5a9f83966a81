import { spawn } from 'node:child_process';

/**
 * Loaded into every Node child before its program (`node --import end-with-parent.ts …`). The child's standard input
 * is a pipe of the stack. It closes when the stack ends, even if it was killed, and then the child ends too.
 */
const patienceMs = 10_000;

/**
 * Kills this process later, if it still runs. It can't do that itself: Node sometimes hangs while it exits, because its
 * main thread waits for a compiling thread that waits for the main thread.
 */
function killLater(): void {
  const kill = `setTimeout(() => { try { process.kill(${process.pid}, 'SIGKILL') } catch {} }, ${patienceMs})`;
  spawn(process.execPath, ['-e', kill], { cwd: '/', detached: true, stdio: 'ignore' }).unref();
}

function end(): void {
  killLater();
  process.kill(process.pid, 'SIGTERM');
}

process.stdin.on('end', end);
process.stdin.on('error', end);
process.stdin.resume();
// The open pipe must not keep a child running that has finished its work.
process.stdin.unref();
