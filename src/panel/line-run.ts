import { atom, computed, type ReadableAtom, type WritableAtom } from 'nanostores';
import { errors } from '#core/cloud/error-texts.ts';
import { codeOf, type ErrorCode, isRefusal } from '#core/cloud/errors.ts';
import { type Latest, latest } from '#core/page/latest.ts';
import { noteRefusal, tellFailure } from '#core/page/refusals.ts';
import { endsWithSession } from '#core/session/session-state.ts';
import type { Attempts } from './authored-gateway.ts';
import { holdReload } from './reload.ts';

/** `changed`: the record is another than before, so the plan is new. */
export interface RunLine {
  state: 'planned' | 'running' | 'done' | 'already' | 'changed' | 'failed';
  message?: string;
}

type RunState = 'still' | 'running' | 'stopping';

export interface Step<Line> {
  isLatest(): boolean; // ask before anything else is sent
  put(over: Partial<Line>): void;
}

interface Options<Line extends RunLine> {
  $lines: WritableAtom<readonly Line[]>;
  /** With few lines at a time a stop comes soon, and a lost connection leaves few answers unknown. */
  atOnce: number;
  isWrite(line: Line): boolean;
}

interface Work<Line> {
  /** @returns what has become of the line, besides that it is done. @throws AppError */
  send(line: Line): Promise<Partial<Line>>;
  /** After a refusal the record as it is now says why. @throws AppError */
  lookAgain(line: Line, refusal: unknown, step: Step<Line>): Promise<Partial<Line>>;
  finished(line: Line): void; // called also for a line that was done already
}

export interface LineRun<Line> {
  $run: ReadableAtom<RunState>;
  $broken: ReadableAtom<string | null>;
  /** Lines with something to do; `idle`: those with nothing to do. */
  $counts: ReadableAtom<{ all: number; done: number; open: number; idle: number }>;
  requests: Latest; // the answers of earlier ones are ignored
  /** Goes on after a run that was stopped or has broken off. */
  run(work: Work<Line>): Promise<void>;
  stop(): void; // the answers of lines that were sent are awaited
  reset(): void; // answers that are still to come are ignored
}

const aboutLine: readonly ErrorCode[] = [
  'firestore/not-found',
  'changed-meanwhile',
  'deleted-meanwhile',
  'malformed',
];

/** Failures that are not about the line: whoever comes next would fail too. */
const breaks = (code: ErrorCode): boolean => !isRefusal(code) && !aboutLine.includes(code);

export const isDone = ({ state }: RunLine): boolean => state === 'done' || state === 'already';

const ask = (event: Event) => event.preventDefault();

/** Looks up what is needed before anything is sent. @param messageOf says what went wrong. */
export async function lookUp(
  requests: Latest,
  $check: { set(state: { step: 'checking' } | { step: 'failed'; message: string }): void },
  work: (isLatest: () => boolean) => Promise<unknown>,
  messageOf = (error: unknown): string => errors[codeOf(error)],
): Promise<void> {
  const isLatest = requests.begin();
  $check.set({ step: 'checking' });
  try {
    await work(isLatest);
  } catch (error) {
    if (!isLatest()) return;
    console.error(error);
    noteRefusal(error);
    $check.set({ step: 'failed', message: messageOf(error) });
  }
}

/** The log entries of the attempts to write a line, by its id: what one of them has written is ours. */
export function lineAttempts(): { of(id: string): Attempts; clear(): void } {
  const sent = new Map<string, string[]>();
  return {
    of(id) {
      const attempts = { entry: crypto.randomUUID(), earlier: sent.get(id) ?? [] };
      sent.set(id, [...attempts.earlier, attempts.entry]);
      return attempts;
    },
    clear: () => sent.clear(),
  };
}

/** Each line is a batch of its own: nothing is sent twice, and a run can be stopped and continued (SCHOOL-3, PANEL-15). */
export function lineRun<Line extends RunLine>(options: Options<Line>): LineRun<Line> {
  const { $lines, atOnce, isWrite } = options;
  const isOpen = (line: Line): boolean => isWrite(line) && !isDone(line);
  const $run = atom<RunState>('still');
  const $broken = atom<string | null>(null);
  const requests = latest();
  // A reload of the page must not lose plans and results.
  let free: (() => void) | null = null;
  $lines.listen(({ length }) => {
    if (length > 0) free ??= holdReload();
    else {
      free?.();
      free = null;
    }
  });

  const put = (index: number, over: Partial<Line> | Partial<RunLine>): void =>
    $lines.set($lines.get().map((line, at) => (at === index ? { ...line, ...over } : line)));

  /** Offline, a service that does not answer, a session that is over: the whole run stops, and can be continued. */
  const failRun = (error: unknown): void => {
    console.error(error);
    tellFailure(error);
    noteRefusal(error);
    $broken.set(errors[codeOf(error)]);
    if ($run.get() === 'running') $run.set('stopping');
  };

  const runLine = async (index: number, work: Work<Line>, isLatest: () => boolean): Promise<void> => {
    const line = $lines.get()[index];
    if (!line) return;
    const change = (over: Partial<Line> | Partial<RunLine>) => {
      if (isLatest()) put(index, over);
    };
    const fail = (error: unknown) => {
      if (!isLatest()) return;
      change({ state: 'failed', message: errors[codeOf(error)] });
      if (breaks(codeOf(error))) failRun(error);
    };
    change({ state: 'running', message: '' });
    try {
      const become = await work.send(line);
      change({ state: 'done' });
      change(become);
    } catch (refusal) {
      if (!isLatest() || breaks(codeOf(refusal))) return fail(refusal);
      try {
        change(await work.lookAgain(line, refusal, { isLatest, put: change }));
      } catch (error) {
        return fail(error);
      }
    }
    const now = $lines.get()[index];
    if (isLatest() && now && isDone(now)) work.finished(now);
  };

  return endsWithSession({
    $run,
    $broken,
    $counts: computed($lines, (lines) => {
      const all = lines.filter((line) => isWrite(line) || isDone(line)).length;
      const open = lines.filter(isOpen).length;
      return { all, done: all - open, open, idle: lines.length - all };
    }),
    requests,
    async run(work) {
      if ($run.get() !== 'still') return;
      const waiting = $lines.get().flatMap((line, index) => (isOpen(line) ? [index] : []));
      if (waiting.length === 0) return;
      const isLatest = requests.begin();
      $broken.set(null);
      $run.set('running');
      addEventListener('beforeunload', ask);
      let next = 0;
      const worker = async () => {
        while (isLatest() && $run.get() === 'running' && next < waiting.length) {
          const index = waiting[next] ?? 0;
          next += 1;
          await runLine(index, work, isLatest);
        }
      };
      try {
        await Promise.all(Array.from({ length: atOnce }, worker));
      } finally {
        removeEventListener('beforeunload', ask);
        if (isLatest()) $run.set('still');
      }
    },
    stop() {
      if ($run.get() === 'running') $run.set('stopping');
    },
    reset() {
      requests.cancel();
      $run.set('still');
      $broken.set(null);
      $lines.set([]);
    },
  });
}
