import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { openReports } from '#stack/reports/reports.ts';
import { temporaryDir } from '#support/temporary.ts';

test('[OPS-4] the page of reports shows the 75th percentiles of visits, apart from what failed', async () => {
  const reports = openReports(temporaryDir(), () => {});
  const host = createServer((request, response) => {
    reports.receive(request);
    request.on('end', () => response.end());
  });
  host.listen(0, '127.0.0.1');
  await once(host, 'listening');
  onTestFinished(() => void host.close());
  const send = (report: object) =>
    fetch(`http://127.0.0.1:${(host.address() as AddressInfo).port}`, {
      method: 'POST',
      body: JSON.stringify(report),
    });
  expect(reports.page()).toContain('<li>LCP: not measured yet</li>');
  for (const [LCP, CLS] of [
    [900, 0],
    [2400, 0.02],
    [1100, 0.3],
    [9000, 0.2],
  ])
    await send({ kind: 'visit', section: '/', LCP, CLS });
  // A browser that measures one of them alone.
  await send({ kind: 'visit', section: '/', INP: 208 });
  await send({ kind: 'error', section: '/', what: 'TypeError', places: [] });
  await expect.poll(() => reports.page()).toContain('TypeError');
  const page = reports.page();
  expect(page).toContain('(5 in all)');
  expect(page).toContain('<li>LCP: 2400 ms (good, 4 page views)</li>');
  expect(page).toContain('<li>INP: 208 ms (more than 200, 1 page views)</li>');
  expect(page).toContain('<li>CLS: 0.2 (more than 0.1, 4 page views)</li>');
  expect(page).toContain('Failures (1)');
  expect(page.split('<pre>')[1]).not.toContain('visit');
});
