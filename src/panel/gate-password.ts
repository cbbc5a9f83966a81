import * as v from 'valibot';
import { limits } from '#core/words/limits.ts';
import { panelRoles } from './panel.ts';

/**
 * The gates of the panel (collection `gates`). A panel password is never stored: its digest is the id of a document
 * that staff of the right role may `get`. The salt is public and differs for each project, so that digests can't be
 * computed for several projects at once; a weak password is protected by the slow function. Changing a parameter
 * invalidates every gate.
 */
export const gateParameters = {
  name: 'PBKDF2',
  hash: 'SHA-256',
  salt: 'kodyol-panel-gate-2',
  iterations: 600_000,
  bits: 256,
} as const;

/** The id of the gate that a password opens in a Firebase project: lower-case hexadecimal. */
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

/** A document of `gates`: the panel that its password opens. */
export const GateDocument = v.object({ role: v.picklist(panelRoles) });

/** The part of the document config/keys that the panel needs: the key that marks a record as a teacher's (PANEL-8). */
export const RoleKeys = v.object({ teacherKey: v.pipe(v.string(), v.minLength(limits.keyMin)) });
