import * as v from 'valibot';
import { AppError } from '#core/cloud/errors.ts';
import { loadPart } from '#core/page/load-part.ts';
import { endOf } from '#core/session/grants.ts';
import { reading } from '#core/session/reading.ts';
import { dateAndTime, isoDay, lastMinute } from '#core/time/dates.ts';
import { momentIn } from '#core/words/typed.ts';
import type { PanelUser } from '#panel/panel.ts';
import {
  begunSessions,
  type Deadline,
  dueAfter,
  dueKey,
  type Group,
  nextSessions,
  type OwnDeadline,
  sessionsOf,
} from '../group.ts';
import type { DeadlineProblem } from './group-form.ts';
import { changeMembers, groupGateway, groups, noteStudents, type StaffGroups } from './store.ts';
import { deadlineTexts as texts } from './texts.ts';

const text = v.optional(v.string(), '');

/** `of`: the deadline that is changed; '' for a new one. `session`: '' for a day. */
export const DeadlineForm = v.object({ of: text, key: text, day: text, session: text, days: text });
export type DeadlineForm = v.InferOutput<typeof DeadlineForm>;

export const deadline = groups.form('deadline', DeadlineForm, () => '');

/** A session that is planned no more leaves the day. */
export const deadlineFormOf = (group: Group, { key, at, after }: OwnDeadline): DeadlineForm =>
  after && dueAfter(group, after.key, after.days)
    ? { of: key, key, day: '', session: after.key, days: String(after.days) }
    : { of: key, key, day: isoDay(lastMinute(at)), session: '', days: '' };

/** More time for one student; `uid` is '' until somebody is chosen. */
export const ExtensionForm = v.object({ key: text, uid: text, day: text });
export type ExtensionForm = v.InferOutput<typeof ExtensionForm>;

export const extension = groups.form('extension', ExtensionForm, () => '');

const assignments = reading<{ of: string; titles: Readonly<Record<string, string>> }>();
/** What can have a deadline, by key. */
export const $assignments = assignments.$state;

export const loadAssignments = (course: string): Promise<boolean> => {
  const state = $assignments.get();
  const isOther = state.step === 'ready' && state.of !== course;
  const again = (): Promise<boolean> =>
    assignments.read(
      async () => {
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
      },
      again,
      isOther,
    );
  return again();
};

/** What the form can be about: a new deadline of what has none, or the one that is changed. */
export function assignmentsFor(
  { due }: Pick<Group, 'due'>,
  { of }: DeadlineForm,
): [key: string, title: string][] {
  const state = $assignments.get();
  const titles = state.step === 'ready' ? state.titles : {};
  if (of !== '') return [[of, titles[of] ?? due[of]?.title ?? '']];
  return Object.entries(titles).filter(([key]) => !due[key]);
}

/** `null`: something lacks, or can't be read. */
function deadlineIn(group: Group, form: DeadlineForm): Deadline | null {
  const { day, session, days } = form;
  const [, title] = assignmentsFor(group, form).find(([key]) => key === form.key) ?? [];
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

export function deadlineProblem(group: Group, form: DeadlineForm, now: Date): DeadlineProblem | null {
  if (assignmentsFor(group, form).every(([key]) => key !== form.key)) return { kind: 'thing', field: 'key' };
  if (form.session !== '' && !dueAfter(group, form.session, 0)) return { kind: 'session', field: 'session' };
  const field = form.session === '' ? 'day' : 'days';
  const it = deadlineIn(group, form);
  if (!it) return { kind: field, field };
  return it.at <= now ? { kind: 'past', field } : null;
}

export const saveDeadline = deadline.deed<DeadlineForm>({
  words: (form) => form,
  async send(staff, { uid }, seen, form) {
    const it = deadlineIn(seen, form);
    // A retry sends what is typed then.
    if (!it) throw new AppError('firestore/failed-precondition');
    await staff.save(uid, seen, { due: { ...seen.due, [form.key]: it } });
  },
  done: texts.saved,
});

export const dropDeadline = groups.deed<[key: string]>({
  send(staff, { uid }, seen, key) {
    const { [key]: _, ...due } = seen.due;
    return staff.save(uid, seen, { due });
  },
  done: texts.dropped,
});

/** A shorter time would be none: the group's counts then. */
export function extensionProblem(
  { due }: Pick<Group, 'due'>,
  { key, uid, day }: ExtensionForm,
  now: Date,
): DeadlineProblem | null {
  const [at, all] = [endOf(day), due[key]?.at];
  if (uid === '') return { kind: 'student', field: 'uid' };
  if (!(at instanceof Date)) return { kind: 'day', field: 'day' };
  if (all && at <= all) return { kind: 'notLonger', field: 'day' };
  return at <= now ? { kind: 'past', field: 'day' } : null;
}

/** `at` `null`: as the group has it. */
interface Extension {
  uid: string;
  key: string;
  at: Date | null;
}

const changeExtension = {
  async send(staff: StaffGroups, { uid: by }: PanelUser, seen: Group, { uid, key, at }: Extension) {
    await noteStudents(staff, by, seen, key, { [uid]: { due: { [key]: at } } });
  },
  done(_: PanelUser, __: string, { uid, key, at }: Extension) {
    changeMembers(({ user, membership }) => {
      if (user.id !== uid) return membership;
      const { [key]: ___, ...others } = membership.due;
      return { ...membership, due: at ? { ...others, [key]: at } : others };
    });
    return at ? texts.extended : texts.shortened;
  },
};

export const saveExtension = extension.deed<Extension>({
  ...changeExtension,
  words(form) {
    const at = endOf(form.day);
    return at instanceof Date && form.uid !== '' ? { uid: form.uid, key: form.key, at } : null;
  },
});

export const dropExtension = groups.deed<[Extension]>(changeExtension);

/** Keys of sessions that a deadline can hang on: the newest begun, the next, and the one that it hangs on. */
export function sessionChoices(group: Group, now: Date, chosen: string): string[] {
  const sessions = [
    ...begunSessions(group, now).slice(0, 1),
    ...nextSessions(group, now)
      .filter(({ start }) => start > now)
      .slice(0, 12),
  ];
  const keys = sessions.map(({ key }) => key);
  return chosen === '' || keys.includes(chosen) ? keys : [chosen, ...keys];
}

/** Also of one that is planned no more. */
export const sessionName = (group: Group, key: string): string => {
  const session = sessionsOf(group).find((one) => one.key === key);
  const at = session?.start ?? momentIn(key.replace('+', ''));
  return at instanceof Date ? dateAndTime(at) : key;
};
