import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '#core/views/Button.tsx';
import { Icon } from '#core/views/Icon.tsx';
import { useLostFocus } from '#core/views/use-lost-focus.ts';
import { isDone, type LineRun, type RunLine } from './line-run.ts';
import { lineRun as texts } from './many-texts.ts';

interface Props {
  run: Pick<LineRun<never>, '$run' | '$broken' | '$counts' | 'stop'>;
  task: object; // another task takes the focus to its title
  title: ReactNode;
  own: {
    resultTitle: string;
    nothing: string;
    counts(done: number, all: number): string;
    run(count: number): string;
    goOn(count: number): string;
  };
  clear: string;
  onRun(): void;
  onClear(): void;
  children: ReactNode;
}

export function RunResult({ run, task, title, own, clear, onRun, onClear, children }: Props) {
  const state = useStore(run.$run);
  const broken = useStore(run.$broken);
  const { all, done, open, idle } = useStore(run.$counts);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (task) heading.current?.focus();
  }, [task]);
  const isRunning = state !== 'still';
  // The button goes with a run that is over. Whoever is reading the lines stays there.
  useLostFocus(isRunning, () => heading.current, { preventScroll: true });
  // Every tenth line is enough to hear, and the last one.
  const heard = isRunning ? done - (done % 10) : done;
  return (
    <section className="many-result" aria-label={own.resultTitle}>
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      <div className="many-controls">
        {all === 0 ? (
          <p role="status">{own.nothing}</p>
        ) : (
          <>
            <progress value={done} max={all} aria-label={own.resultTitle} />
            <p className="mono small" aria-hidden="true">
              {own.counts(done, all)}
            </p>
            <p className="vh" role="status">
              {own.counts(heard, all)}
            </p>
            {idle > 0 && <p className="small soft">{texts.idle(idle)}</p>}
          </>
        )}
        <div className="row">
          {isRunning ? (
            <Button
              off={state === 'stopping'}
              // The second click of a double click that began the run must not stop it.
              onClick={({ detail }) => detail < 2 && run.stop()}
            >
              {state === 'stopping' ? texts.stopping : texts.stop}
            </Button>
          ) : (
            open > 0 && (
              <button className="button" type="button" onClick={onRun}>
                {done > 0 ? own.goOn(open) : own.run(open)}
              </button>
            )
          )}
          {!isRunning && (
            <button className="more" type="button" onClick={onClear}>
              {clear}
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
      <ol className="log many-lines">{children}</ol>
    </section>
  );
}

interface LineProps {
  line: RunLine;
  isWrite: boolean;
  isBad: boolean;
  who: ReactNode;
  children: ReactNode;
}

export function ResultLine({ line, isWrite, isBad, who, children }: LineProps) {
  const { state, message } = line;
  const isOver = isDone(line);
  const isWrong = isBad || state === 'failed' || state === 'changed';
  return (
    <li data-state={isOver ? 'done' : isWrong ? 'bad' : isWrite ? 'open' : 'none'}>
      <span className="many-who">{who}</span>{' '}
      <span className="row many-what">
        {isOver && <Icon name="check" />}
        {isWrong && <Icon name="warn" />}
        <span>{children}</span>
        {message && <span className="soft">{message}</span>}
      </span>
    </li>
  );
}
