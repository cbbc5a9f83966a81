import { useStore } from '@nanostores/react';
import { type FunctionComponent, useEffect, useRef, useState } from 'react';
import { questionInQuery, videoInQuery } from '#core/addresses/video-address.ts';
import { onDevice } from '#core/device/device-storage.ts';
import { loadPart } from '#core/page/load-part.ts';
import { guarded } from '#core/views/ErrorBoundary.tsx';
import { Loading } from '#core/views/LoadStatus.tsx';
import { useLatePart } from '#core/views/use-late-part.ts';
import { VideoNotes } from '#features/notes/VideoNotes.tsx';
import { $askedAt, $wantedQuestion } from '#features/questions/question-moments.ts';
import { waitingPrefix } from '#features/questions/storage-keys.ts';
import { questions as questionTexts } from '#features/questions/texts.ts';
import { speeds } from '#features/videos/player.ts';
import { $player } from '#features/videos/player-state.ts';
import { chooseSpeed } from '#features/videos/playing.ts';
import { player as texts } from '#features/videos/playing-texts.ts';
import { $preferences, prefer } from '#features/videos/preferences.ts';
import { shareMoment } from '#features/videos/share.ts';
import type { SideText } from '#features/videos/side-text.ts';
import { material } from '#features/videos/side-text.ts';
import { player as pageTexts } from '#features/videos/texts.ts';
import { transcript } from '#features/videos/transcript-store.ts';
import type { Video, VideoTexts } from '#features/videos/video.ts';
import { $isHelpOpen, $said } from './keys.ts';
import type { SideTextProps } from './SidePanel.tsx';

export type Wanted = 'notes' | 'questions' | 'link' | keyof VideoTexts | null;

interface Props {
  course: string;
  video: Video;
  /** `link`: a question, by its address (ASK-1). */
  wanted: Wanted;
}

/** LEARN-4, LEARN-5. Loaded with the first play, or when it is opened. */
function Extras({ course, video, wanted }: Props) {
  const { speed, wide, autoNext } = useStore($preferences);
  const isOpen = useStore($player).step === 'open';
  const said = useStore($said);
  useWidth(wide && isOpen);
  useEffect(() => {
    if (wanted === 'transcript') transcript.open();
    if (wanted === 'material') material.open();
  }, [wanted]);
  return (
    <div className="extras">
      <div className="row extras-row">
        <label className="speed">
          <span>{texts.speed}</span>
          <select
            className="input"
            value={speed}
            onChange={({ target }) => chooseSpeed(Number(target.value))}
          >
            {speeds.map((one) => (
              <option key={one} value={one}>
                {texts.speedOf(one)}
              </option>
            ))}
          </select>
        </label>
        <button
          className="more wide-toggle"
          type="button"
          aria-pressed={wide}
          onClick={() => prefer({ wide: !wide })}
        >
          {texts.wide}
        </button>
        <button className="more" type="button" onClick={() => shareMoment(course, video)}>
          {texts.share}
        </button>
        {video.material && <SideButton text={material} />}
        {video.transcript && <SideButton text={transcript} />}
        <KeysHelp />
      </div>
      <label className="check">
        <input
          type="checkbox"
          checked={autoNext}
          onChange={({ target }) => prefer({ autoNext: target.checked })}
        />
        <span>
          {texts.autoNext} <span className="hint">{texts.autoNextHint}</span>
        </span>
      </label>
      <p className="vh" role="status">
        {said}
      </p>
      <VideoNotes course={course} video={video} />
      <LateQuestions video={video} isAsking={wanted === 'questions'} isLed={wanted === 'link'} />
      {video.transcript && (
        <LateText text={transcript} load={loadTranscript} video={video} isWide={wide && isOpen} />
      )}
      {video.material && (
        <LateText text={material} load={loadMaterial} video={video} isWide={wide && isOpen} />
      )}
    </div>
  );
}

type Openable = Pick<SideText<unknown>, 'name' | '$isOpen' | 'open' | 'close'>;

function SideButton({ text }: { text: Openable }) {
  const isOpen = useStore(text.$isOpen);
  return (
    <button
      className="more"
      type="button"
      aria-expanded={isOpen}
      data-side-button={text.name}
      onClick={isOpen ? text.close : text.open}
    >
      {pageTexts[text.name]}
    </button>
  );
}

interface LateTextProps extends SideTextProps {
  text: Openable;
  load(): Promise<FunctionComponent<SideTextProps>>;
}

const loadTranscript = () => loadPart(async () => (await import('./TranscriptPanel.tsx')).TranscriptPanel);
const loadMaterial = () => loadPart(async () => (await import('./MaterialPanel.tsx')).MaterialPanel);

/** LEARN-6, LEARN-11: loaded when it is opened. */
function LateText({ text, load, ...props }: LateTextProps) {
  const isOpen = useStore(text.$isOpen);
  const Panel = useLatePart(load, isOpen, { undo: text.close, retry: text.open });
  return Panel && isOpen ? <Panel {...props} /> : null;
}

/** In px. */
const nearby = 300;

interface LateQuestionsProps {
  video: Video;
  isAsking: boolean;
  /** The address leads to a question. */
  isLed: boolean;
}

/** A question waits on this device to be sent. */
const hasWaiting = (): boolean => onDevice.keys(waitingPrefix).length > 0;

const loadQuestions = () =>
  loadPart(async () => (await import('#features/questions/VideoQuestions.tsx')).VideoQuestions);
const questionsFail = { undo: () => $askedAt.set(null) };

/** ASK-1: loaded when they are near or asked for. */
function LateQuestions({ video, isAsking, isLed }: LateQuestionsProps) {
  const root = useRef<HTMLDivElement>(null);
  const isAsked = useStore($askedAt) !== null;
  const isWanted = useStore($wantedQuestion) !== null;
  const [isNear, setNear] = useState(false);
  /** They stay due when the reader scrolls away. */
  const [due, setDue] = useState(isAsking || isLed || hasWaiting() ? video.id : null);
  const View = useLatePart(loadQuestions, due, questionsFail);
  useEffect(() => {
    if (!root.current) return;
    const watch = new IntersectionObserver(
      (entries) => setNear(entries.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: `${nearby}px` },
    );
    watch.observe(root.current);
    return () => watch.disconnect();
  }, []);
  useEffect(() => {
    if (isAsking) $wantedQuestion.set('');
  }, [isAsking]);
  useEffect(() => {
    const id = isLed && videoInQuery(location.search) === video.id && questionInQuery(location.search);
    if (id) $wantedQuestion.set(id);
  }, [isLed, video]);
  useEffect(() => {
    if (isNear || isAsked || isWanted) setDue(video.id);
  }, [isNear, isAsked, isWanted, video]);
  const isDue = due === video.id;
  return (
    <div className="questions-place" ref={root}>
      {View ? <View video={video} isDue={isDue} /> : isDue && <Loading text={questionTexts.loading} />}
    </div>
  );
}

/** Only while the player is open: a picture that nobody plays needs no wide place. */
function useWidth(isWide: boolean): void {
  useEffect(() => {
    const page = document.querySelector('.videos');
    page?.toggleAttribute('data-wide', isWide);
    return () => page?.removeAttribute('data-wide');
  }, [isWide]);
}

const Guarded = guarded(Extras);

export { Guarded as Extras };

const { help } = texts;

const rows: [keys: string[], does: string][] = [
  [[help.space], help.keys.toggle],
  [['←', '→'], help.keys.skip],
  [['F'], help.keys.fullscreen],
  [['M'], help.keys.mute],
  [['S'], help.keys.speed],
  [['N'], help.keys.next],
  [['P'], help.keys.previous],
  [['Q'], help.keys.ask],
  [['?'], help.keys.help],
];

/** The list of keys, and the switch for those of one letter (LEARN-4, WCAG 2.1.4). */
function KeysHelp() {
  const isOpen = useStore($isHelpOpen);
  const { letters } = useStore($preferences);
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (isOpen && !dialog.current?.open) dialog.current?.showModal();
  }, [isOpen]);
  return (
    <>
      <button className="more keys" type="button" onClick={() => $isHelpOpen.set(true)}>
        {help.open}
      </button>
      <dialog
        className="steps keys-help"
        ref={dialog}
        aria-labelledby="keys-title"
        onClose={() => $isHelpOpen.set(false)}
      >
        <h2 id="keys-title">{help.title}</h2>
        <dl>
          {rows.map(([keys, does]) => (
            <div key={does}>
              <dt>
                {keys.map((key) => (
                  <kbd key={key}>{key}</kbd>
                ))}
              </dt>
              <dd>{does}</dd>
            </div>
          ))}
        </dl>
        <label className="check">
          <input
            type="checkbox"
            checked={letters}
            onChange={({ target }) => prefer({ letters: target.checked })}
          />
          <span>
            {help.letters} <span className="hint">{help.lettersHint}</span>
          </span>
        </label>
        <p>
          <button className="button" type="button" onClick={() => dialog.current?.close()}>
            {help.close}
          </button>
        </p>
      </dialog>
    </>
  );
}
