import { timeNow } from '#core/time/clock.ts';
import { isoDay } from '#core/time/dates.ts';
import {
  begunSessions,
  changeText,
  dayAfter,
  dueAfter,
  dueKey,
  groupPath,
  lessonPath,
  membershipPath,
  nextSessions,
} from '#features/groups/group.ts';
import { uidOf } from './accounts.ts';
import { recordChange } from './audit.ts';
import type { Documents, FirestoreData } from './firestore-value.ts';

/** The sample student's group: three weeks old, one lesson moved, one cancelled (GROUP-1). */
const group = {
  id: 'g-seed-frontend',
  course: 'frontend',
  title: 'Frontend, axşam qrupu',
  teacher: 'Nərmin Quliyeva',
};

const members = ['student', 'resad.cefersoy', 'turkan.ibrahimli', 'sevda.orucova'];

export function addGroups(documents: Documents): void {
  const now = timeNow();
  const { id, course, title, teacher } = group;
  const today = isoDay(now);
  const plan = {
    start: dayAfter(today, -21),
    end: dayAfter(today, 60),
    weekly: ['1 19:00 90', '4 19:00 90'],
    changes: {},
  };
  const [, moved, , cancelled] = nextSessions(plan, now);
  const held = begunSessions(plan, now);
  const changes: Record<string, string> = {};
  if (moved) changes[moved.key] = changeText(new Date(moved.start.getTime() + 86_400_000), 90);
  if (cancelled) changes[cancelled.key] = '';
  const [after] = nextSessions(plan, now);
  const at = new Date(now.getTime() - 21 * 86_400_000);
  const audit = recordChange(documents, {
    collection: 'groups',
    target: id,
    action: 'create',
    by: 'teacher',
    at,
    title,
  });
  const due: Record<string, FirestoreData> = {};
  const end = after && dueAfter(plan, after.key, 3);
  if (after && end)
    due[dueKey('task', 'əlaqə-forması')] = {
      title: 'Əlaqə forması',
      at: end,
      after: { key: after.key, days: 3 },
    };
  documents.set(groupPath(id), { course, title, teacher, ...plan, changes, due, rev: 1, audit });
  documents.set(lessonPath(id), { course, link: 'https://gorus.example/kodyol-frontend' });
  for (const [n, username] of members.entries()) {
    const record = documents.get(`users/${uidOf(username)}`);
    if (!record) continue;
    documents.set(`users/${uidOf(username)}`, { ...record, groups: { [course]: id } });
    const marks = Object.fromEntries(
      held.slice(0, 4).map(({ start }, place) => [String(start.getTime()), (place + n) % 4 !== 3]),
    );
    const last = Object.keys(marks)[0] ?? '';
    documents.set(membershipPath(uidOf(username), id), { marks, last, audit });
  }
}
