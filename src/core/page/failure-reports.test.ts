import { expect, test, vi } from 'vitest';
import type { FailureReport } from '#core/cloud/failure-report.ts';
import { sendOnce } from './failure-reports.ts';

const gateway = vi.hoisted(() => ({ sendReport: vi.fn() }));
vi.mock('#core/cloud/reports.ts', () => gateway);

test('[SHELL-16] a page sends the same report once, and five at most', async () => {
  const report = (n: number): FailureReport => ({ kind: 'error', section: '/', what: `E${n}`, places: [] });
  for (const n of [1, 1, 2, 3, 2, 4, 5, 6, 1, 7]) await sendOnce(report(n));
  expect(gateway.sendReport.mock.calls.map(([{ what }]) => what)).toEqual(['E1', 'E2', 'E3', 'E4', 'E5']);
});
