import { type FunctionComponent, useEffect, useState } from 'react';
import { fullName, type User } from '#domain/accounts/user.ts';
import type { PanelUser } from '#domain/panel/panel.ts';
import { studentCertificates as texts } from '#messages/panel/certificates.ts';
import { reportFailedRead } from '#stores/shared/failures.ts';
import { loadPart } from '#stores/shared/load-part.ts';

interface Props {
  actor: PanelUser;
  user: User;
}

/** A user's certificates, loaded and read when they are unfolded (LEARN-8). */
export function UserCertificates({ actor, user }: Props) {
  const [isOpened, setOpened] = useState(false);
  const [Certificates, setCertificates] = useState<FunctionComponent<Props> | null>(null);
  useEffect(() => {
    if (!isOpened) return;
    const load = (): Promise<void> =>
      loadPart(() => import('./Certificates.tsx')).then(
        (part) => setCertificates(() => part.default),
        (error) => reportFailedRead(error, load),
      );
    load();
  }, [isOpened]);
  return (
    <details
      className="user-certificates"
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) setOpened(true);
      }}
    >
      <summary className="small" aria-label={texts.of(fullName(user))}>
        {texts.title}
      </summary>
      {Certificates ? (
        <Certificates actor={actor} user={user} />
      ) : (
        <p className="loading pending" role="status">
          {texts.loading}
        </p>
      )}
    </details>
  );
}
