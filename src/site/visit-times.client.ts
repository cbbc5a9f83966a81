import { type Metric, onCLS, onINP, onLCP } from 'web-vitals';
import { reportOfVisit, type VisitTimes } from '#core/cloud/failure-report.ts';
import { loadSender } from '#core/page/failure-reports.ts';

/** Sent when the page is first hidden: later there may be no chance (OPS-4). */
export async function measureVisit(): Promise<void> {
  const send = await loadSender().catch(() => null);
  if (!send) return;
  const times: VisitTimes = {};
  const keep = ({ name, value }: Metric) => {
    if (name === 'LCP' || name === 'INP' || name === 'CLS') times[name] = value;
  };
  for (const measure of [onLCP, onINP, onCLS]) measure(keep, { reportAllChanges: true });
  // Behind the listeners of the three, which then take in what the browser still has for them.
  const finish = () => {
    if (document.visibilityState !== 'hidden') return;
    document.removeEventListener('visibilitychange', finish);
    const report = reportOfVisit(times, location);
    if (report) send(report);
  };
  document.addEventListener('visibilitychange', finish);
}
