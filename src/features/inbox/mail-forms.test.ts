// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { errors } from '#core/cloud/error-texts.ts';
import type { FormStore } from '#core/forms/form-store.ts';
import { type Questions, questions } from '#support/questions.ts';
import ContactForm from './ContactForm.tsx';
import { honeypot, mailIntervalMs, replyBy } from './mail.ts';
import OrderForm from './OrderForm.tsx';
import { rendered } from './rendered.ts';
import { contact, order } from './texts.ts';

type Sent = [form: string, fields: Record<string, string>];
const service = { send: questions<Sent, void>(), isReachable: true };
vi.mock('./mail-gateway.ts', () => ({
  get mail() {
    return { send: service.send.ask, keep: withoutFirebase };
  },
}));
/** kept-messages.test.ts is about a site with a database. The error is that of the page which is opened now. */
async function withoutFirebase(): Promise<never> {
  const { AppError } = await import('#core/cloud/errors.ts');
  throw new AppError('not-configured');
}
/** A network that is gone: a part of the site's own code does not come. */
vi.mock('#core/page/load-part.ts', async (original) => {
  const { loadPart } = await original<typeof import('#core/page/load-part.ts')>();
  return {
    loadPart: <Part>(load: () => Promise<Part>) =>
      loadPart(() => (service.isReachable ? load() : Promise.reject(new TypeError('Failed to fetch')))),
  };
});

/** The pages of both forms, opened on the same device as those before. */
async function opened(): Promise<Forms> {
  vi.resetModules();
  service.send = questions();
  service.isReachable = true;
  const { mailForm } = await import('./store.ts');
  return { orderForm: mailForm('order', order), contactForm: mailForm('contact', contact), ...service.send };
}

type Forms = Questions<Sent, void> & Record<'orderForm' | 'contactForm', FormStore>;

const quote = { describe: 'Sayt', from_name: 'Aysel', from_company: 'Xalça', from_mail: 'a@b.az' };
const message = {
  from_name: 'Aysel',
  from_surname: '',
  from_mail: 'a@b.az',
  from_subject: 'Kurs',
  message: 'Salam',
};

const settle = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers();
});

test.each([
  ['[CONTACT-1]', ContactForm, ['from_name', 'from_mail', 'from_subject']],
  ['[ORDER-1]', OrderForm, ['from_name', 'from_company', 'from_mail']],
])('%s spaces are no words: a field that must be filled in is not sent with them', (_, form, names) => {
  document.body.innerHTML = rendered(form);
  const fields = [...document.querySelectorAll<HTMLInputElement>('input:enabled:required')];
  for (const field of fields) field.value = '   ';
  expect(fields.filter((field) => !field.checkValidity()).map(({ name }) => name)).toEqual(names);
});

describe('what is sent', () => {
  test('[ORDER-2] is all that the form has but the honeypot and the choice of the answer', async () => {
    const { orderForm, open, all } = await opened();
    orderForm.submit({ ...quote, [honeypot]: '', [replyBy]: 'on' });
    await settle();
    open[0]?.answer();
    await settle();
    expect(all).toEqual([['order', quote]]);
    expect(orderForm.$state.get()).toEqual({ step: 'done', message: order.success });
  });

  test('[CONTACT-2] are the five fields, also those that are empty', async () => {
    const { contactForm, open, all } = await opened();
    contactForm.submit({ ...message, [honeypot]: '' });
    await settle();
    open[0]?.answer();
    await settle();
    expect(all).toEqual([['contact', message]]);
    expect(contactForm.$state.get()).toEqual({ step: 'done', message: contact.success });
  });

  test('[ORDER-3] is nothing when a program has filled the honeypot, however long it waits', async () => {
    const { orderForm, all } = await opened();
    await orderForm.submit({ ...quote, [honeypot]: 'https://spam.example' });
    expect([orderForm.$state.get(), all]).toEqual([
      expect.objectContaining({ step: 'failed', message: errors['mail/spam'] }),
      [],
    ]);
    expect(localStorage.length).toBe(0);
  });
});

describe('[ORDER-3] how often', () => {
  test('a double click sends once', async () => {
    const { orderForm, all } = await opened();
    orderForm.submit(quote);
    orderForm.submit(quote);
    await settle();
    expect(all).toHaveLength(1);
  });

  test('a minute passes between two messages of one form, also when a reload or another tab lies between them', async () => {
    const first = await opened();
    first.orderForm.submit(quote);
    await settle();
    first.open[0]?.answer();
    await settle();
    const other = await opened();
    await vi.advanceTimersByTimeAsync(mailIntervalMs - 1);
    await other.orderForm.submit(quote);
    expect(other.orderForm.$state.get()).toMatchObject({ step: 'failed', message: order.tooSoon });
    expect(other.all).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    other.orderForm.submit(quote);
    await settle();
    expect(other.all).toHaveLength(1);
  });

  test('the minute begins when the message has arrived', async () => {
    const { orderForm, open, all } = await opened();
    orderForm.submit(quote);
    await vi.advanceTimersByTimeAsync(mailIntervalMs);
    open[0]?.answer();
    await settle();
    await orderForm.submit(quote);
    expect(all).toHaveLength(1);
  });

  test('each form has a minute of its own', async () => {
    const { orderForm, contactForm, open, all } = await opened();
    orderForm.submit(quote);
    await settle();
    open[0]?.answer();
    await settle();
    contactForm.submit(message);
    await settle();
    open[0]?.answer();
    await settle();
    await contactForm.submit(message);
    expect(contactForm.$state.get()).toMatchObject({ step: 'failed', message: contact.tooSoon });
    expect(all.map(([form]) => form)).toEqual(['order', 'contact']);
  });

  test('a message that failed may be sent again at once', async () => {
    const { contactForm, open, all } = await opened();
    const { AppError } = await import('#core/cloud/errors.ts');
    contactForm.submit(message);
    await settle();
    open[0]?.fail(new AppError('mail/failed'));
    await settle();
    expect(contactForm.$state.get()).toMatchObject({ step: 'failed', message: errors['mail/failed'] });
    expect(console.error).toHaveBeenCalledOnce();
    contactForm.submit(message);
    await settle();
    expect(all).toHaveLength(2);
  });

  test('without storage the first message goes, and the page knows of it until it is left', async () => {
    const { orderForm, open, all } = await opened();
    for (const method of ['getItem', 'setItem'] as const)
      vi.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException('closed', 'SecurityError');
      });
    for (const step of ['done', 'failed']) {
      orderForm.submit(quote);
      await settle();
      open[0]?.answer();
      await settle();
      expect(orderForm.$state.get()).toMatchObject({ step });
    }
    expect(all).toHaveLength(1);
  });
});

test('[ORDER-2] whoever is offline hears the one text, and sends when the part comes', async () => {
  const { orderForm, open } = await opened();
  service.isReachable = false;
  await orderForm.submit(quote);
  expect(orderForm.$state.get()).toMatchObject({ step: 'failed', message: errors['mail/failed'] });
  service.isReachable = true;
  orderForm.submit(quote);
  await settle();
  open[0]?.answer();
  await settle();
  expect(orderForm.$state.get()).toMatchObject({ step: 'done' });
});
