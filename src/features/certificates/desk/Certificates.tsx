import { useRef, useState } from 'react';
import { routes } from '#core/addresses/routes.ts';
import { Form } from '#core/forms/Form.tsx';
import { fullName, type User } from '#core/session/user.ts';
import { fullDate } from '#core/time/dates.ts';
import { useLostFocus } from '#core/views/use-lost-focus.ts';
import { CourseSelect } from '#panel/CourseSelect.tsx';
import { courseTitle } from '#panel/course-titles.ts';
import type { PanelUser } from '#panel/panel.ts';
import { CopyLink, RowButton } from '#panel/RowActions.tsx';
import { ShortList } from '#panel/ShortList.tsx';
import type { Certificate } from '../certificate.ts';
import { CertificateFields } from './CertificateFields.tsx';
import { $revoking, certificateForm, certificatesOf, revokeCertificate } from './store.ts';
import { studentCertificates as texts } from './texts.ts';

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
