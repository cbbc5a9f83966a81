/**
 * Loaded into every Node child before its program (`node --import end-with-parent.ts …`). The child's standard input
 * is a pipe of the stack. It closes when the stack ends, even if it was killed, and then the child ends too.
 */
const patienceMs = 10_000;

function end() {
  process.kill(process.pid, 'SIGTERM');
  setTimeout(() => process.kill(process.pid, 'SIGKILL'), patienceMs).unref();
}

process.stdin.on('end', end);
process.stdin.on('error', end);
process.stdin.resume();
// The open pipe must not keep a child running that has finished its work.
process.stdin.unref();
