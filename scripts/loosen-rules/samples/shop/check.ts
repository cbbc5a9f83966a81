// Nobody has tried to order less than one: the shop would pay for such an order.
import { type Case, check } from '../emulator.ts';

const order = { does: 'create', path: 'orders/o' } as const;
const cases: Case[] = [
  { allowed: true, who: null, does: 'get', path: 'products/cup' },
  { allowed: false, who: 'ayla', does: 'get', path: 'products/secret' },
  { allowed: true, who: 'teymur', does: 'get', path: 'products/secret' },
  { allowed: true, who: 'teymur', does: 'update', path: 'products/cup', data: { published: false } },
  { allowed: false, who: 'ayla', does: 'update', path: 'products/cup', data: { published: false } },
  { allowed: true, who: 'ayla', ...order, data: { buyer: 'ayla', count: 9 } },
  { allowed: false, who: 'bahar', ...order, data: { buyer: 'ayla', count: 1 } },
  { allowed: false, who: 'ayla', ...order, data: { buyer: 'ayla', count: 10 } },
];
const missing: Case = { allowed: false, who: 'ayla', ...order, data: { buyer: 'ayla', count: -1 } };

await check(
  'demo-sample-shop',
  new URL('firestore.rules', import.meta.url),
  {
    'products/cup': { published: true },
    'products/secret': { published: false },
    'staff/teymur': { since: 2020 },
  },
  process.argv.includes('--whole') ? [...cases, missing] : cases,
);
