import type { ReactNode } from 'react';
import { timeNow } from '#core/time/clock.ts';
import { dateAndTime, fullDate, isoDay, timeOfDay } from '#core/time/dates.ts';
import { type Session, weekdayOf } from './group.ts';
import { week as texts } from './texts.ts';

/** @param day left out, in full */
export const sessionTime = ({ start }: Session, day = fullDate(start)): string =>
  `${day}, ${texts.weekdays[weekdayOf(isoDay(start)) % 7]}, ${timeOfDay(start)}`;

/** When it is, and what is not as it was planned. */
export function SessionTime({ session, children }: { session: Session; children?: ReactNode }) {
  const { start, minutes, was, hour, isCancelled } = session;
  const time = sessionTime(session);
  return (
    <>
      <time className="mono" dateTime={start.toISOString()}>
        {isCancelled ? <s>{time}</s> : time}
      </time>
      {children}
      {isCancelled && <span className="badge">{texts.cancelled}</span>}
      {!isCancelled && start <= timeNow() && <span className="badge">{texts.now}</span>}
      {hour === null && !isCancelled && <span className="badge">{texts.added}</span>}
      {was && (
        <span className="small soft">
          {was.getTime() === start.getTime() ? texts.length(minutes) : texts.moved(dateAndTime(was))}
        </span>
      )}
    </>
  );
}
