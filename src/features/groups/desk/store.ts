import { atom } from 'nanostores';
import { errors } from '#core/cloud/error-texts.ts';
import { AppError, codeOf, isRefusal } from '#core/cloud/errors.ts';
import { loadPart } from '#core/page/load-part.ts';
import { reading } from '#core/session/reading.ts';
import { sessionAtom } from '#core/session/session-state.ts';
import { timeNow } from '#core/time/clock.ts';
import { dateAndTime, dayMs, fullDate, isoDay } from '#core/time/dates.ts';
import { showToast } from '#core/views/toasts.ts';
import { momentIn } from '#core/words/typed.ts';
import { groupPrefix } from '#features/courses/course.ts';
import type { PanelUser } from '#panel/panel.ts';
import { actOnRow } from '#panel/row-actions.ts';
import { staffRows } from '#panel/staff-rows.ts';
import { $again } from '#panel/tab.ts';
import { taught, taughtPaths } from '#panel/taught.ts';
import {
  changeText,
  countsOn,
  endOfSession,
  type Group,
  type Hour,
  hoursIn,
  type Session,
  sessionAnnouncementPrefix,
  sessionsOf,
} from '../group.ts';
import type { Member, SessionAnnouncement } from './gateway.ts';
import {
  changeOf,
  emptyForm,
  formOf,
  GroupForm,
  groupFieldsOf,
  groupLists,
  groupProblem,
  keyOfAdded,
  newHoursFrom,
  SessionForm,
  sessionProblem,
  withChange,
} from './group-form.ts';
import { groupTab as texts } from './texts.ts';
import { firstDayOfHours, hoursWithoutEnd, withHours } from './weekly-hours.ts';

export const groupGateway = async () => (await loadPart(() => import('./gateway.ts'))).staffGroups;
export type StaffGroups = Awaited<ReturnType<typeof groupGateway>>;

/** GROUP-1. Each sort is a list of its own. */
export const groups = staffRows({
  name: 'groups',
  gateway: groupGateway,
  sorts: groupLists,
  filters: taughtPaths,
  read: (staff, asked) => staff.list(asked),
  one: (staff, id) => staff.one(id),
  nameOf: ({ title }: Group) => title,
  texts,
});

export const { list: groupList, $changing } = groups;

/** The group that is shown, instead of the list. */
export const $openGroup = sessionAtom<string | null>(null);
/** Whether students are being added to it. */
export const $isAdding = sessionAtom(false);

const groupWords = ({ title, teacher, link }: GroupForm) => [title, teacher, link].filter(Boolean).join('\n');

export const groupForm = groups.form('group', GroupForm, groupWords);

/** Stands for the row of a group that is not there yet. */
export const newGroup = 'new';

export const openNewGroup = (by: string): void => groupForm.open(by, newGroup, emptyForm);

/** The link is no part of the row. */
export const editGroup = (by: string, group: Group): Promise<void> =>
  groups.act(group.id, async () => {
    const link = await (await groupGateway()).link(group.id);
    groupForm.open(by, group.id, formOf(group, link));
  });

/** An attempt whose answer was lost has made its group, so the next one goes on with it, in the same course. */
const $made = sessionAtom<{ id: string; course: string } | null>(null);

/** GROUP-1: then the group is shown, where students are added. */
export const createGroup = (actor: PanelUser): Promise<void> => {
  const form = groupForm.$texts.get()[newGroup];
  if (!form || groupProblem(form)) return Promise.resolve();
  const { course } = form;
  const before = $made.get();
  const id = before?.course === course ? before.id : `${groupPrefix}${crypto.randomUUID()}`;
  $made.set({ id, course });
  const work = async () => {
    const staff = await groupGateway();
    const written = groupFieldsOf(form);
    const link = form.link.trim();
    try {
      await staff.create(actor.uid, id, course, written, link);
    } catch (error) {
      const there = isRefusal(codeOf(error)) ? await staff.one(id) : null;
      if (!there) throw error;
      // What was typed since then counts.
      await staff.save(actor.uid, there, written, link);
    }
    showToast({ kind: 'good', text: texts.created(written.title) });
    // What was typed meanwhile goes into this group at the next press.
    if (groupForm.$texts.get()[newGroup] !== form) return groupList.refresh();
    $made.set(null);
    groupForm.close(actor.uid, newGroup);
    await groupList.refresh();
    // A search, a filter or the first page may leave it out.
    const made = groupList.find(id) ? null : await staff.one(id);
    if (made) groupList.add(id, made);
    openGroup(id);
  };
  return actOnRow($changing, newGroup, work, (error) =>
    isRefusal(codeOf(error)) ? { final: texts.refusedNew } : errors[codeOf(error)],
  );
};

export const dayShown = (day: string): string => {
  const time = momentIn(`${day}T00:00`);
  return time instanceof Date ? fullDate(time) : day;
};

export const spanShown = ({ start, end }: Pick<Group, 'start' | 'end'>): string =>
  texts.span(dayShown(start), dayShown(end));

const named = (hours: readonly Hour[]): string =>
  [...hours]
    .sort((one, other) => one.day - other.day)
    .map(({ day, at }) => `${texts.weekdays[day]} ${at}`)
    .join(', ');

const latestHoursShown = (group: Pick<Group, 'weekly'>): string => {
  const [hours, since] = [named(hoursWithoutEnd(group)), firstDayOfHours(group)];
  return since > isoDay(timeNow()) ? texts.hoursFrom(dayShown(since), hours) : hours;
};

/** Those of today and, where there are others to come, those. */
export function hoursShown(group: Pick<Group, 'weekly'>): string {
  const today = isoDay(timeNow());
  if (firstDayOfHours(group) <= today) return latestHoursShown(group);
  const present = hoursIn(group).filter((hour) => countsOn(hour, today));
  return [named(present), latestHoursShown(group)].filter(Boolean).join('; ');
}

/** The day of a planned one: its hour may change between two announcements. */
const aboutOf = (key: string): string =>
  sessionAnnouncementPrefix +
  (key.startsWith('+') ? `${key.replaceAll(/\D/g, '')}a` : key.slice(0, 10).replaceAll('-', ''));

const planAnnouncementDays = 14;

/** Other days or hours move every session to come (GROUP-2); announcements of sessions that no longer exist are removed. */
function planAnnouncement(seen: Group, now: Group): SessionAnnouncement | undefined {
  const planOf = ({ start, end, weekly }: Group) => JSON.stringify([start, end, weekly]);
  if (planOf(seen) === planOf(now)) return;
  const dayOf = ({ key }: Session) => key.slice(0, 10);
  const days = new Set(sessionsOf(now).map(dayOf));
  const gone = sessionsOf(seen).filter((session) => !days.has(dayOf(session)));
  return {
    about: [`${sessionAnnouncementPrefix}plan`, ...gone.map(({ key }) => aboutOf(key))],
    text: `${now.title}: ${texts.told.plan(latestHoursShown(now), spanShown(now))}`,
    link: '',
    until: new Date(timeNow().getTime() + planAnnouncementDays * dayMs),
  };
}

export const saveGroup = groupForm.deed({
  words: (form) => (groupProblem(form) ? null : form),
  send(staff, { uid }, seen, form) {
    const { weekly: typed, ...fields } = groupFieldsOf(form);
    const plan = { ...seen, ...fields };
    const from = newHoursFrom(seen, form, timeNow());
    const now = from === null ? plan : withHours(plan, typed, from);
    const { weekly, changes, due } = now;
    const written = { ...fields, weekly, changes, due };
    return staff.save(uid, seen, written, form.link.trim(), planAnnouncement(seen, now));
  },
  done: texts.saved,
});

export const sessionForm = groups.form('session', SessionForm, ({ at }) => at);

const shown = (session: Pick<Session, 'start'>) => dateAndTime(session.start);

/** What members read in the bell, until the session is over (GROUP-2). */
function announcementOf(group: Group, key: string, changes: Group['changes']): SessionAnnouncement {
  const of = (plan: Group) => sessionsOf(plan).find((one) => one.key === key);
  const [before, after] = [of(group), of({ ...group, changes })];
  const said =
    after && !after.isCancelled
      ? before
        ? before.isCancelled
          ? texts.told.restored(shown(after))
          : before.start.getTime() === after.start.getTime()
            ? texts.told.length(shown(after), after.minutes)
            : texts.told.moved(shown(before), shown(after))
        : texts.told.added(shown(after))
      : texts.told.cancelled(before ? shown(before) : '');
  const ends = [before, after].flatMap((one) => (one ? [endOfSession(one).getTime()] : []));
  return {
    about: [aboutOf(key)],
    text: `${group.title}: ${said}`,
    link: '',
    until: new Date(Math.max(...ends)),
  };
}

/** `text`: '' for cancelled, `null` for as it was planned. */
interface SessionChange {
  key: string | null; // `null`: one more
  text: string | null;
}

const change = {
  send(staff: StaffGroups, { uid }: PanelUser, seen: Group, { key: given, text }: SessionChange) {
    const key = given ?? keyOfAdded(seen.changes, text ?? '');
    // Other hours may have come meanwhile.
    if (given !== null && sessionsOf(seen).every((session) => session.key !== given))
      throw new AppError('firestore/failed-precondition');
    const changes = withChange(seen.changes, key, text && changeOf(seen, key, text));
    return staff.save(uid, seen, { changes }, undefined, announcementOf(seen, key, changes));
  },
  done: texts.sessionChanged,
};

export const changeSession = groups.deed<[SessionChange]>(change);

/** Moves a session, or adds one. */
export const sendSession = sessionForm.deed<SessionChange>({
  ...change,
  words(form) {
    const start = momentIn(form.at);
    if (sessionProblem(form, timeNow()) || !(start instanceof Date)) return null;
    return { key: form.key || null, text: changeText(start, Number(form.minutes)) };
  },
});

const members = reading<{ of: string; members: readonly Member[] }>();
export const $members = members.$state;

/** Always the same function, so that a read that fails twice gets one retry only. */
export async function loadMembers(): Promise<void> {
  const id = $openGroup.get();
  const group = id === null ? null : groupList.find(id);
  if (!group) return;
  const state = $members.get();
  await members.read(
    async () => ({ of: group.id, members: await (await groupGateway()).members(group, taught() !== null) }),
    loadMembers,
    state.step === 'ready' && state.of !== group.id,
  );
}

export const memberList = (): readonly Member[] => {
  const state = $members.get();
  return state.step === 'ready' && state.of === $openGroup.get() ? state.members : [];
};

/** What was noted of them now. */
export function changeMembers(noted: (member: Member) => Member['membership']): void {
  const state = $members.get();
  if (state.step === 'ready')
    members.put({ of: state.of, members: state.members.map((one) => ({ ...one, membership: noted(one) })) });
}

/** The group of which the answer to a note was lost, in a classroom with a poor network. */
const $unsure = sessionAtom<string | null>(null);

/** A refusal may mean that a colleague has noted something of the members, too. What was sent without an answer is no colleague's, and is sent again. */
export async function noteStudents(
  staff: StaffGroups,
  ...[by, group, last, notes]: Parameters<StaffGroups['note']>
): Promise<void> {
  try {
    const now = $unsure.get() === group.id ? await staff.one(group.id) : null;
    await staff.note(by, now ?? group, last, notes);
    $unsure.set(null);
  } catch (error) {
    if (isRefusal(codeOf(error))) loadMembers();
    else $unsure.set(group.id);
    throw error;
  }
}

export function openGroup(id: string): void {
  $openGroup.set(id);
  $isAdding.set(false);
}

export function closeGroup(): void {
  $openGroup.set(null);
}

$again.listen(closeGroup);

export function showAdding(isAdding: boolean): void {
  $isAdding.set(isAdding);
  if (!isAdding) loadMembers();
}

export const $leaving = atom<string | null>(null);

/** To be called after staff have confirmed it. */
export const takeOut = (by: string, group: Group, uid: string): Promise<void> =>
  actOnRow(
    $leaving,
    uid,
    async () => {
      const { holders, staffPeople } = await loadPart(() => import('#features/accounts/desk/gateway.ts'));
      // A colleague may have put the student into another group of this course, or does it now.
      const now = await holders.one(uid, 'email');
      if (now?.user?.groups?.[group.course] === group.id)
        await staffPeople.place(by, uid, group.course, null, now.version);
      showToast({ kind: 'good', text: texts.takenOut });
      await loadMembers();
    },
    texts.failed,
  );
