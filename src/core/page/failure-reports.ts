import type { FailureReport } from '#core/cloud/failure-report.ts';
import { loadPart } from './load-part.ts';

const mostReports = 5;
const sent = new Set<string>();

/** For a page that can load nothing more when it is left (OPS-4). */
export const loadSender = async () => (await loadPart(() => import('#core/cloud/reports.ts'))).sendReport;

export async function sendOnce(report: FailureReport): Promise<void> {
  const key = JSON.stringify(report);
  if (sent.has(key) || sent.size >= mostReports) return;
  sent.add(key);
  const send = await loadSender();
  send(report);
}
