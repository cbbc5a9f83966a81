import * as v from 'valibot';
import { endOf } from '#core/session/grants.ts';
import { dayMs, localTimeOf } from '#core/time/dates.ts';
import { cleanLine } from '#core/words/letters.ts';
import { countIn, momentIn } from '#core/words/typed.ts';
import type { AnnouncementsDocument } from '#features/announcements/announcement.ts';
import { announcementLimits } from '#features/announcements/limits.ts';
import {
  dayAfter,
  type Group,
  hourIn,
  hourText,
  type Session,
  sessionAnnouncementPrefix,
  sessionsOf,
} from '../group.ts';
import { groupLimits } from '../limits.ts';
import { hasHours, hoursWithoutEnd, usualFirstDay } from './weekly-hours.ts';

export const groupLists = ['present', 'over'] as const;
export type GroupList = (typeof groupLists)[number];

const text = v.optional(v.string(), '');

/** What staff type for a group (GROUP-1). `hours`: by the day of the week, 1 for Monday; '' for none. `from`: the first day of other hours; '' for the usual one. `was`: the hours that the form began with. */
export const GroupForm = v.object({
  course: text,
  title: text,
  teacher: text,
  start: text,
  end: text,
  hours: v.optional(v.record(v.string(), v.string()), {}),
  minutes: v.optional(v.string(), '90'),
  from: text,
  was: text,
  link: text,
});

export type GroupForm = v.InferOutput<typeof GroupForm>;

export const emptyForm: GroupForm = v.parse(GroupForm, {});

export const weekdays = ['1', '2', '3', '4', '5', '6', '7'] as const;

export const usualMinutes = (group: Pick<Group, 'weekly'>): string =>
  String(hoursWithoutEnd(group)[0]?.minutes ?? 90);

export function formOf(group: Group, link: string): GroupForm {
  const { course, title, teacher, start, end } = group;
  const form = {
    ...{ course, title, teacher, start, end, link, from: '', was: '' },
    hours: Object.fromEntries(hoursWithoutEnd(group).map(({ day, at }) => [day, at])),
    minutes: usualMinutes(group),
  };
  return { ...form, was: typedHours(form) };
}

const typedHours = (form: GroupForm): string => groupFieldsOf(form).weekly.join();

export const groupFieldsOf = ({ title, teacher, start, end, hours, minutes }: GroupForm) => ({
  title: cleanLine(title),
  teacher: cleanLine(teacher),
  start,
  end,
  weekly: weekdays.flatMap((day) =>
    hours[day] ? [hourText({ day: Number(day), at: hours[day], minutes: Number(minutes) })] : [],
  ),
});

export type GroupProblem =
  | 'required'
  | 'long'
  | 'day'
  | 'order'
  | 'far'
  | 'hours'
  | 'minutes'
  | 'from'
  | 'link';

/** A year that is half typed is none. */
const isDay = (day: string): boolean => day >= '2000' && endOf(day) instanceof Date;

const linkPattern = new RegExp(`^(https://[^\\s"<>]{1,${groupLimits.link - 8}})?$`);

/** The day from which the hours of the form count; `null`: nobody has typed others, or they are those of the group. */
export const newHoursFrom = (group: Group, form: GroupForm, now: Date): string | null =>
  typedHours(form) === form.was || hasHours(group, groupFieldsOf(form).weekly)
    ? null
    : form.from || usualFirstDay(group, now);

/** The first problem, with its field. @param from the first day of other hours */
export function groupProblem(
  form: GroupForm,
  from: string | null = null,
): { kind: GroupProblem; field: keyof GroupForm } | null {
  const { course, start, end, minutes, link } = form;
  const { title, teacher, weekly } = groupFieldsOf(form);
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
  if (from !== null && (!isDay(from) || from > end)) return { kind: 'from', field: 'from' };
  return linkPattern.test(link.trim()) ? null : { kind: 'link', field: 'link' };
}

/** A session that is moved, or one more without a key; its beginning as the field has it. */
export const SessionForm = v.object({ key: text, at: text, minutes: text });

export type SessionForm = v.InferOutput<typeof SessionForm>;

export type SessionProblem = 'gone' | 'when' | 'past' | 'far' | 'minutes' | 'same' | 'taken';

/** @param sessions of its group, where they are known */
export function sessionProblem(
  { key, at, minutes }: SessionForm,
  now: Date,
  sessions?: readonly Session[],
): SessionProblem | null {
  const start = momentIn(at);
  if (key !== '' && sessions?.every((one) => one.key !== key)) return 'gone';
  if (!(start instanceof Date)) return 'when';
  if (start <= now) return 'past';
  // An announcement can be shown for a year at most.
  if (start.getTime() > now.getTime() + 360 * dayMs) return 'far';
  if (typeof countIn(minutes, groupLimits.minutes) === 'string') return 'minutes';
  const then = sessions?.find((one) => !one.isCancelled && one.start.getTime() === start.getTime());
  if (!then) return null;
  if (then.key !== key) return 'taken';
  return then.minutes === Number(minutes) ? 'same' : null;
}

/** Of a session that is added; another one, added for this moment, may have moved since. */
export function keyOfAdded(changes: Group['changes'], text: string): string {
  const [at = ''] = text.split(' ');
  const begin = momentIn(at);
  for (let minute = 0; begin instanceof Date; minute++) {
    const key = `+${localTimeOf(new Date(begin.getTime() + minute * 60_000))}`;
    if (!changes[key] || changes[key].startsWith(at)) return key;
  }
  return `+${at}`;
}

/** Of a deadline, and of a longer one for a student. */
export interface DeadlineProblem {
  kind: 'thing' | 'student' | 'session' | 'day' | 'days' | 'past' | 'notLonger';
  field: 'key' | 'uid' | 'session' | 'day' | 'days';
}

/** Of a session that moves to the time and length that were planned there is no change: `null`. */
export function changeOf(group: Group, key: string, text: string): string | null {
  const planned = sessionsOf({ ...group, changes: {} }).find((session) => session.key === key);
  return planned && text === `${key} ${planned.minutes}` ? null : text;
}

/** `text`: as `changes` has it; `null`: as it was planned. */
export function withChange(changes: Group['changes'], key: string, text: string | null): Group['changes'] {
  const { [key]: _, ...others } = changes;
  return text === null ? others : { ...others, [key]: text };
}

/** Of the announcements that a group can have, so that there is room for staff's own. */
const mostSessionAnnouncements = 15;

/** What makes room for one more about a session: the week of a student has the sessions anyway. `null`: there is no room. */
export function announcementsToRemove(
  about: readonly string[],
  items: AnnouncementsDocument['items'],
  now: Date,
): string[] | null {
  const all = Object.entries(items);
  const over = all.filter(
    ([id, { until }]) => until <= now || about.some((subject) => id.startsWith(`${subject}-`)),
  );
  const left = all.filter((one) => !over.includes(one));
  // Those about the farthest sessions first.
  const aboutSessions = left
    .filter(([id]) => id.startsWith(sessionAnnouncementPrefix))
    .sort(([, one], [, other]) => other.until.getTime() - one.until.getTime());
  const excess = Math.max(
    left.length + 1 - announcementLimits.announcements,
    aboutSessions.length + 1 - mostSessionAnnouncements,
    0,
  );
  return aboutSessions.length < excess
    ? null
    : [...over, ...aboutSessions.slice(0, excess)].map(([id]) => id);
}
