import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { fullName, type User } from '#domain/accounts/user.ts';
import type { PanelUser } from '#domain/panel/panel.ts';
import type { Certificate } from '#domain/school/certificate.ts';
import { fullDate } from '#domain/shared/dates.ts';
import { routes } from '#domain/shared/routes.ts';
import { FailedNote } from '#islands/shared/FailedNote.tsx';
import { Form } from '#islands/shared/Form.tsx';
import { lists } from '#messages/panel/panel.ts';
import { studentCertificates as texts } from '#messages/panel/school.ts';
import {
  $certificates,
  $revoking,
  certificateForm,
  loadCertificates,
  loadMoreCertificates,
  revokeCertificate,
} from '#stores/panel/certificates.ts';
import { courseTitle } from '#stores/panel/course-titles.ts';
import { Confirm } from '../Confirm.tsx';
import { CopyLink } from '../CopyLink.tsx';
import { CourseSelect } from '../CourseSelect.tsx';

interface Props {
  actor: PanelUser;
  user: User;
}

/** A student's certificates: staff issue and revoke them (LEARN-8). */
export default function Certificates({ actor, user }: Props) {
  const list = useStore($certificates, { keys: [user.id] })[user.id];
  const revoking = useStore($revoking);
  const [asked, setAsked] = useState<Certificate | null>(null);
  useEffect(() => {
    loadCertificates(user.id);
  }, [user.id]);
  const again = () => loadCertificates(user.id);
  return (
    <>
      {(!list || list.step === 'loading') && (
        <p className="loading pending" role="status">
          {texts.loading}
        </p>
      )}
      {list?.step === 'failed' && <FailedNote message={list.message} retry={again} />}
      {list?.step === 'ready' && list.rows.length === 0 && <p className="small soft">{texts.none}</p>}
      {list?.step === 'ready' && list.rows.length > 0 && (
        <ul className="certificate-rows" aria-label={texts.of(fullName(user))} aria-busy={list.busy}>
          {list.rows.map((row) => (
            <li key={row.id}>
              {'item' in row ? (
                <CertificateRow
                  certificate={row.item}
                  revoking={revoking}
                  onRevoke={() => setAsked(row.item)}
                />
              ) : (
                <p className="record-bad">{texts.malformed}</p>
              )}
            </li>
          ))}
        </ul>
      )}
      {list?.step === 'ready' && list.more && (
        <button
          className="more"
          type="button"
          aria-disabled={list.busy}
          onClick={() => loadMoreCertificates(user.id)}
        >
          {list.busy ? lists.loadingMore : lists.more}
        </button>
      )}
      <IssueForm user={user} />
      {asked && (
        <Confirm
          text={texts.revokeText(asked.title, fullName(user))}
          yes={texts.revokeYes}
          no={texts.revokeNo}
          onYes={() => revokeCertificate(actor.uid, user.id, asked)}
          onClose={() => setAsked(null)}
        />
      )}
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
      <Form store={certificateForm(user)} submit={texts.issue} sending={texts.issuing} quiet={true}>
        <CourseSelect name="group" />
        <p className="small" role="status">
          {course !== '' && !user.lessons.includes(course) && texts.notGranted(courseTitle(course))}
        </p>
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
  return (
    <>
      <span className="certificate-title">
        <b>{title}</b>
        <span className="small soft">
          <time dateTime={issuedAt.toISOString()}>{fullDate(issuedAt)}</time>
          {' · '}
          <span className={revokedAt && 'lesson-over'}>
            {revokedAt ? texts.revokedOn(fullDate(revokedAt)) : texts.holds}
          </span>
        </span>
      </span>
      <span className="certificate-actions">
        <a
          className="more"
          href={routes.certificate(id)}
          target="_blank"
          rel="noopener"
          aria-label={texts.openLabel(title)}
        >
          {texts.open}
        </a>
        <CopyLink path={routes.certificate(id)} label={texts.copyLabel(title)} texts={texts} />
        {!revokedAt && (
          <button
            className="more danger"
            type="button"
            aria-label={texts.revokeLabel(title)}
            aria-busy={revoking === id}
            aria-disabled={revoking !== null}
            onClick={() => revoking === null && onRevoke()}
          >
            {revoking === id ? texts.revoking : texts.revoke}
          </button>
        )}
      </span>
    </>
  );
}
