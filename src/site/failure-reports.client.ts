import { codeOf } from '#core/cloud/errors.ts';
import { type FailureReport, reportOfError, reportOfRefusal } from '#core/cloud/failure-report.ts';
import { sendOnce } from '#core/page/failure-reports.ts';

/** Known to browsers, not to TypeScript. */
interface ReportedRefusal extends ReportBody {
  effectiveDirective: string;
  blockedURL: string | null;
  sourceFile: string | null;
}

export function reportFailure(failure: Event | Report): void {
  const report = reportOf(failure);
  // Without this file nothing can be sent: no failure of its own.
  if (report) sendOnce(report).catch(() => {});
}

function reportOf(failure: Event | Report): FailureReport | null {
  if (!(failure instanceof Event)) {
    const { effectiveDirective, blockedURL, sourceFile } = failure.body as ReportedRefusal;
    return reportOfRefusal({ effectiveDirective, blocked: blockedURL ?? '', sourceFile }, location);
  }
  if (failure instanceof SecurityPolicyViolationEvent) {
    const { effectiveDirective, blockedURI, sourceFile } = failure;
    return reportOfRefusal({ effectiveDirective, blocked: blockedURI, sourceFile }, location);
  }
  if (failure instanceof ErrorEvent) return reportOfError('error', failure.error, location);
  if (failure instanceof PromiseRejectionEvent) return reportOfError('rejection', failure.reason, location);
  const { detail } = failure as CustomEvent<unknown>;
  return codeOf(detail) === 'offline' ? null : reportOfError('caught', detail, location);
}
