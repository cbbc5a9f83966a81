import { AppError, codeOf, isRefusal } from '#domain/shared/errors.ts';
import { database } from '../database.ts';

/**
 * Finds out why the rules refused a new post or snippet, because they do not tell. Reads the reservation of its
 * address, which may be the document's own, from an earlier attempt.
 * @param address the path of the reservation, of batches/addresses.ts
 * @returns `firestore/already-exists` when another document has it, else the error itself. @throws AppError
 */
export async function refusedFor(error: unknown, address: string, id: string): Promise<unknown> {
  if (!isRefusal(codeOf(error))) return error;
  const reservation = await database().get(address);
  const isTaken = reservation !== null && reservation.data.id !== id;
  return isTaken ? new AppError('firestore/already-exists', error) : error;
}
