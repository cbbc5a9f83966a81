import { routes } from '#core/addresses/routes.ts';
import { loadPart } from '#core/page/load-part.ts';
import { unbuiltStore } from '#core/page/unbuilt.ts';
import { codeIn } from '#features/enrolments/code.ts';
import type { Certificate } from './certificate.ts';

/** The certificate at this address (LEARN-8). What can't be a code is not asked for. */
export const certificateAtAddress = unbuiltStore<Certificate>(routes.certificate(''), async (part) => {
  const code = codeIn(part);
  if (code === null) return null;
  return (await loadPart(() => import('./gateway.ts'))).certificates.one(code);
});
