import { atom } from 'nanostores';
import type { Certificate } from '#domain/school/certificate.ts';
import { onSignOut } from '#stores/accounts/session.ts';
import { reportFailedRead } from '#stores/shared/failures.ts';
import { latest } from '#stores/shared/latest.ts';
import { loadPart } from '#stores/shared/load-part.ts';

/** The user's certificates, newest first (LEARN-8). */
export const $ownCertificates = atom<readonly Certificate[]>([]);

const requests = latest();
let uid: string | null = null;

export async function loadOwnCertificates(owner: string): Promise<void> {
  uid = owner;
  await load();
}

/** Always the same function, so that a read that fails twice gets one retry only. */
async function load(): Promise<void> {
  if (uid === null) return;
  const isLatest = requests.begin();
  try {
    const { certificates } = await loadPart(() => import('#gateways/certificates.ts'));
    const own = await certificates.own(uid);
    if (isLatest()) $ownCertificates.set(own);
  } catch (error) {
    if (isLatest()) reportFailedRead(error, load);
  }
}

onSignOut(() => {
  uid = null;
  requests.cancel();
  $ownCertificates.set([]);
});
