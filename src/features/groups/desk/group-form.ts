import * as v from 'valibot';
import { endOf } from '#core/session/grants.ts';
import { cleanLine } from '#core/words/letters.ts';
import { countIn, momentIn } from '#core/words/typed.ts';
import { dayAfter, type Group, hourIn, hourText } from '../group.ts';
import { groupLimits } from '../limits.ts';

export const groupLists = ['present', 'over'] as const;
export type GroupList = (typeof groupLists)[number];

const text = v.optional(v.string(), '');

/** What staff type for a group (GROUP-1). `hours`: by the day of the week, 1 for Monday; '' for none. */
export const GroupForm = v.object({
  course: text,
  title: text,
  teacher: text,
  start: text,
  end: text,
  hours: v.optional(v.record(v.string(), v.string()), {}),
  minutes: v.optional(v.string(), '90'),
  link: text,
});

export type GroupForm = v.InferOutput<typeof GroupForm>;

export const emptyForm: GroupForm = v.parse(GroupForm, {});

export const weekdays = ['1', '2', '3', '4', '5', '6', '7'] as const;

export function formOf(group: Group, link: string): GroupForm {
  const { course, title, teacher, start, end, weekly } = group;
  const hours = weekly.flatMap((one) => hourIn(one) ?? []);
  return {
    ...{ course, title, teacher, start, end, link },
    hours: Object.fromEntries(hours.map(({ day, at }) => [day, at])),
    minutes: String(hours[0]?.minutes ?? 90),
  };
}

export const writtenIn = ({ title, teacher, start, end, hours, minutes }: GroupForm) => ({
  title: cleanLine(title),
  teacher: cleanLine(teacher),
  start,
  end,
  weekly: weekdays.flatMap((day) =>
    hours[day] ? [hourText({ day: Number(day), at: hours[day], minutes: Number(minutes) })] : [],
  ),
});

export type GroupProblem = 'required' | 'long' | 'day' | 'order' | 'far' | 'hours' | 'minutes' | 'link';

const isDay = (day: string): boolean => endOf(day) instanceof Date;

const linkPattern = new RegExp(`^(https://[^\\s"<>]{1,${groupLimits.link - 8}})?$`);

/** The first problem, with its field. */
export function groupProblem(form: GroupForm): { kind: GroupProblem; field: keyof GroupForm } | null {
  const { course, start, end, minutes, link } = form;
  const { title, teacher, weekly } = writtenIn(form);
  if (course === '') return { kind: 'required', field: 'course' };
  if (title === '') return { kind: 'required', field: 'title' };
  if (title.length > groupLimits.title) return { kind: 'long', field: 'title' };
  if (teacher.length > groupLimits.teacher) return { kind: 'long', field: 'teacher' };
  if (!isDay(start)) return { kind: 'day', field: 'start' };
  if (!isDay(end)) return { kind: 'day', field: 'end' };
  if (end < start) return { kind: 'order', field: 'end' };
  if (end > dayAfter(start, groupLimits.days)) return { kind: 'far', field: 'end' };
  if (weekly.length === 0 || weekly.some((hour) => hourIn(hour.replace(/\S+$/, '1')) === null))
    return { kind: 'hours', field: 'hours' };
  if (typeof countIn(minutes, groupLimits.minutes) === 'string') return { kind: 'minutes', field: 'minutes' };
  return linkPattern.test(link.trim()) ? null : { kind: 'link', field: 'link' };
}

/** A session that is moved, or one more without a key; its beginning as the field has it. */
export const SessionForm = v.object({ key: text, at: text, minutes: text });

export type SessionForm = v.InferOutput<typeof SessionForm>;

export type SessionProblem = 'when' | 'past' | 'far' | 'minutes';

export function sessionProblem({ at, minutes }: SessionForm, now: Date): SessionProblem | null {
  const start = momentIn(at);
  if (!(start instanceof Date)) return 'when';
  if (start <= now) return 'past';
  // The word about it in the bell lasts a year.
  if (start.getTime() > now.getTime() + 360 * 86_400_000) return 'far';
  return typeof countIn(minutes, groupLimits.minutes) === 'string' ? 'minutes' : null;
}

/** `text`: as `changes` has it; `null`: as it was planned. */
export function withChange(changes: Group['changes'], key: string, text: string | null): Group['changes'] {
  const { [key]: _, ...others } = changes;
  return text === null ? others : { ...others, [key]: text };
}
