import type { IncomingMessage } from 'node:http';
import { measures } from '#core/cloud/failure-report.ts';
import { escaped } from '../mail/mail-page.ts';
import { bodyOf } from '../mail/mail-sink.ts';
import { Mailbox, type Message } from '../mail/mailbox.ts';

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
      const all = reports.messages();
      const isVisit = ({ fields }: Message) =>
        fields.some(([name, value]) => name === 'kind' && value === 'visit');
      const lines = all
        .filter((message) => !isVisit(message))
        .map(({ at, fields }) => [at, ...fields.map(([name, value]) => `  ${name}: ${value}`)].join('\n'));
      const visits = all.filter(isVisit).map(({ fields }) => Object.fromEntries(fields));
      return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Failures (${lines.length})</title>
<style>body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; color-scheme: light dark; } pre { white-space: pre-wrap; }</style>
<h1>How quick it was</h1>
<p>Three of four page views were at least as quick (${visits.length} in all):</p>
<ul>${measures.map((name) => `<li>${name}: ${quickness(name, visits)}</li>`).join('')}</ul>
<h1>What failed in browsers</h1>
<pre>${escaped(lines.join('\n\n')) || 'Nothing yet.'}</pre>
`;
    },
  };
}

/** What Google calls good, at the 75th percentile: https://web.dev/articles/vitals */
const goodUpTo = { LCP: 2500, INP: 200, CLS: 0.1 };

/** The 75th percentile of one measure, by nearest rank, as a sentence. Browsers that do not measure it are left out. */
function quickness(name: (typeof measures)[number], visits: Record<string, string>[]): string {
  const values = visits
    .flatMap((visit) => (Number.isFinite(Number.parseFloat(visit[name] ?? '')) ? [Number(visit[name])] : []))
    .sort((one, other) => one - other);
  const value = values[Math.ceil(values.length * 0.75) - 1];
  if (value === undefined) return 'not measured yet';
  const verdict = value <= goodUpTo[name] ? 'good' : `more than ${goodUpTo[name]}`;
  return `${value}${name === 'CLS' ? '' : ' ms'} (${verdict}, ${values.length} page views)`;
}
