import { doc, getDoc, runTransaction } from 'firebase/firestore/lite';
import {
  BuildDocument,
  BuildNote,
  type Marks,
  PublishDocument,
  serverNow,
} from '#domain/panel/publishing.ts';
import { AppError } from '#domain/shared/errors.ts';
import { files } from '#domain/shared/file-addresses.ts';
import type { Publishing } from '../../staff/publishing.ts';
import { firebaseConfiguration } from '../app.ts';
import { auth } from '../auth.ts';
import { claimBuild } from '../batches/publish.ts';
import { database } from '../database.ts';
import { fieldsOf } from '../documents.ts';
import { withTimeout } from '../with-timeout.ts';

const path = 'config/publish';

const marksIn = (fields: Record<string, unknown>): Pick<Marks, 'dirtyAt' | 'claimedAt'> => {
  const { dirtyAt, claimedAt } = parsed(PublishDocument, fields);
  return { dirtyAt: dirtyAt ?? null, claimedAt: claimedAt ?? null };
};

export const publishing: Publishing = {
  async marks() {
    const [document, note] = await Promise.all([
      withTimeout(getDoc(doc(database(), path))),
      withTimeout(reached(files.buildNote)),
    ]);
    const { readAt } = parsed(BuildNote, await withTimeout(note.json()));
    const now = serverNow(note.headers.get('date'), note.headers.get('age'), new Date());
    return { ...marksIn(fieldsOf(document)), readAt, now };
  },

  async hook() {
    const document = await withTimeout(getDoc(doc(database(), 'config/build')));
    if (!document.exists()) return null;
    return parsed(BuildDocument, fieldsOf(document)).hook || null;
  },

  claim: (uid, may) =>
    withTimeout(
      runTransaction(database(), async (transaction) => {
        const document = doc(database(), path);
        if (!may(marksIn(fieldsOf(await transaction.get(document))))) return false;
        transaction.update(document, claimBuild(uid).data);
        return true;
      }),
    ),

  async call(hook) {
    await withTimeout(reached(hook, { method: 'POST', mode: 'no-cors', keepalive: true }));
  },

  claimAndCall(uid, hook) {
    // The SDK's requests end with the page. Errors are ignored, because the page is gone: the next panel sees that the
    // site is dirty.
    claimWhileLeaving(uid).catch(() => {});
    navigator.sendBeacon(hook);
  },
};

/** The response of a file or hook; without one the device counts as offline. */
async function reached(address: string, init: RequestInit = { cache: 'no-store' }): Promise<Response> {
  try {
    return await fetch(address, init);
  } catch (error) {
    throw new AppError('firestore/unavailable', error);
  }
}

interface Schema<Value> {
  safeParse(fields: unknown): { success: true; data: Value } | { success: false; error: unknown };
}

function parsed<Value>(schema: Schema<Value>, fields: unknown): Value {
  const result = schema.safeParse(fields);
  if (!result.success) throw new AppError('malformed', result.error);
  return result.data;
}

/** The write of `claimBuild` for Firestore's REST interface, in a request that outlives its page. */
async function claimWhileLeaving(uid: string): Promise<void> {
  const token = await auth().currentUser?.getIdToken();
  const { app, emulators } = firebaseConfiguration();
  const origin = emulators ? `http://${emulators.firestore}` : 'https://firestore.googleapis.com';
  const documents = `projects/${app.projectId}/databases/(default)/documents`;
  const write = {
    update: { name: `${documents}/${path}`, fields: { claimedBy: { stringValue: uid } } },
    updateMask: { fieldPaths: ['claimedBy'] },
    updateTransforms: [{ fieldPath: 'claimedAt', setToServerValue: 'REQUEST_TIME' }],
    currentDocument: { exists: true },
  };
  await fetch(`${origin}/v1/${documents}:commit`, {
    method: 'POST',
    keepalive: true,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ writes: [write] }),
  });
}
