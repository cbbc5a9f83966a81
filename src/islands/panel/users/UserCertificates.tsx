import { useState } from 'react';
import { fullName, type User } from '#domain/accounts/user.ts';
import type { PanelUser } from '#domain/panel/panel.ts';
import { useLate } from '#islands/videos/use-late.ts';
import { studentCertificates as texts } from '#messages/panel/certificates.ts';
import { loadPart } from '#stores/shared/load-part.ts';

const load = () => loadPart(() => import('./Certificates.tsx'));

/** A user's certificates, loaded and read when they are unfolded (LEARN-8). */
export function UserCertificates({ actor, user }: { actor: PanelUser; user: User }) {
  const [isOpened, setOpened] = useState(false);
  const Certificates = useLate(isOpened, load);
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
