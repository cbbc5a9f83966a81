import { fullName, roleOf, type User } from '#core/session/user.ts';
import { fullDate } from '#core/time/dates.ts';
import { people as texts } from './person-texts.ts';

export function PersonName({ user, badge = badgeOf(user) }: { user: User; badge?: string | null }) {
  return (
    <span className="row person">
      <b className="record-title">{fullName(user)}</b>
      {badge && <span className="badge">{badge}</span>}
    </span>
  );
}

/** The role by the record's keys; only admins can see whether a key is the configured one. */
export function badgeOf(user: User): string | null {
  const rank = texts.roles[roleOf(user)];
  return rank === null && user.userKey !== undefined ? texts.emptyKey : rank;
}

export function PersonDetails({ user }: { user: User }) {
  return (
    <span className="record-facts mono soft" translate="no">
      <span>{user.username}</span>
      <span>
        {user.email}{' '}
        <span className="email-state" translate="yes">
          ({user.verified ? texts.verified : texts.unverified})
        </span>
      </span>
      {user.mobile && <span>{user.mobile}</span>}
      <time dateTime={user.createdAt.toISOString()} title={texts.since(fullDate(user.createdAt))}>
        {fullDate(user.createdAt)}
      </time>
    </span>
  );
}
