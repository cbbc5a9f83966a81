import { type Firestore, openFirestore } from '#gateways/firestore/firestore.ts';
import type { Connection } from '#gateways/firestore/request.ts';
import { hosts } from './owner.ts';
import type { Token } from './people.ts';

const part = (claims: object): string => Buffer.from(JSON.stringify(claims)).toString('base64url');

/** A token as Auth would give it, unsigned: the emulator takes its word. */
function tokenFor(project: string, { uid, ...claims }: Token): string {
  const payload = {
    iss: `https://securetoken.google.com/${project}`,
    aud: project,
    iat: 0,
    exp: 3600,
    auth_time: 0,
    sub: uid,
    user_id: uid,
    firebase: { sign_in_provider: 'custom', identities: {} },
    ...claims,
  };
  return [part({ alg: 'none', type: 'JWT' }), part(payload), ''].join('.');
}

/** Firestore in somebody's name (`null`: a guest's), without asking Auth. */
export const connectionOf = (project: string, token: Token | null): Connection => ({
  origin: `http://${hosts().firestore}`,
  projectId: project,
  headers: async () => (token ? { authorization: `Bearer ${tokenFor(project, token)}` } : {}),
});

/** The pages' own client. */
export const firestoreOf = (project: string, token: Token | null): Firestore =>
  openFirestore(connectionOf(project, token));
