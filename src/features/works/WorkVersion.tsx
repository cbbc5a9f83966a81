import { useStore } from '@nanostores/react';
import { memo, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useInParts } from '#core/views/in-parts.ts';
import { FailedNote, Loading } from '#core/views/LoadStatus.tsx';
import { CodeWords } from './CodeWords.tsx';
import { works as texts } from './texts.ts';
import { type VersionLine, versionLines } from './version-lines.ts';
import { $versions, readVersion, shownKey } from './versions.ts';
import type { WorkVersion as Version, Work } from './work.ts';

interface Props {
  work: Work;
  number: number;
  comments?: Record<string, string>; // by the number of the line
  onLine?(line: number): void;
}

/** TASK-1, TASK-2. */
export function WorkVersion({ work, number, ...lines }: Props) {
  const { id, uid, course, task, kind, title } = work;
  const hasBefore = kind === 'code' && number > 1;
  const [key, keyBefore] = [shownKey(work, number), shownKey(work, number - 1)];
  const all = useStore($versions, { keys: [key, keyBefore] });
  const [shown, before] = [all[key], all[keyBefore]];
  useEffect(() => {
    const asked = { id, uid, course, task, kind };
    readVersion(asked, number);
    if (hasBefore) readVersion(asked, number - 1);
  }, [id, uid, course, task, kind, number, hasBefore]);
  if (shown?.step === 'failed')
    return <FailedNote message={shown.message} retry={() => readVersion(work, number)} />;
  // Without the version before, a line would be new now and not a moment later.
  if (shown?.step !== 'ready' || (hasBefore && (!before || before.step === 'loading')))
    return <Loading text={texts.versionLoading} />;
  const { version, picture } = shown;
  if (kind === 'code')
    return (
      <Lines
        version={version}
        before={hasBefore && before?.step === 'ready' ? before.version : undefined}
        {...lines}
      />
    );
  if (kind === 'address')
    return (
      <p>
        <a className="work-address" href={version.address} target="_blank" rel="noopener noreferrer nofollow">
          {version.address}
        </a>
      </p>
    );
  if (picture === '') return <p className="note warn">{texts.noPicture}</p>;
  return (
    <a href={picture} target="_blank" rel="noopener noreferrer">
      <img className="work-picture" src={picture} alt={texts.picture(title)} />
    </a>
  );
}

/** It scrolls, so the keyboard has to reach it (READ-7). */
const scroller = { role: 'group', 'aria-label': texts.code, tabIndex: 0 };

interface LinesProps extends Pick<Props, 'comments' | 'onLine'> {
  version: Version;
  before: Version | undefined;
}

/** All lines of a long text at once would freeze the page. */
const linesAtOnce = 250;
const linesAPart = 50;

function Lines({ version, before, comments = {}, onLine }: LinesProps) {
  const lines = useMemo(
    () => versionLines(version.code, before?.code).map((line, at) => ({ ...line, at })),
    [version, before],
  );
  const [most, setMost] = useState(linesAtOnce);
  // A form beside them is drawn anew with every letter; the lines are not.
  const newest = useRef(onLine);
  useEffect(() => {
    newest.current = onLine;
  });
  const press = useCallback((line: number) => newest.current?.(line), []);
  const count = (kind: VersionLine['kind']) => lines.filter((line) => line.kind === kind).length;
  // What somebody has said about a line is seen.
  const said = lines.reduce(
    (last, { number }, at) => (number !== null && comments[number] ? at + 1 : last),
    0,
  );
  const whole = Math.min(lines.length, Math.max(most, said));
  const shown = useInParts(
    useMemo(() => lines.slice(0, whole), [lines, whole]),
    linesAPart,
    lines,
  );
  return (
    <>
      {before && <p className="small soft">{texts.changes(count('new'), count('gone'))}</p>}
      <div className="work-code" {...scroller}>
        {shown.map(({ at, number, ...line }) => (
          <Line
            key={at}
            {...line}
            number={number}
            comment={number === null ? undefined : comments[number]}
            onLine={onLine && press}
          />
        ))}
      </div>
      {whole < lines.length && (
        <button type="button" className="button quiet" onClick={() => setMost(whole + linesAtOnce)}>
          {texts.moreLines(lines.length - whole)}
        </button>
      )}
    </>
  );
}

interface LineProps extends VersionLine {
  onLine: Props['onLine'] | undefined;
  comment: string | undefined;
}

const Line = memo(function Line({ text, number, kind, comment, onLine }: LineProps) {
  return (
    <div className="work-line" data-kind={kind}>
      {number !== null && onLine ? (
        <button type="button" tabIndex={-1} aria-label={texts.line(number)} onClick={() => onLine(number)}>
          {number}
        </button>
      ) : (
        <span className="work-number">{number ?? '−'}</span>
      )}
      {kind !== 'same' && <span className="vh">{kind === 'new' ? texts.newLine : texts.goneLine}</span>}
      <code lang="en" translate="no">
        {text}
      </code>
      {comment && (
        <p className="work-comment">
          <CodeWords text={comment} />
        </p>
      )}
    </div>
  );
});
