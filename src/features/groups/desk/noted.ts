import * as v from 'valibot';
import { loadPart } from '#core/page/load-part.ts';
import { endOf } from '#core/session/grants.ts';
import { reading } from '#core/session/reading.ts';
import { fullName } from '#core/session/user.ts';
import { timeNow } from '#core/time/clock.ts';
import { dateAndTime, isoDay } from '#core/time/dates.ts';
import { slugOf } from '#core/words/slug.ts';
import type { PanelUser } from '#panel/panel.ts';
import { saveTable } from '#panel/save-table.ts';
import {
  begunSessions,
  type Deadline,
  deadlinesOf,
  dueAfter,
  dueKey,
  type Group,
  nextSessions,
  presenceOf,
  sessionsOf,
} from '../group.ts';
import type { Member } from './gateway.ts';
import { changeMembers, groupGateway, groups, memberList, type StaffGroups } from './store.ts';
import { behindTexts, deadlineTexts, attendanceTexts as texts } from './texts.ts';

// What staff note of the students of a group: presence, deadlines, and who has fallen behind.

/** `session`: its start in ms; `here`: uids. */
const Marks = v.object({ session: v.string(), here: v.array(v.string()) });

export const attendance = groups.form('attendance', Marks, () => '');

/** The newest first; what was marked before the plan was changed stays. */
export function attendanceOf(group: Group, members: readonly Member[], now: Date): number[] {
  const begun = begunSessions(group, now).map(({ start }) => start.getTime());
  const marked = members.flatMap(({ own }) => Object.keys(own.marks).map(Number));
  return [...new Set([...begun, ...marked])].sort((a, b) => b - a);
}

export const markedHere = (members: readonly Member[], session: string): string[] =>
  members.filter(({ own }) => own.marks[session] === true).map(({ user }) => user.id);

/** Only what differs is written. */
export const saveAttendance = attendance.deed<[string, Record<string, boolean>]>({
  words: ({ session, here }) => {
    const all = memberList().map(
      ({ user, own }) => [user.id, here.includes(user.id), own.marks[session]] as const,
    );
    return [
      session,
      Object.fromEntries(all.flatMap(([id, isHere, was]) => (isHere === was ? [] : [[id, isHere]]))),
    ];
  },
  async send(staff, { uid }, seen, [session, marks]) {
    const notes = Object.entries(marks).map(([id, isHere]) => [id, { marks: { [session]: isHere } }]);
    await staff.note(uid, seen, session, Object.fromEntries(notes));
  },
  done(_, __, [session, marks]) {
    changeMembers(({ user, own }) => {
      const isHere = marks[user.id];
      return isHere === undefined ? own : { ...own, marks: { ...own.marks, [session]: isHere } };
    });
    return texts.saved;
  },
});

/** Everything that was marked, a column a session (GROUP-4). */
export function downloadAttendance(group: Group): void {
  const members = memberList();
  const columns = attendanceOf(group, members, timeNow())
    .filter((at) => members.some(({ own }) => String(at) in own.marks))
    .reverse();
  const word = (mark: boolean | undefined) => (mark === undefined ? '' : mark ? texts.here : texts.away);
  saveTable(`${slugOf(group.title)}-${isoDay(timeNow())}.csv`, [
    [...Object.values(texts.columns), ...columns.map((at) => dateAndTime(new Date(at)))],
    ...members.map(({ user, own }) => {
      const { here, of } = presenceOf(own);
      return [fullName(user), user.email, here, of, ...columns.map((at) => word(own.marks[String(at)]))];
    }),
  ]);
}

const text = v.optional(v.string(), '');

/** `session`: '' for a day. */
export const DeadlineForm = v.object({ key: text, day: text, session: text, days: text });
export type DeadlineForm = v.InferOutput<typeof DeadlineForm>;

export const deadline = groups.form('deadline', DeadlineForm, () => '');

/** More time for one student; `uid` is '' until somebody is chosen. */
export const ExtensionForm = v.object({ key: text, uid: text, day: text });
export type ExtensionForm = v.InferOutput<typeof ExtensionForm>;

export const extension = groups.form('extension', ExtensionForm, () => '');

const things = reading<{ of: string; titles: Readonly<Record<string, string>> }>();
/** What can have a deadline, by key. */
export const $things = things.$state;

export const loadThings = (course: string): Promise<boolean> => {
  const again = (): Promise<boolean> =>
    things.read(async () => {
      const [staff, { quizzes }] = await Promise.all([
        groupGateway(),
        loadPart(() => import('#features/quizzes/gateway.ts')),
      ]);
      const [tasks, open] = await Promise.all([staff.tasks(course), quizzes.list(course)]);
      return {
        of: course,
        titles: Object.fromEntries([
          ...Object.entries(tasks).map(([slug, title]) => [dueKey('task', slug), title]),
          ...open.map(({ id, title }) => [dueKey('quiz', id), title]),
        ]),
      };
    }, again);
  return again();
};

/** `null`: something lacks, or can't be read. */
export function deadlineIn(group: Group, { key, day, session, days }: DeadlineForm): Deadline | null {
  const state = $things.get();
  const title = state.step === 'ready' ? state.titles[key] : undefined;
  if (title === undefined) return null;
  if (session === '') {
    const at = endOf(day);
    return at instanceof Date ? { title, at } : null;
  }
  const count = Number(days);
  if (days.trim() === '' || !Number.isInteger(count) || count < 0 || count > 365) return null;
  const at = dueAfter(group, session, count);
  return at && { title, at, after: { key: session, days: count } };
}

export const saveDeadline = deadline.deed<DeadlineForm>({
  words: (form) => form,
  async send(staff, { uid }, seen, form) {
    const it = deadlineIn(seen, form);
    if (it) await staff.save(uid, seen, { due: { ...seen.due, [form.key]: it } });
  },
  done: deadlineTexts.saved,
});

export const dropDeadline = groups.deed<[key: string]>({
  send(staff, { uid }, seen, key) {
    const { [key]: _, ...due } = seen.due;
    return staff.save(uid, seen, { due });
  },
  done: deadlineTexts.dropped,
});

export const isExtension = ({ key, uid, day }: ExtensionForm): boolean =>
  key !== '' && uid !== '' && endOf(day) instanceof Date;

/** `at` `null`: as the group has it. */
interface OwnTime {
  uid: string;
  key: string;
  at: Date | null;
}

const ownTime = {
  async send(staff: StaffGroups, { uid: by }: PanelUser, seen: Group, { uid, key, at }: OwnTime) {
    await staff.note(by, seen, key, { [uid]: { due: { [key]: at } } });
  },
  done(_: PanelUser, __: string, { uid, key, at }: OwnTime) {
    changeMembers(({ user, own }) => {
      if (user.id !== uid) return own;
      const { [key]: ___, ...others } = own.due;
      return { ...own, due: at ? { ...others, [key]: at } : others };
    });
    return at ? deadlineTexts.extended : deadlineTexts.shortened;
  },
};

export const saveExtension = extension.deed<OwnTime>({
  ...ownTime,
  words(form) {
    const at = endOf(form.day);
    return isExtension(form) && at instanceof Date ? { uid: form.uid, key: form.key, at } : null;
  },
});

export const dropExtension = groups.deed<[OwnTime]>(ownTime);

/** Sessions that a deadline can hang on: the newest begun, and the next. */
export const sessionChoices = (group: Group, now: Date) => [
  ...begunSessions(group, now).slice(0, 1),
  ...nextSessions(group, now)
    .filter(({ start }) => start > now)
    .slice(0, 12),
];

export interface Behind {
  member: Member;
  /** The newest sign of work in the course; `null`: there is none. */
  seen: Date | null;
  overdue: readonly string[];
}

const behind = reading<{ of: string; rows: readonly Behind[] }>('none');
export const $behind = behind.$state;

/** Said before they are read. */
export const readsOfBehind = (group: Group, members: readonly Member[], now: Date): number =>
  members.reduce((sum, { own }) => sum + 1 + deadlinesOf(group, own).filter(({ at }) => at <= now).length, 0);

/** GROUP-5. */
export const readBehind = (group: Group): Promise<boolean> =>
  behind.read(
    async () => {
      const staff = await groupGateway();
      const now = timeNow();
      const rows = await Promise.all(
        memberList().map(async (member): Promise<Behind> => {
          const due = deadlinesOf(group, member.own).filter(({ at }) => at <= now);
          const { seen, done } = await staff.doneBy(
            member.user.id,
            group.course,
            due.map(({ key }) => key),
          );
          return { member, seen, overdue: due.filter(({ key }) => !done.has(key)).map(({ title }) => title) };
        }),
      );
      return { of: group.id, rows };
    },
    null,
    true,
  );

/** Overdue first, then who was away the longest. */
export function behindFor(rows: readonly Behind[], days: number, now: Date): Behind[] {
  const since = now.getTime() - days * 86_400_000;
  const seenAt = ({ seen }: Behind) => seen?.getTime() ?? 0;
  return rows
    .filter((row) => row.overdue.length > 0 || seenAt(row) <= since)
    .sort((one, other) => other.overdue.length - one.overdue.length || seenAt(one) - seenAt(other));
}

export const daysSince = (seen: Date, now: Date): number =>
  Math.max(0, Math.floor((now.getTime() - seen.getTime()) / 86_400_000));

/** What a teacher sends by WhatsApp or e-mail. */
export function messageTo({ member, seen, overdue }: Behind, group: Group, now: Date): string {
  const [next] = nextSessions(group, now);
  return [
    behindTexts.greeting(member.user.name, group.title),
    ...(overdue.length > 0 ? [behindTexts.overdueIs(overdue.join(', '))] : []),
    ...(overdue.length === 0 && seen ? [behindTexts.awayFor(daysSince(seen, now))] : []),
    ...(next ? [behindTexts.nextIs(dateAndTime(next.start))] : []),
    behindTexts.help,
  ].join(' ');
}

export const sessionName = (group: Group, key: string): string => {
  const session = sessionsOf(group).find((one) => one.key === key);
  return session ? dateAndTime(session.start) : key.replace('T', ' ');
};
