import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { fullDate } from '#domain/shared/dates.ts';
import { routes } from '#domain/shared/routes.ts';
import { PageSection } from '#islands/shared/PageSection.tsx';
import { certificate as texts } from '#messages/school/certificate.ts';
import { ownCertificates } from '#stores/profile/own-certificates.ts';

/** The user's certificates; nothing for who has none, which is nearly everybody (LEARN-8). */
export function OwnCertificates({ uid }: { uid: string }) {
  const state = useStore(ownCertificates.$state);
  useEffect(() => {
    ownCertificates.load(uid);
  }, [uid]);
  if (state.step !== 'ready' || state.own.length === 0) return null;
  return (
    <PageSection>
      <h2 className="lesser">{texts.mine}</h2>
      <ul className="own-certificates">
        {state.own.map(({ id, title, issuedAt, revokedAt }) => (
          <li key={id}>
            <a className="display" href={routes.certificate(id)} aria-label={texts.open(title)}>
              {title}
            </a>{' '}
            <span className="small soft">
              {revokedAt ? texts.revoked(fullDate(revokedAt)) : fullDate(issuedAt)}
            </span>
          </li>
        ))}
      </ul>
    </PageSection>
  );
}
