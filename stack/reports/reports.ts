import type { IncomingMessage } from 'node:http';
import { escaped } from '../mail/mail-page.ts';
import { bodyOf } from '../mail/mail-sink.ts';
import { Mailbox } from '../mail/mailbox.ts';

/** Browsers send failure reports to this path of the site's port by POST; a GET shows them. */
export const reportsPath = '/__reports';

/** Stands in for a service that collects failure reports: keeps each as a file and shows them on a page. */
export function openReports(folder: string, log: (line: string) => void) {
  const reports = new Mailbox(folder);
  return {
    receive: (request: IncomingMessage) => {
      bodyOf(request)
        .then((body) =>
          reports.keep({
            at: new Date().toISOString(),
            fields: Object.entries(JSON.parse(String(body ?? '{}'))).map(([name, value]) => [
              name,
              String(value),
            ]),
          }),
        )
        .catch((error: unknown) => log(`reports: ${String(error)}`));
    },
    page: () => {
      const lines = reports
        .messages()
        .map(({ at, fields }) => [at, ...fields.map(([name, value]) => `  ${name}: ${value}`)].join('\n'));
      return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Failures (${lines.length})</title>
<style>body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; color-scheme: light dark; } pre { white-space: pre-wrap; }</style>
<h1>What failed in browsers</h1>
<pre>${escaped(lines.join('\n\n')) || 'Nothing yet.'}</pre>
`;
    },
  };
}
