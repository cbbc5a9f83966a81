import { useStore } from '@nanostores/react';
import { memo, useEffect, useId, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { shortClock } from '#domain/videos/duration.ts';
import { type Piece, piecesOf, placesByLine, type TranscriptLine } from '#domain/videos/transcript.ts';
import type { Video } from '#domain/videos/video.ts';
import { moveFocusWithArrows } from '#islands/shared/arrow-keys.ts';
import { FailedNote } from '#islands/shared/FailedNote.tsx';
import { Icon } from '#islands/shared/Icon.tsx';
import { Loading } from '#islands/shared/Loading.tsx';
import { transcript as texts } from '#messages/videos/playing.ts';
import { $questionPlaces, $wantedQuestion } from '#stores/videos/question-places.ts';
import {
  $reading,
  $spoken,
  closeTranscript,
  followSpoken,
  goToLine,
  readTranscriptOf,
  takesFocus,
} from '#stores/videos/transcript.ts';

interface Props {
  video: Video;
  isWide: boolean;
}

/** What is said in the video, beside the player (LEARN-6). */
export function TranscriptPanel({ video, isWide }: Props) {
  const place = usePlace(isWide);
  const reading = useStore($reading);
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  const read = () => {
    readTranscriptOf(video);
  };
  useEffect(read, [video]);
  useEffect(() => {
    if (takesFocus()) heading.current?.focus();
  }, []);
  const close = () => {
    closeTranscript();
    document.querySelector<HTMLElement>('[data-transcript-button]')?.focus();
  };
  return createPortal(
    <section className="transcript" aria-labelledby={id}>
      <div className="row between">
        <h2 id={id} ref={heading} tabIndex={-1}>
          {texts.title}
        </h2>
        <button className="icon-button" type="button" aria-label={texts.close} onClick={close}>
          <Icon name="close" />
        </button>
      </div>
      {reading.step === 'reading' && <Loading text={texts.reading} />}
      {reading.step === 'failed' && <FailedNote message={reading.message} retry={read} />}
      {reading.step === 'ready' &&
        (reading.lines.length === 0 ? (
          <p className="soft">{texts.gone}</p>
        ) : (
          <Lines key={reading.video} video={video} lines={reading.lines} labelledBy={id} />
        ))}
    </section>,
    place,
  );
}

/** From this width on the list of videos stands beside the player, and the transcript above it. */
const besides = '(width >= 64rem)';

/** Beside the player, or below it on a phone and in the wide view. One element moves, so that nothing is lost. */
function usePlace(isWide: boolean): HTMLElement {
  const [place] = useState(() => document.createElement('div'));
  useEffect(() => {
    const media = matchMedia(besides);
    const put = () => {
      if (media.matches && !isWide) document.querySelector('.list-aside')?.prepend(place);
      else document.querySelector('.stage > [data-player]')?.after(place);
    };
    put();
    media.addEventListener('change', put);
    return () => media.removeEventListener('change', put);
  }, [isWide, place]);
  useEffect(() => () => place.remove(), [place]);
  return place;
}

interface LinesProps {
  video: Video;
  lines: readonly TranscriptLine[];
  labelledBy: string;
}

/** Keys with which a list is scrolled. */
const scrolling = new Set(['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End']);

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
  const asked = useStore($questionPlaces);
  const marks = useMemo(
    () => placesByLine(lines, asked.video === video.id ? asked.places : []),
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
        {shown.map(({ index, start, pieces }) => (
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
  /** How many questions stand at its time, and the id of the first (ASK-1). */
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
