import { deleteField, serverTimestamp } from 'firebase/firestore/lite';
import { type Actor, logged } from '#core/cloud/audit.ts';
import { commit } from '#core/cloud/commit.ts';
import { database } from '#core/cloud/database.ts';
import { valid } from '#core/cloud/documents.ts';
import { AppError, codeOf, isRefusal } from '#core/cloud/errors.ts';
import { type Fields, merge, type Operation } from '#core/cloud/operation.ts';
import { announcementsPath } from '#features/bell/gateway.ts';
import { type Announcement, AnnouncementsDocument, type NewAnnouncement, titleOf } from '../announcement.ts';

/** The version that staff saw, 0 for a course without one. */
type Seen = Pick<AnnouncementsDocument, 'id' | 'rev'>;

function change(
  actor: Actor,
  { id, rev }: Seen,
  action: 'update' | 'end',
  text: string,
  last: string,
  items: Fields,
): Operation[] {
  const title = titleOf(text);
  const write = (audit: string) => [
    merge(announcementsPath(id), { items, last, title, rev: rev + 1, audit }),
  ];
  return logged(actor, 'announcements', id, rev === 0 ? 'create' : action, write, { title });
}

/** Writes an announcement for a course or everybody (TELL-1). @param over ids of those that are over; they go. */
export function announce(
  actor: Actor,
  seen: Seen,
  id: string,
  { text, link, until }: NewAnnouncement,
  over: readonly string[] = [],
): Operation[] {
  const item = { text, ...(link !== '' && { link }), until, at: serverTimestamp(), by: actor.uid };
  const gone = Object.fromEntries(over.map((one) => [one, deleteField()]));
  return change(actor, seen, 'update', text, id, { ...gone, [id]: item });
}

/** Takes an announcement away before its last day (TELL-1). */
export const endAnnouncement = (
  actor: Actor,
  seen: Seen,
  { id, text }: Pick<Announcement, 'id' | 'text'>,
): Operation[] => change(actor, seen, 'end', text, id, { [id]: deleteField() });

/** Announcements, for staff; `by` is the uid of the user who acts (TELL-1). Every method throws AppError. */
export const staffAnnouncements = {
  async read(course: string): Promise<AnnouncementsDocument> {
    const document = await database().get(announcementsPath(course));
    return document ? valid(document, AnnouncementsDocument) : { id: course, items: {}, rev: 0 };
  },
  /** @throws AppError `changed-meanwhile` when somebody else has written to this course since it was read. */
  announce: (
    by: string,
    seen: AnnouncementsDocument,
    id: string,
    announcement: NewAnnouncement,
    over: readonly string[],
  ): Promise<void> =>
    save(seen, announce({ uid: by }, seen, id, announcement, over), (now) => id in now.items),
  end: (by: string, seen: AnnouncementsDocument, one: Announcement): Promise<void> =>
    save(seen, endAnnouncement({ uid: by }, seen, one), (now) => !(one.id in now.items)),
};

/** Sends a batch; what was done already, by an attempt whose answer was lost, is a success. */
async function save(
  seen: Seen,
  batch: readonly Operation[],
  isDone: (now: AnnouncementsDocument) => boolean,
): Promise<void> {
  try {
    await commit(batch);
  } catch (error) {
    const now = await staffAnnouncements.read(seen.id).catch(() => null);
    if (now && isDone(now)) return;
    if (!now || now.rev === seen.rev || !isRefusal(codeOf(error))) throw error;
    throw new AppError('changed-meanwhile', error);
  }
}
