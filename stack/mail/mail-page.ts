import type { Letter } from './auth-letters.ts';
import type { Message } from './mailbox.ts';

/** The path of the page with the messages, on the mail sink's port and on the site's port. */
export const mailPath = '/__mail';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
export const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

/** The messages and letters as a page, in the given order. User input is escaped. */
export function mailPage(messages: Message[], letters: Letter[] = []): string {
  const list = messages.map(article).join('\n');
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Mail (${messages.length})</title>
<style>
  body { max-width: 44rem; margin: 2rem auto; padding: 0 1rem; font: 1rem/1.5 system-ui, sans-serif; color-scheme: light dark; }
  article { border-top: 2px solid; margin-top: 2rem; padding-top: .5rem; }
  dl { display: grid; grid-template-columns: max-content minmax(0, 1fr); gap: .25rem 1.5rem; }
  dd { margin: 0; white-space: pre-wrap; overflow-wrap: anywhere; }
</style>
<h1>Messages of the site's forms</h1>
${list || '<p>None yet.</p>'}
<h1>Letters of the Auth service</h1>
${letters.map(letter).join('\n') || '<p>None yet.</p>'}
`;
}

const letter = ({ to, kind, link }: Letter): string =>
  `<article>\n<dl>\n<dt>${escaped(kind)}</dt><dd>${escaped(to)}</dd>\n</dl>\n<a href="${escaped(link)}">Open the link</a>\n</article>`;

function article({ at, fields }: Message): string {
  const rows = fields
    .map(([name, value]) => `<dt>${escaped(name)}</dt><dd>${escaped(value)}</dd>`)
    .join('\n');
  return `<article>\n<time>${escaped(at)}</time>\n<dl>\n${rows}\n</dl>\n</article>`;
}
