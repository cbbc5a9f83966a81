import { useStore } from '@nanostores/react';
import { memo, useEffect, useMemo, useRef, useState } from 'react';
import { shortClock } from '#core/time/duration.ts';
import { moveFocusWithArrows } from '#core/views/arrow-keys.ts';
import { useInParts } from '#core/views/in-parts.ts';
import { $questionMoments, $wantedQuestion } from '#features/questions/question-moments.ts';
import { transcript as texts } from '#features/videos/playing-texts.ts';
import { momentsByLine, type Piece, piecesOf, type TranscriptLine } from '#features/videos/transcript.ts';
import { $spoken, followSpoken, goToLine, transcript } from '#features/videos/transcript-store.ts';
import type { Video } from '#features/videos/video.ts';
import { SidePanel, type SideTextProps } from './SidePanel.tsx';

/** LEARN-6. */
export function TranscriptPanel({ video, isWide }: SideTextProps) {
  return (
    <SidePanel text={transcript} texts={texts} video={video} isWide={isWide}>
      {(lines, labelledBy) => <Lines video={video} lines={lines} labelledBy={labelledBy} />}
    </SidePanel>
  );
}

interface LinesProps {
  video: Video;
  lines: readonly TranscriptLine[];
  labelledBy: string;
}

const scrolling = new Set(['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End']);

const linesAtOnce = 50;

function Lines({ video, lines, labelledBy }: LinesProps) {
  const [term, setTerm] = useState('');
  const [isFollowing, setFollowing] = useState(true);
  const [stop, setStop] = useState(-1);
  const list = useRef<HTMLOListElement>(null);
  const spoken = useStore($spoken);
  const isTimed = lines.some(({ start }) => start !== null);
  const shown = useMemo(
    () =>
      lines.flatMap((line, index) => {
        const pieces = piecesOf(line.text, term);
        return pieces ? [{ index, start: line.start, pieces }] : [];
      }),
    [lines, term],
  );
  const inParts = useInParts(shown, linesAtOnce, shown);
  const asked = useStore($questionMoments);
  const marks = useMemo(
    () => momentsByLine(lines, asked.video === video.id ? asked.moments : []),
    [lines, asked, video],
  );
  const isSearching = term.trim() !== '';
  useEffect(() => followSpoken(video.id, lines), [video.id, lines]);
  useEffect(() => {
    const own = list.current;
    const line = own?.querySelector<HTMLElement>('[aria-current]')?.closest('li');
    if (!own || !line || spoken < 0 || !isFollowing || isSearching) return;
    own.scrollTo({ top: line.offsetTop - (own.clientHeight - line.clientHeight) / 2 });
  }, [spoken, isFollowing, isSearching]);
  useEffect(() => {
    const until = new AbortController();
    if (list.current) moveFocusWithArrows(list.current, until);
    return () => until.abort();
  }, []);
  // The reader has scrolled, so the list stays there.
  const leave = () => setFollowing(false);
  const [first] = shown;
  const stops = shown.some(({ index }) => index === stop) ? stop : isSearching ? first?.index : spoken;
  const tabStop = shown.some(({ index }) => index === stops) ? stops : first?.index;
  return (
    <>
      <input
        className="input transcript-search"
        type="search"
        aria-label={texts.search}
        placeholder={texts.search}
        value={term}
        onChange={({ target }) => setTerm(target.value)}
      />
      <p className="small soft" role="status">
        {isSearching && texts.found(shown.length)}
      </p>
      <ol
        className="transcript-lines"
        ref={list}
        aria-labelledby={labelledBy}
        tabIndex={isTimed ? undefined : 0}
        onWheel={leave}
        onTouchMove={leave}
        onPointerDown={({ target, currentTarget }) => target === currentTarget && leave()}
        onKeyDown={({ key }) => scrolling.has(key) && leave()}
      >
        {inParts.map(({ index, start, pieces }) => (
          <Line
            key={index}
            index={index}
            start={start}
            pieces={pieces}
            isSpoken={index === spoken}
            isStop={index === tabStop}
            video={video}
            asked={marks.get(index)?.length ?? 0}
            firstAsked={marks.get(index)?.[0]?.id ?? ''}
            onGo={setFollowing}
            onFocus={setStop}
          />
        ))}
      </ol>
      {!isFollowing && !isSearching && spoken >= 0 && (
        <button className="more" type="button" onClick={() => setFollowing(true)}>
          {texts.follow}
        </button>
      )}
    </>
  );
}

interface LineProps {
  index: number;
  start: number | null;
  pieces: readonly Piece[];
  isSpoken: boolean;
  /** Tab stops at one line only; arrows go on from it. */
  isStop: boolean;
  video: Video;
  /** ASK-1. */
  asked: number;
  firstAsked: string;
  onGo(isFollowing: true): void;
  onFocus(index: number): void;
}

const Line = memo((props: LineProps) => {
  const { index, start, pieces, isSpoken, isStop, video, asked, firstAsked, onGo, onFocus } = props;
  const words = pieces.map(({ text, at, isFound }) => (isFound ? <mark key={at}>{text}</mark> : text));
  if (start === null) {
    return (
      <li>
        <p>{words}</p>
      </li>
    );
  }
  return (
    <li>
      <button
        type="button"
        data-stop
        tabIndex={isStop ? 0 : -1}
        aria-current={isSpoken || undefined}
        onFocus={() => onFocus(index)}
        onClick={() => {
          onGo(true);
          goToLine(video, start);
        }}
      >
        <span className="mono soft">{shortClock(start)}</span> <span>{words}</span>
      </button>
      {asked > 0 && (
        <button
          className="asked mono small"
          type="button"
          tabIndex={isStop ? 0 : -1}
          aria-label={texts.asked(asked, shortClock(start))}
          onFocus={() => onFocus(index)}
          onClick={() => $wantedQuestion.set(firstAsked)}
        >
          {texts.questions(asked)}
        </button>
      )}
    </li>
  );
});
