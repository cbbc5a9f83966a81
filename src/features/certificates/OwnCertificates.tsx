import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { routes } from '#core/addresses/routes.ts';
import { fullDate } from '#core/time/dates.ts';
import { PageSection } from '#core/views/PageSection.tsx';
import { ownCertificates } from './own-certificates.ts';
import { certificate as texts } from './texts.ts';

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
