import { isoDay } from '#core/time/dates.ts';
import { dayAfter, type Group, type Hour, hourIn, hoursIn, hourText, isOn, sessionsOf } from '../group.ts';
import { groupLimits } from '../limits.ts';

// Other weekly hours count from a day on: what was held before stays as it was, and so does its attendance (GROUP-1, GROUP-4).

/** Those that staff see and change; they may begin later. */
export const hoursWithoutEnd = (group: Pick<Group, 'weekly'>): Hour[] =>
  hoursIn(group)
    .filter(({ until }) => until === '')
    .sort((one, other) => one.day - other.day);

const latestDay = (days: string[]): string => days.sort().at(-1) ?? '';

/** The day from which all of these count; '' from the beginning. */
export const firstDayOfHours = (group: Pick<Group, 'weekly'>): string =>
  latestDay(hoursWithoutEnd(group).map(({ since }) => since));

const withoutSpan = ({ day, at, minutes }: Hour): string => hourText({ day, at, minutes });

/** @param weekly as staff have typed it */
export const hasHours = (group: Pick<Group, 'weekly'>, weekly: readonly string[]): boolean =>
  hoursWithoutEnd(group).map(withoutSpan).join() === weekly.join();

/** The day from which other hours count unless staff choose another: behind the sessions that have begun, and not before hours that are still to come. */
export function usualFirstDay(group: Group, now: Date): string {
  const today = isoDay(now);
  const hasBegun = sessionsOf(group).some(({ start }) => start <= now && isoDay(start) === today);
  return latestDay([dayAfter(today, hasBegun ? 1 : 0), firstDayOfHours(group)]);
}

type Plan = Pick<Group, 'start' | 'end' | 'weekly' | 'changes' | 'due'>;

/**
 * The plan with other weekly hours from this day on. The key of a session has its hour, so what was moved or cancelled, and a
 * deadline that hangs on a session, take the new key where the hour of a weekday changes.
 * @param weekly as staff have typed it
 */
export function withHours<P extends Plan>(plan: P, weekly: readonly string[], from: string): P {
  const dayBefore = dayAfter(from, -1);
  const isHeld = (hour: Hour) => sessionsOf({ ...plan, weekly: [hourText(hour)], changes: {} }).length > 0;
  const goesOn = (hour: Hour) =>
    weekly.includes(withoutSpan(hour)) &&
    hour.since <= from &&
    (hour.until === '' || hour.until >= dayBefore);
  const all = hoursIn(plan);
  const former = all
    .filter((hour) => !goesOn(hour))
    .map((hour) => ({ ...hour, until: hour.until !== '' && hour.until < from ? hour.until : dayBefore }))
    .filter(isHeld);
  const since = from <= plan.start ? '' : from;
  const present = weekly.flatMap((text) => {
    const same = all.find((one) => goesOn(one) && withoutSpan(one) === text);
    const hour = same ?? hourIn(text);
    return hour ? [{ ...hour, since: same?.since ?? since, until: '' }] : [];
  });

  const timesOn = (hours: readonly Hour[], day: string) =>
    hours.flatMap((hour) => (isOn(hour, day) ? [hour.at] : []));
  const keyNow = (key: string): string => {
    const [day = '', at = ''] = key.split('T');
    if (day.startsWith('+') || day < from) return key;
    const now = timesOn(present, day);
    if (now.includes(at)) return key;
    const to = now[timesOn(all, day).indexOf(at)];
    if (to !== undefined) return `${day}T${to}`;
    // A session that was brought forward is held: it is one more by now.
    const [start = ''] = plan.changes[key]?.split(' ') ?? [];
    return start !== '' && start < from ? `+${start}` : key;
  };
  return {
    ...plan,
    weekly: [...former.slice(present.length - groupLimits.hours), ...present].map(hourText),
    changes: Object.fromEntries(Object.entries(plan.changes).map(([key, it]) => [keyNow(key), it])),
    due: Object.fromEntries(
      Object.entries(plan.due).map(([key, it]) => [
        key,
        it?.after ? { ...it, after: { ...it.after, key: keyNow(it.after.key) } } : it,
      ]),
    ),
  };
}
