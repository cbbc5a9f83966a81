import { fullDate } from '#domain/dates.ts';
import { fullName, roleOf, type User } from '#domain/user.ts';
import { people as texts } from '#messages/panel-people.ts';

/** A person's name with the rank. */
export function PersonName({ user }: { user: User }) {
  const rank = texts.roles[roleOf(user)];
  const hasEmptyKey = rank === null && user.userKey !== undefined;
  return (
    <>
      <b className="record-title">{fullName(user)}</b>
      {rank && <span className="badge">{rank}</span>}
      {hasEmptyKey && <span className="badge">{texts.emptyKey}</span>}
    </>
  );
}

/** What tells people of one name apart. */
export function PersonFacts({ user }: { user: User }) {
  return (
    <span className="record-facts mono soft" translate="no">
      <span>{user.username}</span>
      <span>{user.email}</span>
      {user.mobile && <span>{user.mobile}</span>}
      <time dateTime={user.createdAt.toISOString()} title={texts.since(fullDate(user.createdAt))}>
        {fullDate(user.createdAt)}
      </time>
    </span>
  );
}
