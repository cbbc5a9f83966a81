import { endOfGrant, type Grants } from '#core/session/grants.ts';
import type { Order } from './order.ts';

export interface PaidGrant {
  kind: 'grant' | 'renew' | 'none';
  before: Date | null;
  end: Date | null;
}

/** What taking a confirmation back does with the course: it is closed, gets its old last day back, or stays (PAY-3). */
export type GrantBack = { kind: 'revoke' | 'none' } | { kind: 'renew'; end: Date };

const isSame = (one: Date | null | undefined, other: Date | null | undefined): boolean =>
  one?.getTime() === other?.getTime();

/** How a confirmed payment changes what the buyer has. A course that is open for ever stays so. */
export function paidGrantOf(user: Grants, course: string, end: Date | null): PaidGrant {
  if (!user.lessons.includes(course)) return { kind: 'grant', before: null, end };
  const before = endOfGrant(user, course);
  return before === null || isSame(before, end)
    ? { kind: 'none', before, end: before }
    : { kind: 'renew', before, end };
}

type Paid = Pick<Order, 'id' | 'course' | 'state' | 'paidAt' | 'was'>;

export interface TakenBack<Later> {
  grant: GrantBack;
  /** The payment that follows: it keeps the course open, and inherits what there was before. */
  next: Later | null;
  isChanged: boolean; // the grant was changed by hand since, so its old state is not known to be right
}

/** Of several payments of one course the last one decides how long it is open. @param others the buyer's other orders. */
export function takenBack<Later extends Paid>(
  { was, course, paidAt }: Paid,
  others: readonly Later[],
  user: Grants | null,
): TakenBack<Later> {
  const stays = { grant: { kind: 'none' }, next: null, isChanged: false } as const;
  if (!user) return stays;
  if (!was) return { ...stays, isChanged: true };
  const timeOf = (one: Pick<Paid, 'paidAt'>) => one.paidAt?.getTime() ?? 0;
  const [next] = others
    .filter((one) => one.state === 'paid' && one.course === course && timeOf(one) > timeOf({ paidAt }))
    .sort((one, other) => timeOf(one) - timeOf(other));
  if (next) {
    const { was: later } = next;
    const follows =
      later !== undefined &&
      later.kind !== 'grant' &&
      isSame(later.kind === 'renew' ? later.end : later.until, was.until);
    return follows && was.kind !== 'none' ? { ...stays, next } : stays;
  }
  if (!user.lessons.includes(course) || !isSame(endOfGrant(user, course) ?? undefined, was.until))
    return { ...stays, isChanged: user.lessons.includes(course) };
  if (was.kind === 'grant') return { ...stays, grant: { kind: 'revoke' } };
  if (was.kind === 'none' || was.end === undefined || isSame(was.end, was.until)) return stays;
  return { ...stays, grant: { kind: 'renew', end: was.end } };
}

/** What the next payment has changed, when the one before it is taken back: it follows what was there before that. */
export const inherited = (was: NonNullable<Order['was']>, next: NonNullable<Order['was']>) => ({
  state: next.state,
  kind: was.kind,
  ...(was.end && { end: was.end }),
  ...(next.until && { until: next.until }),
});
