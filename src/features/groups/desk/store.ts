import { atom } from 'nanostores';
import { errors } from '#core/cloud/error-texts.ts';
import { codeOf, isRefusal } from '#core/cloud/errors.ts';
import { loadPart } from '#core/page/load-part.ts';
import { reading } from '#core/session/reading.ts';
import { sessionAtom } from '#core/session/session-state.ts';
import { timeNow } from '#core/time/clock.ts';
import { dateAndTime } from '#core/time/dates.ts';
import { showToast } from '#core/views/toasts.ts';
import { momentIn } from '#core/words/typed.ts';
import type { PanelUser } from '#panel/panel.ts';
import { actOnRow } from '#panel/row-actions.ts';
import { staffRows } from '#panel/staff-rows.ts';
import { taught, taughtPaths } from '#panel/taught.ts';
import { changeText, endOfSession, type Group, groupPrefix, type Session, sessionsOf } from '../group.ts';
import type { Member, Told } from './gateway.ts';
import {
  emptyForm,
  formOf,
  GroupForm,
  groupLists,
  groupProblem,
  SessionForm,
  sessionProblem,
  withChange,
  writtenIn,
} from './group-form.ts';
import { groupTab as texts } from './texts.ts';

export const groupGateway = async () => (await loadPart(() => import('./gateway.ts'))).staffGroups;
export type StaffGroups = Awaited<ReturnType<typeof groupGateway>>;

/** GROUP-1. Its orders are lists of their own. */
export const groups = staffRows({
  name: 'groups',
  gateway: groupGateway,
  orders: groupLists,
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
    const written = writtenIn(form);
    const link = form.link.trim();
    try {
      await staff.create(actor.uid, id, course, written, link);
    } catch (error) {
      const there = isRefusal(codeOf(error)) ? await staff.one(id) : null;
      if (!there) throw error;
      // What was typed since then counts.
      await staff.save(actor.uid, there, written, link);
    }
    $made.set(null);
    groupForm.close(actor.uid, newGroup);
    showToast({ kind: 'good', text: texts.created(written.title) });
    await groupList.load();
    const made = groupList.find(id) ?? (await staff.one(id));
    if (made) groupList.replace(id, made);
    openGroup(id);
  };
  return actOnRow($changing, newGroup, work, (error) =>
    isRefusal(codeOf(error)) ? { final: texts.refusedNew } : errors[codeOf(error)],
  );
};

export const saveGroup = groupForm.deed({
  words: (form) => (groupProblem(form) ? null : form),
  send: (staff, { uid }, seen, form) => staff.save(uid, seen, writtenIn(form), form.link.trim()),
  done: texts.saved,
});

export const sessionForm = groups.form('session', SessionForm, ({ at }) => at);

const shown = (session: Pick<Session, 'start'>) => dateAndTime(session.start);

/** What members read in the bell, until the session is over (GROUP-2). */
function toldOf(group: Group, key: string, changes: Group['changes']): Told {
  const of = (plan: Group) => sessionsOf(plan).find((one) => one.key === key);
  const [before, after] = [of(group), of({ ...group, changes })];
  const said =
    after && !after.isCancelled
      ? before && !before.isCancelled
        ? texts.told.moved(shown(before), shown(after))
        : texts.told.added(shown(after))
      : texts.told.cancelled(before ? shown(before) : '');
  const ends = [before, after].flatMap((one) => (one ? [endOfSession(one).getTime()] : []));
  return {
    about: `s-${key.replaceAll(/\D/g, '')}`,
    text: `${group.title}: ${said}`,
    link: '',
    until: new Date(Math.max(...ends)),
  };
}

/** `text`: '' for cancelled, `null` for as it was planned. */
interface SessionChange {
  key: string;
  text: string | null;
}

const change = {
  send(staff: StaffGroups, { uid }: PanelUser, seen: Group, { key, text }: SessionChange) {
    const changes = withChange(seen.changes, key, text);
    return staff.save(uid, seen, { changes }, undefined, toldOf(seen, key, changes));
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
    return { key: form.key || `+${form.at}`, text: changeText(start, Number(form.minutes)) };
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
export function changeMembers(noted: (member: Member) => Member['own']): void {
  const state = $members.get();
  if (state.step === 'ready')
    members.put({ of: state.of, members: state.members.map((one) => ({ ...one, own: noted(one) })) });
}

export function openGroup(id: string): void {
  $openGroup.set(id);
  $isAdding.set(false);
  loadMembers();
}

export function closeGroup(): void {
  $openGroup.set(null);
}

export function showAdding(isAdding: boolean): void {
  $isAdding.set(isAdding);
  if (!isAdding) loadMembers();
}

const $leaving = atom<string | null>(null);

export { $leaving };

/** To be called after staff have confirmed it. */
export const takeOut = (by: string, group: Group, uid: string): Promise<void> =>
  actOnRow(
    $leaving,
    uid,
    async () => {
      const { staffPeople } = await loadPart(() => import('#features/accounts/desk/gateway.ts'));
      await staffPeople.place(by, uid, group.course, null);
      showToast({ kind: 'good', text: texts.takenOut });
      await loadMembers();
    },
    texts.failed,
  );
