import { atom, map } from 'nanostores';
import { fullName, type User } from '#domain/accounts/user.ts';
import type { ListPage, ListRow } from '#domain/panel/list-query.ts';
import { type Certificate, holding } from '#domain/school/certificate.ts';
import { codeBytes, newCode } from '#domain/school/code.ts';
import { AppError, codeOf, isRefusal } from '#domain/shared/errors.ts';
import { studentCertificates as texts } from '#messages/panel/school.ts';
import { errors } from '#messages/shared/errors.ts';
import { $profile } from '#stores/accounts/profile.ts';
import { $session } from '#stores/accounts/session.ts';
import { reportFailedRead } from '#stores/shared/failures.ts';
import { type FormStore, formStore } from '#stores/shared/form.ts';
import { type Latest, latest } from '#stores/shared/latest.ts';
import { loadPart } from '#stores/shared/load-part.ts';
import { showToast } from '#stores/shared/toasts.ts';
import { courseTitle } from './course-titles.ts';
import { actOnRow } from './row-actions.ts';

const gateway = async () =>
  (await loadPart(() => import('#gateways/staff/certificates.ts'))).staffCertificates;

/** A student's certificates, as far as they have been read. */
type Certificates =
  | { step: 'loading' }
  | { step: 'failed'; message: string }
  | { step: 'ready'; rows: ListRow<Certificate>[]; more: ListPage<Certificate>['more']; busy: boolean };

/** By student; absent until somebody asks (LEARN-8). */
export const $certificates = map<Record<string, Certificates>>({});

interface Reading {
  requests: Latest;
  /** Always the same function, so that two failures offer one retry. */
  again(): Promise<void>;
}

/** By student. */
const readings = new Map<string, Reading>();

function readingOf(student: string): Reading {
  const known = readings.get(student);
  if (known) return known;
  const reading = { requests: latest(), again: () => loadCertificates(student) };
  readings.set(student, reading);
  return reading;
}

export async function loadCertificates(student: string): Promise<void> {
  if ($certificates.get()[student]?.step !== 'loading') await readFirst(student);
}

/** Reads the first page anew, also while another read is on its way: that one may not have what has just been written. */
async function readFirst(student: string): Promise<void> {
  // What was written may be answered after the session has ended.
  if ($session.get().state !== 'user') return;
  const { requests, again } = readingOf(student);
  const before = $certificates.get()[student];
  $certificates.setKey(student, before?.step === 'ready' ? { ...before, busy: true } : { step: 'loading' });
  const isLatest = requests.begin();
  try {
    const { rows, more } = await (await gateway()).list(student);
    if (isLatest()) $certificates.setKey(student, { step: 'ready', rows, more, busy: false });
  } catch (error) {
    if (!isLatest()) return;
    $certificates.setKey(student, { step: 'failed', message: errors[codeOf(error)] });
    reportFailedRead(error, again);
  }
}

export async function loadMoreCertificates(student: string): Promise<void> {
  const list = $certificates.get()[student];
  if (list?.step !== 'ready' || !list.more || list.busy) return;
  $certificates.setKey(student, { ...list, busy: true });
  const isLatest = readingOf(student).requests.begin();
  try {
    const { rows, more } = await list.more();
    if (isLatest())
      $certificates.setKey(student, { step: 'ready', rows: [...list.rows, ...rows], more, busy: false });
  } catch (error) {
    if (!isLatest()) return;
    $certificates.setKey(student, { ...list, busy: false });
    reportFailedRead(error, () => loadMoreCertificates(student));
  }
}

/** An attempt whose answer was lost may have made its certificate, so the next one makes the same one. */
const attempts = new Map<string, string>();
const forms = new Map<string, FormStore<'group'>>();
/** Students as the list shows them now: a form outlives a version of its row. */
const students = new Map<string, User>();

/** Issues a certificate to a student; it says the title of the course. */
export function certificateForm(student: User): FormStore<'group'> {
  students.set(student.id, student);
  const known = forms.get(student.id);
  if (known) return known;
  const form = formStore<'group'>({
    texts: { 'firestore/permission-denied': texts.refused },
    check: ({ group }) => (group ? null : { message: texts.selectCourse, field: 'group' }),
    send: ({ group }) => issue(students.get(student.id) ?? student, group, courseTitle(group)),
  });
  forms.set(student.id, form);
  return form;
}

async function issue(
  student: User,
  course: string,
  title: string,
): Promise<{ done: string } | { message: string }> {
  const profile = $profile.get();
  if (profile.state !== 'ready') throw new AppError('firestore/unauthenticated');
  const staff = await gateway();
  const key = `${student.id}/${course}`;
  const attempt = attempts.get(key);
  const existing = holding(await staff.forCourse(student.id, course), course);
  if (existing && existing.id !== attempt) {
    readFirst(student.id);
    return { message: texts.existing(title) };
  }
  if (!existing) {
    const code = attempt ?? newCode(crypto.getRandomValues(new Uint8Array(codeBytes)));
    attempts.set(key, code);
    await staff.issue(profile.record.id, code, student.id, { name: fullName(student), course, title });
  }
  attempts.delete(key);
  readFirst(student.id);
  return { done: texts.issued(title) };
}

/** The certificate that is being revoked: one at a time. */
export const $revoking = atom<string | null>(null);

/** To be called after the user has confirmed it. If somebody else has revoked it meanwhile, that is a success too. */
export function revokeCertificate(by: string, student: string, certificate: Certificate): Promise<void> {
  const work = async () => {
    const staff = await gateway();
    try {
      await staff.revoke(by, student, certificate);
    } catch (error) {
      // It may be gone: its owner has deleted the account.
      const code = codeOf(error);
      if (!isRefusal(code) && code !== 'firestore/not-found') throw error;
      const now = await staff.one(certificate.id);
      if (now && now.revokedAt === undefined) throw error;
    }
    showToast({ kind: 'good', text: texts.revoked(certificate.title) });
    readFirst(student);
  };
  return actOnRow($revoking, certificate.id, work, texts.revokeFailed);
}

// The next user must not see what staff have read.
$session.listen(({ state }) => {
  if (state !== 'guest') return;
  $certificates.set({});
  attempts.clear();
  students.clear();
  for (const { requests } of readings.values()) requests.cancel();
  readings.clear();
  for (const form of forms.values()) form.reset();
  forms.clear();
});
