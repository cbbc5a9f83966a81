import * as v from 'valibot';
import { limits } from '#core/words/limits.ts';
import { panelRoles } from './panel.ts';

/** A gate's id is the digest of its password: slow against guesses, salted by project. A change here invalidates every gate. */
export const gateParameters = {
  name: 'PBKDF2',
  hash: 'SHA-256',
  salt: 'kodyol-panel-gate-2',
  iterations: 600_000,
  bits: 256,
} as const;

/** Lower-case hexadecimal. */
export async function gateDigest(password: string, projectId: string): Promise<string> {
  const { name, hash, salt, iterations, bits } = gateParameters;
  const text = new TextEncoder();
  const key = await crypto.subtle.importKey('raw', text.encode(password.normalize('NFC')), name, false, [
    'deriveBits',
  ]);
  const derived = await crypto.subtle.deriveBits(
    { name, hash, salt: text.encode(`${salt}:${projectId}`), iterations },
    key,
    bits,
  );
  return [...new Uint8Array(derived)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

export const GateDocument = v.object({ role: v.picklist(panelRoles) });

/** The part of config/keys that the panel needs: the key that marks a teacher's record (PANEL-8). */
export const RoleKeys = v.object({ teacherKey: v.pipe(v.string(), v.minLength(limits.keyMin)) });
