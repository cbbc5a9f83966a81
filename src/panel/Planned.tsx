import { useStore } from '@nanostores/react';
import { dateAndTime, fullDate } from '#core/time/dates.ts';
import { Button } from '#core/views/Button.tsx';
import { planned as texts } from './article-texts.ts';
import { MomentField } from './DateFields.tsx';
import { isSurelyPlanned, planFieldFor } from './planning.ts';
import { $publishingRow } from './plans.ts';
import { serverTime } from './publishing.ts';

interface FieldProps {
  plan: string;
  seen: { time: Date } | null;
  hasPictures?: boolean; // anyone with a picture's address can open it
}

/** What is published keeps its time (SCHOOL-5, VIDEO-13). */
export function PlanField({ plan, seen, hasPictures }: FieldProps) {
  // A form that was opened before the hour keeps its value.
  if (seen && planFieldFor(seen, serverTime()) === '' && plan === '')
    return <input type="hidden" name="plan" value="" />;
  const hint = seen ? texts.editHint : texts.hint;
  return (
    <MomentField
      label={texts.field}
      name="plan"
      defaultValue={plan}
      hint={hasPictures ? `${hint} ${texts.pictures}` : hint}
    />
  );
}

export function RowTime({ time }: { time: Date }) {
  const iso = time.toISOString();
  if (!isSurelyPlanned(time, serverTime())) return <time dateTime={iso}>{fullDate(time)}</time>;
  return (
    <span className="badge">
      {texts.at} <time dateTime={iso}>{dateAndTime(time)}</time>
    </span>
  );
}

interface PublishProps {
  item: { id: string; title: string; time: Date };
  onPublish(): void;
}

export function PublishRow({ item, onPublish }: PublishProps) {
  const busy = useStore($publishingRow);
  if (!isSurelyPlanned(item.time, serverTime())) return null;
  const isBusy = busy === item.id;
  return (
    <Button
      className="more"
      aria-label={texts.nowFor(item.title)}
      busy={isBusy}
      off={busy !== null}
      onClick={onPublish}
    >
      {isBusy ? texts.publishing : texts.now}
    </Button>
  );
}
