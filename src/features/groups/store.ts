import { saveFile } from '#core/device/export-text.ts';
import { sayFailure } from '#core/page/failures.ts';
import { loadPart } from '#core/page/load-part.ts';
import { $profile } from '#core/session/profile.ts';
import { ownRead } from '#core/session/reading.ts';
import { timeNow } from '#core/time/clock.ts';
import { dateAndTime } from '#core/time/dates.ts';
import { slugOf } from '#core/words/slug.ts';
import { type Due, noteDue } from '#features/today/today.ts';
import type { OwnGroup } from './gateway.ts';
import { deadlinesOf, type Group, sessionsOf } from './group.ts';
import { week as texts } from './texts.ts';

/** The student's groups, as the record names them (GROUP-2). */
export const ownWeek = ownRead(async (owner) => {
  const profile = $profile.get();
  const groups = profile.state === 'ready' ? Object.values(profile.record.groups ?? {}) : [];
  if (groups.length === 0) return [];
  return (await loadPart(() => import('./gateway.ts'))).ownGroups.read(owner, groups);
});

const weekMs = 7 * 86_400_000;

/** Also what is late, the soonest first (GROUP-3). */
export const dueSoon = (group: Group, own: OwnGroup['own'], now: Date) =>
  deadlinesOf(group, own).filter(({ at }) => at.getTime() < now.getTime() + 2 * weekMs);

/** START-3. What is late stands on the profile alone. */
export const dueToday = (groups: readonly OwnGroup[], now: Date): Due[] =>
  groups
    .flatMap(({ group, own }) => dueSoon(group, own, now))
    .filter(({ at }) => at > now)
    .map(({ title, href, at }) => ({
      text: texts.dueAt(title, dateAndTime(new Date(at.getTime() - 1))),
      href,
      until: at.getTime(),
    }));

ownWeek.$state.subscribe((state) => {
  const profile = $profile.get();
  if (state.step === 'ready' && profile.state === 'ready')
    noteDue(profile.record.id, 'groups', dueToday(state.own, timeNow()));
});

/** Of a week, and one at least; those that were cancelled are told. */
export function weekOf(group: Group, now: Date) {
  const coming = sessionsOf(group).filter(
    ({ start, minutes }) => start.getTime() + minutes * 60_000 > now.getTime(),
  );
  const first = coming.findIndex(({ isCancelled }) => !isCancelled);
  return coming.filter(({ start }, at) => start.getTime() < now.getTime() + weekMs || at <= first);
}

/** GROUP-2. */
export async function saveCalendar({ group, link }: OwnGroup, title: string): Promise<void> {
  try {
    const { calendarOf } = await loadPart(() => import('./calendar.ts'));
    const text = calendarOf(group, { title, link, site: location.host, now: timeNow() });
    saveFile(`${slugOf(group.title) || group.course}.ics`, text, 'text/calendar;charset=utf-8');
  } catch (error) {
    sayFailure(error, saveCalendar);
  }
}
