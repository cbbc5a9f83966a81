import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import type { BuildProblem } from '#core/build/build-note.ts';
import { buildProblems, problemSentence } from '#core/build/build-problem-texts.ts';
import { may } from '#core/session/access.ts';
import { dateAndTime, timeOfDay } from '#core/time/dates.ts';
import { guarded } from '#core/views/ErrorBoundary.tsx';
import { Icon } from '#core/views/Icon.tsx';
import type { PanelRole } from './panel.ts';
import {
  $publishing,
  type PublishingState,
  publishAgain,
  publishNow,
  serverTime,
  watchPublishing,
} from './publishing.ts';
import { nextMonth } from './publishing-state.ts';
import { publishing as texts } from './publishing-texts.ts';

const icons = { live: 'check', late: 'warn', failed: 'warn', spent: 'warn' } as const;
const tones = {
  unknown: '',
  live: 'good',
  waiting: 'warn',
  building: 'warn',
  late: 'bad',
  failed: 'bad',
  spent: 'bad',
} as const;

function Publishing({ uid, role }: { uid: string; role: PanelRole }) {
  const publishing = useStore($publishing);
  useEffect(() => watchPublishing(uid), [uid]);
  const { state, message } = publishing;
  // Not while it waits, for minutes: an animation keeps the device busy.
  const isBusy = state === 'unknown' || state === 'building';
  const isSettled = state === 'live' || state === 'late' || state === 'failed' || state === 'spent';
  const isLate = state === 'late' || (state === 'failed' && publishing.mayRetry);
  const isSpent = state === 'spent' || (isLate && publishing.isSpent);
  return (
    <section className={`publishing small ${tones[state]}`} aria-label={texts.title}>
      <p className={isBusy ? 'pending' : undefined} role="status" data-state={state}>
        {isSettled && <Icon name={icons[state]} />} {state === 'failed' ? buildProblems.failed : texts[state]}
      </p>
      {state === 'waiting' && (
        <p className="soft">
          {texts.next} <time dateTime={publishing.due.toISOString()}>{timeOfDay(publishing.due)}</time>.{' '}
          {texts.ifClosed}
        </p>
      )}
      {state === 'late' && <p className="soft">{texts.lateReason}</p>}
      {state === 'failed' && (
        <>
          <Problems of={publishing.problems} />
          <p className="soft">{texts.failedNext}</p>
        </>
      )}
      {isSpent && (
        <p className="soft">
          {texts.nextMonth}{' '}
          <time dateTime={nextMonth(serverTime()).toISOString()}>{dateAndTime(nextMonth(serverTime()))}</time>
          . {texts.moreBuilds}
        </p>
      )}
      <Since publishing={publishing} />
      {state !== 'unknown' && publishing.builds > 0 && (
        <p className="mono soft">{texts.builds(publishing.builds)}</p>
      )}
      {state !== 'unknown' && publishing.leftOut.length > 0 && (
        <details className="unfolds">
          <summary>{buildProblems.leftOut(publishing.leftOut.length)}</summary>
          <Problems of={publishing.leftOut} />
        </details>
      )}
      {message && <p role="alert">{message}</p>}
      {state === 'waiting' && !message && may(role, 'publish-now') && (
        <button className="more" type="button" onClick={publishNow}>
          {texts.now}
        </button>
      )}
      {isLate && !isSpent && (
        <button className="more" type="button" onClick={publishAgain}>
          {texts.again}
        </button>
      )}
    </section>
  );
}

const Problems = ({ of }: { of: readonly BuildProblem[] }) => (
  <ul>
    {of.map((problem) => (
      <li key={JSON.stringify(problem)}>{problemSentence(problem)}</li>
    ))}
  </ul>
);

/** Stands outside the status, which would otherwise be read out every second. */
function Since({ publishing }: { publishing: PublishingState }) {
  const now = useNow();
  if (publishing.state === 'unknown') return null;
  const seconds = Math.max(0, (now.getTime() - publishing.since.getTime()) / 1000);
  return (
    <p className="mono soft">
      {texts.since[publishing.state]}{' '}
      <time dateTime={publishing.since.toISOString()}>{texts.ago(seconds)}</time>
    </p>
  );
}

function useNow(): Date {
  const [now, setNow] = useState(serverTime);
  useEffect(() => {
    const timer = setInterval(() => setNow(serverTime()), 1000);
    return () => clearInterval(timer);
  }, []);
  return now;
}

export default guarded(Publishing);
