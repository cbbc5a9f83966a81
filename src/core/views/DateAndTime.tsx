import { dateAndTime } from '#core/time/dates.ts';

export function DateAndTime({ at, className }: { at: Date; className?: string }) {
  return (
    <time className={className} dateTime={at.toISOString()}>
      {dateAndTime(at)}
    </time>
  );
}
