// The mail sink of the test stack, and the network between it and the page.
import type { Page, Route } from '@playwright/test';
import { Mailbox, type Message } from '#stack/mail/mailbox.ts';

/** The fields of the messages with this text in one of them, the newest first. */
export function arrived(text: string): Message['fields'][] {
  return new Mailbox(process.env.KODYOL_TEST_MAIL ?? '')
    .messages()
    .map(({ fields }) => fields)
    .filter((fields) => fields.some(([, value]) => value === text));
}

/** What EmailJS is told besides the form's own fields; the library adds its version. */
export const service = (form: 'order' | 'contact'): Message['fields'] => [
  ['lib_version', '4.4.1'],
  ['service_id', 'local-service'],
  ['template_id', form],
  ['user_id', 'local-key'],
];

const endpoint = '**/api/v1.0/email/send-form';

type Cut = (route: Route) => Promise<void> | void;

/** How the service can fail, at the network's edge. */
const cuts: Record<'an answer 429' | 'an answer 500' | 'no network' | 'no answer', Cut> = {
  'an answer 429': (route) => route.fulfill({ status: 429, body: 'Too Many Requests' }),
  'an answer 500': (route) => route.fulfill({ status: 500, body: 'Internal Server Error' }),
  'no network': (route) => route.abort('internetdisconnected'),
  'no answer': () => {},
};

type Failure = keyof typeof cuts;
export const failures = Object.keys(cuts) as Failure[];

/** The network between page and service: it fails in the way that was asked for last, and counts what was sent. */
export async function network(page: Page) {
  let failure: Failure | null = null;
  let sent = 0;
  await page.route(endpoint, (route) => {
    sent += 1;
    return failure === null ? route.continue() : cuts[failure](route);
  });
  return {
    sent: () => sent,
    fail: (way: Failure) => {
      failure = way;
    },
    mend: () => {
      failure = null;
    },
  };
}

/** Holds the answers back until the returned function is called; counts what was sent. */
export async function holdAnswers(page: Page): Promise<{ sent: () => number; release: () => void }> {
  let sent = 0;
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(endpoint, async (route) => {
    sent += 1;
    await released;
    await route.continue();
  });
  return { sent: () => sent, release };
}
