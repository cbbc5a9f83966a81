import { expect, test } from 'vitest';
import { AppError } from './errors.ts';
import { reportOfError, reportOfRefusal, reportOfVisit } from './failure-report.ts';

const place = { origin: 'https://kodyol.example', pathname: '/user/ayla.quliyeva' };

function thrown(error: Error, ...lines: string[]): Error {
  error.stack = [`${error.name}: ${error.message}`, ...lines.map((line) => `    at ${line}`)].join('\n');
  return error;
}

test('[SHELL-16] a report has the kind, the section, the names of errors and the places in our files, innermost first', () => {
  const cause = thrown(
    Object.assign(new Error('Ayla'), { code: 'permission-denied' }),
    `https://kodyol.example/_astro/firestore.BB_1.js:1:20`,
  );
  const error = thrown(
    new AppError('firestore/permission-denied', cause),
    'load (https://kodyol.example/_astro/videos.C-x~9.js:3:7)',
    'https://kodyol.example/user/ayla.quliyeva?secret=1:12:3',
    'https://cdn.example/_astro/other.js:1:1',
  );
  expect(reportOfError('caught', error, place)).toEqual({
    kind: 'caught',
    section: '/user',
    what: 'AppError firestore/permission-denied < Error permission-denied',
    places: ['/_astro/videos.C-x~9.js:3:7', '/_astro/firestore.BB_1.js:1:20'],
  });
});

test('[SHELL-16] nothing that somebody typed or is called gets into a report', () => {
  const said = 'Ayla Quliyeva';
  const error = thrown(
    Object.assign(new SyntaxError(`Unexpected token in ${said}`), { name: said, code: `${said}!` }),
    `https://kodyol.example/_astro/a.js:1:1`,
    `https://kodyol.example/user/ayla.quliyeva#${said}:1:1`,
  );
  const report = reportOfError('error', error, place);
  expect(report).toEqual({ kind: 'error', section: '/user', what: '', places: ['/_astro/a.js:1:1'] });
  expect(reportOfError('rejection', said, place)).toBeNull();
});

test('[SHELL-16] failures of extensions and of foreign scripts are not reported; a caught one always is', () => {
  const foreign = thrown(new Error('x'), 'chrome-extension://abc/_astro/a.js:1:1');
  expect(reportOfError('error', foreign, place)).toBeNull();
  expect(reportOfError('error', null, place)).toBeNull();
  expect(reportOfError('caught', foreign, place)?.places).toEqual([]);
});

test('[SHELL-16] a refusal of the policy names the directive and the origin, never the whole address', () => {
  const refusal = (blocked: string, sourceFile: string | null = null) =>
    reportOfRefusal({ effectiveDirective: 'script-src-elem', blocked, sourceFile }, place);
  expect(refusal('https://evil.example/a.js?token=1')?.what).toBe('script-src-elem https://evil.example');
  expect(refusal('inline')?.what).toBe('script-src-elem inline');
  expect(refusal('data:text/html,Ayla')?.what).toBe('script-src-elem data:');
  expect(refusal('blob')?.what).toBe('script-src-elem blob');
  expect(refusal('https://x.example', 'https://kodyol.example/_astro/a.js')?.places).toEqual([
    '/_astro/a.js:0:0',
  ]);
  expect(refusal('chrome-extension')).toBeNull();
  expect(refusal('inline', 'moz-extension://abc/content.js')).toBeNull();
});

test('[OPS-4] a page view is told by its section and three numbers; what was not measured is left out', () => {
  expect(reportOfVisit({ LCP: 1234.56, INP: 48, CLS: 0.012_34 }, place)).toEqual({
    kind: 'visit',
    section: '/user',
    LCP: 1235,
    INP: 48,
    CLS: 0.012,
  });
  expect(reportOfVisit({ CLS: 0 }, place)).toEqual({ kind: 'visit', section: '/user', CLS: 0 });
  expect(reportOfVisit({}, place)).toBeNull();
});
