// The local mailbox of the test stack, and the network between the page and the mail service.
import { readFileSync } from 'node:fs';
import { expect, type Page, type Route } from '@playwright/test';
import { Mailbox, type Message } from '#stack/mail/mailbox.ts';

/** The fields of each message that has a field with this text, newest first. */
export function arrived(text: string): Message['fields'][] {
  return new Mailbox(process.env.KODYOL_TEST_MAIL ?? '')
    .messages()
    .map(({ fields }) => fields)
    .filter((fields) => fields.some(([, value]) => value === text));
}

/**
 * The fields that a form shows, as they are to be sent: what is shown is sent (ORDER-2, CONTACT-2). A field that the test
 * has left empty, or that docs/letters.md doesn't name, fails it.
 */
export async function shownFields(page: Page): Promise<Message['fields']> {
  const letters = readFileSync('docs/letters.md', 'utf8');
  const fields = await page
    .locator('main form :is(input, textarea, select):visible:not([type=radio], [inert] *)')
    .evaluateAll((all) => all.map((one) => [Reflect.get(one, 'name'), Reflect.get(one, 'value')]));
  for (const [name, value] of fields) {
    expect(value, name).not.toBe('');
    expect(letters, 'docs/letters.md').toContain(`{{${name}}}`);
  }
  return fields.map(([name, value]) => [name, value.replaceAll('\n', '\r\n')]);
}

/** The fields that EmailJS gets in addition to the form's own; the library adds its version. */
export const service = (form: 'order' | 'contact'): Message['fields'] => [
  ['lib_version', '4.4.1'],
  ['service_id', 'local-service'],
  ['template_id', form],
  ['user_id', 'local-key'],
];

/** Where a message goes: to the mail service, and into the database (INBOX-1). */
const endpoints = { mail: '**/api/v1.0/email/send-form', keeping: /documents:commit/ };
type Service = keyof typeof endpoints;

type Cut = (route: Route) => Promise<void> | void;

/** The ways in which a service can fail, simulated by intercepting its requests. */
const cuts: Record<'an answer 429' | 'an answer 500' | 'no network' | 'no answer', Cut> = {
  'an answer 429': (route) => route.fulfill({ status: 429, body: 'Too Many Requests' }),
  'an answer 500': (route) => route.fulfill({ status: 500, body: 'Internal Server Error' }),
  'no network': (route) => route.abort('internetdisconnected'),
  'no answer': () => {},
};

type Failure = keyof typeof cuts;
export const failures = Object.keys(cuts) as Failure[];

/** The network between page and services: fails in the way that was set last, and counts the requests. */
export async function network(page: Page) {
  const failing: Record<Service, Failure | null> = { mail: null, keeping: null };
  const sent: Record<Service, number> = { mail: 0, keeping: 0 };
  for (const service of ['mail', 'keeping'] as const)
    await page.route(endpoints[service], (route) => {
      sent[service] += 1;
      const failure = failing[service];
      return failure === null ? route.continue() : cuts[failure](route);
    });
  return {
    /** How many requests each service got. */
    sent: () => ({ ...sent }),
    fail: (way: Failure, services: readonly Service[] = ['mail', 'keeping']) => {
      for (const service of services) failing[service] = way;
    },
    mend: () => {
      Object.assign(failing, { mail: null, keeping: null });
    },
  };
}
