import { ownRead } from '#stores/accounts/own-read.ts';
import { loadPart } from '#stores/shared/load-part.ts';

/** The user's certificates, newest first (LEARN-8). */
export const ownCertificates = ownRead(async (owner) =>
  (await loadPart(() => import('#gateways/certificates.ts'))).certificates.own(owner),
);
