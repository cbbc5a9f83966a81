import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { whatsappLink } from '#core/addresses/contact-links.ts';
import { fieldProblem } from '#core/cloud/malformed.ts';
import { whatsapp } from '#core/views/common-texts.ts';
import { legalLine } from '#site/texts.ts';
import { Site } from './site.ts';

const sample = JSON.parse(readFileSync('content/site.json', 'utf8'));
const problemOf = (fields: object) => {
  const [issue] = v.safeParse(Site, { ...sample, ...fields }).issues ?? [];
  return issue && fieldProblem(issue);
};

test('[CONTACT-3] a number of WhatsApp is read as people write it, and another text is named', () => {
  for (const written of ['+994 50 555 01 23', '050 555-01-23', '00994 (0)50 5550123'])
    expect(v.parse(Site, { ...sample, whatsapp: written }).whatsapp).toBe('+994-50-555-01-23');
  expect(v.parse(Site, { ...sample, whatsapp: undefined }).whatsapp).toBeUndefined();
  for (const whatsapp of ['', '050', 'wa.me/kodyol'])
    expect(problemOf({ whatsapp }), whatsapp).toEqual({ field: 'whatsapp', kind: 'form' });
});

test('[CONTACT-3] the link has the digits of the number and the whole text', () => {
  const text = whatsapp.fromPage('«Kod & dizayn» 100%?', 'https://kodyol.example/blogs/ə?a=1&b=2#c');
  const { href, searchParams } = new URL(whatsappLink('+994-50-555-01-23', text));
  expect(href).toMatch(/^https:\/\/wa\.me\/994505550123\?text=/);
  expect([...searchParams]).toEqual([['text', text]]);
  expect(text).toBe(
    'Salam! ««Kod & dizayn» 100%?» səhifəsindən yazıram: https://kodyol.example/blogs/ə?a=1&b=2#c',
  );
  expect(whatsapp.fromPage('Profil', undefined)).toBe('Salam! «Profil» səhifəsindən yazıram.');
});

test('[READ-11] legal details are one line of what is filled in', () => {
  const { legal } = v.parse(Site, sample);
  expect(legalLine(legal)).toBe(
    '«Kodyol» MMC · VÖEN 1234567891 · Hüquqi ünvan: Bülbül prospekti 118, Bakı, AZ1014 · Qeydiyyat: 12.04.2023, № 0000000000',
  );
  const emptied = { name: 'Kamran Əsgərov', form: ' ', voen: '', address: '' };
  expect(legalLine(v.parse(Site, { ...sample, legal: emptied }).legal)).toBe('Kamran Əsgərov');
  for (const none of [{}, undefined])
    expect(legalLine(v.parse(Site, { ...sample, legal: none }).legal)).toBe('');
});

test('[READ-11] a way to pay has a name and at least one line', () => {
  const way = { name: 'm10', details: [{ label: 'Nömrə', value: '050 555 01 23' }], note: '' };
  expect(v.parse(Site, { ...sample, payment: [way] }).payment).toEqual([{ ...way, note: undefined }]);
  expect(problemOf({ payment: [{ ...way, details: [] }] })).toEqual({
    field: 'payment.0.details',
    kind: 'empty',
  });
  for (const none of [
    { payment: undefined, orders: undefined },
    { payment: [], orders: false },
  ])
    expect(problemOf(none)).toBeUndefined();
});
