import type { FailureReport } from '#domain/shared/failure-report.ts';
import { loadPart } from './load-part.ts';

/** A page that fails again and again says the same. */
const mostReports = 5;
const sent = new Set<string>();

/** Sends a report once a page. */
export async function sendOnce(report: FailureReport): Promise<void> {
  const key = JSON.stringify(report);
  if (sent.has(key) || sent.size >= mostReports) return;
  sent.add(key);
  const { sendReport } = await loadPart(() => import('#gateways/reports.ts'));
  sendReport(report);
}
