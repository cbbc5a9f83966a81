import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { callLink, isMobile, mailLink, whatsappLink } from '#core/addresses/contact-links.ts';
import { saysWords } from '#core/words/letters.ts';
import { messageMonths, searchedText, textOf } from './message.ts';

const order = {
  fields: {
    describe: 'Çayxana üçün sayt',
    from_name: 'Rəşad Quluzadə',
    from_company: 'Armudu',
    from_number: '+994-55-011-22-33',
  },
};
const contact = {
  fields: {
    from_name: 'Ləman',
    from_surname: 'Əzizova',
    from_mail: 'leman@poct.example',
    from_subject: 'Frontend',
    message: 'Salam!\nNə vaxt başlayır?',
  },
  note: 'İsmayıl zəng edib',
};

test('[INBOX-2] both forms say the same things under different names', () => {
  expect(textOf(order)).toEqual({
    name: 'Rəşad Quluzadə',
    company: 'Armudu',
    email: '',
    number: '+994-55-011-22-33',
    subject: '',
    text: 'Çayxana üçün sayt',
  });
  expect(textOf(contact)).toMatchObject({ name: 'Ləman Əzizova', company: '', subject: 'Frontend' });
  expect(textOf({ fields: {} }).name).toBe('');
});

describe('[INBOX-2] a search finds', () => {
  test.each([
    ['a part of a word', 'ezizo', true],
    ['several words from several fields', 'FRONTEND leman', true],
    ['letters with and without dots', 'ismayil', true],
    ['an e-mail', 'leman@poct', true],
    ['words of which one is missing', 'frontend backend', false],
  ])('%s', (_what, search, found) => {
    expect(saysWords(searchedText(contact), search)).toBe(found);
  });
});

describe('[INBOX-2] links of a message', () => {
  test.each([
    ['+994-55-011-22-33', true],
    ['0550112233', true],
    ['+994-12-011-44-55', false],
    ['+994-22-011-44-55', false],
    ['+994-55-011', false],
    ['', false],
  ])('%s may be in WhatsApp: %s', (number, may) => expect(isMobile(number)).toBe(may));

  test('have one number, one address and the prepared text, whatever a visitor has typed', () => {
    expect(callLink('+994-55-011-22-33;ext=1')).toBe('tel:+9945501122331');
    expect(mailLink('a@b.az?bcc=c@d.az&body=x', 'Re: «Kurs» & qiymət')).toBe(
      'mailto:a@b.az%3Fbcc%3Dc%40d.az%26body%3Dx?subject=Re%3A%20%C2%ABKurs%C2%BB%20%26%20qiym%C9%99t',
    );
    expect(whatsappLink('+994-55-011-22-33', 'Salam, Aysel & Co!')).toBe(
      'https://wa.me/994550112233?text=Salam%2C%20Aysel%20%26%20Co!',
    );
  });
});

test('[INBOX-2] the privacy page names the months after which messages are deleted', () => {
  expect(readFileSync('content/pages/privacy.md', 'utf8')).toContain(`${messageMonths} ay saxlanılır`);
});
