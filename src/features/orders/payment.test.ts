import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { endOfGrant, type Grants, withEnd } from '#core/session/grants.ts';
import type { Order } from './order.ts';
import { inherited, paidGrantOf, takenBack } from './payment.ts';

const day = (n: number) => new Date(Date.UTC(2027, 0, n));
const course = 'frontend';
const paid = (id: string, at: number, was: Order['was']) => ({
  id,
  course,
  state: 'paid' as const,
  paidAt: day(at),
  was,
});

describe('[PAY-3] a confirmation that is taken back', () => {
  const has = (end: Date | null): Grants => withEnd({ lessons: [course] }, course, end);

  test.each([
    [
      'closes the course that it has opened',
      { kind: 'grant', until: day(9) },
      has(day(9)),
      { kind: 'revoke' },
    ],
    ['closes one that is open for ever since', { kind: 'grant' }, has(null), { kind: 'revoke' }],
    [
      'gives a renewal its old end back',
      { kind: 'renew', end: day(3), until: day(9) },
      has(day(9)),
      { kind: 'renew', end: day(3) },
    ],
    [
      'leaves a renewal that has inherited its own end',
      { kind: 'renew', end: day(9), until: day(9) },
      has(day(9)),
      { kind: 'none' },
    ],
    ['leaves what it has left', { kind: 'none', until: day(9) }, has(day(9)), { kind: 'none' }],
  ] as const)('%s', (_, was, user, grant) => {
    const back = takenBack(paid('1', 1, { state: 'new', ...was }), [], user);
    expect(back).toEqual({ grant, next: null, isChanged: false });
  });

  test.each([
    ['another end', has(day(10))],
    ['for ever', has(null)],
  ])('leaves what was changed by hand since: %s', (_, user) => {
    const was = { state: 'new', kind: 'grant', until: day(9) } as const;
    expect(takenBack(paid('1', 1, was), [], user)).toMatchObject({
      grant: { kind: 'none' },
      isChanged: true,
    });
  });

  test('leaves a course that is closed, a buyer who is gone, and decides nothing for an order of before', () => {
    const was = { state: 'new', kind: 'grant', until: day(9) } as const;
    const nothing = { grant: { kind: 'none' }, next: null, isChanged: false };
    expect(takenBack(paid('1', 1, was), [], { lessons: [] })).toEqual(nothing);
    expect(takenBack(paid('1', 1, was), [], null)).toEqual(nothing);
    expect(takenBack(paid('1', 1, undefined), [], has(day(9)))).toEqual({ ...nothing, isChanged: true });
  });

  test('of two payments, renewed or not, in whichever order: nothing is left that nobody has paid for', () => {
    const end = fc.option(fc.integer({ min: 1, max: 4 }).map(day), { nil: null });
    const start = fc.oneof(
      fc.constant<Grants>({ lessons: ['css'] }),
      end.map((one) => withEnd({ lessons: ['css', course] }, course, one)),
    );
    fc.assert(
      fc.property(
        start,
        fc.array(end, { minLength: 1, maxLength: 4 }),
        fc.infiniteStream(fc.nat()),
        (had, ends, picks) => {
          let user: Grants = had;
          let orders: ReturnType<typeof paid>[] = [];
          for (const [at, given] of ends.entries()) {
            const { kind, before, end: until } = paidGrantOf(user, course, given);
            const was = {
              state: 'new' as const,
              kind,
              ...(kind === 'renew' && before && { end: before }),
              ...(until && { until }),
            };
            orders.push(paid(String(at), at + 1, was));
            if (kind === 'grant') user = { ...user, lessons: [...user.lessons, course] };
            user = withEnd(user, course, until);
          }
          while (orders.length > 0) {
            const { value = 0 } = picks.next();
            const order = orders[value % orders.length];
            if (!order?.was) throw new Error('no order');
            const others = orders.filter((one) => one !== order);
            const { grant, next, isChanged } = takenBack(order, others, user);
            expect(isChanged).toBe(false);
            orders = others.map((one) =>
              one === next && one.was && order.was ? { ...one, was: inherited(order.was, one.was) } : one,
            );
            if (grant.kind === 'revoke')
              user = {
                ...withEnd(user, course, null),
                lessons: user.lessons.filter((one) => one !== course),
              };
            if (grant.kind === 'renew') {
              // The rules refuse a renewal that changes nothing.
              expect(grant.end).not.toEqual(endOfGrant(user, course));
              user = withEnd(user, course, grant.end);
            }
            // As long as something is paid, the last payment decides.
            const last = orders.at(-1)?.was;
            if (last) expect(endOfGrant(user, course) ?? undefined).toEqual(last.until);
          }
          expect([[...user.lessons].sort(), endOfGrant(user, course)]).toEqual([
            [...had.lessons].sort(),
            endOfGrant(had, course),
          ]);
        },
      ),
    );
  });
});
