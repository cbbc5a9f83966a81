import { useStore } from '@nanostores/react';
import { useRef, useState } from 'react';
import { fullName, type User } from '#domain/accounts/user.ts';
import type { PanelUser } from '#domain/panel/panel.ts';
import type { Certificate } from '#domain/school/certificate.ts';
import { fullDate } from '#domain/shared/dates.ts';
import { routes } from '#domain/shared/routes.ts';
import { Button } from '#islands/shared/Button.tsx';
import { Form } from '#islands/shared/Form.tsx';
import { useLostFocus } from '#islands/shared/use-lost-focus.ts';
import { studentCertificates as texts } from '#messages/panel/school.ts';
import { $revoking, certificateForm, certificatesOf, revokeCertificate } from '#stores/panel/certificates.ts';
import { courseTitle } from '#stores/panel/course-titles.ts';
import { ask } from '../ask.ts';
import { CertificateFields } from '../CertificateFields.tsx';
import { CourseSelect } from '../CourseSelect.tsx';
import { CopyLink } from '../RowActions.tsx';
import { ShortList } from '../ShortList.tsx';

interface Props {
  actor: PanelUser;
  user: User;
}

/** A student's certificates: staff issue and revoke them (LEARN-8). */
export default function Certificates({ actor, user }: Props) {
  const revoking = useStore($revoking);
  return (
    <>
      <ShortList
        store={certificatesOf(user.id)}
        className="certificate-rows"
        label={texts.of(fullName(user))}
        texts={{ ...texts, empty: texts.none }}
        isBelow
        render={(certificate) => (
          <CertificateRow
            certificate={certificate}
            revoking={revoking}
            onRevoke={() =>
              ask({
                text: texts.revokeText(certificate.title, fullName(user)),
                yes: texts.revokeYes,
                no: texts.revokeNo,
                onYes: () => revokeCertificate(actor.uid, user.id, certificate),
              })
            }
          />
        )}
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

interface CertificateRowProps {
  certificate: Certificate;
  /** The certificate that is being revoked. */
  revoking: string | null;
  onRevoke(): void;
}

/** One certificate of a student, and what staff can do with it. */
function CertificateRow({ certificate, revoking, onRevoke }: CertificateRowProps) {
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
          <Button
            className="more danger"
            aria-label={texts.revokeLabel(title)}
            busy={revoking === id}
            off={revoking !== null}
            onClick={() => onRevoke()}
          >
            {revoking === id ? texts.revoking : texts.revoke}
          </Button>
        )}
      </span>
    </>
  );
}
