import * as v from 'valibot';
import { fitting } from '#core/cloud/schema-parts.ts';
import { inTab } from '#core/device/device-storage.ts';
import { ownGroupsKey } from '#core/device/page-storage-keys.ts';
import { sayFailure } from '#core/page/failures.ts';
import { loadPart } from '#core/page/load-part.ts';
import { type Grants, hasNow } from '#core/session/grants.ts';
import { $profile } from '#core/session/profile.ts';
import { ownRead } from '#core/session/reading.ts';
import { rememberedUid } from '#core/session/session-hint.ts';
import { endsWithSession } from '#core/session/session-state.ts';
import type { User } from '#core/session/user.ts';
import { ageOf, msNow, timeNow } from '#core/time/clock.ts';
import { dateAndTime, dayMs, lastMinute } from '#core/time/dates.ts';
import { type Due, noteDue } from '#features/today/today.ts';
import { comingSessions, dueSoon, type Group, OwnGroup } from './group.ts';
import { week as texts } from './texts.ts';

/** `of`: the user and the groups for which it was read. */
const Kept = v.object({ of: v.string(), at: v.number(), own: v.array(OwnGroup) });

/** As often as the bell asks, which tells that a session moves: a page after the other asks once. */
const keptForMs = 300_000;

function keptOf(of: string): OwnGroup[] | null {
  const kept = fitting(Kept, inTab.kept(ownGroupsKey));
  const isFresh = kept?.of === of && ageOf(kept.at, msNow()) < keptForMs;
  return isFresh ? kept.own : null;
}

/** As the record names them; who has a course no more has no group of it. */
export const groupsNow = ({ groups = {}, ...grants }: Grants & Pick<User, 'groups'>): string[] =>
  Object.entries(groups).flatMap(([course, group]) => (hasNow(grants, course, timeNow()) ? [group] : []));

/** The student's groups (GROUP-2). */
export const ownWeek = ownRead(async (owner): Promise<OwnGroup[]> => {
  const profile = $profile.get();
  const groups = profile.state === 'ready' ? groupsNow(profile.record) : [];
  if (groups.length === 0) return [];
  const of = [owner, ...groups].join(' ');
  const kept = keptOf(of);
  if (kept) return kept;
  const { ownGroups } = await loadPart(() => import('./gateway.ts'));
  const own = await ownGroups.read(owner, groups);
  if (rememberedUid() === owner) inTab.keep(ownGroupsKey, { of, at: msNow(), own });
  return own;
});

endsWithSession({ reset: () => inTab.remove(ownGroupsKey) });

const weekMs = 7 * dayMs;

/** START-3. What is late stands on the profile alone; with the grant of the course it goes. */
export const dueToday = (groups: readonly OwnGroup[], grants: Grants, now: Date): Due[] =>
  groups.flatMap((own) => {
    const end = grants.ends?.[own.group.course]?.getTime() ?? Number.POSITIVE_INFINITY;
    return dueSoon(own, now)
      .filter(({ at }) => at > now)
      .map(({ title, href, at }) => ({
        text: texts.dueAt(title, dateAndTime(lastMinute(at))),
        href,
        until: Math.min(at.getTime(), end),
      }));
  });

ownWeek.$state.subscribe((state) => {
  const profile = $profile.get();
  if (state.step === 'ready' && profile.state === 'ready')
    noteDue(profile.record.id, 'groups', dueToday(state.own, profile.record, timeNow()));
});

/** Who was taken out of a group has nothing due in «Bu gün». */
export const forgetDue = (uid: string): void => noteDue(uid, 'groups', []);

/** Of a week, and one at least; those that were cancelled are told. */
export function weekOf(group: Group, now: Date) {
  const coming = comingSessions(group, now);
  const first = coming.findIndex(({ isCancelled }) => !isCancelled);
  return coming.filter(({ start }, at) => start.getTime() < now.getTime() + weekMs || at <= first);
}

/** GROUP-2. */
export async function saveCalendar(own: OwnGroup, title: string): Promise<void> {
  try {
    (await loadPart(() => import('./calendar.ts'))).saveCalendarOf(own, title);
  } catch (error) {
    sayFailure(error, saveCalendar);
  }
}
