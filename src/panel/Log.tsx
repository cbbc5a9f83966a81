import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { type AuditEntry, keyChanges } from '#core/cloud/audit-entry.ts';
import { dateAndTime, lastDayText } from '#core/time/dates.ts';
import { Button } from '#core/views/Button.tsx';
import { PageSection } from '#core/views/PageSection.tsx';
import { shownOrderNumber } from '#features/orders/order.ts';
import { courseTitle } from './course-titles.ts';
import { $documentNames, logList, nameKey } from './log.ts';
import { log as texts } from './log-texts.ts';
import { ShortList } from './ShortList.tsx';
import { panel } from './texts.ts';

/** PANEL-14. Read when it is first visible, because reading it costs Firestore reads. */
export default function Log() {
  const list = useStore(logList.$list);
  const root = useRef<HTMLDivElement>(null);
  const [isAsked, setAsked] = useState(false);
  useEffect(() => {
    const { current } = root;
    if (!current) return;
    const eye = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      eye.disconnect();
      setAsked(true);
    });
    eye.observe(current);
    return () => eye.disconnect();
  }, []);
  const isBusy = list.step === 'ready' && list.busy;
  return (
    <PageSection aside={texts.aside}>
      <div className="log-head">
        <h2 className="lesser">{panel.log}</h2>
        {list.step === 'ready' && (
          <Button className="more" off={isBusy} onClick={logList.load}>
            {texts.refresh}
          </Button>
        )}
      </div>
      <div className="log-part" ref={root} aria-busy={isAsked && (list.step === 'loading' || isBusy)}>
        {isAsked ? (
          <ShortList
            store={logList}
            className="log"
            texts={texts}
            render={(entry) => <LogEntry entry={entry} />}
          />
        ) : (
          <p className="loading">{texts.loading}</p>
        )}
      </div>
    </PageSection>
  );
}

export function LogEntry({ entry }: { entry: AuditEntry }) {
  const names = useStore($documentNames);
  const who = names[nameKey({ collection: 'users', target: entry.by })];
  // A code has no name, who uses one is named already, and an outline is named by its course.
  const isNamed = entry.collection !== 'enrolments' && entry.action !== 'enrol';
  const name =
    entry.collection === 'outlines'
      ? courseTitle(entry.target)
      : entry.collection === 'orders'
        ? shownOrderNumber(entry.target)
        : names[nameKey(entry)];
  // Nothing is left of a deleted message.
  const isGone = entry.collection === 'messages' && name === '';
  const what = entry.title ?? (isNamed && !isGone ? name : undefined);
  return (
    <>
      <time className="mono soft" dateTime={entry.at.toISOString()}>
        {dateAndTime(entry.at)}
      </time>
      <p>
        <b>{who === '' ? entry.by : who}</b> {entry.lesson !== undefined && `${courseTitle(entry.lesson)} `}
        {texts.deed(entry)}
        {(entry.until || entry.action === 'renew') && (
          <> ({texts.until(entry.until ? lastDayText(entry.until) : null)})</>
        )}
        {entry.student !== undefined && (
          <> ({names[nameKey({ collection: 'users', target: entry.student })] || texts.nameless})</>
        )}
        {entry.order !== undefined && <> ({texts.order(shownOrderNumber(entry.order))})</>}
        {entry.now && <> ({keyChanges(entry).map(texts.keyChange).join('; ')})</>}
        {what !== undefined && <>: {what || <Nameless entry={entry} />}</>}
      </p>
    </>
  );
}

/** Only the uid is left of a user who was purged. */
function Nameless({ entry: { collection, target } }: { entry: AuditEntry }) {
  if (collection !== 'users') return <span className="soft">{texts.nameless}</span>;
  return (
    <span className="mono soft" translate="no">
      {target}
    </span>
  );
}
