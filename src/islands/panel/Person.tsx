import { fullName, roleOf, type User } from '#domain/accounts/user.ts';
import { fullDate } from '#domain/shared/dates.ts';
import { people as texts } from '#messages/panel/people.ts';

/** A person's name with what they are, if more than a student. */
export function PersonName({ user, badge = badgeOf(user) }: { user: User; badge?: string | null }) {
  return (
    <span className="person">
      <b className="record-title">{fullName(user)}</b>
      {badge && <span className="badge">{badge}</span>}
    </span>
  );
}

/** What the record says; whether its key is the configured one only admins can see. */
export function badgeOf(user: User): string | null {
  const rank = texts.roles[roleOf(user)];
  return rank === null && user.userKey !== undefined ? texts.emptyKey : rank;
}

/** What tells people of one name apart. */
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
