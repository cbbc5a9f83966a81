import { Icon } from '#islands/shared/Icon.tsx';
import { lineRun as texts } from '#messages/panel/many.ts';
import type { RunState } from '#stores/panel/line-run.ts';

interface Props {
  /** The accessible name of the progress. */
  label: string;
  run: RunState;
  /** Why the run has broken off. */
  broken: string | null;
  counts: { all: number; done: number; open: number };
  own: {
    nothing: string;
    counts(done: number, all: number): string;
    run(count: number): string;
    goOn(count: number): string;
    /** Leaves plan or results. */
    clear: string;
  };
  onRun(): void;
  onStop(): void;
  onClear(): void;
}

/** How far a list has been worked through; begins, stops and continues it. */
export function RunControls({ label, run, broken, counts, own, onRun, onStop, onClear }: Props) {
  const { all, done, open } = counts;
  const isRunning = run !== 'still';
  // Every tenth line is enough to hear, and the last one.
  const heard = isRunning ? done - (done % 10) : done;
  return (
    <>
      <div className="many-controls">
        {all === 0 ? (
          <p role="status">{own.nothing}</p>
        ) : (
          <>
            <progress value={done} max={all} aria-label={label} />
            <p className="mono small" aria-hidden="true">
              {own.counts(done, all)}
            </p>
            <p className="vh" role="status">
              {own.counts(heard, all)}
            </p>
          </>
        )}
        <div className="row">
          {isRunning ? (
            <button className="button" type="button" aria-disabled={run === 'stopping'} onClick={onStop}>
              {run === 'stopping' ? texts.stopping : texts.stop}
            </button>
          ) : (
            open > 0 && (
              <button className="button" type="button" onClick={onRun}>
                {done > 0 ? own.goOn(open) : own.run(open)}
              </button>
            )
          )}
          {!isRunning && (
            <button className="more" type="button" onClick={onClear}>
              {own.clear}
            </button>
          )}
        </div>
      </div>
      {broken !== null && (
        <div className="note bad" role="alert">
          <Icon name="warn" />
          <p>
            {texts.broken} {broken}
          </p>
        </div>
      )}
    </>
  );
}
