// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { errors } from '#core/cloud/error-texts.ts';
import { AppError, type ErrorCode } from '#core/cloud/errors.ts';
import type { FormStore } from '#core/forms/form-store.ts';
import { textLength } from '#core/forms/text-length-texts.ts';
import { inboxLimits } from './limits.ts';
import { honeypot, replyBy } from './mail.ts';
import { contact, order } from './texts.ts';

// The forms with EmailJS's own library; the services behind it and the database answer as a test says.

const service = vi.hoisted(() => ({
  firebase: {} as object | null,
  /** The status of EmailJS's answer; `null`: there is none. */
  mail: 200 as number | null,
  /** `null`: the message is kept. */
  keep: null as ErrorCode | null,
  /** How long, in ms, keeping takes. */
  keepAfter: 0,
  mailed: [] as Record<string, string>[],
  /** The messages that arrive at the database, also those whose answer is lost. */
  kept: [] as [id: string, form: string, fields: Record<string, string>][],
  partsLoaded: 0,
}));

vi.mock('#configuration', () => ({
  configuration: {
    mail: {
      origin: 'http://mail.example',
      account: { publicKey: 'key', serviceId: 'service', order: 'order', contact: 'contact' },
    },
    get firebase() {
      return service.firebase;
    },
  },
}));
vi.mock('./gateway.ts', () => {
  service.partsLoaded += 1;
  return {
    messages: {
      async keep(...message: (typeof service.kept)[number]) {
        service.kept.push(message);
        await new Promise((resolve) => setTimeout(resolve, service.keepAfter));
        if (service.keep) throw new AppError(service.keep);
      },
    },
  };
});

const quote = { describe: 'Sayt', from_name: 'Aysel', from_company: 'Xalça', from_mail: 'a@b.az' };

async function opened(): Promise<Record<'orderForm' | 'contactForm', FormStore>> {
  vi.resetModules();
  const { loadMail, mailForm } = await import('./store.ts');
  // Loading takes time that is not the fake one.
  await loadMail();
  if (service.firebase) await import('./gateway.ts');
  return { orderForm: mailForm('order', order), contactForm: mailForm('contact', contact) };
}

/** Submits, and lets both services have their time. */
async function submitted(form: FormStore, fields: Record<string, string> = quote) {
  const sending = form.submit(fields);
  await vi.runAllTimersAsync();
  await sending;
  return form.$state.get();
}

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  Object.assign(service, { firebase: {}, mail: 200, keep: null, keepAfter: 0, mailed: [], kept: [] });
  vi.stubGlobal('fetch', async (_address: string, { body }: { body: FormData }) => {
    service.mailed.push(Object.fromEntries([...body].map(([name, value]) => [name, String(value)])));
    if (service.mail === null) return new Promise(() => {});
    return new Response('', { status: service.mail });
  });
});

const mails = [200, 402, 412, 429, 503, null] as const;
const keeps: [string, ErrorCode | null, number][] = [
  ['kept', null, 0],
  ['kept late', null, 14_000],
  ['refused', 'firestore/permission-denied', 0],
  ['lost', 'firestore/unavailable', 100],
  ['without an answer', 'firestore/deadline-exceeded', 30_000],
];

describe.each(mails)('[INBOX-1] the mail service answers %s', (mail) => {
  test.each(keeps)('and the message is %s', async (_how, keep, keepAfter) => {
    Object.assign(service, { mail, keep, keepAfter });
    const { orderForm } = await opened();
    const state = await submitted(orderForm, { ...quote, [honeypot]: '', [replyBy]: 'on' });
    const isMailed = mail === 200;
    const isKept = keep === null;
    expect(state).toMatchObject(
      isMailed
        ? { step: 'done', message: order.success }
        : isKept
          ? { step: 'done', message: 'Müraciətiniz qeydə alındı. Sizinlə əlaqə saxlayacağıq.' }
          : { step: 'failed', message: errors['mail/failed'] },
    );
    // Exactly the fields of the form, and what EmailJS adds.
    expect(service.mailed).toEqual([
      {
        ...quote,
        lib_version: expect.any(String),
        service_id: 'service',
        template_id: 'order',
        user_id: 'key',
      },
    ]);
    expect(service.kept).toEqual([[expect.stringMatching(/^[\w-]{36}$/), 'order', quote]]);
    expect(console.error).toHaveBeenCalledTimes(Number(!isMailed) + Number(!isKept));
    // A minute passes after either success, none after a failure (ORDER-3).
    const again = await submitted(orderForm);
    if (isMailed || isKept) expect(again).toMatchObject({ step: 'failed', message: order.tooSoon });
    else expect(service.mailed).toHaveLength(2);
  });
});

describe('[INBOX-1] a message whose answer was lost', () => {
  test('is the same message when it is sent again, and another one with another text', async () => {
    Object.assign(service, { mail: 503, keep: 'firestore/deadline-exceeded' });
    const { orderForm } = await opened();
    await submitted(orderForm);
    await submitted(orderForm);
    await submitted(orderForm, { ...quote, describe: 'Başqa sayt' });
    const [first, second, third] = service.kept.map(([id]) => id);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  test('a success ends it: the same words a minute later are a new message', async () => {
    const { orderForm } = await opened();
    await submitted(orderForm);
    await vi.advanceTimersByTimeAsync(60_000);
    await submitted(orderForm);
    const [first, second] = service.kept.map(([id]) => id);
    expect(second).toBeDefined();
    expect(second).not.toBe(first);
  });
});

test('[INBOX-1] mail and keeping run at the same time', async () => {
  Object.assign(service, { keepAfter: 5_000 });
  const { orderForm } = await opened();
  orderForm.submit(quote);
  await vi.advanceTimersByTimeAsync(0);
  expect([service.mailed.length, service.kept.length]).toEqual([1, 1]);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(orderForm.$state.get()).toMatchObject({ step: 'done' });
});

test('[INBOX-1] a site without Firebase sends as before and loads nothing of it', async () => {
  service.firebase = null;
  service.partsLoaded = 0;
  const { orderForm } = await opened();
  expect(await submitted(orderForm)).toMatchObject({ step: 'done', message: order.success });
  service.mail = 503;
  localStorage.clear();
  const other = (await opened()).orderForm;
  expect(await submitted(other)).toMatchObject({ step: 'failed', message: errors['mail/failed'] });
  expect(service.partsLoaded).toBe(0);
  expect(console.error).toHaveBeenCalledOnce();
});

describe('[INBOX-1] what is too long', () => {
  const message = {
    from_name: 'Aysel',
    from_surname: '',
    from_mail: 'a@b.az',
    from_subject: 'Kurs',
    message: '',
  };
  test.each([
    ['contact', 'from_name', inboxLimits.line],
    ['contact', 'from_surname', inboxLimits.line],
    ['contact', 'from_mail', inboxLimits.email],
    ['contact', 'from_subject', inboxLimits.line],
    ['contact', 'message', inboxLimits.text],
    ['order', 'describe', inboxLimits.text],
    ['order', 'from_company', inboxLimits.line],
  ] as const)(
    '%s: %s of more than %i characters is refused at its field, and nothing is sent',
    async (form, field, most) => {
      const { orderForm, contactForm } = await opened();
      const [store, fields] = form === 'order' ? [orderForm, quote] : [contactForm, message];
      expect(
        await submitted(store, { ...fields, [honeypot]: '', [field]: 'ə'.repeat(most + 1) }),
      ).toMatchObject({ step: 'failed', field, message: textLength.tooLong(most + 1, most) });
      expect([service.mailed, service.kept]).toEqual([[], []]);
      expect(await submitted(store, { ...fields, [field]: 'ə'.repeat(most) })).toMatchObject({
        step: 'done',
      });
    },
  );

  test('but not the honeypot, which nobody sees', async () => {
    const { contactForm } = await opened();
    expect(await submitted(contactForm, { ...message, [honeypot]: 'x'.repeat(300) })).toMatchObject({
      step: 'failed',
      message: errors['mail/spam'],
    });
  });
});
