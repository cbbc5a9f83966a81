import { atom } from 'nanostores';
import { codeOf } from '#core/cloud/errors.ts';
import { copyText } from '#core/device/export-text.ts';
import { goOnKeeping, isSigningOut, stopKeeping } from '#core/device/unsaved.ts';
import { formStore } from '#core/forms/form-store.ts';
import { loadPart } from '#core/page/load-part.ts';
import { endOf } from '#core/session/grants.ts';
import { ownUid } from '#core/session/profile.ts';
import { onSignOut } from '#core/session/session.ts';
import { sessionAtom } from '#core/session/session-state.ts';
import { timeNow } from '#core/time/clock.ts';
import { dayMs, isoDay } from '#core/time/dates.ts';
import { showToast } from '#core/views/toasts.ts';
import { typedValue } from '#core/words/typed.ts';
import { forAll } from '#features/bell/notice.ts';
import { courseTitle } from '#panel/course-titles.ts';
import { type DraftStore, takeDraft } from '#panel/draft.ts';
import { draftOf } from '#panel/draft-format.ts';
import { lastChosen, noteChosen } from '#panel/last-chosen.ts';
import { lastDayProblem } from '#panel/last-day.ts';
import { createList } from '#panel/list.ts';
import { holdReload } from '#panel/reload.ts';
import { actOnRow } from '#panel/row-actions.ts';
import { taught, taughtPaths } from '#panel/taught.ts';
import { type Announcement, type AnnouncementsDocument, present, titleOf } from '../announcement.ts';
import { announcementLimits } from '../limits.ts';
import { AnnouncementForm, announcementProblem, filledBy, messageOf } from './announcement-form.ts';
import { announcementTab as texts } from './texts.ts';

const gateway = async () => (await loadPart(() => import('./gateway.ts'))).staffAnnouncements;

/** Those that are not over, by id (GROUP-5). */
export const $groups = sessionAtom<Readonly<Record<string, string>>>({});

/** What was told to a group is shown until its last day, also when the group is over. */
const $groupNames = sessionAtom<Readonly<Record<string, string>>>({});

export const nameOf = (course: string): string =>
  course === forAll ? texts.all : ($groupNames.get()[course] ?? courseTitle(course));

export interface Shown extends Announcement {
  course: string;
  seen: AnnouncementsDocument;
}

/** All that are not over, newest first (TELL-1): one document a course is read. */
export const announcementList = createList<Shown, 'newest'>({
  sorts: ['newest'],
  async read() {
    const staff = await gateway();
    // A document that is malformed hides no other.
    const read = (course: string) =>
      staff.read(course).catch((error: unknown) => {
        if (codeOf(error) !== 'malformed') throw error;
        console.error(error);
        return { id: course, items: {}, rev: 0 };
      });
    const { ownGroups } = await loadPart(() => import('#features/groups/gateway.ts'));
    const groups = await ownGroups.presentSince(announcementLimits.days, taught());
    const today = isoDay(timeNow());
    const titles = (those: typeof groups) => Object.fromEntries(those.map(({ id, title }) => [id, title]));
    $groupNames.set(titles(groups));
    $groups.set(titles(groups.filter(({ end }) => end >= today)));
    const documents = await Promise.all([forAll, ...taughtPaths(), ...groups.map(({ id }) => id)].map(read));
    const now = timeNow();
    const all = documents.flatMap((seen) =>
      present(seen.items, now).map((one): Shown => ({ ...one, course: seen.id, seen })),
    );
    const rows = all.sort((a, b) => b.at.getTime() - a.at.getTime()).map((item) => ({ id: item.id, item }));
    return { rows, more: null };
  },
});

const schema = draftOf(AnnouncementForm);
const shownDays = 14; // how long an announcement is shown unless staff say otherwise (PANEL-18)

const begun = (): AnnouncementForm => ({
  course: lastChosen(ownUid()).course,
  text: '',
  day: isoDay(new Date(timeNow().getTime() + shownDays * dayMs)),
  link: '',
});

export const $filled = atom<{ value: AnnouncementForm; attempt: number } | null>(null);
/** When the draft was last kept; `'failed'`: the device can't keep it. */
export const $draftKept = atom<Date | 'failed' | null>(null);

let open: { drafts: DraftStore<AnnouncementForm>; id: string; free(): void; stop(): void } | null = null;
let opening = 0;
let attempts = 0;

const fill = (value: AnnouncementForm) => {
  attempts += 1;
  $filled.set({ value, attempt: attempts });
};

/** The form opens: with what the address brings, else with the draft of an earlier visit. */
export async function openForm(uid: string): Promise<void> {
  closeForm();
  opening += 1;
  const own = opening;
  goOnKeeping();
  const filled = filledBy(location.search);
  const brought = filled && { ...filled, day: begun().day };
  if (brought) {
    const address = new URL(location.href);
    for (const part of Object.keys(brought)) address.searchParams.delete(part);
    // A reload must not bring it again.
    history.replaceState(history.state, '', address);
  }
  const drafts = await takeDraft({ uid, form: 'announcement', id: null }, schema, brought !== null);
  if (own !== opening) return drafts.release();
  const found = drafts.found();
  $draftKept.set(found?.at ?? null);
  const stop = drafts.$kept.listen((at) => $draftKept.set(at));
  // An attempt whose answer was lost is the same announcement when it is sent again.
  open = { drafts, id: found?.id ?? newId(), free: holdReload(), stop };
  fill(brought ?? found?.value ?? begun());
  if (brought) typed(() => brought);
}

const newId = (): string => crypto.randomUUID().slice(0, 8);

/** The form closes; what was typed stays as a draft. */
export function closeForm(): void {
  opening += 1;
  open?.stop();
  open?.drafts.flush();
  open?.drafts.release();
  open?.free();
  open = null;
  $filled.set(null);
  $draftKept.set(null);
}

export function typed(read: () => AnnouncementForm): void {
  open?.drafts.keep({ id: open.id, rev: 0, sent: [] }, read);
}

export function dropDraft(): void {
  if (!open) return;
  open.drafts.drop();
  $draftKept.set(null);
  open.id = newId();
  announcementForm.clear();
  fill(begun());
}

export const announcementForm = formStore<keyof AnnouncementForm>({
  texts: { 'changed-meanwhile': texts.changed, 'firestore/permission-denied': texts.refused },
  check(value) {
    const problem = announcementProblem(value, timeNow());
    if (problem) return { ...problem, message: texts.problems[problem.kind] };
    return lastDayProblem(value.day);
  },
  async send(value) {
    const until = typedValue(endOf(value.day));
    const own = open;
    if (!until || !own) return { message: texts.problems.required };
    const staff = await gateway();
    const seen = await staff.read(value.course);
    const now = timeNow();
    // Those that are over make room.
    const over = Object.entries(seen.items).flatMap(([id, one]) => (one.until <= now ? [id] : []));
    const count = Object.keys(seen.items).filter((id) => id !== own.id && !over.includes(id)).length;
    if (count >= announcementLimits.announcements) return { message: texts.problems.full };
    const announcement = { text: value.text.trim(), link: value.link.trim(), until };
    await staff.announce(ownUid(), seen, own.id, announcement, over);
    if (open === own) {
      own.drafts.drop();
      $draftKept.set(null);
      own.id = newId();
      // The next one is often for the same course.
      noteChosen(ownUid(), { course: value.course });
      fill({ ...begun(), course: value.course });
    }
    announcementList.load();
    return { done: texts.done(nameOf(value.course)) };
  },
});

/** Copies text and link for a group of a messenger (TELL-1). */
export const copyAnnouncement = (one: Announcement): Promise<void> =>
  copyText(messageOf(one, location.origin), texts);

export const shortOf = ({ text }: Pick<Announcement, 'text'>): string => {
  const title = titleOf(text);
  return title.length > 60 ? `${title.slice(0, 59).trimEnd()}…` : title;
};

export const $ending = atom<string | null>(null);

/** To be called after the user has confirmed it. If somebody else has taken it away meanwhile, that is a success too. */
export function endAnnouncement(by: string, one: Shown): Promise<void> {
  const work = async () => {
    const staff = await gateway();
    try {
      await staff.end(by, one.seen, one);
    } catch (error) {
      if (codeOf(error) !== 'changed-meanwhile') throw error;
      // Another announcement has come or gone: this one is taken from the newest version.
      await staff.end(by, await staff.read(one.course), one);
    }
    announcementList.drop(one.id);
    showToast({ kind: 'good', text: texts.removed });
    announcementList.load();
  };
  return actOnRow($ending, one.id, work, texts.removeFailed);
}

onSignOut(() => {
  // Whoever signs out has agreed to discard what is typed.
  if (isSigningOut()) stopKeeping();
  closeForm();
  announcementForm.reset();
});
