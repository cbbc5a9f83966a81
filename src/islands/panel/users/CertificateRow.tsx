import type { Certificate } from '#domain/school/certificate.ts';
import { fullDate } from '#domain/shared/dates.ts';
import { routes } from '#domain/shared/routes.ts';
import { studentCertificates as texts } from '#messages/panel/certificates.ts';
import { showToast } from '#stores/shared/toasts.ts';

interface Props {
  certificate: Certificate;
  /** The certificate that is being revoked. */
  revoking: string | null;
  onRevoke(): void;
}

/** One certificate of a student, and what staff can do with it. */
export function CertificateRow({ certificate, revoking, onRevoke }: Props) {
  const { id, title, issuedAt, revokedAt } = certificate;
  const copy = () =>
    navigator.clipboard.writeText(new URL(routes.certificate(id), location.href).href).then(
      () => showToast({ kind: 'good', text: texts.copied }),
      () => showToast({ kind: 'bad', text: texts.notCopied }),
    );
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
        <button className="more" type="button" aria-label={texts.copyLabel(title)} onClick={copy}>
          {texts.copy}
        </button>
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
