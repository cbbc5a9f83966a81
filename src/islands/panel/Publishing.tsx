import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { may } from '#domain/accounts/access.ts';
import type { PanelRole } from '#domain/panel/panel.ts';
import { timeOfDay } from '#domain/shared/dates.ts';
import { guarded } from '#islands/shared/ErrorBoundary.tsx';
import { Icon } from '#islands/shared/Icon.tsx';
import { publishing as texts } from '#messages/panel/publishing.ts';
import {
  $publishing,
  type PublishingState,
  publishAgain,
  publishNow,
  serverTime,
  watchPublishing,
} from '#stores/panel/publishing.ts';

const icons = { live: 'check', late: 'warn' } as const;
const tones = { unknown: '', live: 'good', waiting: 'warn', building: 'warn', late: 'bad' } as const;

/** Whether readers already see the last changes: waiting, building or live, and since when (PANEL-12). */
function Publishing({ uid, role }: { uid: string; role: PanelRole }) {
  const publishing = useStore($publishing);
  useEffect(() => watchPublishing(uid), [uid]);
  const { state, message } = publishing;
  const isSettled = state === 'live' || state === 'late';
  return (
    <section className={`publishing small ${tones[state]}`} aria-label={texts.title}>
      <p className={isSettled ? undefined : 'pending'} role="status" data-state={state}>
        {isSettled && <Icon name={icons[state]} />} {texts[state]}
      </p>
      {state === 'waiting' && (
        <p className="soft">
          {texts.next} <time>{timeOfDay(publishing.due)}</time>. {texts.ifClosed}
        </p>
      )}
      <Since publishing={publishing} />
      {state !== 'unknown' && publishing.builds > 0 && (
        <p className="mono soft">{texts.builds(publishing.builds)}</p>
      )}
      {message && <p role="alert">{message}</p>}
      {state === 'waiting' && !message && may(role, 'publish-now') && (
        <button className="more" type="button" onClick={publishNow}>
          {texts.now}
        </button>
      )}
      {state === 'late' && (
        <button className="more" type="button" onClick={publishAgain}>
          {texts.again}
        </button>
      )}
    </section>
  );
}

/** The time since then, updated every second; outside the status, which would otherwise be read out every second. */
function Since({ publishing }: { publishing: PublishingState }) {
  const now = useNow();
  if (publishing.state === 'unknown') return null;
  const seconds = Math.max(0, (now.getTime() - publishing.since.getTime()) / 1000);
  return (
    <p className="mono soft">
      {texts.since[publishing.state]} <time>{texts.ago(seconds)}</time>
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
