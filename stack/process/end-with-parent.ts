/**
 * Loaded into every Node child before its program (`node --import end-with-parent.ts …`). The child's standard input is a
 * pipe that only the stack holds: it closes when the stack ends, however it ends, and then the child ends too.
 */
const patienceMs = 10_000;

function end() {
  process.kill(process.pid, 'SIGTERM');
  setTimeout(() => process.kill(process.pid, 'SIGKILL'), patienceMs).unref();
}

process.stdin.on('end', end);
process.stdin.on('error', end);
process.stdin.resume();
// A child that has finished its work may end although the pipe is still open.
process.stdin.unref();
