import type { Fields } from '#core/cloud/operation.ts';
import { type Documents, keys, long, record } from './documents.ts';

const field = (name: string, value: unknown): Fields => (value === undefined ? {} : { [name]: value });

/** Values that must not work as a key (PANEL-8): name, value in `ayla`'s record, value in the configuration. */
const pairs: [string, unknown, unknown][] = [
  ['empty keys', '', ''],
  ['null keys', null, null],
  ['short keys', 'short', 'short'],
  ['keys as lists', Array(20).fill('a'), Array(20).fill('a')],
  ['own key missing', undefined, keys.adminKey],
  ['configured key missing', keys.adminKey, undefined],
  ['another key', long(30), keys.adminKey],
];

export const weakKeys = pairs.map(([what, own, configured]): [string, Documents] => [
  what,
  {
    'users/ayla': record('ayla', { ...field('userKey', own), ...field('adminKey', own) }),
    'config/keys': { ...field('teacherKey', configured), ...field('adminKey', configured) },
  },
]);
