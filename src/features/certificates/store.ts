import type { Certificate } from '#domain/school/certificate.ts';
import { codeIn } from '#domain/school/code.ts';
import { routes } from '#domain/shared/routes.ts';
import { loadPart } from '#stores/shared/load-part.ts';
import { unbuiltStore } from '#stores/shared/unbuilt.ts';

/** The certificate at this address (LEARN-8). What can't be a code is not asked for. */
export const certificateAtAddress = unbuiltStore<Certificate>(routes.certificate(''), async (part) => {
  const code = codeIn(part);
  if (code === null) return null;
  return (await loadPart(() => import('#gateways/certificates.ts'))).certificates.one(code);
});
