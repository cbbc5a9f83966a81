import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startMailSink } from '#stack/mail/mail-sink.ts';
import { Mailbox } from '#stack/mail/mailbox.ts';
import { anyFreePort } from '#stack/ports/free-port.ts';
import { temporaryDir } from '#support/temporary.ts';

const service = { service_id: 's', template_id: 'order', user_id: 'k' };

async function sink(folder = temporaryDir()) {
  const running = await startMailSink({ folder, port: await anyFreePort(), log: () => {} });
  onTestFinished(() => running.stop());
  const endpoint = `${running.origin}/api/v1.0/email/send-form`;
  return {
    folder,
    page: async () => (await fetch(`${running.origin}/__mail`)).text(),
    post: (init: RequestInit) => fetch(endpoint, { method: 'POST', ...init }),
    send: (fields: Record<string, string>) => {
      const body = new FormData();
      for (const [name, value] of Object.entries(fields)) body.append(name, value);
      return fetch(endpoint, { method: 'POST', body });
    },
  };
}

test('a message is saved unchanged as a file, and the response is that of EmailJS', async () => {
  const { send, folder } = await sink();
  const message = 'Salam, Ələkbər!\r\nİlk sətir: ğ ı ö ş ü ç ə\r\n\r\n«son» "?" & <b>\t🧵';
  const answer = await send({ message, empty: '', ...service });
  expect([answer.status, await answer.text()]).toEqual([200, 'OK']);
  expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  expect(readdirSync(folder)).toEqual(['000001.json']);
  const kept = JSON.parse(readFileSync(join(folder, '000001.json'), 'utf8'));
  expect(kept.fields).toEqual([['message', message], ['empty', ''], ...Object.entries(service)]);
});

test('the newest message is shown first, and its text is escaped', async () => {
  const { send, page } = await sink();
  await send({ message: 'birinci', ...service });
  await send({ message: '<script>alert(1)</script> & "ikinci"', ...service });
  const html = await page();
  expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;ikinci&quot;');
  expect(html).not.toContain('<script>');
  expect(html.indexOf('ikinci')).toBeLessThan(html.indexOf('birinci'));
});

test('messages survive a restart; a half-written one is not shown', async () => {
  const { send, folder } = await sink();
  await send({ message: 'əvvəlki', ...service });
  writeFileSync(join(folder, '000009.json.partial'), '{');
  const next = await sink(folder);
  await next.send({ message: 'sonrakı', ...service });
  expect(new Mailbox(folder).messages().map(({ fields }) => fields[0]?.[1])).toEqual(['sonrakı', 'əvvəlki']);
  expect(await next.page()).toContain('Mail (2)');
});

test.for(['service_id', 'template_id', 'user_id'] as const)(
  'a message without %s is refused',
  async (name) => {
    const { send, folder } = await sink();
    const answer = await send({ message: 'x', ...service, [name]: '' });
    expect([answer.status, await answer.text()]).toEqual([400, `${name} is missing.`]);
    expect(readdirSync(folder)).toEqual([]);
  },
);

test('a request that is not a form or is too large is refused, and the server keeps running', async () => {
  const { post, send, folder } = await sink();
  expect((await post({ body: '{}', headers: { 'content-type': 'application/json' } })).status).toBe(400);
  expect((await send({ message: 'ə'.repeat(600_000), ...service })).status).toBe(413);
  expect((await send({ message: 'ə'.repeat(400_000), ...service })).status).toBe(200);
  expect(readdirSync(folder)).toHaveLength(1);
});
