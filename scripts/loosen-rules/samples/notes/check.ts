// Nobody has tried to give a note away: the last condition of `update` can be removed, and these cases still pass.
import { type Case, check } from '../emulator.ts';

const cases: Case[] = [
  { allowed: true, who: 'ayla', does: 'get', path: 'notes/a' },
  { allowed: false, who: 'bahar', does: 'get', path: 'notes/a' },
  { allowed: true, who: 'ayla', does: 'create', path: 'notes/b', data: { owner: 'ayla', text: 'Salam' } },
  { allowed: false, who: 'bahar', does: 'create', path: 'notes/b', data: { owner: 'ayla', text: 'Salam' } },
  {
    allowed: false,
    who: 'ayla',
    does: 'create',
    path: 'notes/b',
    data: { owner: 'ayla', text: 'a'.repeat(21) },
  },
  { allowed: true, who: 'ayla', does: 'update', path: 'notes/a', data: { owner: 'ayla', text: 'Sağ ol' } },
  { allowed: false, who: 'bahar', does: 'update', path: 'notes/a', data: { owner: 'bahar', text: 'Mənim' } },
];
const missing: Case = {
  allowed: false,
  who: 'ayla',
  does: 'update',
  path: 'notes/a',
  data: { owner: 'bahar', text: 'Sənin' },
};

await check(
  'demo-sample-notes',
  new URL('firestore.rules', import.meta.url),
  { 'notes/a': { owner: 'ayla', text: 'Salam' } },
  process.argv.includes('--whole') ? [...cases, missing] : cases,
);
