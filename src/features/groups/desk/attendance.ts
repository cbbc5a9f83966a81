import * as v from 'valibot';
import { saveTable } from '#core/device/csv.ts';
import { fullName } from '#core/session/user.ts';
import { timeNow } from '#core/time/clock.ts';
import { dateAndTime, isoDay } from '#core/time/dates.ts';
import { slugOf } from '#core/words/slug.ts';
import { begunSessions, type Group, presenceOf } from '../group.ts';
import type { Member } from './gateway.ts';
import { changeMembers, groups, memberList, noteStudents } from './store.ts';
import { attendanceTexts as texts } from './texts.ts';

/** `session`: its start in ms; `here`: uids. */
const Marks = v.object({ session: v.string(), here: v.array(v.string()) });

export const attendance = groups.form('attendance', Marks, () => '');

/** The newest first; what was marked before the plan was changed stays, in the place of what is planned for that day now. */
export function attendanceOf(group: Group, members: readonly Member[], now: Date): number[] {
  const begun = begunSessions(group, now).map(({ start }) => start.getTime());
  const marked = new Set(members.flatMap(({ membership }) => Object.keys(membership.marks).map(Number)));
  const dayOf = (at: number) => isoDay(new Date(at));
  const former = new Set([...marked].filter((at) => !begun.includes(at)).map(dayOf));
  const planned = begun.filter((at) => !marked.has(at) && !former.has(dayOf(at)));
  return [...planned, ...marked].sort((a, b) => b - a);
}

export const markedHere = (members: readonly Member[], session: string): string[] =>
  members.filter(({ membership }) => membership.marks[session] === true).map(({ user }) => user.id);

/** Only what differs is written. Who has joined since a session was marked was not away. */
export const saveAttendance = attendance.deed<[string, Record<string, boolean>]>({
  words: ({ session, here }) => {
    const all = memberList().map(
      ({ user, membership }) => [user.id, here.includes(user.id), membership.marks[session]] as const,
    );
    const before = all.some(([, , was]) => was !== undefined) ? false : undefined;
    return [
      session,
      Object.fromEntries(all.flatMap(([id, isHere, was = before]) => (isHere === was ? [] : [[id, isHere]]))),
    ];
  },
  async send(staff, { uid }, seen, [session, marks]) {
    const notes = Object.entries(marks).map(([id, isHere]) => [id, { marks: { [session]: isHere } }]);
    await noteStudents(staff, uid, seen, session, Object.fromEntries(notes));
  },
  done(_, __, [session, marks]) {
    changeMembers(({ user, membership }) => {
      const isHere = marks[user.id];
      return isHere === undefined
        ? membership
        : { ...membership, marks: { ...membership.marks, [session]: isHere } };
    });
    return texts.saved;
  },
});

/** Everything that was marked, a column a session (GROUP-4). */
export function downloadAttendance(group: Group): void {
  const members = memberList();
  const columns = attendanceOf(group, members, timeNow())
    .filter((at) => members.some(({ membership }) => String(at) in membership.marks))
    .reverse();
  const word = (mark: boolean | undefined) => (mark === undefined ? '' : mark ? texts.here : texts.away);
  saveTable(`${slugOf(group.title) || group.course}-${isoDay(timeNow())}.csv`, [
    [...Object.values(texts.columns), ...columns.map((at) => dateAndTime(new Date(at)))],
    ...members.map(({ user, membership }) => {
      const { here, of } = presenceOf(membership);
      return [
        fullName(user),
        user.email,
        here,
        of,
        ...columns.map((at) => word(membership.marks[String(at)])),
      ];
    }),
  ]);
}
