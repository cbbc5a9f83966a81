// On a machine that other programs use, a task of 5 ms can take 50. A trace says both, so the tasks can be shortened to
// what they used of the processor.

export interface TraceEvent {
  pid: number;
  tid: number;
  /** `X` is a task with a duration. */
  ph: string;
  name: string;
  /** Microseconds, as the other times. */
  ts: number;
  /** By the clock. */
  dur?: number;
  /** Of the processor. */
  tdur?: number;
}

interface Task {
  start: number;
  end: number;
  /** The part of its time in which it had the processor. */
  share: number;
}

/** A task of a thread, not within another one. */
function tasksOf(events: TraceEvent[]): Task[] {
  const tasks: Task[] = [];
  let end = Number.NEGATIVE_INFINITY;
  for (const { ph, name, ts, dur = 0, tdur } of events) {
    if (ph !== 'X' || name !== 'RunTask' || tdur === undefined || dur === 0 || ts < end) continue;
    end = ts + dur;
    tasks.push({ start: ts, end, share: Math.min(1, tdur / dur) });
  }
  return tasks;
}

/** The trace with each task as long as it used the processor. A task begins when it began. */
export function atThreadTime<Trace extends { traceEvents: TraceEvent[] }>(trace: Trace): Trace {
  const copy = structuredClone(trace);
  const threads = Map.groupBy(copy.traceEvents, ({ pid, tid }) => `${pid} ${tid}`);
  for (const unsorted of threads.values()) {
    const events = unsorted.filter(({ ts }) => ts > 0).sort((a, b) => a.ts - b.ts);
    const tasks = tasksOf(events);
    let index = 0;
    for (const event of events) {
      while ((tasks[index]?.end ?? Number.POSITIVE_INFINITY) <= event.ts) index += 1;
      const task = tasks[index];
      if (!task || event.ts < task.start) continue;
      event.ts = task.start + (event.ts - task.start) * task.share;
      if (event.dur) event.dur = Math.max(1, event.dur * task.share);
    }
  }
  return copy;
}

/** The processor time (ms) of each task on the main threads of pages. */
export function mainThreadTasks(events: TraceEvent[]): number[] {
  const threads = Map.groupBy(events, ({ pid, tid }) => `${pid} ${tid}`);
  return [...threads.values()]
    .filter((thread) =>
      thread.some(
        (event) =>
          event.name === 'thread_name' &&
          'args' in event &&
          JSON.stringify(event.args).includes('CrRendererMain'),
      ),
    )
    .flatMap((thread) =>
      thread.flatMap(({ name, tdur }) => (name === 'RunTask' && tdur !== undefined ? [tdur / 1000] : [])),
    );
}
