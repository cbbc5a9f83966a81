import { reports } from '#configuration';
import type { FailureReport, VisitReport } from './failure-report.ts';

/** Says neither which page nor which person. A report that can't be sent is lost: nobody should be told. */
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
