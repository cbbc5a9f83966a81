import { loadPart } from '#core/page/load-part.ts';
import { ownRead } from '#core/session/reading.ts';

/** The user's certificates, newest first (LEARN-8). */
export const ownCertificates = ownRead(async (owner) =>
  (await loadPart(() => import('./gateway.ts'))).certificates.own(owner),
);
