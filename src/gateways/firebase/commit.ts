import { doc, type Firestore, type WriteBatch, writeBatch } from 'firebase/firestore/lite';
import type { Operation } from './batches/operation.ts';

function add(batch: WriteBatch, db: Firestore, operation: Operation): WriteBatch {
  const document = doc(db, operation.path);
  if (operation.kind === 'delete') return batch.delete(document);
  if (operation.kind === 'merge') return batch.set(document, operation.data, { merge: true });
  return operation.kind === 'set'
    ? batch.set(document, operation.data)
    : batch.update(document, operation.data);
}

/**
 * Sends the operations as one batch: either all of them succeed or none. Fails with the SDK's FirebaseError
 * (`permission-denied` when a rule refuses one of them).
 */
export async function commit(db: Firestore, operations: readonly Operation[]): Promise<void> {
  await operations.reduce((batch, operation) => add(batch, db, operation), writeBatch(db)).commit();
}
