import { reports } from '#configuration';
import type { FailureReport, VisitReport } from './failure-report.ts';

/**
 * Sends a report of a page view. It says neither which page nor which person it comes from, and needs no permission of the
 * other side. A report that can't be sent is lost: nobody should be told of that.
 */
export function sendReport(report: FailureReport | VisitReport): void {
  if (!reports) return;
  fetch(reports.address, {
    method: 'POST',
    body: JSON.stringify(report),
    mode: 'no-cors',
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    keepalive: true,
  }).catch(() => {});
}
