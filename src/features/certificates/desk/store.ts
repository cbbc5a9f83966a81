import { atom } from 'nanostores';
import { routes } from '#core/addresses/routes.ts';
import { codeOf, isRefusal } from '#core/cloud/errors.ts';
import { type FormStore, formStore } from '#core/forms/form-store.ts';
import { loadPart } from '#core/page/load-part.ts';
import { ownProfile } from '#core/session/profile.ts';
import { $session } from '#core/session/session.ts';
import { madeOnce, sessionMap } from '#core/session/session-state.ts';
import { fullName, type User } from '#core/session/user.ts';
import { showToast } from '#core/views/toasts.ts';
import { countIn, type Typed, typedValue } from '#core/words/typed.ts';
import type { NewNotice } from '#features/bell/notice.ts';
import { noticeTitles } from '#features/bell/notice-title-texts.ts';
import { newCode } from '#features/enrolments/code.ts';
import { courseTitle } from '#panel/course-titles.ts';
import { listsBelow } from '#panel/list.ts';
import { refreshPublishing } from '#panel/publishing.ts';
import { actOnRow } from '#panel/row-actions.ts';
import { taught } from '#panel/taught.ts';
import { type Certificate, holding } from '../certificate.ts';
import { certificateLimits } from '../limits.ts';
import { resultsInWords, studentCertificates as texts } from './texts.ts';

const gateway = async () => (await loadPart(() => import('./gateway.ts'))).staffCertificates;

/** A student's certificates (LEARN-8). */
export const certificatesOf = listsBelow(async (student) => (await gateway()).list(student, taught()));

/** Reads them anew, also while another read is on its way: that one may not have what has just been written. */
function readAgain(student: string): void {
  // What was written may be answered after the session has ended.
  if ($session.get().state === 'user') certificatesOf(student).load();
}

/** An attempt whose answer was lost may have made its certificate, so the next one makes the same one. */
const attempts = sessionMap<string, string>();
const forms = madeOnce<FormStore<CertificateField>>((form) => form.reset());
const students = sessionMap<string, User>();

type CertificateField = 'group' | 'hours' | 'results';

/** Issues a certificate to a student; it says the title of the course. */
export function certificateForm(student: User): FormStore<CertificateField> {
  students.set(student.id, student);
  return forms(student.id, () =>
    formStore<CertificateField>({
      texts: { 'firestore/permission-denied': texts.refused },
      check: ({ group, hours }) => {
        if (!group) return { message: texts.selectCourse, field: 'group' };
        return hoursIn(hours) === 'invalid' ? { message: texts.wrongHours, field: 'hours' } : null;
      },
      send: ({ group, hours, results }) =>
        issue(students.get(student.id) ?? student, group, courseTitle(group), {
          hours: typedValue(hoursIn(hours)) ?? undefined,
          withResults: results === 'on',
        }),
    }),
  );
}

const notice = (code: string, title: string): NewNotice => ({
  kind: 'certificate',
  about: code,
  title,
  path: routes.certificate(code),
});

export const hoursIn = (typed: string): Typed<number> => countIn(typed, certificateLimits.hours);

async function resultsOf(student: string, course: string): Promise<string> {
  const { staffQuizzes } = await loadPart(() => import('#features/quizzes/desk/gateway.ts'));
  return resultsInWords(await staffQuizzes.results(student, course));
}

interface Details {
  hours: number | undefined;
  withResults: boolean;
}

async function issue(
  student: User,
  course: string,
  title: string,
  details: Details,
): Promise<{ done: string } | { message: string }> {
  const outcome = await issueOnce(student, course, title, details);
  readAgain(student.id);
  return outcome === 'issued' ? { done: texts.issued(title) } : { message: texts.existing(title) };
}

/** Issues a certificate unless one of the course holds; one that an earlier attempt has made is issued. @throws AppError */
export async function issueOnce(
  student: User,
  course: string,
  title: string,
  { hours, withResults }: Details,
): Promise<'issued' | 'existing'> {
  const { record: by } = ownProfile();
  const staff = await gateway();
  const key = `${student.id}/${course}`;
  const attempt = attempts.get(key);
  const existing = holding(await staff.forCourse(student.id, course), course);
  if (existing && existing.id !== attempt) return 'existing';
  if (!existing) {
    const code = attempt ?? newCode();
    attempts.set(key, code);
    const results = withResults ? await resultsOf(student.id, course) : '';
    await staff.issue(
      by.id,
      code,
      student.id,
      { name: fullName(student), course, title, results, hours },
      notice(code, noticeTitles.certificate(title)),
    );
  }
  attempts.delete(key);
  return 'issued';
}

/** COURSE-4. @returns whether it was public until now. @throws AppError */
const takeReviewOff = async (by: string, uid: string, course: string): Promise<boolean> =>
  (await loadPart(() => import('#features/graduates/desk/gateway.ts'))).staffReviews.takeOff(by, {
    uid,
    course,
  });

/** The certificate that is being revoked: one at a time. */
export const $revoking = atom<string | null>(null);

/** To be called after the user has confirmed it. If somebody else has revoked it meanwhile, that is a success too. */
export function revokeCertificate(by: string, student: string, certificate: Certificate): Promise<void> {
  const { id, title, course } = certificate;
  let isRevoked = false;
  const work = async () => {
    const staff = await gateway();
    try {
      await staff.revoke(by, student, certificate, notice(id, noticeTitles.certificateRevoked(title)));
    } catch (error) {
      // It may be gone: its owner has deleted the account.
      const code = codeOf(error);
      if (!isRefusal(code) && code !== 'firestore/not-found') throw error;
      const now = await staff.one(id);
      if (now && now.revokedAt === undefined) throw error;
    }
    isRevoked = true;
    readAgain(student);
    // Reviews are for who has all courses.
    const isWhole = taught() === null;
    const isTakenOff = isWhole && (await takeReviewOff(by, student, course));
    if (isTakenOff) refreshPublishing();
    showToast({ kind: 'good', text: texts.revoked(title, isTakenOff ? 'off' : isWhole ? 'none' : 'others') });
  };
  return actOnRow($revoking, id, work, () => (isRevoked ? texts.reviewStays : texts.revokeFailed));
}
