import { expect, test } from 'vitest';
import { namedIn, operatorParts, ownParts } from '#registry/personal-data.ts';
import { rulesOf } from '../../../scripts/firestore-rules.ts';

test('[USER-6] every collection and every folder of files that the rules know says what becomes of a person in it', () => {
  const above = rulesOf('firestore').matchAll(/^ {4}match \/(\w+)\//gm);
  // What is below a record stands in the gateway's own list.
  const below = rulesOf('firestore').matchAll(/^ {6}match \/(versions)\//gm);
  // Of posts, snippets and videos, whose texts they have.
  const ofContent = rulesOf('firestore').matchAll(/^ {4}match \/\{\w+\}\/\{\w+\}\/(\w+)\//gm);
  const others = [
    ...rulesOf('firestore').matchAll(/^(?: {6}match| {4}match \/users\/\{user\}) ?\/(\w+)\//gm),
  ].map(([, name]) => name);
  const folders = rulesOf('storage').matchAll(/^ {4}match \/([\w-]+)\//gm);
  const known = [
    ...[...above].map(([, name]) => name),
    ...[...below].map(([, name]) => `works/${name}`),
    ...[...ofContent].map(([, name]) => `content/${name}`),
    ...[...folders].map(([, name]) => `${name}/`),
    'users/',
  ];
  expect([...new Set(known)].sort()).toEqual(Object.keys(namedIn).sort());
  expect(others.filter((name) => name !== 'versions' && name !== 'private').sort()).toEqual(
    [
      'counters',
      'certificates',
      'notices',
      'progress',
      'exercises',
      'reading',
      'reviews',
      'notes',
      'memberships',
    ].sort(),
  );
});

test('[USER-6] every part is named in some place', () => {
  const named = new Set(Object.values(namedIn).flat());
  expect([...ownParts, ...operatorParts].filter((part) => !named.has(part))).toEqual([]);
});
