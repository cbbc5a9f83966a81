import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { isLocalRequest, ownPageHeaders } from '../host/local-only.ts';
import type { Judge } from '../strict/door.ts';
import type { Letter } from './auth-letters.ts';
import { mailPage, mailPath } from './mail-page.ts';
import { Mailbox } from './mailbox.ts';

export interface MailSink {
  /** The origin that the site uses instead of EmailJS. */
  origin: string;
  /** The page with the messages; the site's host serves it, too. */
  page(): Promise<string>;
  stop(): Promise<void>;
}

interface Options {
  folder: string;
  port: number;
  /** The letters of the Auth service, which the page shows too. */
  letters?: () => Promise<Letter[]>;
  /** What EmailJS would refuse. */
  judge?: Judge;
  log(line: string): void;
}

interface Answer {
  status: number;
  text: string;
}

/** Fields that EmailJS requires in every message. */
const required = ['service_id', 'template_id', 'user_id'];
const endpoint = '/api/v1.0/email/send-form';
const mostBytes = 1_000_000;

/** Replaces EmailJS: gives the same responses, and saves each message instead of sending it. */
export async function startMailSink({
  folder,
  port,
  log,
  letters = async () => [],
  judge = () => null,
}: Options): Promise<MailSink> {
  const mailbox = new Mailbox(folder);
  const page = async () => mailPage(mailbox.messages(), await letters().catch(() => []));
  const server = createServer(async (request, response) => {
    const path = request.url?.split('?')[0];
    if (path === endpoint && !isLocalRequest(request.headers, port, null)) {
      send(response, { status: 403, text: 'Only for pages of this machine.' });
    } else if (path === endpoint && request.method === 'POST') {
      const answer = await receive(request, mailbox, judge).catch((error: unknown) => {
        log(`mail: ${String(error)}`);
        return { status: 400, text: 'The request is no form.' };
      });
      send(response, answer);
    } else if (path === mailPath && request.method === 'GET' && isLocalRequest(request.headers, port)) {
      const html = await page();
      response.writeHead(200, ownPageHeaders(html)).end(html);
    } else {
      send(response, { status: 404, text: 'Not found' });
    }
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${port}`,
    page,
    stop: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

async function receive(request: IncomingMessage, mailbox: Mailbox, judge: Judge): Promise<Answer> {
  const body = await bodyOf(request);
  if (body === null) return { status: 413, text: 'The message is too large.' };
  const refusal = judge('POST', endpoint, body.toString());
  if (refusal) return { status: refusal.status, text: String(refusal.body) };
  const headers = { 'content-type': request.headers['content-type'] ?? '' };
  const form = await new Response(body, { headers }).formData();
  const fields = [...form].map(([name, value]): [string, string] => [name, String(value)]);
  const missing = required.find((name) => !form.get(name));
  if (missing !== undefined) return { status: 400, text: `${missing} is missing.` };
  mailbox.keep({ at: new Date().toISOString(), fields });
  return { status: 200, text: 'OK' };
}

/** The body of a request, `null` if it is larger than any that the site sends. It is read to its end, so that the client receives the response. */
export async function bodyOf(request: IncomingMessage): Promise<Buffer<ArrayBuffer> | null> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size <= mostBytes) chunks.push(chunk);
  }
  return size > mostBytes ? null : Buffer.concat(chunks);
}

function send(response: ServerResponse, { status, text }: Answer): void {
  response.writeHead(status, {
    'content-type': 'text/plain; charset=utf-8',
    // Pages of any origin may send to EmailJS.
    'access-control-allow-origin': '*',
    'cache-control': 'no-store',
  });
  response.end(text);
}
