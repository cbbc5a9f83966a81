import { useRef, useState } from 'react';
import { fullName, type User } from '#domain/accounts/user.ts';
import type { PanelUser } from '#domain/panel/panel.ts';
import type { Certificate } from '#domain/school/certificate.ts';
import { fullDate } from '#domain/shared/dates.ts';
import { routes } from '#domain/shared/routes.ts';
import { Form } from '#islands/shared/Form.tsx';
import { useLostFocus } from '#islands/shared/use-lost-focus.ts';
import { studentCertificates as texts } from '#messages/panel/certificates.ts';
import { $revoking, certificateForm, certificatesOf, revokeCertificate } from '#stores/panel/certificates.ts';
import { courseTitle } from '#stores/panel/course-titles.ts';
import { CertificateFields } from '../CertificateFields.tsx';
import { CourseSelect } from '../CourseSelect.tsx';
import { CopyLink, RowButton } from '../RowActions.tsx';
import { ShortList } from '../ShortList.tsx';

interface Props {
  actor: PanelUser;
  user: User;
}

/** A student's certificates: staff issue and revoke them (LEARN-8). */
export default function Certificates({ actor, user }: Props) {
  return (
    <>
      <ShortList
        store={certificatesOf(user.id)}
        className="certificate-rows"
        label={texts.of(fullName(user))}
        texts={{ ...texts, empty: texts.none }}
        isBelow
        render={(certificate) => <CertificateRow certificate={certificate} actor={actor} user={user} />}
      />
      <IssueForm user={user} />
    </>
  );
}

function IssueForm({ user }: { user: User }) {
  const [course, setCourse] = useState('');
  return (
    <section
      className="issue-certificate"
      aria-label={texts.issueFor(fullName(user))}
      onChange={({ target }) => {
        if (target instanceof HTMLSelectElement) setCourse(target.value);
      }}
    >
      <Form store={certificateForm(user)} submit={texts.issue} sending={texts.issuing} quiet keeps>
        <CourseSelect name="group" />
        <p className="small" role="status">
          {course !== '' && !user.lessons.includes(course) && texts.notGranted(courseTitle(course))}
        </p>
        <CertificateFields />
        <p className="hint">{texts.issueHint(fullName(user))}</p>
      </Form>
    </section>
  );
}

/** One certificate of a student, and what staff can do with it. */
function CertificateRow({ certificate, actor, user }: Props & { certificate: Certificate }) {
  const { id, title, issuedAt, revokedAt } = certificate;
  const link = useRef<HTMLAnchorElement>(null);
  useLostFocus(revokedAt, () => link.current);
  return (
    <>
      <span className="certificate-title">
        <b>{title}</b>
        <span className="small soft">
          <time dateTime={issuedAt.toISOString()}>{fullDate(issuedAt)}</time>
          {' · '}
          <span className={revokedAt && 'course-over'}>
            {revokedAt ? texts.revokedOn(fullDate(revokedAt)) : texts.holds}
          </span>
        </span>
      </span>
      <span className="certificate-actions">
        <a
          className="more"
          ref={link}
          href={routes.certificate(id)}
          target="_blank"
          rel="noopener"
          aria-label={texts.openLabel(title)}
        >
          {texts.open}
        </a>
        <CopyLink path={routes.certificate(id)} label={texts.copyLabel(title)} texts={texts} />
        {!revokedAt && (
          <RowButton
            $busy={$revoking}
            id={id}
            className="more danger"
            label={texts.revokeLabel(title)}
            busyText={texts.revoking}
            question={{
              text: texts.revokeText(title, fullName(user)),
              yes: texts.revokeYes,
              no: texts.revokeNo,
            }}
            onPress={() => revokeCertificate(actor.uid, user.id, certificate)}
          >
            {texts.revoke}
          </RowButton>
        )}
      </span>
    </>
  );
}
