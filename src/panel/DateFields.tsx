import { Field, type FieldProps } from '#core/forms/Labelled.tsx';
import { limits } from '#core/words/limits.ts';

/** A day of Baku: `endOf` reads it. */
export const DayField = (props: FieldProps) => <Field type="date" max={limits.lastDay} {...props} />;

/** A day and an hour of Baku: `momentIn` reads it. */
export const MomentField = (props: FieldProps) => (
  <Field type="datetime-local" max={`${limits.lastDay}T23:59`} {...props} />
);
