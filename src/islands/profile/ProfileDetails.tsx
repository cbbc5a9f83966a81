import { routes } from '#domain/shared/routes.ts';
import type { OwnAccount } from '#islands/accounts/OwnPage.tsx';
import { profile as texts } from '#messages/accounts/accounts.ts';

export function ProfileDetails({ account, record }: OwnAccount) {
  return (
    <dl className="facts">
      <div>
        <dt>{texts.name}</dt>
        <dd translate="no">
          {record.name} {record.surname}
        </dd>
      </div>
      <div>
        <dt>{texts.username}</dt>
        <dd translate="no">{record.username}</dd>
      </div>
      <div>
        <dt>{texts.email}</dt>
        <dd>
          <span translate="no">{record.email}</span>
          {account.emailVerified ? (
            <span className="hint fine">{texts.verified}</span>
          ) : (
            <span className="hint">
              {texts.unverified}. <a href={`${routes.settings}#email`}>{texts.verify}</a>
            </span>
          )}
        </dd>
      </div>
      <div>
        <dt>{texts.mobile}</dt>
        <dd>
          {record.mobile ? (
            <span className="mono">{record.mobile}</span>
          ) : (
            <span className="soft">{texts.mobileEmpty}</span>
          )}
        </dd>
      </div>
    </dl>
  );
}
